// Hot loop. A row of cells on a page of steps changes in one pixel of a hundred from one to the next: bytes there are
// compared in half the time that all of them took, for 2 % more of the page. The benchmark `Cells` measures it.

/// Finds matches in bytes that differ little from others with known tokens. Only bytes in changes, or before them, or
/// matches that refer to them, are searched.
@safe
struct KnownMatcher: MatchFinder {
    private var cells: CellMatcher
    /// The tokens of the other bytes.
    private let known: UnsafeBufferPointer<UInt32>
    /// The ranges in which the bytes differ.
    private let changes: UnsafeBufferPointer<Range<Int>>
    /// The known token at the position, and its end.
    private var token: UInt32 = 0
    private var end = 0
    private var index = 0
    /// The number of changes that end at the position or before it, the start of the next one, and the place up to which
    /// matches reach back to one.
    private var passed = 0
    private var start = 0
    private var clear = 0

    /// The number of bytes before a change from which matches are searched anew, which may continue in it: this saves a
    /// third of a per cent of that page.
    private static let margin = 8

    /// - Parameters:
    ///   - cells: The matcher where nothing is known.
    ///   - known: The tokens of as many bytes.
    ///   - changes: The ranges outside of which bytes are the same: ascending, not adjacent, none empty.
    init(
        _ cells: CellMatcher, like known: UnsafeBufferPointer<UInt32>,
        but changes: UnsafeBufferPointer<Range<Int>>
    ) {
        self.cells = cells
        unsafe (self.known, self.changes) = (known, changes)
        start = unsafe changes.first?.lowerBound ?? .max
    }

    var count: Int { cells.count }

    var position: Int {
        @inline(__always) get { cells.position }
        @inline(__always) set { cells.position = newValue }
    }

    @inline(__always)
    mutating func takeLiteral() -> UInt8 { cells.takeLiteral() }

    @inline(__always)
    mutating func takeKnown() -> UInt32? {
        let left = look()
        guard token >= 256, left == FlatDeflater.length(of: token), isAsBefore(left) else { return nil }
        cells.pass(isRemembered: isNear)
        position = end
        return token
    }

    @inline(__always)
    mutating func next() -> Match? {
        let left = look()
        guard end &+ Self.margin <= start else { return cells.next() }
        if token >= 256, left < 3 || !isAsBefore(left) { return cells.next() }
        cells.pass(isRemembered: isNear)
        return token < 256 ? nil : Match(length: left, distance: FlatDeflater.distance(of: token))
    }

    /// Finds the known token at the position, and returns the number of bytes of it that are left.
    @inline(__always)
    private mutating func look() -> Int {
        let position = position
        // A match that was found anew may end behind the end of known ones.
        while end <= position {
            token = unsafe known[index]
            end &+= FlatDeflater.length(of: token)
            index &+= 1
        }
        if position >= start { passChanges(before: position) }
        return end &- position
    }

    /// Returns whether the known match, of which `left` bytes are left, is away from changes.
    @inline(__always)
    private func isAsBefore(_ left: Int) -> Bool {
        end &+ Self.margin <= start
            && !(position < clear && hasChanged(position &- FlatDeflater.distance(of: token), left))
    }

    /// Whether a match after a change may refer back to the position.
    private var isNear: Bool {
        @inline(__always) get { position < clear || start &- position < CellMatcher.window }
    }

    private mutating func passChanges(before position: Int) {
        while unsafe passed < changes.count, unsafe changes[passed].upperBound <= position {
            clear = unsafe changes[passed].upperBound + CellMatcher.window
            passed += 1
        }
        start = unsafe passed < changes.count ? changes[passed].lowerBound : .max
    }

    /// Returns whether bytes before the position have changed.
    @inline(__always)
    private func hasChanged(_ source: Int, _ count: Int) -> Bool {
        var index = passed &- 1
        while index >= 0, unsafe changes[index].upperBound > source {
            if unsafe changes[index].lowerBound < source &+ count { return true }
            index &-= 1
        }
        return false
    }
}
