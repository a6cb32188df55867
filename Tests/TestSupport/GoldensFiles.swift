internal import Foundation
internal import Imaging

/// The files of goldens, and the messages about them.
extension Goldens {
    /// The names of files in the folder that are not goldens.
    static let notes: Set = ["README.md", cairoVersionFile, fontsFile]
    static let cairoVersionFile = "cairo-version.txt"
    static let fontsFile = "fonts.txt"

    func recorded(_ path: String, _ contents: Data) throws -> GoldenFailure {
        try write(contents, to: folder.appending(path: path))
        return GoldenFailure(description: "\(path) is recorded; look at the difference before you commit it")
    }

    func missing(_ path: String, _ actual: Data) throws -> GoldenFailure {
        try report(path, [("actual.\(path.hasSuffix(".png") ? "png" : "txt")", actual)])
        return failure(path, "is missing")
    }

    func failure(_ path: String, _ finding: String) -> GoldenFailure {
        let index = failures.appending(path: "index.html").path(percentEncoded: false)
        return GoldenFailure(
            description: """
                \(path) \(finding)
                Look at it: \(index)
                If it is right, record it: make goldens
                """)
    }

    /// An explanation for goldens that were drawn by another version of Cairo, empty for the same one.
    var cairoNote: String {
        let file = folder.appending(path: Self.cairoVersionFile)
        guard let contents = try? String(contentsOf: file, encoding: .utf8) else { return "" }
        let recorded = contents.trimmingCharacters(in: .whitespacesAndNewlines)
        if recorded == cairoVersion { return "" }
        return "\nThe goldens were drawn by Cairo \(recorded), this is Cairo \(cairoVersion): "
            + "small differences at edges may come from that alone"
    }

    /// Returns the paths of all files in the folder, except hidden ones.
    static func files(in folder: URL) throws -> Set<String> {
        guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { return [] }
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return Set(
            all.filter { path in
                var isFolder: ObjCBool = false
                let url = folder.appending(path: path)
                _ = unsafe FileManager.default.fileExists(
                    atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
                return !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            })
    }

    func write(_ contents: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file, options: .atomic)
    }
}

extension Bitmap {
    /// A PNG file of the bitmap.
    var png: Data {
        get throws {
            var encoder = try PNGEncoder()
            var file: [UInt8] = []
            encoder.encode(self, into: &file)
            return Data(file)
        }
    }
}
