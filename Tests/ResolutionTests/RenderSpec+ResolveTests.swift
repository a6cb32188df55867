import Basics
import Drawing
import Indicators
import Loading
import MotionCore
import RequestSupport
import Testing

@testable import Files
@testable import Formats
@testable import Jobs
@testable import Rendering
@testable import Requests

@Suite struct RenderSpecResolveTests {
    private func job(_ change: (inout RenderSpec) throws -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec()
        try change(&spec)
        return try spec.resolve()
    }

    /// The place that an impossible request is refused for, and why.
    private func refusal(_ change: (inout RenderSpec) throws -> Void) -> SpecError? {
        do {
            _ = try job(change)
            return nil
        } catch { return error as? SpecError }
    }

    @Test("a request that says nothing is a loop of the first theme, as frames at scale 1")
    func defaults() throws {
        let job = try job()
        #expect(job.name == "material-advance" && job.timeline.count == 324)
        #expect(job.ring?.indicator.size == 48 && job.ring?.indicator.stroke == 4)
        #expect(
            job.ring?.indicator.cap == .round && job.ring?.indicator.insetsCaps == false
                && job.ring?.indicator.track == nil)
        #expect(job.scales == [1] && job.formats.map(\.name) == ["frames"])
        #expect(job.colors == [Color(rgba: 0x2F6D_B0FF)])
        #expect(job.ring?.table.count == 324 && job.paintCount == 324)
    }

    @Test("what is said is what is done")
    func everything() throws {
        let job = try job { spec in
            (spec.name, spec.themeSource, spec.extent, spec.stroke) = ("n", .value(.fioriDark), 30, 3)
            (spec.cap, spec.insetsCaps, spec.trackPaint) = (.square, true, .color(Color(rgba: 0x0000_0088)))
            (spec.scales, spec.formats) = ([2, 1.5], [.sheet, .frames, .sheet])
            (spec.sheet.layout, spec.sheet.columns, spec.sheet.padding) = (.columns, 5, 0.5)
        }
        #expect(job.name == "n" && job.timeline.motion == .fioriProcessing)
        #expect(job.ring?.indicator.size == 30 && job.ring?.indicator.stroke == 3)
        #expect(job.ring?.indicator.cap == .square && job.ring?.indicator.insetsCaps == true)
        #expect(job.ring?.indicator.track == Color(rgba: 0x0000_0088))
        #expect(job.colors == [Color(rgba: 0x4DB1_FFFF)])
        #expect(job.scales == [2, 1.5] && job.formats.map(\.name) == ["sheet", "frames"])
        #expect(job.options.sheet.layout == .columns && job.options.sheet.columns == 5)
        #expect(job.options.sheet.padding == 0.5)
        #expect(job.paintCount == 78 * 2 * 3)
    }

    @Test("the outermost possible lengths are possible")
    func edges() throws {
        #expect(try job { $0.size = 1 }.ring?.indicator.size == 1)
        #expect(try job { $0.size = 4096 }.ring?.indicator.size == 4096)
        #expect(try job { $0.stroke = 24 }.ring?.indicator.stroke == 24)
        #expect(try job { $0.stroke = 0.01 }.ring?.indicator.stroke == 0.01)
        #expect(try job { $0.scales = [0.25, 16, 16] }.scales == [0.25, 16])
        #expect(try job { ($0.extent, $0.scales, $0.maxFrameSide) = (4096, [4], 16384) }.scales == [4])
    }

    @Test("each part is refused by its flag")
    func places() {
        let changes: [(String, (inout RenderSpec) throws -> Void)] = [
            ("--name", { $0.name = "" }), ("--theme", { try $0.give("theme", "x") }),
            ("--motion", { try $0.give("motion", "x") }),
            ("--size", { $0.size = .nan }), ("--stroke", { $0.stroke = .nan }),
            ("--cap", { try $0.give("cap", "") }),
            ("--color", { try $0.give("color", "#FFF", "") }), ("--track", { try $0.give("track", "") }),
            ("--scale", { $0.scales = [1, .nan] }),
            ("--to", { try $0.give("to", "frames", "x") }),
            ("--layout", { try $0.give("sheet.layout", "x") }),
            ("--columns", { $0.sheet.columns = 0 }), ("--padding", { $0.sheet.padding = .nan }),
            ("--border", { $0.sheet.border = -1 }), ("--extrude", { $0.sheet.extrude = .infinity }),
            ("--max-side", { $0.sheet.maxSide = 0 }), ("--dialect", { try $0.give("sheet.dialect", "") }),
            ("--sides", { try $0.give("sheet.sides", "0") }),
            ("--sides", { ($0.formats, $0.sheet.sides) = ([.sheet], .multiple(of: 0)) }),
            ("--trim", { try $0.give("sheet.trim", "all") }),
            ("--alpha", { try $0.give("sheet.alpha", "x") }), ("--tag", { try $0.give("sheet.tag", "a=1") }),
            ("--tag", { $0.sheet.tags = [SheetTag(name: "a/b", from: 0, to: 1)] }),
            ("--max-frame-side", { $0.maxFrameSide = 0 }),
        ]
        for (place, change) in changes {
            let error = refusal(change)
            #expect(error?.place == place && error?.kind == .invalid, "\(place)")
        }
    }

    @Test("sheet options are for sheets alone")
    func sheetWithoutSheet() throws {
        #expect(refusal { $0.sheet.columns = -1 }?.message.contains("out of range") == true)
        let error = refusal { $0.sheet.maxSide = 1 }
        #expect(error?.place == "--max-side" && error?.message.contains("add --to sheet") == true)
    }

    @Test("limits are told from mistakes, and name the flag that raises them")
    func limits() {
        let tooLarge = refusal { ($0.extent, $0.scales) = (.points(1025), [1, 4]) }
        #expect(tooLarge?.kind == .limit && tooLarge?.message.contains("--max-frame-side") == true)
        let page = refusal { ($0.formats, $0.sheet.maxSide, $0.scales) = ([.sheet], 95, [1, 2]) }
        #expect(page?.kind == .limit && page?.place == "--max-side")
        // Edges of one point, which frames have by default, do not fit either.
        let edges = refusal { ($0.formats, $0.sheet.maxSide, $0.scales) = ([.sheet], 96, [1, 2]) }
        #expect(edges?.kind == .limit && edges?.message.contains("lower the size, scale or extrude") == true)
        let bare = refusal {
            ($0.formats, $0.sheet.maxSide, $0.scales, $0.sheet.extrude) = ([.sheet], 96, [1, 2], 0)
        }
        #expect(bare == nil)
        let columns = refusal {
            ($0.formats, $0.sheet.maxSide, $0.sheet.columns) = ([.sheet], 100, 3)
        }
        #expect(columns?.kind == .limit && columns?.place == "--max-side")
    }

    @Test("a matte is an opaque color, for a GIF")
    func matte() throws {
        #expect(
            try job { ($0.formats, $0.matte) = ([.apng, .gif], Color(rgba: 0x0A6E_D1FF)) }.options.matte?.blue
                == 0xD1)
        #expect(try job { ($0.formats, $0.backdrop) = ([.gif], .surface) }.options.matte == nil)
        let white = try job { $0.formats = [.gif] }
        #expect(white.options.matte == Color(rgba: 0xFFFF_FFFF))
        #expect(white.notes.contains { $0.text(.flags).contains("blended with white; for another") })
        let themed = try job { ($0.formats, $0.themeSource) = ([.gif], .value(.fioriDark)) }
        #expect(themed.options.matte == Color(rgba: 0x0000_00FF) && themed.notes.count == 1)
        let useless = try job { ($0.formats, $0.matte) = ([.apng], Color(rgba: 0xFFFF_FFFF)) }
        #expect(useless.notes.map { $0.text(.flags) } == ["--matte has no effect on apng"])
        for (matte, fragment) in [("snowy", "snowy"), ("#FFF8", "not opaque")] {
            let error = refusal {
                $0.formats = [.gif]
                try $0.give("matte", matte)
            }
            #expect(error?.place == "--matte" && error?.kind == .invalid)
            #expect(error?.message.contains(fragment) == true)
        }
    }

    @Test("a frame with longer sides than a format can say is refused, with what it can")
    func sides() throws {
        func request(_ scale: Double, _ format: OutputFormat) -> (inout RenderSpec) -> Void {
            {
                ($0.extent, $0.scales, $0.maxFrameSide, $0.formats) = (
                    4095.75, [scale], 16384, [.frames, format]
                )
            }
        }
        #expect(refusal(request(4, .webp)) == nil && refusal(request(4, .apng)) == nil)
        let error = refusal {
            ($0.extent, $0.scales, $0.maxFrameSide, $0.formats) = (4096, [4], 16384, [.webp])
        }
        #expect(error?.kind == .limit && error?.place == "--to")
        #expect(error?.message.contains("at most 16383 pixels a side, and a frame has 16384") == true)
    }

    @Test("one file is one frame at one scale, or one animation, and no sheet")
    func singleFile() throws {
        func single(_ change: (inout RenderSpec) -> Void) throws -> Bool {
            let job = try job {
                $0.backdrop = .surface
                change(&$0)
            }
            do throws(SpecError) {
                try job.requireSingleFile()
                return true
            } catch { return false }
        }
        #expect(try single { $0.animation.value = 0.4 })
        #expect(try single { $0.animation.frames = 1 })
        #expect(try !single { $0.animation.frames = 2 })
        #expect(try !single { ($0.animation.frames, $0.scales) = (1, [1, 2]) })
        #expect(try !single { ($0.animation.frames, $0.formats) = (1, [.sheet]) })
        for format in [OutputFormat.apng, .gif, .webp] {
            #expect(try single { $0.formats = [format] })
            #expect(try !single { ($0.formats, $0.scales) = ([format], [1, 2]) })
            #expect(try !single { ($0.formats, $0.animation.frames) = ([format, .frames], 1) })
        }
    }
}
