internal import Files
internal import PictureFiles

/// The names of assets by those of their files: files of one name but for their scales and endings are one asset, and so are
/// the frames of a sequence and the pages of a sheet, which differ by a number.
struct AssetNames {
    /// The names before the numbers of sequences.
    private let sequences: Set<String>

    /// - Parameters:
    ///   - files: The paths of all files, below their folders.
    ///   - size: Returns the size of a picture in pixels; nil of another file.
    init(_ files: Set<String>, size: (String) -> SIMD2<Int>?) {
        var groups: [String: [(file: String, number: Substring)]] = [:]
        for file in files {
            let name = Self.plain(file)
            if let stem = Self.stem(name) {
                groups[stem, default: []].append((file, Substring(name.utf8.dropFirst(stem.utf8.count))))
            }
        }
        let sheets = Set(
            files.filter(SheetSyntax.mayDescribe).map(Self.plain).map { Self.stem($0) ?? $0 })
        sequences = Set(
            groups.filter { stem, members in
                // Pages of a sheet need not have one size.
                let isSheet = sheets.contains(stem) || sheets.contains(Self.base(stem))
                return Self.areConsecutive(Set(members.map(\.number)))
                    && (isSheet || Self.haveOneSize(members.map(\.file), size))
            }.keys)
    }

    /// Whether numbers count from 0 or 1 without a gap, all with as many digits, or all without zeros in front. A single one
    /// has zeros in front.
    private static func areConsecutive(_ numbers: Set<Substring>) -> Bool {
        let lengths = Set(numbers.map(\.utf8.count))
        let isPadded = numbers.contains { $0.utf8.count > 1 && $0.utf8.first == UInt8(ascii: "0") }
        if isPadded ? lengths.count > 1 : numbers.count == 1 { return false }
        let values = numbers.compactMap { Int($0) }.sorted()
        guard let first = values.first, let last = values.last else { return false }
        return values.count == numbers.count && first <= 1 && last - first == values.count - 1
    }

    /// Whether all files are pictures, and those of one scale and ending have one size.
    private static func haveOneSize(_ files: [String], _ size: (String) -> SIMD2<Int>?) -> Bool {
        var sizes: [Substring: SIMD2<Int>] = [:]
        return files.allSatisfy { file in
            guard let size = size(file) else { return false }
            let ending = Substring(file.utf8.dropFirst(plain(file).utf8.count))
            defer { sizes[ending] = size }
            return sizes[ending] ?? size == size
        }
    }

    /// Returns the name of the asset that a file is of: `icons/spin` for `icons/spin-0001@2x.png` of a sequence.
    func asset(of file: String) -> String {
        let name = Self.plain(file)
        guard let stem = Self.stem(name), sequences.contains(stem) else { return name }
        return Self.base(stem)
    }

    /// Returns a path without endings and scale.
    private static func plain(_ file: String) -> String {
        let bytes = Array(file.utf8)
        let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
        var name = bytes[start...]
        // Endings have letters: `lottie.json`, `avd.xml`; a version has not.
        while let period = name.lastIndex(of: UInt8(ascii: ".")), period > start,
            name[(period + 1)...].contains(where: { !isDigit($0) && $0 != UInt8(ascii: "x") })
        {
            name = name[..<period]
        }
        if let mark = name.lastIndex(of: UInt8(ascii: "@")), mark > start { name = name[..<mark] }
        return String(decoding: bytes[..<name.endIndex], as: UTF8.self)
    }

    /// Returns what is before the number at the end of a name: `spin-`, or a folder for a name that is a number; nil
    /// where that is no number of a frame.
    private static func stem(_ name: String) -> String? {
        let bytes = Array(name.utf8)
        let rest = bytes.dropLast(bytes.reversed().prefix(while: isDigit).count)
        guard rest.count < bytes.count, let last = rest.last else { return nil }
        let isMark =
            [UInt8(ascii: "-"), UInt8(ascii: "_")].contains(last) && rest.count > 1
            && rest.dropLast().last != UInt8(ascii: "/")
        return isMark || last == UInt8(ascii: "/") ? String(decoding: rest, as: UTF8.self) : nil
    }

    /// Returns the name of a sequence without the mark before its numbers.
    private static func base(_ stem: String) -> String { String(stem.dropLast()) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension SIMD2<Int> {
    /// The size of the picture at a path, of PNG, APNG and GIF as their first bytes say; nil for another file.
    init?(ofPicture path: String) {
        guard let file = try? InputFile.make(path) else { return nil }
        var head = [UInt8](repeating: 0, count: 24)
        let count = unsafe head.withUnsafeMutableBytes { unsafe file.fill($0) }
        head.removeLast(head.count - Swift.max(count, 0))
        func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]), head.count == 24 {
            self.init(number(head[16..<20]), number(head[20..<24]))
        } else if head.starts(with: Array("GIF8".utf8)), head.count >= 10 {
            self.init(number(ArraySlice(head[6..<8].reversed())), number(ArraySlice(head[8..<10].reversed())))
        } else if PictureFile.isPicture(head),
            let file = try? PictureFile(
                readRegularFile(path, limit: PictureLimits.maxBytes), name: path, limits: SheetFile.limits)
        {
            self.init(file.width, file.height)
        } else {
            return nil
        }
    }
}
