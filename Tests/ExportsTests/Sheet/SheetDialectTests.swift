import Basics
import Imaging
import Platform
import Testing

@testable import Exports
@testable import Formats

@Suite struct SheetDialectTests {
    @Test("dialects are found by name; the first is the default")
    func lookup() throws {
        #expect(Set(SheetDialect.all).count == SheetDialect.all.count)
        for dialect in SheetDialect.all { #expect(try SheetDialect.named(dialect.name) == dialect) }
        #expect(SheetDialect.all[0] == SheetOptions().dialects[0])
        #expect(throws: UnknownName.self) { try SheetDialect.named("json") }
    }

    @Test("each dialect says what it writes, what it cannot and who reads it")
    func catalog() {
        for dialect in SheetDialect.all {
            #expect(!dialect.summary.isEmpty && !dialect.limits.isEmpty && !dialect.readers.isEmpty)
            #expect(dialect.files.contains("NAME." + dialect.fileExtension))
            #expect(
                !dialect.unsupported.contains { $0.value == "" }
                    && dialect.unsupported.contains { $0.key == .names } == !dialect.forbidden.isEmpty)
        }
    }

    private func refused(
        _ options: SheetOptions = SheetOptions(), pages: Int = 1,
        _ change: (inout FrameSequence) -> Void = { _ in }
    ) -> [String] {
        var sequence = PatternSource(looks: [1, 2]).sequence
        change(&sequence)
        return SheetDialect.all.filter { dialect in
            do throws(SheetError) {
                try dialect.check(sequence, options, pages: pages)
                return false
            } catch {
                return true
            }
        }.map(\.name)
    }

    @Test("what a dialect cannot say is refused, and nothing else")
    func refusals() throws {
        #expect(refused() == [])
        #expect(refused(pages: 2) == ["aseprite", "css", "css-strip", "qml"])
        #expect(refused { $0.delays = [10, 20] } == ["godot", "qml"])
        // 600,073 frames of a tenth of a millisecond.
        #expect(refused { $0.delays = [7.3, 60_000] } == ["phaser", "godot", "qml"])
        // Sixtieths are no whole number of those, but all of them are multiples of the shortest.
        #expect(refused { $0.delays = [1000 / 60, 120_000] } == ["godot", "qml"])
        #expect(refused(try SheetOptions(trim: .sheet)) == ["css", "css-strip", "qml"])
        #expect(refused(try SheetOptions(alpha: .premultiplied)) == ["css", "css-strip", "qml"])
        #expect(
            refused { $0.rotationPerWrap = 216 } == [
                "aseprite", "cocos2d", "css", "css-strip", "godot", "godot4", "libgdx", "qml", "unity",
            ])
        for gaps in [
            try SheetOptions(padding: 1), try SheetOptions(border: 1), try SheetOptions(extrude: 1),
            try SheetOptions(layout: .columns), try SheetOptions(sides: PageSides(.powerOfTwo)),
        ] {
            #expect(refused(gaps) == ["qml"])
        }
        #expect(refused { $0.fps = 1000.5 } == ["aseprite"])
        #expect(refused { $0.name = "a;b" } == ["unity"] && refused { $0.name = "#a" } == ["unity"])
        #expect(refused { $0.name = "a b " } == ["libgdx"] && refused { $0.name = "a b" } == [])
    }

    @Test("tags are in the metadata of every dialect that has a way to say them")
    func tags() throws {
        let tags = [
            SheetTag(name: "up", from: 0, to: 1),
            SheetTag(name: "round", from: 0, to: 2, direction: .pingpong),
        ]
        for dialect in SheetDialect.all {
            let sink = RecordingSink()
            try OutputFormat.sheet.write(
                PatternSource(looks: [1, 2, 3]),
                options: ExportOptions(sheet: SheetOptions(tags: tags, dialects: [dialect])),
                workers: Workers(count: 1), to: sink)
            let text = sink.text("spin." + dialect.fileExtension)
            let knows = !["cocos2d", "libgdx", "qml", "unity"].contains(dialect.name)
            #expect(text.contains("up") == knows && text.contains("round") == knows, "\(dialect.name)")
            // The whole animation is no tag then.
            #expect(text.contains("turn") == (dialect == .spindle), "\(dialect.name)")
        }
    }
}

/// The metadata of a sheet with two looks in three frames, in one dialect.
func metadata(_ dialect: SheetDialect) throws -> String {
    let sink = RecordingSink()
    let options = try SheetOptions(padding: 1, dialects: [dialect])
    try OutputFormat.sheet.write(
        PatternSource(looks: [1, 2, 1], scale: 1.5, fps: 50), options: ExportOptions(sheet: options),
        workers: Workers(count: 1), to: sink)
    return sink.text("spin@1.5x.json")
}
