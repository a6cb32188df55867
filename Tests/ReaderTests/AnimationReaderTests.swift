import Formats
import Foundation
import Imaging
import Jobs
import TestSupport
import Testing

/// Programs that others wrote show our frames, at our times, as often as we say.
@Suite struct AnimationReaderTests {
    private static let samples = Result { try AnimationSample.all() }

    private func withSamples(_ body: (URL, [AnimationSample]) throws -> Void) throws {
        let samples = try Self.samples.get()
        try FileManager.default.withTemporaryFolder { folder in
            for sample in samples {
                for (format, bytes) in sample.files {
                    try Data(bytes).write(to: sample.file(format, in: folder))
                }
            }
            try body(folder, samples)
        }
    }

    /// What a script leaves beside each file.
    private struct Facts: Decodable {
        var plays: Int
        /// In milliseconds.
        var durations: [Double]
    }

    /// The unit of a format's delays in milliseconds. An APNG could have finer ones, which Chromium and Firefox cut off.
    private static let units: [String: Double] = ["apng": 1, "gif": 10, "webp": 1]

    private func expect(_ sample: AnimationSample, _ format: String, in folder: URL) throws {
        let file = sample.file(format, in: folder)
        let label = file.lastPathComponent
        let pixels = try #require(try? Data(contentsOf: file.appendingPathExtension("pixels")), "\(label)")
        let json = try Data(contentsOf: file.appendingPathExtension("json"))
        let facts = try JSONDecoder().decode(Facts.self, from: json)
        let (frames, fps) = (sample.frames, sample.job.timeline.fps)
        let size = 4 * frames[0].width * frames[0].height
        try #require(pixels.count == size * facts.durations.count, "\(label)")
        let unit = Self.units[format]!
        if frames.count > 1 {
            #expect(facts.plays == (sample.job.timeline.loops ? 0 : 1), "\(label)")
            let length = Double(frames.count) * 1000 / fps
            #expect(abs(facts.durations.reduce(0, +) - length) <= unit / 2 + 1e-6, "\(label)")
            #expect(facts.durations.allSatisfy { abs($0 / unit - ($0 / unit).rounded()) < 1e-6 }, "\(label)")
            if format == "gif" { #expect(facts.durations.min()! >= 20, "\(label)") }
        }
        // The frame that begins nearest to each start, and those until the next start, all look like it;
        // where a GIF leaves frames out, one of the two frames beside its start does.
        let isThinned = format == "gif" && fps > 50
        var start = 0.0
        for (index, duration) in facts.durations.enumerated() {
            var shown = Array(pixels[index * size..<(index + 1) * size])
            if format == "gif" { hideColors(&shown) }
            let end = start + duration
            let position = start * fps / 1000
            let first = min(frames.count - 1, Int((position + 1e-3).rounded()))
            if isThinned {
                let near = max(0, first - 1)...min(frames.count - 1, first + 1)
                #expect(
                    near.contains { sample.picture($0, format).bytes == shown }, "\(label), frame \(index)")
            } else {
                let last = max(first, min(frames.count - 1, Int((end * fps / 1000 - 1e-3).rounded()) - 1))
                for frame in first...last {
                    #expect(sample.picture(frame, format).bytes == shown, "\(label), frame \(frame)")
                }
            }
            start = end
        }
    }

    /// Makes what does not show all zero: in a GIF it has a number that is also a color's, and readers tell that.
    private func hideColors(_ pixels: inout [UInt8]) {
        for pixel in stride(from: 0, to: pixels.count, by: 4) where pixels[pixel + 3] == 0 {
            for sample in pixel..<pixel + 3 { pixels[sample] = 0 }
        }
    }

    @Test("Pillow shows our frames, at our times")
    func pillow() throws {
        try withSamples { folder, samples in
            _ = try Reader.python.run([Reader.script("pillow_pixels.py"), folder.path])
            for sample in samples {
                for format in AnimationSample.formats { try expect(sample, format.name, in: folder) }
            }
        }
    }

    @Test("OpenCV, libvips, pygame-ce and PyAV show what Pillow does, as long")
    func libraries() throws {
        try withSamples { folder, samples in
            let read = try Reader.python.run([Reader.script("animation_libraries.py"), folder.path])
            // Four read GIF, three WebP, two APNG; "single" does not move.
            let count = 9 * (samples.count - 1)
            #expect(String(decoding: read, as: UTF8.self).contains("\(count) files read"))
        }
    }

    @Test("Chromium shows our frames, at our times")
    func chromium() throws {
        try Reader.chromium.requireInstalled()
        try withSamples { folder, samples in
            _ = try Reader.python.run([Reader.script("chromium_pixels.py"), folder.path])
            for sample in samples {
                for format in AnimationSample.formats { try expect(sample, format.name, in: folder) }
            }
        }
    }

    @Test("apngdis takes an APNG apart into our frames")
    func apngdis() throws {
        try withSamples { folder, samples in
            for sample in samples where sample.name != "single" {
                let parts = folder.appending(path: "parts-\(sample.name)")
                try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
                let file = parts.appending(path: "a.png")
                try Data(sample.files["apng"]!).write(to: file)
                _ = try Reader.apngdis.run([file.path, "p"])
                let names = try FileManager.default.contentsOfDirectory(atPath: parts.path).sorted()
                var (time, unit) = (0, 1)
                for name in names where name.hasPrefix("p") && name.hasSuffix(".png") {
                    let text = try String(
                        contentsOf: parts.appending(path: name.replacing(".png", with: ".txt")),
                        encoding: .utf8)
                    let delay = try #require(text.firstMatch(of: /delay=(\d+)\/(\d+)/), "\(text)")
                    unit = Int(delay.2)!
                    let position = Double(time) / Double(unit) * sample.job.timeline.fps
                    let picture = try decodePNG([UInt8](Data(contentsOf: parts.appending(path: name))))
                    #expect(
                        picture.visible == sample.picture(Int(position.rounded()), "apng"),
                        "\(sample.name), \(name)")
                    time += Int(delay.1)!
                }
                // What is rounded in one frame is made up for in the next ones.
                let exact = Double(sample.frames.count) * 1000 / sample.job.timeline.fps
                #expect(unit == 1000 && abs(Double(time) - exact) <= 0.5, "\(sample.name)")
            }
        }
    }

    @Test(
        "FFmpeg reads our frames from an APNG, also those of few colors, of which it would draw garbage at less than 8 bits"
    )
    func ffmpeg() throws {
        try withSamples { folder, samples in
            #expect(samples.count { $0.name.hasPrefix("few-") } == 3)
            for sample in samples where sample.frames.count > 1 {
                let file = sample.file("apng", in: folder)
                let pixels = try Reader.ffmpeg.run([
                    "-v", "error", "-i", file.path, "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt",
                    "rgba", "-",
                ])
                let size = 4 * sample.frames[0].width * sample.frames[0].height
                let shown = try APNGPlayer(sample.files["apng"]!).shown
                try #require(pixels.count == size * shown.count, "\(sample.name)")
                var time = 0
                for (index, part) in shown.enumerated() {
                    let frame = Int((Double(time) * sample.job.timeline.fps / 1000).rounded())
                    var picture = sample.frames[0]
                    picture.bytes = Array(pixels[index * size..<(index + 1) * size])
                    #expect(
                        picture.visible == sample.picture(frame, "apng"), "\(sample.name), frame \(frame)")
                    time += part.delay.numerator
                }
            }
        }
    }

    @Test("pngcheck, gifsicle, webpinfo and webpmux find no fault, and the same number of frames")
    func checkers() throws {
        try withSamples { folder, samples in
            for sample in samples {
                func said(_ reader: Reader, _ arguments: [String], _ format: String) throws -> String {
                    let output = try reader.run(arguments + [sample.file(format, in: folder).path])
                    return String(decoding: output, as: UTF8.self)
                }
                let loops = sample.job.timeline.loops
                #expect(try said(.pngcheck, ["-v"], "apng").contains("No errors detected"), "\(sample.name)")
                let gif = try said(.gifsicle, ["--info"], "gif")
                #expect(gif.contains("loop forever") == loops && !gif.contains("warning"), "\(gif)")
                #expect(try said(.webpinfo, [], "webp").contains("No error detected"), "\(sample.name)")
                if sample.name == "single" { continue }
                let webp = try said(.webpmux, ["-info"], "webp")
                #expect(webp.contains("Loop Count : \(loops ? 0 : 1)"), "\(webp)")
                let apng = try said(.pngcheck, ["-v"], "apng").matches(of: /chunk fcTL/).count
                #expect(webp.contains("Number of frames: \(apng)\n"), "\(sample.name): \(apng), \(webp)")
                #expect(gif.matches(of: /\+ image #/).count <= apng, "\(sample.name)")
            }
        }
    }

    @Test("the checkers are no rubber stamps: a file with one wrong byte fails")
    func rejected() throws {
        try withSamples { folder, samples in
            for (format, reader, arguments) in [
                ("apng", Reader.pngcheck, ["-v"]), ("webp", .webpinfo, []), ("gif", .gifsicle, ["--info"]),
            ] {
                try reader.requireInstalled()
                var bytes = samples[0].files[format]!
                bytes[format == "webp" ? 4 : format == "gif" ? 0 : bytes.count - 20] ^= 1
                let file = samples[0].file(format, in: folder)
                try Data(bytes).write(to: file)
                #expect(throws: Reader.Failure.self, "\(format)") { try reader.run(arguments + [file.path]) }
            }
        }
    }
}
