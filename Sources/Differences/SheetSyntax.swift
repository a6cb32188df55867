internal import Basics
internal import Files
internal import Packs

/// A format of the metadata of sheets.
struct SheetSyntax: Sendable {
    /// The file extension.
    let ending: String
    /// The texts that all files of the format contain.
    let marks: [String]
    /// Reads a file; returns false for one that describes something else.
    let read: @Sendable (_ text: String, _ sheet: inout SheetFile) throws(SpecError) -> Bool
    /// Returns the files of the further pages, which a file names or whose names follow from its own.
    let siblings: @Sendable (_ text: String, _ path: String) -> [String]

    static let all: [SheetSyntax] = [.json, .propertyList, .godot, .gdx, .css, .qml, .unity]

    /// Returns whether a file may describe a sheet, by its name.
    static func mayDescribe(_ path: String) -> Bool {
        let name = path.lowercased()
        return all.contains { name.hasSuffix($0.ending) }
    }

    /// Returns the format of a file; nil for a file that describes no sheet.
    static func of(_ bytes: [UInt8], path: String) -> (syntax: SheetSyntax, text: String)? {
        let name = path.lowercased()
        guard let syntax = all.first(where: { name.hasSuffix($0.ending) }), isText(bytes) else { return nil }
        let text = String(decoding: withoutByteOrderMark(bytes[...]), as: UTF8.self)
        return syntax.marks.allSatisfy { has(text, $0) } ? (syntax, text) : nil
    }

    /// Returns whether a text has another one in it, byte by byte: files are long, and characters slow.
    static func has(_ text: String, _ part: String) -> Bool {
        let part = Array(part.utf8)
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.dropLast(part.count - 1).contains { start in
                unsafe bytes[start] == part[0]
                    && part.indices.allSatisfy { unsafe bytes[start + $0] == part[$0] }
            }
        }
    }

    /// Returns the existing files of a sheet that has several, beside one of them; the first page first.
    func group(_ text: String, path: String) -> [String] {
        let others = siblings(text, path).filter { $0 != path && FileStamp($0)?.kind == .file }
        return (Array(Set(others)) + [path]).sorted(by: Self.comesBefore)
    }

    /// Returns whether a page is the earlier one: `NAME.json` before `NAME-2.json`.
    static func comesBefore(_ a: String, _ b: String) -> Bool {
        a.count == b.count ? comesNaturallyBefore(a, b) : a.count < b.count
    }

    /// Returns the files with names of pages: `NAME-2.plist` and so on beside `NAME.plist`, `NAME-2@2x.plist` beside
    /// `NAME@2x.plist`.
    static func numbered(_ path: String, _ ending: String) -> [String] {
        let stem = path.dropLast(ending.count)
        let mark = stem.lastIndex(of: "@").flatMap { stem[$0...].hasSuffix("x") ? $0 : nil } ?? stem.endIndex
        let (name, scale) = (stem[..<mark], stem[mark...])
        let digits = name.reversed().prefix { ("0"..."9").contains($0) }.count
        let isFurther = digits > 0 && name.dropLast(digits).last == "-"
        let first = isFurther ? name.dropLast(digits + 1) : name
        func file(_ number: Int) -> String {
            "\(first)\(number == 1 ? "" : "-\(number)")\(scale)\(path.suffix(ending.count))"
        }
        guard FileStamp(file(1))?.kind == .file else { return [] }
        var files = [file(1)]
        while FileStamp(file(files.count + 1))?.kind == .file { files.append(file(files.count + 1)) }
        return files
    }
}
