/// Compresses the rows of a picture with the coder that suits them, and keeps the smallest result of
/// several attempts.
struct ImageCompressor: ~Copyable {
    private let compression: PNGCompression
    private let deflater: Deflater
    private let flat = FlatDeflater()
    private var best = Result()
    private var trial = Result()

    init(_ compression: PNGCompression) throws(ImagingError) {
        self.compression = compression
        deflater = try Deflater(level: compression.level)
    }

    /// The length of the smallest result.
    var length: Int { best.length }

    /// The smallest result, until the next attempt.
    var bytes: UnsafeRawBufferPointer {
        unsafe UnsafeRawBufferPointer(rebasing: best.bytes.bytes[..<best.length])
    }

    /// Forgets all results.
    mutating func reset() { best.total = .max }

    /// Compresses `data`, and says whether the result is smaller than all before it.
    ///
    /// - Parameters:
    ///   - isLikelyFlat: whether the data is one byte a pixel and unfiltered.
    ///   - overhead: what a file that has this data takes beyond it.
    mutating func attempt(_ data: UnsafeRawBufferPointer, isLikelyFlat: Bool, overhead: Int) -> Bool {
        // Below that the general compressor's fixed codes win.
        let triesFlat = isLikelyFlat && data.count > 256
        let length = unsafe triesFlat ? flat.compress(data, into: &trial.bytes) : nil
        var isBest = false
        if let length { isBest = keep(length, overhead) }
        if length == nil || compression == .small {
            isBest = unsafe keep(deflater.compress(data, into: &trial.bytes), overhead) || isBest
        }
        return isBest
    }

    private mutating func keep(_ length: Int, _ overhead: Int) -> Bool {
        (trial.length, trial.total) = (length, length + overhead)
        guard trial.total < best.total else { return false }
        swap(&best, &trial)
        return true
    }
}

/// Compressed rows.
private struct Result: ~Copyable {
    var bytes = Scratch()
    /// How many of the bytes count, and what that comes to with what goes around them.
    var length = 0
    var total = Int.max
}
