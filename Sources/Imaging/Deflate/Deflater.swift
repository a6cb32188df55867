internal import CDeflate

/// A libdeflate compressor.
@safe
struct Deflater: ~Copyable {
    private let handle: OpaquePointer

    init(level: Int32) throws(ImagingError) {
        guard let handle = unsafe libdeflate_alloc_compressor(level) else {
            throw .compressorUnavailable
        }
        unsafe self.handle = handle
    }

    deinit {
        unsafe libdeflate_free_compressor(handle)
    }

    /// Writes `input` as a zlib stream to the start of `output` and returns its length.
    func compress(_ input: UnsafeRawBufferPointer, into output: inout Scratch) -> Int {
        let bound = unsafe libdeflate_zlib_compress_bound(handle, input.count)
        output.reserve(bound)
        let length = unsafe libdeflate_zlib_compress(
            handle, input.baseAddress, input.count, output.bytes.baseAddress, bound)
        precondition(length > 0, "libdeflate overran its own bound")
        return length
    }

    /// Returns `input` as a raw stream, or as a part of one that others follow.
    func part(_ input: UnsafeRawBufferPointer, isLast: Bool) -> [UInt8] {
        let bound = unsafe libdeflate_deflate_compress_bound(handle, input.count)
        var stream = unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, length in
            length = unsafe libdeflate_deflate_compress(
                handle, input.baseAddress, input.count, output.baseAddress, bound)
        }
        precondition(!stream.isEmpty, "libdeflate overran its own bound")
        if !isLast { DeflateBlocks.unfinish(&stream) }
        return stream
    }
}
