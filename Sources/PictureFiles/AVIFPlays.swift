/// The number of times that an animation in an AVIF file plays, which libavif tells only since version 1.0.
enum AVIFPlays {
    /// Returns the number in the first track with an edit list (ISO/IEC 23008-12, 7.3.5), 0 for endless; nil where there is none.
    static func count(in bytes: [UInt8]) -> Int? {
        for movie in boxes("moov", in: bytes, bytes.indices) {
            for track in boxes("trak", in: bytes, movie) {
                guard let edits = boxes("edts", in: bytes, track).first,
                    let list = boxes("elst", in: bytes, edits).first,
                    let header = boxes("tkhd", in: bytes, track).first
                else { continue }
                return plays(bytes[list], whole: duration(bytes[header]))
            }
        }
        return nil
    }

    /// - Parameter whole: The duration of all plays together; nil for one without an end.
    private static func plays(_ list: ArraySlice<UInt8>, whole: UInt64?) -> Int? {
        guard list.count >= 12, let first = list.first else { return nil }
        // The lowest flag says that the one entry repeats.
        guard list[list.startIndex + 3] & 1 == 1 else { return 1 }
        guard let whole else { return 0 }
        guard let one = number(list, 8, first == 1 ? 8 : 4), one > 0, whole > 0 else { return nil }
        return Int(clamping: (whole - 1) / one + 1)
    }

    /// Returns the duration in the header of a track; nil for one without an end, or one that is missing.
    private static func duration(_ header: ArraySlice<UInt8>) -> UInt64? {
        guard let version = header.first else { return nil }
        let size = version == 1 ? 8 : 4
        guard let number = number(header, version == 1 ? 28 : 20, size) else { return nil }
        return number == (size == 8 ? .max : UInt64(UInt32.max)) ? nil : number
    }

    private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> UInt64? {
        guard offset + count <= bytes.count else { return nil }
        return bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the contents of the boxes of a type in a range.
    private static func boxes(_ type: String, in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
        var (result, offset) = ([Range<Int>](), range.lowerBound)
        while range.upperBound - offset >= 8 {
            var (size, head) = (bytes.big32(offset), 8)
            if size == 1 {
                guard range.upperBound - offset >= 16, bytes.big32(offset + 8) == 0 else { break }
                (size, head) = (bytes.big32(offset + 12), 16)
            } else if size == 0 {
                size = range.upperBound - offset
            }
            guard size >= head, size <= range.upperBound - offset else { break }
            if bytes[offset + 4..<offset + 8].elementsEqual(type.utf8) {
                result.append(offset + head..<offset + size)
            }
            offset += size
        }
        return result
    }
}
