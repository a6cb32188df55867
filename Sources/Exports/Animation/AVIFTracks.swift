/// Says in the tracks of an AVIF file how many times it plays, which libavif can write only since version 1.0: by an edit list that repeats,
/// and the duration of all plays together (ISO/IEC 23008-12, 7.3.5).
///
/// - Parameter plays: At least 1.
/// - Returns: Whether the file has the form that libavif gives it; it is left alone otherwise.
func setAVIFPlays(_ plays: Int, of file: inout [UInt8]) -> Bool {
    var tracks = AVIFTracks(file: file)
    guard tracks.setPlays(UInt64(plays)) else { return false }
    file = tracks.file
    return true
}

private struct AVIFTracks {
    fileprivate(set) var file: [UInt8]

    private struct Box {
        let type: String
        let range: Range<Int>
        /// Without the size and the type.
        var content: Range<Int> { range.lowerBound + 8..<range.upperBound }
    }

    mutating func setPlays(_ plays: UInt64) -> Bool {
        guard let movie = box("moov", in: file.indices), let header = box("mvhd", in: movie.content),
            holds(header, version: 1, upTo: Field.movieDuration)
        else { return false }
        let tracks = boxes(in: movie.content).filter { $0.type == "trak" }
        var inserted: [(track: Box, place: Int, list: [UInt8])] = []
        var longest: UInt64 = 0
        for track in tracks {
            guard let own = box("tkhd", in: track.content),
                holds(own, version: 1, upTo: Field.trackDuration)
            else { return false }
            let once: UInt64
            if let edits = box("edts", in: track.content) {
                guard let list = box("elst", in: edits.content),
                    holds(list, version: 1, upTo: Field.editDuration)
                else { return false }
                once = number(list.content.lowerBound + Field.editDuration, 8)
                file[list.content.lowerBound + 3] |= 1
            } else {
                guard let media = box("mdia", in: track.content), let header = box("mdhd", in: media.content),
                    holds(header, version: 1, upTo: Field.movieDuration)
                else { return false }
                once = number(header.content.lowerBound + Field.movieDuration, 8)
                inserted.append((track, own.range.upperBound, Self.edits(of: once)))
            }
            let (whole, overflow) = once.multipliedReportingOverflow(by: plays)
            if overflow || once == 0 { return false }
            longest = max(longest, whole)
            set(whole, at: own.content.lowerBound + Field.trackDuration, 8)
        }
        if tracks.isEmpty { return false }
        set(longest, at: header.content.lowerBound + Field.movieDuration, 8)
        return insert(inserted, in: movie)
    }

    /// The places of fields in boxes of version 1, after the size and the type.
    private enum Field {
        /// That of a movie or of a media: flags, times of creation and change, the scale of time.
        static let movieDuration = 24
        /// Flags, times of creation and change, the number of the track.
        static let trackDuration = 28
        /// Flags, the number of entries.
        static let editDuration = 8
    }

    /// An edit list of a whole track, which is repeated.
    private static func edits(of duration: UInt64) -> [UInt8] {
        let entry = bytes(duration, 8) + bytes(0, 8) + [0, 1, 0, 0]
        let list = [1, 0, 0, 1] + bytes(1, 4) + entry
        let box = bytes(UInt64(list.count + 8), 4) + Array("elst".utf8) + list
        return bytes(UInt64(box.count + 8), 4) + Array("edts".utf8) + box
    }

    /// Inserts boxes into tracks, and moves what refers to the pixels after these.
    private mutating func insert(_ edits: [(track: Box, place: Int, list: [UInt8])], in movie: Box) -> Bool {
        let count = edits.reduce(0) { $0 + $1.list.count }
        if count == 0 { return true }
        guard moveItems(by: count, after: movie), moveChunks(by: count, of: movie) else { return false }
        for (box, count) in [(movie, count)] + edits.map({ ($0.track, $0.list.count) }) {
            set(UInt64(box.range.count + count), at: box.range.lowerBound, 4)
        }
        for edit in edits.reversed() { file.insert(contentsOf: edit.list, at: edit.place) }
        return true
    }

    /// Moves the places of still pictures.
    private mutating func moveItems(by count: Int, after movie: Box) -> Bool {
        guard let meta = box("meta", in: file.indices) else { return true }
        guard let places = box("iloc", in: meta.content.lowerBound + 4..<meta.content.upperBound) else {
            return true
        }
        var offset = places.content.lowerBound
        // Of version 0, with four bytes for each place and each length, and no common base.
        guard places.content.count >= 8, number(offset, 4) == 0, number(offset + 4, 2) == 0x4400 else {
            return false
        }
        let items = Int(number(offset + 6, 2))
        offset += 8
        for _ in 0..<items {
            guard offset + 6 <= places.content.upperBound else { return false }
            let extents = Int(number(offset + 4, 2))
            offset += 6
            guard offset + 8 * extents <= places.content.upperBound else { return false }
            for _ in 0..<extents {
                move(offset, by: count, after: movie)
                offset += 8
            }
        }
        return true
    }

    /// Moves the places of the frames of tracks.
    private mutating func moveChunks(by count: Int, of movie: Box) -> Bool {
        for track in boxes(in: movie.content) where track.type == "trak" {
            guard let media = box("mdia", in: track.content), let info = box("minf", in: media.content),
                let table = box("stbl", in: info.content), let chunks = box("stco", in: table.content),
                chunks.content.count >= 8
            else { return false }
            let (start, number) = (
                chunks.content.lowerBound + 8, Int(number(chunks.content.lowerBound + 4, 4))
            )
            guard start + 4 * number <= chunks.content.upperBound else { return false }
            for chunk in 0..<number { move(start + 4 * chunk, by: count, after: movie) }
        }
        return true
    }

    private mutating func move(_ place: Int, by count: Int, after movie: Box) {
        let offset = number(place, 4)
        if offset >= movie.range.upperBound { set(offset + UInt64(count), at: place, 4) }
    }

    private func box(_ type: String, in range: Range<Int>) -> Box? {
        boxes(in: range).first { $0.type == type }
    }

    private func boxes(in range: Range<Int>) -> [Box] {
        var (boxes, start) = ([Box](), range.lowerBound)
        while start + 8 <= range.upperBound {
            let size = Int(number(start, 4))
            guard size >= 8, start + size <= range.upperBound else { break }
            boxes.append(
                Box(
                    type: String(decoding: file[start + 4..<start + 8], as: UTF8.self),
                    range: start..<start + size))
            start += size
        }
        return boxes
    }

    /// Whether a box is of a version and has the eight bytes of a field.
    private func holds(_ box: Box, version: UInt8, upTo field: Int) -> Bool {
        box.content.count >= field + 8 && file[box.content.lowerBound] == version
    }

    private func number(_ offset: Int, _ count: Int) -> UInt64 {
        file[offset..<offset + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private mutating func set(_ value: UInt64, at offset: Int, _ count: Int) {
        file.replaceSubrange(offset..<offset + count, with: Self.bytes(value, count))
    }

    private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
}
