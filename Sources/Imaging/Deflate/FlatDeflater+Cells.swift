/// Compression of rows of more colors than a palette holds, with known distances at which they repeat themselves.
extension FlatDeflater {
    /// The number of tokens of a block. Blocks are short, since rows with texts and rows without need other codes: this
    /// saves 1 to 2 % of a page of steps.
    private static let cellTokens = 1 << 13

    /// Writes `input` as a zlib stream to the start of `output` and returns its length.
    func compress(_ input: UnsafeRawBufferPointer, _ repeats: Repeats, into output: inout Scratch) -> Int {
        var writer = unsafe write(input, repeats, isLast: true, in: &output)
        return unsafe end(input, &writer, in: output)
    }

    /// Returns `input` as a raw stream, or as a part of one that others follow.
    func part(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, isLast: Bool, _ scratch: inout Scratch
    ) -> [UInt8] {
        var writer = unsafe write(input, repeats, isLast: isLast, in: &scratch)
        return endPart(&writer, isLast: isLast, in: scratch)
    }

    /// Returns `input` as a part of a raw stream that others follow, and its tokens.
    func knownPart(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, _ scratch: inout Scratch
    ) -> (bytes: [UInt8], tokens: [UInt32]) {
        var all: [UInt32] = []
        var writer = unsafe write(input, isLast: false, in: &scratch) {
            unsafe CellMatcher($0, input.count, repeats, seen)
        } _: {
            unsafe all.append(contentsOf: $0)
        }
        return (endPart(&writer, isLast: false, in: scratch), all)
    }

    /// Returns `input` as a part of a raw stream like ``part(_:_:isLast:_:)``, where it differs little from as many bytes
    /// with known tokens.
    ///
    /// - Parameter changes: The ranges outside of which bytes are the same: ascending, not adjacent, none empty.
    func part(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, like known: [UInt32], but changes: [Range<Int>],
        isLast: Bool, _ scratch: inout Scratch
    ) -> [UInt8] {
        unsafe known.withUnsafeBufferPointer { known in
            unsafe changes.withUnsafeBufferPointer { changes in
                var writer = unsafe write(input, isLast: isLast, in: &scratch) {
                    unsafe KnownMatcher(
                        CellMatcher($0, input.count, repeats, seen), like: known, but: changes)
                }
                return endPart(&writer, isLast: isLast, in: scratch)
            }
        }
    }

    private func write(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, isLast: Bool, in output: inout Scratch
    ) -> BitWriter {
        unsafe write(input, isLast: isLast, in: &output) {
            unsafe CellMatcher($0, input.count, repeats, seen)
        }
    }

    /// Writes the blocks of the tokens that a matcher finds in `input`, and passes on the tokens of each.
    @inline(__always)
    private func write(
        _ input: UnsafeRawBufferPointer, isLast: Bool, in output: inout Scratch,
        makeMatcher: (UnsafeRawPointer) -> some MatchFinder,
        _ show: (UnsafeBufferPointer<UInt32>) -> Void = { _ in }
    ) -> BitWriter {
        guard let bytes = input.baseAddress,
            var writer = begin(input.count, blocks: input.count / Self.cellTokens + 1, in: &output)
        else { preconditionFailure("there are rows") }
        var matcher = unsafe makeMatcher(bytes)
        repeat {
            let block = tokenize(&matcher, limit: Self.cellTokens)
            unsafe show(UnsafeBufferPointer(start: tokens, count: block))
            write(block, isLast: isLast && matcher.position == matcher.count, to: &writer)
        } while matcher.position < matcher.count
        return writer
    }
}
