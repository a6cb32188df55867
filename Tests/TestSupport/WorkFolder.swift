public import Foundation

/// A folder for a single test, removed at its end.
public final class WorkFolder: Sendable {
    public let path: String

    public init() throws {
        path = NSTemporaryDirectory() + "spindle-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the names of all items in the folder, or in one inside it, ascending.
    public func names(in folder: String = "") -> [String] {
        let all = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
        return (all ?? []).sorted()
    }

    public func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
    }

    /// Returns the bytes of all files in a folder inside this one, including its subfolders, by path.
    public func tree(_ name: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in FileManager.default.subpaths(atPath: self.path + "/" + name) ?? [] {
            // A folder has no bytes.
            files[path] = bytes(name + "/" + path)
        }
        return files
    }

    public func remove(_ name: String) { try? FileManager.default.removeItem(atPath: path + "/" + name) }

    public func attributes(_ name: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    }

    public func put(_ name: String, _ bytes: [UInt8]) {
        let file = URL(fileURLWithPath: path + "/" + name)
        _ = mkdir(file.deletingLastPathComponent().path)
        _ = FileManager.default.createFile(atPath: file.path, contents: Data(bytes))
    }

    public func put(_ name: String, _ text: String = "") { put(name, Array(text.utf8)) }
}

/// Makes a folder, with its parents.
public func mkdir(_ path: String) -> Bool {
    (try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)) != nil
}

/// Makes a link to `target`, which need not exist.
public func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
}
