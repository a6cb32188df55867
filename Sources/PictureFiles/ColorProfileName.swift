internal import CDeflate

/// The name of the color profile in a file.
enum ColorProfileName {
    /// The most bytes of a profile that is looked at, far more than those of screens have.
    private static let mostBytes = 1 << 20

    /// Whether a profile is that of Display P3: by the keyword of its chunk, or by its own description, as many programs write the same
    /// keyword before every profile.
    ///
    /// - Parameter chunk: The data of an iCCP chunk (PNG 3, 11.3.2.3): a keyword, two bytes and a zlib stream.
    static func isDisplayP3(_ chunk: ArraySlice<UInt8>) -> Bool {
        guard let end = chunk.prefix(80).firstIndex(of: 0), chunk.endIndex - end > 2 else { return false }
        return isDisplayP3(name: chunk[..<end])
            || isDisplayP3(profile: inflated(Array(chunk[(end + 2)...])))
    }

    /// Whether a profile is that of Display P3, by its description; false for one that is empty or broken.
    static func isDisplayP3(profile: [UInt8]) -> Bool {
        description(of: profile).map { isDisplayP3(name: $0[...]) } ?? false
    }

    private static func isDisplayP3(name: ArraySlice<UInt8>) -> Bool {
        name.starts(with: "Display P3".utf8)
    }

    /// Returns the bytes of a zlib stream; none where it is broken or longer than ``mostBytes``.
    private static func inflated(_ stream: [UInt8]) -> [UInt8] {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return [] }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        return unsafe [UInt8](unsafeUninitializedCapacity: mostBytes) { output, count in
            let result = unsafe libdeflate_zlib_decompress(
                decompressor, stream, stream.count, output.baseAddress, mostBytes, &count)
            if result != LIBDEFLATE_SUCCESS { count = 0 }
        }
    }

    /// Returns the description of a profile (ICC.1:2022, 9.2.41 and 10.15; of version 2, its ASCII part); nil where there is none.
    private static func description(of profile: [UInt8]) -> [UInt8]? {
        guard profile.count >= 132 else { return nil }
        for entry in 0..<min(profile.big32(128), 100) {
            let place = 132 + 12 * entry
            guard place + 12 <= profile.count else { return nil }
            guard profile[place..<place + 4].elementsEqual("desc".utf8) else { continue }
            let (start, size) = (profile.big32(place + 4), profile.big32(place + 8))
            guard size >= 28, start <= profile.count, size <= profile.count - start else { return nil }
            let tag = Array(profile[start..<start + size])
            if tag.starts(with: "desc".utf8) { return Array(tag[12...].prefix { $0 != 0 }) }
            guard tag.starts(with: "mluc".utf8) else { return nil }
            let (length, offset) = (tag.big32(20), tag.big32(24))
            guard offset <= size, length <= size - offset else { return nil }
            // In UTF-16, the letters of ASCII have a first byte of 0.
            return tag[offset..<offset + length].enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
        }
        return nil
    }
}
