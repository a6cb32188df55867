public import Basics
internal import Files
public import Formats

/// A pivot or borders for the animations and sprites that a name or a pattern stands for.
public struct PackMark<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The name of an animation or a sprite, or a pattern of names; nil for all of them.
    public var name: String?
    /// The value.
    public var value: Value

    /// Creates a mark.
    public init(_ name: String? = nil, _ value: Value) {
        self.name = name
        self.value = value
    }

    /// Returns whether the mark is for an animation or a sprite of that name.
    func isFor(_ clip: String) -> Bool { name.map { matchesPattern(Array(clip), Array($0)) } ?? true }

    /// Reads `VALUE` or `NAME=VALUE`.
    fileprivate init(
        _ text: String, _ count: [Int], _ hint: String, at place: SpecError.Subject,
        _ value: ([Double]) -> Value?
    ) throws(SpecError) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = parts[parts.count - 1].split(separator: ",", omittingEmptySubsequences: false).map {
            part in
            SpecNumber.value(of: part.drop { $0 == " " })
        }
        guard count.contains(numbers.count), let value = value(numbers.compactMap(\.self)),
            !numbers.contains(nil), parts.count == 1 || !parts[0].isEmpty
        else { throw SpecError(at: place, "\(quoted(text)) \(hint)") }
        self.init(parts.count == 2 ? String(parts[0]) : nil, value)
    }
}

extension PackMark where Value == Double {
    /// Reads the delay of some animations: `coin=80ms`.
    ///
    /// - Throws: ``SpecError`` for what is no name with a time, and for a time out of range.
    public init(delay text: String, at place: SpecError.Subject) throws(SpecError) {
        guard let end = text.lastIndex(of: "="), end > text.startIndex else {
            throw SpecError(at: place, "\(quoted(text)) is not a name and a time, such as coin=80ms")
        }
        let delays = try PackTiming.delays(String(text[text.index(after: end)...]), at: "delay")
        guard delays.count == 1 else {
            throw SpecError(at: place, "\(quoted(text)) is not a name and a single time, such as coin=80ms")
        }
        self.init(String(text[..<end]), delays[0])
    }
}

extension PackMark where Value == SheetClip.Pivot {
    /// Reads a pivot: `0.5,1` or `coin=0.5,1`, as shares of the width and the height from the top left.
    ///
    /// - Throws: ``SpecError`` for what is no pivot, and for shares out of -1 to 2.
    public init(pivot text: String, at place: SpecError.Subject) throws(SpecError) {
        try self.init(
            text, [2], "is not a pivot; write two shares from the top left, -1 to 2: 0.5,1 or coin=0.5,1",
            at: place
        ) { shares in
            shares.allSatisfy { (-1...2).contains($0) } && shares.count == 2
                ? SheetClip.Pivot(x: shares[0], y: shares[1]) : nil
        }
    }
}

extension PackMark where Value == SheetClip.Insets {
    /// Reads borders in pixels: `8`, or those of the left, the top, the right and the bottom: `8,4,8,4`, `button=8`.
    ///
    /// - Throws: ``SpecError`` for what are no borders.
    public init(borders text: String, at place: SpecError.Subject) throws(SpecError) {
        try self.init(
            text, [1, 4],
            "does not say borders; write whole pixels for all sides or for left, top, right and bottom: 8 or button=8,4,8,4",
            at: place
        ) { sides in
            guard sides.allSatisfy({ (0...16384).contains($0) && $0 == $0.rounded() }) else { return nil }
            let pixels = sides.map { Int($0) }
            return pixels.count == 1
                ? SheetClip.Insets(left: pixels[0], top: pixels[0], right: pixels[0], bottom: pixels[0])
                : pixels.count == 4
                    ? SheetClip.Insets(left: pixels[0], top: pixels[1], right: pixels[2], bottom: pixels[3])
                    : nil
        }
    }
}
