import Foundation
import Indicators
import Jobs
import MotionCore
import Requests
import Testing

/// SVG where no browser shows one file by itself.
@Suite struct SVGReaderTests {
    /// What a reader does not know, by how it is written; it is asked for everything else.
    private static let unknown = [
        "CairoSVG": ["<mask"], "WeasyPrint": ["<mask"],
        "MuPDF": ["<mask", "url(#", "stroke-dasharray"],
    ]

    /// Stills that need what some readers do not know: a second value that lets nothing show through, gradients along bars, and arcs whose
    /// gradient goes on below their ends.
    private static let unusual = [
        "still-ring-second", "still-bar-second", "still-bar-gradient", "still-ring-gradient-segments",
    ]

    /// How far off a sample may be where edges add up: those of dots that Inkscape smooths coarsely, and of a clip and what it shows.
    /// A dash that begins right at a corner, as that of ldrs-square does at first, has it or not, as numbers are rounded.
    private static let known = ["ui5-dots": 21.0, "ring-thick-segments-gap": 20, "ldrs-square": 150]

    @Test("programs other than browsers show stills, and the first moment of what moves, as our frame does")
    func readers() throws {
        try FileManager.default.withTemporaryFolder { folder in
            var files: [(sample: VectorSample, suffix: String, name: String)] = []
            for sample in try VectorReaderTests.samples(in: folder, moments: 0) {
                files += [(sample, ".svg", sample.name), (sample, ".css.svg", sample.name + "-css")]
            }
            for still in VectorReaderTests.stills {
                let sample = try VectorSample(still.name, in: folder, moments: 0, still.change)
                files.append((sample, ".svg", sample.name))
                if sample.moves { continue }
                let text = try sample.text(".svg")
                #expect(try text == sample.text(".css.svg"), "\(still.name)")
                if Self.unusual.contains(where: { still.name.hasPrefix($0) }) { continue }
                #expect(!text.contains("url(#") && !text.contains("stroke-dasharray"), "\(still.name)")
            }
            let facts = files.map { file in
                file.sample.facts("svg", file.suffix).merging(["name": file.name]) { $1 }
            }
            let found: [String: [String: VectorReaderTests.Difference]] = try VectorReaderTests.read(
                facts, in: folder, with: "svg_readers.py")
            #expect(found.count == 6)
            for (sample, suffix, name) in files {
                // Of an arc that vanishes for an instant, frames show nothing, and readers its caps.
                if ["nv-circle", "swiperefresh"].contains(sample.name) { continue }
                let text = try sample.text(suffix)
                for (reader, differences) in found
                where !Self.unknown[reader, default: []].contains(where: { text.contains($0) }) {
                    let worst = try #require(differences[name])
                    #expect(
                        worst.window <= Self.known[sample.name] ?? 16,
                        "\(reader): \(name) is \(worst.window) off in a window")
                }
            }
        }
    }

    @Test(
        "in one page, SVG files of one name show their own masks, colors and motions",
        arguments: [("svg", ".svg"), ("svg-css", ".css.svg")])
    func inline(format: (name: String, suffix: String)) throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            // The last two have no letter that identifiers may have everywhere.
            let requests: [(name: String, change: (inout RenderSpec) -> Void)] = [
                ("spinner", { $0.gradient(.materialRetreat) }),
                ("spinner", { $0.gradient(.materialWebLinear) { ($0.indicator, $0.height) = (.linear, 8) } }),
                ("spinner", { $0.motion = .fluent }),
                ("加载", { $0.gradient(.nvCircle) { $0.insetsCaps = true } }),
                ("等待", { $0.motion = .materialWeb }),
            ]
            let samples = try requests.enumerated().map { index, request in
                try VectorSample("\(index)", in: folder, moments: 5) { spec in
                    spec.name = request.name
                    request.change(&spec)
                }
            }
            let found: [String: VectorReaderTests.Difference] = try VectorReaderTests.read(
                samples.map { $0.facts("svg", format.suffix) }, in: folder, with: "chromium_vectors.py")
            for sample in samples {
                let worst = try #require(found[sample.name])
                #expect(worst.window <= 22, "\(sample.job.name) is \(worst.window) off in a window")
                #expect(worst.moves == true, "\(sample.job.name) stands still")
            }
        }
    }
}

extension VectorSample {
    /// Whether it is more than one frame.
    fileprivate var moves: Bool { job.timeline.loops || job.timeline.count > 1 }

    fileprivate func text(_ suffix: String) throws -> String {
        try String(contentsOf: file(suffix), encoding: .utf8)
    }
}
