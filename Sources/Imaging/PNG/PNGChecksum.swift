internal import CDeflate

/// Returns the checksum of a PNG chunk, of its type and its body.
package func pngChecksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
}
