/// An archive as `git archive` writes it.
enum TarFile {
    private static let block = 512

    /// The files in it by their paths, as far as it is whole.
    static func files(_ bytes: [UInt8]) -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        var place = 0
        var longPath: String?
        while place + block <= bytes.count {
            let header = bytes[place..<place + block]
            let start = header.startIndex
            guard let size = number(header[start + 124..<start + 136]), header[start] != 0 else { break }
            place += block
            guard size <= bytes.count - place else { break }
            let content = bytes[place..<place + size]
            switch header[start + 156] {
            case UInt8(ascii: "x"): longPath = path(inRecords: content)
            case UInt8(ascii: "0"), 0:
                let prefix = text(header[start + 345..<start + 500])
                let name = text(header[start..<start + 100])
                files.append((longPath ?? (prefix.isEmpty ? name : prefix + "/" + name), Array(content)))
                longPath = nil
            default: break
            }
            place += (size + block - 1) / block * block
        }
        return files
    }

    private static func text(_ field: ArraySlice<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// Octal digits; nil where something else stands there.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        Int(String(decoding: field.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }, as: UTF8.self), radix: 8)
    }

    /// The path among records such as `30 path=a/very/long/name`, each with its length in front.
    private static func path(inRecords bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        while let space = rest.firstIndex(of: UInt8(ascii: " ")),
            let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
            length > space - rest.startIndex + 1, length <= rest.count
        {
            let record = rest[(space + 1)..<(rest.startIndex + length - 1)]
            rest = rest.dropFirst(length)
            if record.starts(with: "path=".utf8) {
                return String(decoding: record.dropFirst(5), as: UTF8.self)
            }
        }
        return nil
    }
}
