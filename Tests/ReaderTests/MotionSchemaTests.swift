import Curves
import Foundation
import Loading
import MotionCore
import RequestSupport
import Requests
import Testing

/// The published schema and our reader must agree on what a motion file is.
@Suite struct MotionSchemaTests {
    private func verdicts(_ files: [String: [UInt8]]) throws -> [String: Bool] {
        try SchemaVerdicts.of(files, "motion.schema.json")
    }

    @Test("every motion of the catalogue is written as a file that the schema accepts")
    func catalog() throws {
        var files: [String: [UInt8]] = [:]
        for motion in Motion.all where motion.kind != .determinate {
            for faithful in [false, true] {
                var spec = CurveSpec()
                (spec.animation.motion, spec.animation.isFaithful, spec.format) = (
                    .value(motion), faithful, "yaml"
                )
                files[motion.name + (faithful ? "-faithful" : "")] = try spec.bytes(for: "-")
            }
        }
        let verdicts = try verdicts(files)
        #expect(verdicts.count == files.count)
        #expect(verdicts.filter { !$0.value }.isEmpty)
    }

    /// Files that are right, and the same with one thing wrong.
    static let good: [String: String] = [
        "json": #"{"name": "j", "period": 1000, "tail": {}, "head": {"offset": "90deg"}}"#,
        "units": "{name: u, period: 1e3, tail: {offset: .25turn}, head: {offset: 0.5turn}}",
        "based": "{name: b, base: fluent, speed: 1.5, arc: 20:280, turns: -3, easing: ease}",
        "based-units": "{name: b, base: fluent, speed: 2x}",
        "based-time": "{name: b, base: fluent, duration: 1.5s}",
        "with-units":
            "{name: w, period: 1s, size: 48px, stroke: \"4pt\", tail: {tracks: [{amount: 1, delay: 20 ms}]}, head: {}}",
        "based-duration": "{name: b, summary: ours, source: us, base: cupertino, duration: 900}",
        "adjusted":
            "{name: a, period: 1000, tail: {}, head: {offset: 90}, rotation: {tracks: [{amount: 360}]}, speed: 2, arc: 45deg, turns: 2}",
        "limit-tail": "{name: l, period: 1000, tail: {}, head: {}, limit: {at-least: 5, held-by: tail}}",
        "limit-head": "{name: l, period: 1000, tail: {}, head: {}, limit: {head-at-most: 350}}",
        "limit-guard": "{name: l, period: 1000, tail: {}, head: {}, limit: {chromium-guard: 5, cycle: 200}}",
        "color": "{name: c, period: 1000, tail: {}, head: {}, color: {duration: 0}}",
        "bars":
            "{name: b, kind: bars, period: 1000, bars: [{tail: {}, head: {offset: 1}, lag: -5}], tiles: true}",
        "spokes":
            "{name: s, kind: spokes, period: 1000, count: 8, opacity: {}, inner-radius: 3, outer-radius: 9}",
        "dots": "{name: d, kind: dots, period: 1000, count: 3, lags: 8, scale: {}, diameter: 4, gap: 0}",
        "placed": element(
            "{disc: {x: 1, y: 1, r: 1}, placings: [{turn: 9}, {shift: [1, 2]}], anchor: [0, 0], tracks: [{property: scale, values: [1, 2]}]}"
        ),
        "repeated": element(
            "{box: {x: 1, y: 1, width: 1, height: 1}, repeat: {count: 3, turn: 90, x: 1, y: 2, delays: [0, 5, 9], about: [1, 1]}, tracks: [{property: dx, values: [0, 1]}]}"
        ),
        "colored": element(
            "{disc: {x: 1, y: 1, r: 1}, within: {x: 0, y: 0, width: 1, height: 1}, color: red}, {disc: {x: 1, y: 1, r: 1}, repeat: {count: 2, x: 1, colors: [red, blue]}}, {disc: {x: 1, y: 1, r: 1}, tracks: [{property: color, values: [red, blue]}]}"
        ),
        "trimmed": element(
            "{line: {path: M0 0H9V9Z, stroke: 1, cap: round, join: bevel}, tracks: [{property: trimEnd, values: [0, 1, 0], easing: [ease, linear]}]}"
        ),
        "morphed": element(
            "{path: [M0 0h1v1z, M0 0h2v2z], tracks: [{property: morph, values: [0, 1]}]}"),
        "swept": element(
            "{arc: {x: 1, y: 1, r: 1, stroke: 1, sweep: 9, cap: square}, tracks: [{property: sweep, values: [0, 360]}]}"
        ),
        "elements": customElements, "morph": customShapes,
        "shape":
            "{name: s, kind: shapes, period: 650, shape: heart, style: compose, matching: angle, stretch: 2x}",
        "wave":
            "{name: w, kind: wave, period: 1000, tail: {}, head: {offset: 90}, amplitude: 2, wavelength: 9px, wave-speed: 0}",
        "wave-bars":
            "{name: w, kind: wave-bars, period: 2000, bars-period: 1000, style: compose, bars: [{tail: {}, head: {offset: 1}}]}",
        "no-elements": "{name: e, kind: elements, period: 9, box: {width: 1, height: 1}, elements: []}",
    ]

    /// An element that is right, but for what is put in its place.
    private static func element(_ text: String) -> String {
        "{name: e, kind: elements, period: 9, box: {width: 1, height: 1}, elements: [\(text)]}"
    }

    static let bad: [String: String] = [
        "no-name": "{period: 1000, tail: {}, head: {}}",
        "no-period": "{name: n, tail: {}, head: {}}",
        "no-head": "{name: n, period: 1000, tail: {}}",
        "period-zero": "{name: n, period: 0, tail: {}, head: {}}",
        "period-text": "{name: n, period: \"1000\", tail: {}, head: {}}",
        "period-hex": "{name: n, period: 0x10, tail: {}, head: {}}",
        "unknown-key": "{name: n, period: 1000, tail: {}, head: {}, spede: 2}",
        "speed-text": "{name: n, base: fluent, speed: 2s}", "speed-zero": "{name: n, base: fluent, speed: 0}",
        "two-paces": "{name: n, base: fluent, speed: 2, duration: 900}",
        "duration-zero": "{name: n, base: fluent, duration: 0}",
        "base-unknown": "{name: n, base: fluend}", "base-value": "{name: n, base: determinate}",
        "base-and-period": "{name: n, base: fluent, period: 1000}",
        "base-and-tail": "{name: n, base: fluent, tail: {}}",
        "base-alone": "{base: fluent}", "arc-large": "{name: n, base: fluent, arc: 361}",
        "arc-text": "{name: n, base: fluent, arc: long}", "turns-half": "{name: n, base: fluent, turns: 1.5}",
        "turns-many": "{name: n, base: fluent, turns: 101}",
        "turns-of-bars":
            "{name: b, kind: bars, period: 1000, bars: [{tail: {}, head: {offset: 1}}], turns: 2}",
        "unknown-kind": "{name: n, period: 1000, kind: ring, tail: {}, head: {}}",
        "foreign-key": "{name: n, period: 1000, tail: {}, head: {}, tiles: true}",
        "sum-key": "{name: n, period: 1000, tail: {offsets: 1}, head: {}}",
        "track-key": "{name: n, period: 1000, tail: {tracks: [{amount: 1, delays: 2}]}, head: {}}",
        "track-amount": "{name: n, period: 1000, tail: {tracks: [{delay: 2}]}, head: {}}",
        "track-yes": "{name: n, period: 1000, tail: {tracks: [{amount: 1, accumulates: yes}]}, head: {}}",
        "track-negative": "{name: n, period: 1000, tail: {tracks: [{amount: 1, duration: -1}]}, head: {}}",
        "angle-unit": "{name: n, period: 1000, tail: {offset: 1rad}, head: {}}",
        "angle-quoted": "{name: n, period: 1000, tail: {offset: \"90\"}, head: {}}",
        "angle-huge": "{name: n, period: 1000, tail: {offset: 1e9}, head: {}}",
        "limit-both": "{name: n, period: 1000, tail: {}, head: {}, limit: {at-least: 5, head-at-most: 9}}",
        "limit-empty": "{name: n, period: 1000, tail: {}, head: {}, limit: {}}",
        "limit-no-cycle": "{name: n, period: 1000, tail: {}, head: {}, limit: {chromium-guard: 5}}",
        "cap": "{name: n, period: 1000, tail: {}, head: {}, cap: flat}",
        "size": "{name: n, period: 1000, tail: {}, head: {}, size: 5000}",
        "color": "{name: n, period: 1000, tail: {}, head: {}, color: {delay: 1}}",
        "bars-tail": "{name: n, kind: bars, period: 1000, bars: [{head: {}}]}",
        "bars-angle": "{name: n, kind: bars, period: 1000, bars: [{tail: {offset: 9deg}, head: {}}]}",
        "count": "{name: n, kind: dots, period: 1000, count: 2.5, scale: {}, diameter: 4, gap: 0}",
        "count-many": "{name: n, kind: dots, period: 1000, count: 65, scale: {}, diameter: 4, gap: 0}",
        "no-box": "{name: e, kind: elements, period: 9, elements: []}",
        "box-key": "{name: e, kind: elements, period: 9, box: {width: 1, height: 1, top2: 3}, elements: []}",
        "no-figure": element("{pivot: [1, 1]}"), "figure-key": element("{disc: {x: 1, y: 1, r: 1, z: 1}}"),
        "two-figures": element("{disc: {x: 1, y: 1, r: 1}, path: M0 0h9v9z}"),
        "no-radius": element("{disc: {x: 1, y: 1}}"),
        "radius-negative": element("{disc: {x: 1, y: 1, r: -1}}"),
        "element-shape": element("{shape: {name: hart, x: 1, y: 1, r: 1}}"),
        "element-no-shape": element("{shape: {x: 1, y: 1, r: 1}}"),
        "property": element("{disc: {x: 1, y: 1, r: 1}, tracks: [{property: size, values: [1]}]}"),
        "no-values": element("{disc: {x: 1, y: 1, r: 1}, tracks: [{property: scale}]}"),
        "color-empty": element("{disc: {x: 1, y: 1, r: 1}, tracks: [{property: color, values: []}]}"),
        "color-number": element("{disc: {x: 1, y: 1, r: 1}, color: 5}"),
        "values-empty": element("{disc: {x: 1, y: 1, r: 1}, tracks: [{property: scale, values: []}]}"),
        "at-far": element("{disc: {x: 1, y: 1, r: 1}, tracks: [{property: scale, at: [2], values: [1]}]}"),
        "no-morph": "{name: m, kind: shapes, period: 650}",
        "morph-and-shape": "{name: m, kind: shapes, period: 650, shape: heart, morph: [heart]}",
        "morph-empty": "{name: m, kind: shapes, period: 650, morph: []}",
        "morph-unknown": "{name: m, kind: shapes, period: 650, morph: [hart]}",
        "morph-corners": "{name: m, kind: shapes, period: 650, morph: [{corners: [[0, 0], [1, 1]]}]}",
        "morph-center": "{name: m, kind: shapes, period: 650, morph: [{name: heart, center: [1, 1]}]}",
        "wave-style": "{name: w, kind: wave, period: 9, tail: {}, head: {}, style: ios}",
        "wave-length": "{name: w, kind: wave, period: 9, tail: {}, head: {}, wavelength: 0}",
        "wave-of-arc": "{name: w, period: 9, tail: {}, head: {}, amplitude: 2}",
        "list": "[1, 2]",
        "text": "motion",
    ]

    @Test("the schema and the reader accept the same files")
    func agreement() throws {
        let files = Self.good.merging(Self.bad.map { ("bad-" + $0, $1) }) { first, _ in first }
        let verdicts = try verdicts(files.mapValues { Array($0.utf8) })
        #expect(verdicts.count == Self.good.count + Self.bad.count)
        for (name, text) in files {
            let isGood = Self.good[name] != nil
            #expect(verdicts[name] == isGood, "the schema on \(name)")
            let motion = try? MotionFile.parse(Array(text.utf8), name: name)
            #expect((motion != nil) == isGood, "the reader on \(name)")
        }
    }
}
