import Basics
import Curves
import Indicators
import Loading
import MotionCore
import Presentations
import RequestSupport
import TestSupport
import Testing

@testable import Files
@testable import Formats
@testable import Jobs
@testable import Loading
@testable import Rendering
@testable import Requests
@testable import Resolution

/// Requests made of garbage. Any trap ends the whole test run.
@Suite struct RenderSpecFuzzTests {
    @Test("of 20,000 random requests each is understood or refused with a reason", arguments: 0..<4)
    func garbage(part: Int) {
        var garbage = Garbage(random: SeededRandom(seed: UInt64(part)))
        var (understood, refused, arcs) = (0, 0, 0)
        for number in 0..<5_000 {
            var spec = garbage.spec()
            refused += garbage.rejected
            do throws(SpecError) {
                // As defaults, options without effect are dropped; else they are refused, and little else is reached.
                if !number.isMultiple(of: 4) { try spec.load(from: InputFiles()) }
                let job = try number.isMultiple(of: 4) ? spec.resolve() : spec.validatedJob { _ in .shared }
                understood += 1
                expectSound(job, &arcs)
            } catch {
                refused += 1
                #expect(error.place.hasPrefix("--") && !error.message.isEmpty, "\(error)")
            }
        }
        // Both happen often, or this would test little.
        #expect(
            understood > 300 && refused > 300 && arcs > 100,
            "\(understood) understood, \(refused) refused, \(arcs) end with an arc")
    }

    private func expectSound(_ job: RenderJob, _ arcs: inout Int) {
        #expect(job.timeline.count >= 1 && job.timeline.count <= 1_000_000)
        #expect(job.timeline.fps > 0 && job.timeline.fps.isFinite)
        #expect(
            job.colors.count == 1 || job.colors.count == job.timeline.count || job.scene.body.track != nil)
        #expect(!job.scales.isEmpty && !job.formats.isEmpty && job.paintCount >= job.timeline.count)
        #expect(AssetName.problem(with: job.name) == nil)
        if let last = job.timeline.moment(of: job.timeline.count - 1).arc {
            #expect((0..<360).contains(last.startDegrees) && last.sweep >= 0)
            arcs += 1
        }
        let table = CurveTable(job.timeline, at: [0, -1e300, 1.7e308])
        let csv = String(decoding: table.csv(), as: UTF8.self)
        #expect(!csv.contains("nan"), "\(job.timeline) \(csv)")
    }
}

/// Values that are sometimes sensible, often on an edge, and often nonsense.
struct Garbage {
    var random: SeededRandom
    /// How many texts of the last request its options did not take.
    private(set) var rejected = 0

    init(random: SeededRandom) { self.random = random }

    private static let texts = [
        "", " ", "-", "..", "/", "a/b", "\0", "\n", "\u{202E}", "\u{1F600}", "x", "NaN", "inf", "0:1:2", "#",
        "\"",
        "#FFF", "fluent", "frames", "1e999", String(repeating: "n", count: 300), "--name", "0.5", "ease",
    ]

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func text(_ sensible: [String]) -> String? {
        if chance(45) { return nil }
        return (chance(92) ? sensible : Self.texts).randomElement(using: &random)
    }

    /// Gives an option such a text, unless it is none.
    private mutating func give(_ key: String, _ sensible: [String], to spec: inout RenderSpec) {
        if let text = text(sensible) { set(key, [text], in: &spec) }
    }

    /// Gives an option some of such texts.
    private mutating func give(
        _ key: String, _ sensible: [String], count: Int, to spec: inout RenderSpec
    ) {
        set(key, (0..<count).compactMap { _ in text(sensible) }, in: &spec)
    }

    private mutating func set(_ key: String, _ texts: [String], in spec: inout RenderSpec) {
        do throws(SpecError) { try SpecOption.named(key)?.set(texts, in: &spec) } catch {
            #expect(error.option?.text == key && !error.message.isEmpty, "\(error)")
            rejected += 1
        }
    }

    private mutating func number(_ sensible: ClosedRange<Double>) -> Double? {
        if chance(45) { return nil }
        if chance(80) { return Double.random(in: sensible, using: &random) }
        let edges = [
            sensible.lowerBound, sensible.upperBound, sensible.lowerBound.nextDown,
            sensible.upperBound.nextUp,
        ]
        let nonsense = [
            0, -0.0, -1, .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude, 0x1p63, 1e-300,
        ]
        if chance(20) { return Double(bitPattern: random.next()) }
        return (chance(50) ? edges : nonsense).randomElement(using: &random)
    }

    private mutating func integer(_ sensible: ClosedRange<Int>) -> Int? {
        if chance(45) { return nil }
        if chance(85) { return Int.random(in: sensible, using: &random) }
        return [0, -1, .min, .max, 1 << 30, (1 << 30) + 1, 1 << 32, 65535, 65536, 1_000_001].randomElement(
            using: &random)
    }

    /// Somewhere to show an indicator, and little else that could be wrong.
    private mutating func presented() -> RenderSpec {
        var spec = RenderSpec()
        spec.indicator = chance(70) ? .circular : .linear
        give("theme", Theme.all.map(\.name), to: &spec)
        give("direction", ["ltr", "rtl"], to: &spec)
        spec.extent = chance(70) ? nil : number(1...400).map { .points($0) }
        spec.width = chance(80) ? nil : number(1...700)
        spec.label.text = chance(70) ? nil : text(["Saving", "שמירה", "two words that are long"])
        spec.animation.value = chance(80) ? nil : ValueSpan(number(0...1) ?? 0.4)
        give("present", Presentation.all.map(\.name) + ["dialogue"], to: &spec)
        give(
            "present.screen",
            ["375", "390x844", "768", "200x200", "1x1", "4096x4096", "x", "nanxinf", "1e3"],
            to: &spec)
        if chance(5) { spec.present.screen = ScreenSize(width: number(1...4096) ?? .nan) }
        spec.present.message = text([
            "Saving", "", " ", "שמירה\u{202E}", String(repeating: "m ", count: 4000),
        ])
        spec.present.cancel = chance(60) ? nil : text(["Cancel", "", String(repeating: "c", count: 300)])
        if chance(30) { give("present.pull", ["0", "0.5", "run", "1", "nan", "2"], to: &spec) }
        if chance(5) { spec.present.pull = .held(number(0...1) ?? .nan) }
        return spec
    }

    private mutating func addStates(to spec: inout RenderSpec) {
        if chance(85) { return }
        if chance(20) { give("size", ["small", "large"], to: &spec) }
        spec.width = chance(70) ? nil : number(40...700)
        give("direction", ["ltr", "rtl"], to: &spec)
        give("background", ["surface", "card", "none", "#FFF"], to: &spec)
        if chance(10) { give("template", ["white", "black"], to: &spec) }
        if chance(20) { give("theme-color", ["error=#123", "label=#12345678", "="], to: &spec) }
        if chance(40) { give("state", ["error", "success", "paused", "disabled", "active"], to: &spec) }
        if chance(30) {
            give(
                "transition",
                [
                    "active:error", "paused:active", "indeterminate:determinate=0.4",
                    "determinate=1:determinate=0", "success:active", "determinate=1e999:active", "active:",
                    "step:1:2",
                ], to: &spec)
        }
        spec.t0 = chance(70) ? nil : number(0...1e12)
        give("glyph", ["auto", "none", "pause", "cancel"], to: &spec)
        spec.label.text = text(["Saving", "שמירה", "a\u{301}\u{200D}\u{202E}", "two words that are long"])
        give("progress-text", ["percent", "fraction", "none"], to: &spec)
        spec.label.total = chance(80) ? nil : integer(1...1000)
        if chance(30) { give("progress-placement", ["label", "center"], to: &spec) }
    }

    mutating func spec() -> RenderSpec {
        rejected = 0
        if chance(15) { return presented() }
        var spec = RenderSpec()
        spec.name = text(["a", "spinner", "a b", "a@2x"])
        give("theme", ["neutral-light", "fiori-dark", "high-contrast"], to: &spec)
        give("motion", Motion.all.map(\.name), to: &spec)
        if chance(40) {
            give("value", ["0.4", "0:1", "1:0", "0.3:0.3", "1e-300:1", "-0.0:1", "0x1p-2"], to: &spec)
        }
        if chance(5) { spec.animation.value = ValueSpan(from: number(0...1) ?? .nan, to: 1) }
        if chance(30) {
            give("easing", ["ease", "steps(3)", "cubic-bezier(0,9,1,-9)", "spring(100, 0.1)"], to: &spec)
        }
        if chance(20) { give("speed", ["2x", "0.01", "100", "30%"], to: &spec) }
        if chance(20) { give("duration", ["1", "2s", "86400000", "333.3"], to: &spec) }
        if chance(20) { give("arc", ["0:360", "0", "360", "20:280"], to: &spec) }
        if chance(20) { give("turns", ["0", "-100", "100", "-1", "3"], to: &spec) }
        (spec.animation.fps, spec.animation.frames) = (number(0.1...1000), integer(1...300))
        spec.animation.maxFrames = chance(70) ? nil : integer(300...100_000)
        spec.extent = number(1...4096).map { .points($0) }
        spec.stroke = chance(60) ? nil : number(0.01...20)
        give("cap", ["butt", "round", "square"], to: &spec)
        spec.insetsCaps = chance(50)
        let colors = chance(80) ? 1 : Int.random(in: 0...66, using: &random)
        give("color", ["#F00", "#00FF0080", "#123"], count: colors, to: &spec)
        give("track", ["#FFF", "#0000", "theme", "none"], to: &spec)
        addStates(to: &spec)
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            if let scale = number(0.25...16) { spec.scales.append(scale) }
        }
        give("to", ["frames", "sheet"], count: Int.random(in: 0...2, using: &random), to: &spec)
        addSheet(to: &spec)
        spec.maxFrameSide = integer(1...16384)
        return spec
    }

    private mutating func addSheet(to spec: inout RenderSpec) {
        give("sheet.layout", ["rows", "columns", "strip"], to: &spec)
        let count = Int.random(in: 0...2, using: &random)
        give("sheet.dialect", ["json-hash", "css", "godot", "aseprite"], count: count, to: &spec)
        give(
            "sheet.tag", ["a=0:1", "b=3:2:reverse", "b=1:4:pingpong", "c=9999999999999999999:0"],
            count: count,
            to: &spec)
        if chance(5) { spec.sheet.tags.append(SheetTag(name: "t", from: integer(0...9) ?? .min, to: .max)) }
        give("sheet.trim", ["none", "frame", "animation", "sheet"], to: &spec)
        give("sheet.alpha", ["straight", "premultiplied"], to: &spec)
        give("sheet.sides", ["any", "pot", "4", "65536"], to: &spec)
        if chance(5) { spec.sheet.sides = .multiple(of: integer(1...65536) ?? 0) }
        (spec.sheet.bleeds, spec.sheet.isSquare) = (chance(10), chance(10))
        spec.sheet.hasDebugPicture = chance(10)
        spec.sheet.columns = chance(70) ? nil : integer(1...300)
        (spec.sheet.padding, spec.sheet.border) = (number(0...1024), number(0...1024))
        spec.sheet.extrude = number(0...1024)
        spec.sheet.mipLevels = chance(80) ? nil : integer(-1...9)
        spec.sheet.rotates = chance(10)
        spec.sheet.maxSide = integer(1...65535)
    }
}
