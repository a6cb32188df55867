import Files
import Formats
import Foundation
import Indicators
import Jobs
import Loading
import Platform
import Rendering
import Requests
import Testing

/// Issue 51.3: what a reader of SVG draws of logos in their own colors is what we draw.
@Suite struct OwnColorReaderTests {
    /// Chromium fills several figures of a clip together by the even-odd rule, where each should show what it covers by itself.
    private static let otherwise = ["chromium": "a star by the even-odd rule in a translucent disc"]

    /// The mean over all pixels on a black and on a white ground, as ``LogoReaderTests`` compares what is covered.
    @Test(
        "resvg and Chromium draw of a logo what its shape shows in its own colors: off by at most a level in the mean",
        arguments: ["resvg", "chromium"])
    func colors(reader: String) throws {
        if reader == "chromium" { try Reader.chromium.requireInstalled() }
        try FileManager.default.withTemporaryFolder { folder in
            for (name, frame, body) in LogoSamples.all {
                let own = folder.appending(path: name)
                try FileManager.default.createDirectory(at: own, withIntermediateDirectories: false)
                let file = own.appending(path: "logo.svg")
                try Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(frame)>\(body)</svg>".utf8).write(
                    to: file)
                var spec = RenderSpec()
                (spec.shape, spec.extent, spec.scales) = (.file(file.path), .points(100), [2])
                (spec.animation.value, spec.formats) = (ValueSpan(1), [.frames])
                spec.shapeColor = .own
                try spec.resolve().run(workers: Workers(count: 2), into: DirectorySink(own.path))
            }
            let output = try Reader.python.run([Reader.script("logo_colors.py"), reader, folder.path])
            let means = try JSONDecoder().decode([String: Double].self, from: output)
            #expect(means.count == LogoSamples.all.count && means.count >= 40)
            for (name, mean) in means where name != Self.otherwise[reader] {
                #expect(mean <= 1, "\(name) is off by \(mean) levels in the mean")
            }
        }
    }
}
