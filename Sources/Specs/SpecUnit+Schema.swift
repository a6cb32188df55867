internal import Basics

extension SpecUnit {
    /// What a schema says of numbers in this unit, between the braces.
    func schema(_ range: ClosedRange<Double>) -> String {
        let (low, high) = (range.lowerBound.shortestText, range.upperBound.shortestText)
        return
            #""type": ["number", "string"], "minimum": \#(low), "maximum": \#(high), "pattern": "\#(pattern)""#
    }
}

/// Words of a list of a schema.
func schemaList(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
