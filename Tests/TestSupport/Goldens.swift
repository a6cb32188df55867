internal import CCairo
public import Foundation
public import Imaging

/// Recorded results that were inspected once, found correct and committed.
///
/// A check throws where the result differs from the recorded one in any pixel or letter, and leaves the expected result,
/// the actual one and the difference under ``failures``. Recording replaces the old results with the new ones and throws as
/// well, so that a run that records never counts as a pass.
public struct Goldens: Sendable {
    public enum Mode: Sendable {
        case compare, record
    }

    /// The folder of the recorded files.
    public let folder: URL
    /// The folder in which a check leaves files to inspect.
    public let failures: URL
    public let mode: Mode
    /// The version of Cairo in this process. Other versions draw edges slightly differently.
    public let cairoVersion: String

    public init(
        folder: URL, failures: URL, mode: Mode, cairoVersion: String = Self.currentCairoVersion
    ) {
        (self.folder, self.failures) = (folder, failures)
        (self.mode, self.cairoVersion) = (mode, cairoVersion)
    }

    /// The goldens of this package. `SPINDLE_GOLDENS=record` in the environment records them anew. Reports of earlier runs
    /// are removed.
    public static let shared: Goldens = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let failures = package.appending(path: ".build/golden-failures")
        try? FileManager.default.removeItem(at: failures)
        return Goldens(
            folder: package.appending(path: "Goldens"), failures: failures,
            mode: ProcessInfo.processInfo.environment["SPINDLE_GOLDENS"] == "record" ? .record : .compare)
    }()

    public static var currentCairoVersion: String { unsafe String(cString: cairo_version_string()) }

    /// Checks that `text` is the content of the file at `path` in ``folder``.
    ///
    /// - Throws: ``GoldenFailure``.
    public func check(_ text: String, is path: String) throws {
        guard mode == .compare else { throw try recorded(path, Data(text.utf8)) }
        guard let golden = try? Data(contentsOf: folder.appending(path: path)) else {
            throw try missing(path, Data(text.utf8))
        }
        let expected = String(decoding: golden, as: UTF8.self)
        if expected == text { return }
        let difference = TextDifference(expected, text)
        try report(
            path,
            [
                ("expected.txt", golden), ("actual.txt", Data(text.utf8)),
                ("diff.txt", Data(difference.listing.utf8)),
            ])
        throw failure(path, "differs: " + difference.summary)
    }

    /// Checks that `image` has the pixels of the PNG at `path` in ``folder``.
    ///
    /// - Throws: ``GoldenFailure``.
    public func check(_ image: Bitmap, is path: String) throws {
        guard mode == .compare else {
            try write(Data((cairoVersion + "\n").utf8), to: folder.appending(path: Self.cairoVersionFile))
            throw try recorded(path, image.png)
        }
        guard let golden = try? Data(contentsOf: folder.appending(path: path)) else {
            throw try missing(path, image.png)
        }
        let expected = try decodePNG([UInt8](golden))
        guard let difference = BitmapDifference(expected, image) else { return }
        try report(
            path,
            [
                ("expected.png", golden), ("actual.png", image.png),
                ("diff.png", difference.picture.png), ("strip.png", difference.strip.png),
            ])
        throw failure(path, "differs: " + difference.summary + cairoNote)
    }

    /// Checks that the recorded texts were drawn with `fonts`, a line for each file with its digest.
    ///
    /// - Throws: ``GoldenFailure``, which names the fonts that differ.
    public func check(fonts: String) throws {
        let file = folder.appending(path: Self.fontsFile)
        guard mode == .compare else { return try write(Data(fonts.utf8), to: file) }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        if recorded == fonts { return }
        let difference = TextDifference(recorded, fonts)
        throw GoldenFailure(
            description: """
                The fonts are not those that drew the goldens, so no text can be compared: \
                \(Self.fontsFile) \(difference.summary)
                Install the versions that drew them (see Goldens/README.md), or record: make goldens
                """)
    }

    /// Checks that ``folder`` holds a file for every name of `groups`, and no others. Recording removes files that no group
    /// claims.
    ///
    /// - Throws: ``GoldenFailure``.
    public func checkFolder(holds groups: [GoldenGroup]) throws {
        let claimed = Set(groups.flatMap(\.paths))
        let present = try Self.files(in: folder)
        let orphans = present.subtracting(claimed).subtracting(Self.notes).sorted()
        let absent = claimed.subtracting(present).sorted()
        if mode == .record {
            for path in orphans { try FileManager.default.removeItem(at: folder.appending(path: path)) }
        }
        var findings: [String] = []
        if !orphans.isEmpty {
            let fate = mode == .record ? "removed" : "no test claims"
            findings.append("\(fate): \(orphans.joined(separator: ", "))")
        }
        if mode == .compare, !absent.isEmpty {
            findings.append("missing: \(absent.joined(separator: ", "))")
        }
        if !findings.isEmpty { throw GoldenFailure(description: findings.joined(separator: "; ")) }
    }
}

/// The goldens that one suite claims: a file for each name of a catalog.
public struct GoldenGroup: Sendable {
    /// The paths in the folder of the goldens, in the order of the names.
    public let paths: [String]

    /// - Parameters:
    ///   - folder: The subfolder of these goldens in the folder of all.
    ///   - names: The names of the entries in the catalog.
    ///   - fileExtension: The file extension, without its dot.
    public init(_ folder: String, _ names: [String], fileExtension: String) {
        paths = names.map { "\(folder)/\($0).\(fileExtension)" }
    }
}

/// A result that differs from the recorded one, or could not be compared with it.
public struct GoldenFailure: Error, CustomStringConvertible {
    public let description: String
}
