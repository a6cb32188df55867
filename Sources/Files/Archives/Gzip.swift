internal import CDeflate

/// Returns bytes in the format of gzip, as small as possible, with neither a name nor a time.
package func gzip(_ bytes: [UInt8]) -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(12) else { return [] }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_gzip_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        count = unsafe bytes.withUnsafeBytes {
            unsafe libdeflate_gzip_compress(compressor, $0.baseAddress, $0.count, buffer.baseAddress, bound)
        }
    }
}
