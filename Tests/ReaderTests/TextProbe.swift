import Foundation

/// The program that lays out texts, with an environment of the test's choice.
enum TextProbe {
    /// SwiftPM puts it beside the test bundle.
    static func path() throws -> String {
        let candidates =
            [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0 }
            + CommandLine.arguments.prefix(1).map { URL(filePath: $0) }
        let programs = candidates.map { $0.deletingLastPathComponent().appending(path: "text-probe").path }
        guard let program = programs.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Reader.Failure(description: "text-probe is not built")
        }
        return program
    }

    static let texts = [
        "Loading 68%", "جارٍ تحميل البيانات", "שלום עולם", "डेटा लोड हो रहा है", "no emoji 👩‍👩‍👧‍👦 漢字",
        "ڪے ھی abc اردو فارسی ۴۵۶", "България Србија б д п т", "IJsland ĳ İıfi",
    ]
}
