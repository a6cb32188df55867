import Basics
import CairoRaster
import Foundation
import Imaging
import Loading
import MovingPictures
import TestSupport
import Testing

/// Moving SVG files beside what browsers show of them.
@Suite struct MovingReaderTests {
    private static let corpus = Reader.root.appending(path: "Tests/MovingPicturesTests/Corpus")
    /// The size of pictures in relation to what is compared; moving_pictures.py has it as well.
    private static let scale = 4.0
    /// Whether every file is shown by every engine, at twice as many times.
    private static let isThorough = ProcessInfo.processInfo.environment["SPINDLE_ENGINES"] == "all"

    private struct Difference: Decodable {
        /// Levels on average and in the worst window, and the time of that one in seconds.
        var mean, window, time: Double

        var isSmall: Bool { mean <= 1 && window <= 10 }
    }

    @Test("moving SVG files look at any time as browsers show them", arguments: MovingEngine.allCases)
    func engines(_ engine: MovingEngine) throws {
        let departures = EngineDeparture.all.filter { $0.engine == engine }
        // What Chromium shows well needs no other engine.
        let others = EngineDeparture.all.filter { $0.engine == .chromium }.map { $0.file }
        let names = try Self.names().filter { name in
            Self.isThorough
                || !departures.contains { $0.file == name } && (engine == .chromium || others.contains(name))
        }
        if engine == .webkit, !Self.isThorough { return }
        for (name, worst) in zip(names, try compare(names.map { MovingSample($0) }, in: engine)) {
            guard let departure = departures.first(where: { $0.file == name }) else {
                #expect(worst.isSmall, "\(name) is off in \(engine): \(worst)")
                continue
            }
            #expect(
                !worst.isSmall,
                "\(name) is as the specifications say in \(engine), no more: \(departure.what)")
        }
    }

    @Test("random files look at any time as one of two browsers shows them")
    func random() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["SPINDLE_SEED"] ?? "1"
        let count = environment["SPINDLE_FILES"] ?? "12"
        try FileManager.default.withTemporaryFolder { folder in
            _ = try Reader.python.run([Reader.script("moving_files.py"), seed, count, folder.path])
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let samples = files.map { MovingSample(folder.appending(path: $0)) }
            let chromium = try compare(samples, in: .chromium)
            let firefox = try compare(samples, in: .firefox)
            for (sample, (one, other)) in zip(samples, zip(chromium, firefox))
            where !one.isSmall && !other.isSmall {
                let text = try String(contentsOf: sample.file, encoding: .utf8)
                Issue.record("\(sample.name) is off in Chromium, \(one), and in Firefox, \(other):\n\(text)")
            }
        }
    }

    @Test("moving SVG files adapt to what surrounds them as in a browser")
    func surroundings() throws {
        var (dark, calm) = (MovingSample("css-media"), MovingSample("css-media"))
        dark.media = ["prefers-color-scheme": "dark"]
        dark.surroundings.isDark = true
        calm.media = ["prefers-reduced-motion": "reduce"]
        calm.surroundings.reducesMotion = true
        for worst in try compare([dark, calm], in: .chromium) { #expect(worst.isSmall, "\(worst)") }
    }

    @Test("letters stand where browsers have them, and show when they do there")
    func texts() throws {
        try FileManager.default.withTemporaryFolder { folder in
            for (index, body) in MovingTextCase.all.enumerated() {
                try Data(MovingTextCase.file(body).utf8).write(to: folder.appending(path: "\(index).svg"))
            }
            let samples = MovingTextCase.all.indices.map { index in
                MovingSample(folder.appending(path: "\(index).svg"))
            }
            for (body, worst) in zip(MovingTextCase.all, try compare(samples, in: .chromium)) {
                #expect(worst.isSmall, "\(worst): \(body)")
            }
        }
    }

    @Test("files of the corpus repeat, or end, after the time that they say")
    func loops() throws {
        for name in try Self.names() {
            let text = try String(contentsOf: MovingSample(name).file, encoding: .utf8)
            let picture = try MovingPicture(Array(text.utf8), name: name)
            let span = try #require(Self.span(text)) * 1000
            switch picture.loop {
            case .repeats(_, let period):
                let turns = span / period
                #expect(
                    abs(turns - turns.rounded()) < 1e-9 && turns > 0.5, "\(name) repeats every \(period) ms")
            case .once(let end): #expect(end <= span, "\(name) ends at \(end) ms")
            case .still, .never: Issue.record("\(name): \(picture.loop)")
            }
        }
    }

    /// The names of all files.
    private static func names() throws -> [String] {
        let files = try FileManager.default.contentsOfDirectory(atPath: corpus.path)
        return files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// The seconds within which all that a file has is seen.
    private static func span(_ text: String) -> Double? {
        text.firstRange(of: "data-span=\"").flatMap { Double(text[$0.upperBound...].prefix { $0 != "\"" }) }
    }

    /// Returns how far off frames are from the pictures of an engine, at times on which things begin and end, and at others.
    private func compare(_ samples: [MovingSample], in engine: MovingEngine) throws -> [Difference] {
        var differences: [Difference] = []
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (index, sample) in samples.enumerated() {
                let text = try String(contentsOf: sample.file, encoding: .utf8)
                let picture = try MovingPicture(
                    Array(text.utf8), name: sample.name, in: sample.surroundings, typesetter: .pango)
                let span = try #require(Self.span(text))
                let count = Self.isThorough ? 12 : 6
                // Whole milliseconds, which is what Firefox counts SMIL in.
                let times = (0..<2 * count).map { index in
                    let part = (Double(index / 2) + (index % 2 == 0 ? 0 : 0.4)) / Double(count)
                    return (part * span * 1000).rounded() / 1000 + sample.delay
                }
                let (width, height) = (Int(picture.width * Self.scale), Int(picture.height * Self.scale))
                cases.append([
                    "name": "\(index)", "svg": sample.file.path, "width": width, "height": height,
                    "times": times,
                    "frames": try frames(of: picture, at: times, in: folder.appending(path: "\(index)")),
                    "media": sample.media,
                ])
            }
            let file = folder.appending(path: "cases.json")
            try JSONSerialization.data(withJSONObject: cases).write(to: file)
            let output = try Reader.python.run([
                Reader.script("moving_pictures.py"), engine.rawValue, file.path,
            ])
            let found = try JSONDecoder().decode([String: Difference].self, from: output)
            differences = try samples.indices.map { try #require(found["\($0)"]) }
        }
        return differences
    }

    /// The frames as PNG files.
    private func frames(of picture: MovingPicture, at times: [Double], in folder: URL) throws -> [String] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var encoder = try PNGEncoder(.fast)
        var rasterizer = CairoRasterizer(
            width: picture.width * Self.scale, height: picture.height * Self.scale, scale: 1)
        return try times.enumerated().map { index, time in
            var bitmap = Bitmap(width: rasterizer.width, height: rasterizer.height, format: .rgba)
            try rasterizer.rasterize(picture.displayList(at: time * 1000, scale: Self.scale), into: &bitmap)
            var png: [UInt8] = []
            encoder.encode(bitmap, into: &png)
            let file = folder.appending(path: "\(index).png")
            try Data(png).write(to: file)
            return file.path
        }
    }

    /// A file of the corpus, and what surrounds it.
    private struct MovingSample {
        let name: String
        let file: URL
        /// The time after the borders of what repeats at which it is seen, in seconds.
        var delay = 0.0
        var surroundings = MovingPicture.Surroundings()
        /// The same as a browser has it.
        var media: [String: String] = [:]

        /// A file of the corpus.
        init(_ name: String) {
            self.name = name
            file = MovingReaderTests.corpus.appending(path: "\(name).svg")
        }

        /// Any other file: engines jump to either side where something that is random jumps.
        init(_ file: URL) {
            self.file = file
            (name, delay) = (file.lastPathComponent, 0.013)
        }
    }
}
