internal import Basics

/// Compresses the rows of a picture with the coder that suits them, and keeps the smallest result of several attempts.
struct ImageCompressor: ~Copyable {
    private let compression: Compression
    /// The fewest bytes for which Spindle's own coder is tried: below, the general compressor's fixed codes win.
    private let flatBytes: Int
    /// The same limit for pixels of several bytes.
    private static let cellBytes = 2048
    private let deflater: Deflater
    private var flat = FlatDeflater()
    private var best = Result()
    private var trial = Result()

    init(_ compression: Compression, flatBytes: Int) throws(ImagingError) {
        self.compression = compression
        self.flatBytes = flatBytes
        deflater = try Deflater(level: compression.level)
    }

    /// The length of the smallest result, and the total with its overhead.
    var length: Int { best.length }
    var total: Int { best.total }

    /// The smallest result, until the next attempt.
    var bytes: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: best.bytes.bytes[..<best.length])
    }

    /// Discards all results.
    mutating func reset() { best.total = .max }

    /// Compresses `data`, and returns the least total so far, with its overhead.
    ///
    /// - Parameters:
    ///   - isLikelyFlat: Whether the data is unfiltered and of few colors.
    ///   - repeats: The repeats of unfiltered data of many colors.
    ///   - overhead: The bytes that a file with this data takes in addition.
    @discardableResult
    mutating func attempt(
        _ data: UnsafeRawBufferPointer, isLikelyFlat: Bool, repeats: Repeats? = nil, overhead: Int = 0
    ) -> Int {
        var length: Int?
        if isLikelyFlat, data.count > flatBytes {
            length = unsafe flat.compress(data, into: &trial.bytes)
        } else if let repeats = own(repeats, data.count) {
            length = unsafe flat.compress(data, repeats, into: &trial.bytes)
        }
        var least = Int.max
        if let length { least = keep(length, overhead) }
        if length == nil || compression == .small {
            least = unsafe min(least, keep(deflater.compress(data, into: &trial.bytes), overhead))
        }
        return least
    }

    /// Returns the repeats of data, where Spindle's own coder then does better than the general one.
    private func own(_ repeats: Repeats?, _ count: Int) -> Repeats? {
        compression == .standard && count > Self.cellBytes ? repeats : nil
    }

    /// Returns an upper bound of the total for `data`: no coder tries hard.
    mutating func estimate(_ data: UnsafeRawBufferPointer, isLikelyFlat: Bool, overhead: Int) -> Int {
        if isLikelyFlat, data.count > flatBytes, let length = unsafe flat.compress(data, into: &trial.bytes) {
            return length + overhead
        }
        guard let glance = try? Deflater(level: Compression.standard.level) else { return overhead }
        return unsafe glance.compress(data, into: &trial.bytes) + overhead
    }

    /// Returns `data` as a part of a raw stream, which others follow unless it is the last.
    mutating func part(
        _ data: UnsafeRawBufferPointer, isLikelyFlat: Bool, repeats: Repeats? = nil, isLast: Bool
    ) -> [UInt8] {
        if !isLikelyFlat, let repeats = own(repeats, data.count) {
            return unsafe flat.part(data, repeats, isLast: isLast, &trial.bytes)
        }
        let own = unsafe isLikelyFlat ? flat.part(data, isLast: isLast, &trial.bytes) : nil
        return unsafe own ?? deflater.part(data, isLast: isLast)
    }

    /// Returns `data` as a part of a raw stream that others follow, by Spindle's own coder; nil where it is not flat.
    mutating func flatPart(_ data: UnsafeRawBufferPointer) -> [UInt8]? {
        unsafe flat.part(data, isLast: false, &trial.bytes)
    }

    /// Returns `data` as a part of a raw stream that others follow, by Spindle's own coder, and its tokens.
    mutating func knownPart(
        _ data: UnsafeRawBufferPointer, _ repeats: Repeats
    ) -> (bytes: [UInt8], tokens: [UInt32]) {
        unsafe flat.knownPart(data, repeats, &trial.bytes)
    }

    /// Returns `data` as a part of a raw stream. Outside of `changes`, it is the same as other data with known tokens.
    mutating func part(
        _ data: UnsafeRawBufferPointer, _ repeats: Repeats, like known: [UInt32], but changes: [Range<Int>],
        isLast: Bool
    ) -> [UInt8] {
        unsafe flat.part(data, repeats, like: known, but: changes, isLast: isLast, &trial.bytes)
    }

    /// Compresses `data` by the cheapest of all parses, with at most `rounds` rounds for each block, or fewer where they
    /// make it no smaller.
    mutating func attemptThoroughly(
        _ data: UnsafeRawBufferPointer, rounds: Int, maxUnimprovedRounds: Int, overhead: Int
    ) -> Int {
        keep(
            unsafe flat.compressThoroughly(
                data, rounds: rounds, maxUnimprovedRounds: maxUnimprovedRounds, into: &trial.bytes),
            overhead)
    }

    /// Keeps the content of the trial if it is the smallest so far, and returns its total.
    private mutating func keep(_ length: Int, _ overhead: Int) -> Int {
        let total = length + overhead
        (trial.length, trial.total) = (length, total)
        if total < best.total { swap(&best, &trial) }
        return total
    }
}

/// Compressed rows.
private struct Result: ~Copyable {
    var bytes = Scratch()
    /// The number of valid bytes, and that number with the overhead.
    var length = 0
    var total = Int.max
}
