/// Rows of more colors than a palette holds, of which it is known how far apart they repeat themselves.
extension FlatDeflater {
    /// Blocks are short, since rows with texts and rows without need other codes: 1 to 2 % of a page of steps.
    private static let cellTokens = 1 << 13

    /// Writes `input` as a zlib stream to the start of `output` and returns its length.
    func compress(_ input: UnsafeRawBufferPointer, _ repeats: Repeats, into output: inout Scratch) -> Int {
        var writer = unsafe write(input, repeats, isLast: true, in: &output)
        return unsafe end(input, &writer, in: output)
    }

    /// `input` as a raw stream, or as a part of one that others follow.
    func part(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, isLast: Bool, _ scratch: inout Scratch
    ) -> [UInt8] {
        var writer = unsafe write(input, repeats, isLast: isLast, in: &scratch)
        return endPart(&writer, isLast: isLast, in: scratch)
    }

    private func write(
        _ input: UnsafeRawBufferPointer, _ repeats: Repeats, isLast: Bool, in output: inout Scratch
    ) -> BitWriter {
        guard let bytes = input.baseAddress,
            var writer = begin(input.count, blocks: input.count / Self.cellTokens + 1, in: &output)
        else { preconditionFailure("there are rows") }
        var matcher = unsafe CellMatcher(bytes, input.count, repeats, seen)
        repeat {
            let block = tokenize(&matcher, limit: Self.cellTokens)
            write(block, isLast: isLast && matcher.position == matcher.count, to: &writer)
        } while matcher.position < matcher.count
        return writer
    }
}
