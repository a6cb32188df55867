import Basics
internal import Foundation
internal import Synchronization

extension Goldens {
    /// The lock of the index, since suites run side by side and all write the same one.
    private static let index = Mutex(())

    /// Leaves files about the golden at `path` for inspection, and lists them in the index.
    func report(_ path: String, _ files: [(name: String, contents: Data)]) throws {
        let folder = failures.appending(path: path)
        try? FileManager.default.removeItem(at: folder)
        for (name, contents) in files { try write(contents, to: folder.appending(path: name)) }
        try Self.index.withLock { _ in
            try write(Data(indexPage().utf8), to: failures.appending(path: "index.html"))
        }
    }

    /// Returns a page with all reported failures; it opens from the disk, without a server.
    private func indexPage() throws -> String {
        let files = try Self.files(in: failures)
        let cases = Set(
            files.filter { $0.contains("/actual.") }.map { ($0 as NSString).deletingLastPathComponent }
        ).sorted()
        let sections = try cases.map { path in
            try section(path, files.filter { ($0 as NSString).deletingLastPathComponent == path }.sorted())
        }
        return """
            <!doctype html>
            <meta charset="utf-8">
            <title>Golden failures</title>
            <style>
              body { font: 14px/1.5 system-ui, sans-serif; margin: 2em; }
              img { image-rendering: pixelated; max-width: 100%; border: 1px solid #999; }
              pre { background: #f4f4f4; padding: 1em; overflow: auto; max-height: 40em; }
              figure { margin: 1em 0; }
            </style>
            <h1>\(cases.count) golden\(cases.count == 1 ? "" : "s") failed</h1>
            <p>Expected, actual, and the difference: what changed is magenta. Where the new ones are right,
            record them with <code>make goldens</code> and commit them with the change that caused them.</p>
            \(sections.joined(separator: "\n"))

            """
    }

    private func section(_ path: String, _ files: [String]) throws -> String {
        let links = files.map {
            "<a href=\"\(xmlEscaped($0, isAttribute: true))\">\(xmlEscaped(($0 as NSString).lastPathComponent))</a>"
        }
        let shown = try ["strip.png", "diff.txt", "actual.png", "actual.txt"].first { name in
            files.contains("\(path)/\(name)")
        }.map { name in
            let file = "\(path)/\(name)"
            if name.hasSuffix(".png") {
                return "<img src=\"\(xmlEscaped(file, isAttribute: true))\" alt=\"\(name)\">"
            }
            let text = try String(contentsOf: failures.appending(path: file), encoding: .utf8)
            return "<pre>\(xmlEscaped(text))</pre>"
        }
        return """
            <h2>\(xmlEscaped(path))</h2>
            <figure>\(shown ?? "")<figcaption>\(links.joined(separator: " · "))</figcaption></figure>
            """
    }
}
