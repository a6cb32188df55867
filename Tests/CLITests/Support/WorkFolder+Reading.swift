import Foundation
import Imaging
import TestSupport
import Testing

/// A folder of its own for one test, removed at its end.
final class WorkFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "spindle-cli-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of everything in the folder, or in one inside it, ascending.
    func names(in folder: String = "") -> [String] {
        let all = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
        return (all ?? []).sorted()
    }

    func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
    }

    /// The bytes of all files in a folder inside this one, by name.
    func files(in folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in names(in: folder) {
            let content = try #require(bytes(folder + "/" + name))
            files[name] = content
        }
        return files
    }

    /// The bytes of all files in a folder inside this one and in those below it, by path.
    func tree(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in FileManager.default.subpaths(atPath: self.path + "/" + name) ?? [] {
            // A folder has none.
            files[path] = bytes(name + "/" + path)
        }
        return files
    }

    /// A PNG file as libpng reads it.
    func picture(_ name: String) throws -> Bitmap {
        try decodePNG(#require(bytes(name), "\(name) is missing"))
    }

    /// A JSON file as Foundation reads it.
    func json(_ name: String) throws -> [String: Any] {
        let text = try #require(bytes(name), "\(name) is missing")
        return try #require(JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    }

    func put(_ name: String, _ text: String = "") {
        _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(text.utf8))
    }

    /// A new file, open for writing.
    func handle(_ name: String) throws -> FileHandle {
        put(name)
        return try #require(FileHandle(forWritingAtPath: path + "/" + name))
    }
}
