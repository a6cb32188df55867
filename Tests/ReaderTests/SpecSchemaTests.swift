import Foundation
import Indicators
import Testing

@testable import Loading
@testable import Requests

/// The published schemas and our readers must agree on what theme and spec files are.
@Suite struct SpecSchemaTests {
    static let goodThemes: [String: String] = [
        "base": "base: fiori-dark",
        "colors":
            "{base: neutral-light, colors: {error: '#A00', step-line: '#11223344', label: teal, success: oklch(60% 0 9)}}",
        "units":
            "{base: high-contrast, sizes: {small: {size: 20px}}, gap: 2pt, type: {label: {size: '15 px'}}}",
        "measures":
            "{base: high-contrast, sizes: {small: {size: 20, stroke: 2}}, linear: {width: 90, height: 3}, gap: 0}",
        "type":
            "{base: material-dark, type: {label: {size: 15, line-height: 20, weight: 500, tracking: -0.5}}}",
        "words":
            "{base: material-light, name: brand, summary: s, source: s, motion: fluent, track: true, cap: butt}",
        "looks":
            "{base: neutral-light, name: a, light: {}, dark: {base: fiori-dark, cap: butt}, high-contrast: high-contrast, look: dark}",
        "only-looks": "{dark: {base: fiori-dark}, dark-high-contrast: {colors: {error: red}}}",
        "pairs":
            "{base: neutral-light, colors: {error: 'light-dark(#A00, #F88)'}, color: [red, 'light-dark(red, lime)'], gradient: 'red,blue'}",
        "percentage":
            "{base: neutral-light, glyph-style: checkout, type: {percentage: {size: 30%, weight: 500}}}",
    ]

    static let badThemes: [String: String] = [
        "no-base": "name: x", "unknown-base": "base: dark", "unknown-key": "{base: fiori-dark, colour: x}",
        "slot": "{base: fiori-dark, colors: {eror: '#FFF'}}",
        "color": "{base: fiori-dark, colors: {error: \"#12345\"}}",
        "size": "{base: fiori-dark, sizes: {small: {size: 0}}}",
        "sizes": "{base: fiori-dark, sizes: {tiny: {}}}",
        "flag": "{base: fiori-dark, track: yes}", "cap": "{base: fiori-dark, cap: flat}",
        "weight": "{base: fiori-dark, type: {label: {weight: 50}}}",
        "style": "{base: fiori-dark, type: {caption: {size: 12}}}", "list": "[1]",
        "look": "{base: fiori-dark, dim: {}}", "look-name": "{base: fiori-dark, dark: {name: x}}",
        "look-base": "{base: fiori-dark, dark: night}", "chosen": "{base: fiori-dark, dark: {}, look: dim}",
        "glyphs": "{base: fiori-dark, glyph-style: bold}",
    ]

    static let goodSpecs: [String: String] = [
        "values":
            "{indicator: linear, value: 0.2:0.8, theme: material-dark, buffer: 0.9, to: [frames, sheet]}",
        "number": "{value: 0.4, size: large, label: Saving, progress-text: percent, scale: [1, 2.5]}",
        "states": "{state: error, label: {active: a, error: b}, t0: 100, color: '#FFF', font: Inter}",
        "inline-theme": "{theme: {base: fiori-dark, gap: 1}, size: 40, track: theme}",
        "inline-motion": "{motion: {name: m, period: 1000, tail: {}, head: {offset: 90}}, frames: 12}",
        "steps":
            "{indicator: steps, steps: [a, {name: b, state: error, icon: cart, dynamic: true}], current: 1, header: true}",
        "check":
            "{check: {activity: a, screen: b, expected: 500, off: {error-without-label: a toast says it}}}",
        "operation":
            "{operation: {policy: immediate, fade: 0, success-hold: persist, events: [{at: 0, started}, {at: 1.5, progress: 1}, {at: 2, stalled}]}}",
        "ends":
            "{operation: {success-hold: 0, wait-text: '', events: [{at: 0, started: true}, {at: 1, determinate}, {at: 2, failed: x}]}, sidecar: [json, vtt], started-by: system}",
        "log": "{log: a/b.csv, log-unit: s, log-total: 100, operation: {expected: 12000, stalled-text: x}}",
        "reduced": "{reduced-motion: slow, with-reduced-motion: [message], reduced-text: [a, b]}",
        "present": "{present: {name: dialog, screen: 390x844, message: Saving, cancel: Cancel}, value: 0.4}",
        "present-name": "{present: card, theme: fiori-dark}",
        "present-numbers": "{present: {name: swipe-refresh, screen: 390, pull: 0.5}}",
        "quoted": #"{"size": "large", "value": "0.4", "cap": "butt", "glyph": "none", "to": ["svg"]}"#,
        "units":
            "{size: 48px, fps: 30fps, at: 40%, scale: [1x, 2x], gap: 2 pt, frames: 1 frames, speed: 200%}",
        "units-of-maps":
            "{size: 48x48, value: 40%, buffer: '80%', operation: {fade: 0.1s, success-hold: 2s, events: [{at: 0s, started}, {at: 1.5s, progress: 40%}]}, check: {expected: 3s}}",
        "units-quoted": #"{"size": "48px", "duration": "2s", "scale": "2x", "sheet": {"padding": "2px"}}"#,
        "sheet": "{sheet: {columns: 4, padding: 1.5, dialect: [css, spindle], square: true, sides: 16}}",
        "canceled": "{operation: {events: [{at: 0, started}, {at: 1s, canceled}]}}",
        "cancelled": "{operation: {events: [{at: 0, started}, {at: 1s, cancelled}]}}",
    ]

    static let badSpecs: [String: String] = [
        "indicator": "indicator: square", "key": "labl: x", "fps": "fps: 0", "scale": "scale: [1, 99]",
        "frames": "frames: 1.5", "label": "label: {failed: x}", "theme": "theme: {gap: 1}",
        "motion": "motion: {name: m, period: 0, tail: {}, head: {}}", "buffer": "buffer: 2",
        "present": "present: {screen: 390}", "present-key": "present: {name: card, screeen: 390}",
        "present-list": "present: [card]", "steps": "steps: {name: a}", "step": "steps: [{state: active}]",
        "step-key": "steps: [{name: a, icn: x}]",
        "check": "check: {activty: a}", "check-time": "check: {expected: -1}",
        "check-seconds": "check: {expected: 0.5}", "hold-seconds": "operation: {success-hold: 3}",
        "check-off": "check: {off: {no-rule: x}}", "check-name": "check: {screen: ''}",
        "check-why": "check: {off: {error-without-label: ' '}}",
        "sheet": "sheet: {column: 4}", "policy": "operation: {policy: soon}",
        "event": "operation: {events: [{at: 0, begun}]}", "events": "operation: {events: []}",
        "event-time": "operation: {events: [{started}]}",
        "event-twice": "operation: {events: [{at: 0, started, paused}]}",
        "event-none": "operation: {events: [{at: 0}]}", "log": "log: '-'", "log-total": "log-total: 0",
        "message": "operation: {events: [{at: 0, started}, {at: 1, failed: ' '}]}",
        "threshold": "operation: {fade: -1}",
        "word": "compression: smal", "word-empty": "cap: ''", "word-list": "to: [svg, svgs]",
        "size-name": "size: huge", "size-text": #"{"size": "40"}"#, "view": "view: {a: b}",
        "margin": "margin: 2000", "width": "width: 0.5", "padding": "sheet: {padding: 2000}",
        "state": "state: canceled", "presentation": "present: dialogue", "texts-none": "color: []",
        "texts-many": "reduced-text: [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q]",
        "stalled-text": "operation: {stalled-text: ' '}", "step-state": "steps: [{name: a, state: done}]",
        "list": "[1]", "flag": "faithful: 1", "to": "to: {a: b}",
    ]

    @Test("the schemas and the readers accept the same files")
    func agreement() throws {
        func compare(
            _ good: [String: String], _ bad: [String: String], _ schema: String, _ reads: ([UInt8]) -> Bool
        ) throws {
            let files = good.merging(bad.map { ("bad-" + $0, $1) }) { first, _ in first }
            let verdicts = try SchemaVerdicts.of(files.mapValues { Array($0.utf8) }, schema)
            #expect(verdicts.count == files.count)
            for (name, text) in files {
                let isGood = good[name] != nil
                #expect(verdicts[name] == isGood, "\(schema) on \(name)")
                #expect(reads(Array(text.utf8)) == isGood, "the reader of \(schema) on \(name)")
            }
        }
        try compare(Self.goodThemes, Self.badThemes, "theme.schema.json") {
            (try? ThemeFile.parse($0, name: "t")) != nil
        }
        try compare(Self.goodSpecs, Self.badSpecs, "spec.schema.json") {
            (try? RenderFile.parse($0, name: "s")) != nil
        }
    }

    @Test("the schema has every option that the reader knows, and no other")
    func keys() throws {
        let file = Reader.root.appending(path: "Sources/Spindle/Schemas/spec.schema.json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        func keys(_ path: [String]) -> Set<String> {
            var object: [String: Any]? = json
            for key in path + ["properties"] { object = object?[key] as? [String: Any] }
            return Set((object ?? [:]).keys)
        }
        let options = ["$defs", "options"]
        #expect(keys(options).union(["name"]) == Set(SpecOption.keys(.top)))
        for group in [SpecOption.Group.sheet, .operation, .check] {
            #expect(keys(options + ["properties", group.rawValue]) == Set(SpecOption.keys(group)))
        }
    }
}
