import Basics
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct OutputFormatTests {
    @Test("formats are found by name, each name once")
    func lookup() throws {
        #expect(Set(OutputFormat.all.map(\.name)).count == OutputFormat.all.count)
        for format in OutputFormat.all { #expect(try OutputFormat.named(format.name).name == format.name) }
    }

    @Test("an unknown format is answered with the nearest one")
    func unknown() {
        let error = #expect(throws: UnknownName.self) { try OutputFormat.named("sheets") }
        #expect(error?.description.contains("did you mean \"sheet\"?") == true)
    }

    @Test(
        "every format writes the same bytes with 1, 2 and 7 workers", arguments: OutputFormat.all.map(\.name))
    func workers(name: String) throws {
        let format = try OutputFormat.named(name)
        let source = PatternSource(looks: (0..<30).map { $0 * 7 % 11 })
        let files = try [1, 2, 7].map { count in
            let sink = RecordingSink()
            let options = ExportOptions(matte: Color(rgba: 0xFFFF_FFFF))
            try format.write(source, options: options, workers: Workers(count: count), to: sink)
            return sink.files
        }
        #expect(!files[0].isEmpty && files[0] == files[1] && files[0] == files[2])
    }

    @Test(
        "no file of one format has the name of a file of another one, at several scales and on several pages")
    func names() throws {
        let dialects: [SheetDialect] = [.jsonHash, .cocos2d, .godot, .libgdx, .unity, .spindle]
        let sheet = try SheetOptions(maxSide: 20, dialects: dialects)
        let options = ExportOptions(sheet: sheet, matte: Color(rgba: 0xFFFF_FFFF))
        let sink = RecordingSink()
        for format in OutputFormat.all {
            try format.write(
                [1, 2].map { PatternSource(looks: Array(0..<30), scale: $0) }, options: options,
                workers: Workers(count: 2), to: sink)
        }
        #expect(sink.order.count > 70 && Set(sink.order.map { $0.lowercased() }).count == sink.order.count)
    }

    @Test("formats without pixels refuse a source that has frames only")
    func framesOnly() throws {
        struct Frames: FrameSource {
            let sequence = PatternSource(looks: [0]).sequence
            func makePainter() throws -> any FramePainter { PatternSource(looks: [0]).makePainter() }
        }
        for format in OutputFormat.all where format.content == .vector {
            #expect(throws: VectorError.framesOnly(format: format.name)) {
                try format.write(Frames(), workers: Workers(count: 1), to: RecordingSink())
            }
        }
    }

    @Test(
        "the files that a format names before it paints are those that it writes",
        arguments: OutputFormat.all.map(\.name), [16384, 40])
    func namesBefore(name: String, maxSide: Int) throws {
        let format = try OutputFormat.named(name)
        let options = ExportOptions(
            sheet: try SheetOptions(
                maxSide: maxSide, dialects: maxSide > 40 ? [.jsonHash, .css, .godot] : [.jsonHash]),
            matte: Color(rgba: 0xFFFF_FFFF))
        let scales = format.scales.map { Array($0.defaults.prefix(2)) } ?? [1, 1.5]
        let sources = scales.map { PatternSource(looks: Array(0..<120), scale: $0) }
        let sink = RecordingSink()
        try format.write(sources, options: options, workers: Workers(count: 2), to: sink)
        let names = try format.fileNames(sources.map(\.sequence), options: options)
        #expect(Set(names.names).count == names.names.count)
        #expect(Set(names.names).isSuperset(of: sink.order))
        #expect(names.areExact == (Set(names.names) == Set(sink.order)))
        #expect(names.areExact || name == "sheet" && maxSide == 40)
    }

    @Test("every format says what it is", arguments: OutputFormat.all.map(\.name))
    func texts(name: String) throws {
        let format = try OutputFormat.named(name)
        for text in [format.summary, format.files, format.limits, format.readers] { #expect(!text.isEmpty) }
    }
}
