internal import Basics

extension SpecUnit {
    /// The members of a schema for numbers in this unit, without braces.
    func schema(_ range: ClosedRange<Double>) -> String {
        let (low, high) = (range.lowerBound.shortestText, range.upperBound.shortestText)
        return
            #""type": ["number", "string"], "minimum": \#(low), "maximum": \#(high), "pattern": "\#(pattern)""#
    }
}

/// Words of a list of a schema.
func schemaList(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
