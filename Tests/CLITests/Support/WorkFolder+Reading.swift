import Foundation
import Imaging
import TestSupport
import Testing

extension WorkFolder {
    /// The bytes of all files in a folder inside this one, by name.
    func files(in folder: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for name in names(in: folder) {
            let content = try #require(bytes(folder + "/" + name))
            files[name] = content
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

    /// A new file, open for writing.
    func handle(_ name: String) throws -> FileHandle {
        put(name)
        return try #require(FileHandle(forWritingAtPath: path + "/" + name))
    }
}
