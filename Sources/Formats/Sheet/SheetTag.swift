/// A named part of an animation.
public struct SheetTag: Hashable, Sendable {
    /// The way in which the frames are played.
    public enum Direction: String, CaseIterable, Hashable, Sendable {
        /// The frames from first to last.
        case forward
        /// The frames from last to first.
        case reverse
        /// Forward, then back to the second frame, so that a loop shows neither end twice in a row.
        case pingpong
    }

    /// The name of the part, in metadata.
    public var name: String
    /// The numbers of the first and the last frame.
    public var from, to: Int
    /// The way in which it is played.
    public var direction: Direction

    /// A part from one frame to another, both included and counted from 0.
    public init(name: String, from: Int, to: Int, direction: Direction = .forward) {
        self.name = name
        self.from = from
        self.to = to
        self.direction = direction
    }

    /// The numbers of the frames in the order in which they are shown.
    package var frames: [Int] {
        switch direction {
        case .forward: Array(from...to)
        case .reverse: (from...to).reversed()
        case .pingpong: Array(from...to) + (from...to).dropFirst().dropLast().reversed()
        }
    }

    /// Refuses a tag that is not a part of an animation.
    ///
    /// - Throws: ``SheetError/tagOutOfRange(_:count:)`` unless the tag is a part of `count` frames.
    public func check(count: Int) throws(SheetError) {
        guard 0 <= from, from <= to, to < count else { throw .tagOutOfRange(self, count: count) }
    }
}
