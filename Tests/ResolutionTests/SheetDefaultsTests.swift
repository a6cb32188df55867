import Basics
import Formats
import Jobs
import Loading
import Requests
import Testing

@testable import Resolution

/// Issue 52: sheets have what the readers of their dialects need to scale frames.
@Suite struct SheetDefaultsTests {
    private func options(_ dialects: [SheetDialect], _ change: (inout SheetSpec) -> Void = { _ in }) throws
        -> SheetOptions
    {
        var spec = SheetSpec()
        spec.dialects = dialects
        change(&spec)
        return try spec.options()
    }

    @Test(
        "a dialect has edges where its readers scale frames, and hidden colors where they take pages as they are"
    )
    func dialects() throws {
        let edged: Set<SheetDialect> = [
            .jsonHash, .jsonArray, .phaser, .aseprite, .cocos2d, .godot, .godot4, .libgdx, .unity, .spindle,
        ]
        let bled: Set<SheetDialect> = [.jsonHash, .jsonArray, .libgdx, .spindle]
        for dialect in SheetDialect.all {
            let options = try options([dialect])
            #expect(options.extrude == (edged.contains(dialect) ? 1 : 0), "\(dialect.name)")
            #expect(options.bleed == bled.contains(dialect), "\(dialect.name)")
        }
        #expect(try options([]) == options([.jsonHash]))
    }

    @Test("help names the dialects with other defaults")
    func help() throws {
        func names(_ isMeant: (SheetDialect) -> Bool) -> String {
            let names = SheetDialect.all.filter(isMeant).map(\.name)
            return names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
        }
        let extrude = try #require(SpecOption.named(.sheetExtrude))
        #expect(extrude.fallback == "1, or 0 for \(names { $0.usualExtrude == 0 })")
        let bleed = try #require(SpecOption.named(.sheetBleed))
        #expect(bleed.fallback.hasPrefix("--bleed on sheets for \(names { $0.usuallyBleeds }), else"))
    }

    @Test("of several dialects one that needs something is enough, unless another cannot have it")
    func several() throws {
        let both = try options([.css, .godot, .spindle])
        #expect(both.extrude == 1 && both.bleed)
        let counted = try options([.qml, .libgdx])
        #expect(counted.extrude == 0 && counted.bleed)
        #expect(try options([.godot, .phaser]).bleed == false)
    }

    @Test("what a request says counts, and colors that are multiplied need none under transparent pixels")
    func explicit() throws {
        let bare = try options([.spindle]) { ($0.extrude, $0.bleeds) = (0, false) }
        #expect(bare.extrude == 0 && !bare.bleed)
        let more = try options([.css]) { ($0.extrude, $0.bleeds) = (2, true) }
        #expect(more.extrude == 2 && more.bleed)
        #expect(try options([.spindle]) { $0.alpha = .premultiplied }.bleed == false)
    }

    @Test("frames beside a sheet have hidden colors only where the request says so")
    func frames() throws {
        var spec = RenderSpec()
        spec.formats = [.frames, .sheet]
        let usual = try spec.resolve().options
        #expect(usual.sheet.bleed && !usual.bleedsFrames)
        spec.sheet.bleeds = true
        #expect(try spec.resolve().options.bleedsFrames)
    }
}
