import Basics
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// What all animation formats have in common; real readers look at the rest.
@Suite struct AnimationFilesTests {
    private func write(
        _ format: OutputFormat, _ source: PatternSource, matte: Color? = Color(rgba: 0xFFFF_FFFF)
    ) throws -> (files: [String: [UInt8]], notes: [String]) {
        let sink = RecordingSink()
        let notes = try format.write(
            source, options: ExportOptions(matte: matte), workers: Workers(count: 2), to: sink)
        return (sink.files, notes.map { $0.description })
    }

    @Test(
        "an animation is one file, with the scale before its extension", arguments: ["apng", "gif", "webp"])
    func names(format: String) throws {
        let format = try OutputFormat.named(format)
        #expect(format.content == .animation)
        let one = try write(format, PatternSource(looks: [1, 2], fps: 50))
        #expect(Array(one.files.keys) == ["spin.\(format.name)"] && one.notes.isEmpty)
        let two = try write(format, PatternSource(looks: [1, 2], scale: 1.5, fps: 50))
        #expect(Array(two.files.keys) == ["spin@1.5x.\(format.name)"])
    }

    @Test("a single frame is an animation too", arguments: ["apng", "gif", "webp"])
    func single(format: String) throws {
        #expect(try write(.named(format), PatternSource(looks: [1])).files.count == 1)
    }

    @Test("partly transparent pixels are refused without a matte, with the ways out, and not with one")
    func partialAlpha() throws {
        let source = PatternSource(looks: [3, 4, 5], fps: 50) { look in
            .coverage(Color(10, 110, 209, look == 3 ? 0 : 255))
        }
        for workers in [1, 3] {
            let error = #expect(throws: AnimationError.self) {
                try OutputFormat.gif.check(source, workers: Workers(count: workers))
            }
            #expect(error == .partialAlpha(frame: 1))
            for way in ["matte", "apng", "webp"] { #expect(error?.description.contains(way) == true) }
        }
        #expect(throws: AnimationError.partialAlpha(frame: 1)) { try write(.gif, source, matte: nil) }
        try OutputFormat.gif.check(
            source, options: ExportOptions(matte: Color(rgba: 0x0000_00FF)), workers: Workers(count: 1))
    }

    @Test(
        "an APNG shows a frame that is longer than a delay can be several times, and all others to the millisecond"
    )
    func longFrames() throws {
        var source = PatternSource(looks: [1, 2, 3, 4])
        source.sequence.delays = [140_000, 17, 16, 65_535]
        let file = try #require(try write(.apng, source).files.values.first)
        let delays = try APNGPlayer(file).shown.map { $0.delay }
        #expect(delays.map(\.denominator) == Array(repeating: 1000, count: 6))
        #expect(delays.map(\.numerator) == [46_666, 46_667, 46_667, 17, 16, 65_535])
    }

    @Test("frames that a GIF has no time for are left out, and it says so")
    func tooFast() throws {
        let looks = (0..<60).map { $0 }
        let result = try write(.gif, PatternSource(looks: looks, fps: 60))
        #expect(result.notes.count == 1 && result.notes[0].contains("50 of 60 frames"))
        #expect(try write(.gif, PatternSource(looks: looks, fps: 50)).notes.isEmpty)
    }

    @Test("colors that a GIF has no room for are reduced, and it says so")
    func tooColorful() throws {
        let source = PatternSource(looks: [1, 2], width: 40, height: 40, fps: 50) { _ in .rgba }
        let notes = try write(.gif, source).notes
        #expect(
            notes.count == 1 && notes[0].contains("2 of 2 frames") && notes[0].contains("errors of at most"))
    }

    @Test(
        "a rate that browsers do not play is written as asked for, and it says so",
        arguments: ["apng", "webp"])
    func tooFastForBrowsers(format: String) throws {
        let format = try OutputFormat.named(format)
        #expect(
            try write(format, PatternSource(looks: [1, 2], fps: 100)).notes.first?.contains("browsers")
                == true)
        #expect(try write(format, PatternSource(looks: [1, 2], fps: 90)).notes.isEmpty)
    }

    @Test(
        "the delays of an APNG are whole milliseconds that add up, as browsers cut off the rest, also where it plays more slowly",
        arguments: [60, 29.97, 24, 50])
    func wholeMilliseconds(fps: Double) throws {
        let source = PatternSource(looks: Array(0..<90), fps: fps)
        for slowness in [1.0, 4] {
            let files = try apngFiles(source, ExportOptions(), Workers(count: 2), slowness: [slowness])
            let delays = try APNGPlayer(files[0]).shown.map(\.delay)
            #expect(delays.allSatisfy { ($0.numerator * 1000).isMultiple(of: $0.denominator) })
            var time = 0.0
            for (index, delay) in delays.enumerated() {
                #expect((time - Double(index) * 1000 / fps * slowness).magnitude <= 0.5 * slowness + 1e-9)
                time += Double(delay.numerator * 1000 / delay.denominator)
            }
            #expect((time - 90_000 / fps * slowness).magnitude <= 0.5 * slowness + 1e-9)
        }
    }

    @Test("an APNG keeps all frames of a loop that has more than one in a millisecond")
    func microseconds() throws {
        let files = try apngFiles(
            PatternSource(looks: Array(0..<90), fps: 4000), ExportOptions(), Workers(count: 2), slowness: [1])
        let shown = try APNGPlayer(files[0]).shown
        #expect(shown.count == 90 && shown.allSatisfy { $0.delay == (1, 4000) })
    }

    @Test("a WebP longer than libwebp can count is refused before any frame is painted")
    func tooLong() throws {
        var source = PatternSource(looks: [1, 2], fps: 0.1)
        source.sequence.count = 214_749
        let error = #expect(throws: AnimationError.self) {
            try OutputFormat.webp.check(source, workers: Workers(count: 1))
        }
        #expect(error == .tooLong(2_147_490_000) && error?.description.contains("apng") == true)
        source.sequence.count = 214_748
        try OutputFormat.webp.check(source, workers: Workers(count: 1))
    }
}
