import Basics
import Guidelines
import Imaging
import Indicators
import Jobs
import MotionCore
import Presentations
import Testing

@testable import Checks
@testable import Files
@testable import Loading
@testable import Rendering
@testable import Requests

@Suite struct RuleTests {
    @Test("G: every rule has files that break it and files that do not")
    func coverage() {
        let known = Set(RuleCase.all.keys).union(RuleCase.unreachable)
        #expect(known == Set(Rule.all.map(\.id)))
        #expect(RuleCase.unreachable.isDisjoint(with: RuleCase.all.keys))
    }

    @Test(
        "G: a rule is broken by each of its faulty files, those that belong together aside",
        arguments: RuleCase.all)
    func faulty(rule: String, files: RuleCase) throws {
        for group in RuleCase.together.contains(rule) ? [files.faulty] : files.faulty.map({ [$0] }) {
            let found = try CheckFixture().check(group, all: true).findings.map(\.rule.id)
            #expect(found.contains(rule), "\(group) breaks \(found)")
        }
    }

    @Test("G: a clean file breaks no rule at all", arguments: RuleCase.all)
    func clean(rule: String, files: RuleCase) throws {
        let found = try CheckFixture().check(files.clean, all: rule == "reduced-motion-missing").findings
        #expect(found.isEmpty, "\(found.map { "\($0.rule.id) \($0.message) in \($0.file)" })")
    }

    @Test(
        "G: of segments that are too short there is one finding, whose number of them is the most that is clean",
        arguments: [
            "{value: 0:1, %}", "{value: 0:1, size: 96, stroke: 4, %}", "{value: 0:1, segment-gap: 2, %}",
            "{indicator: linear, value: 0:1, %}", "{indicator: linear, value: 0:1, segment-gap: 1, %}",
            "{value: 0:1, size: 96, stroke: 28, %}", "{value: 0:1, size: 64, stroke: 20, %}",
        ])
    func segments(file: String) throws {
        func findings(_ segments: Int) throws -> [CheckReport.Finding] {
            let text = file.split(separator: "%", omittingEmptySubsequences: false)
            return try CheckFixture().check([text[0] + "segments: \(segments)" + text[1]]).findings
        }
        for segments in [30, 60] where try !findings(segments).isEmpty {
            let found = try findings(segments)
            #expect(found.map(\.rule.id) == ["segment-too-short"])
            let fix = try #require(found.first?.fix)
            let most = try #require(fix.split { !$0.isNumber }.first.flatMap { Int($0) })
            #expect(fix.hasPrefix("use segments: \(most) or fewer"))
            #expect(try findings(most).isEmpty && !findings(most + 2).isEmpty, "\(most)")
        }
        #expect(try !findings(60).isEmpty)
        // Flat ends make no dots.
        let flat = file.split(separator: "%", omittingEmptySubsequences: false)
        #expect(
            try CheckFixture().check([flat[0] + "cap: butt, segments: 60" + flat[1]]).findings.isEmpty)
    }

    @Test("G: where gaps take too much for any number of segments, the finding has the largest that is clean")
    func gaps() throws {
        func findings(_ gap: Double) throws -> [CheckReport.Finding] {
            try CheckFixture().check(["{value: 0:1, segments: 2, segment-gap: \(gap)}"]).findings
        }
        let fix = try #require(try findings(66).first?.fix)
        let most = try #require(fix.split { !"0123456789.".contains($0) }.first.flatMap { Double($0) })
        #expect(fix.hasPrefix("use segment-gap: \(most) or less"))
        #expect(try findings(most).isEmpty && !findings(most + 0.02).isEmpty, "\(most)")
    }

    @Test("A3: what lies in a container stands out from that, whatever is behind it")
    func container() throws {
        let found = try CheckFixture().check([
            "{motion: material-loading, container: '#FFE0E0', color: '#FFC0C0', background: '#000'}"
        ]).findings
        #expect(found.count == 1)
        #expect(found.first?.message.contains("against its container, #FFE0E0") ?? false)
        #expect(found.first?.fix == "choose another color or container")
    }

    @Test("S7: a step that is cut in a row that does not scroll would be told")
    func partialStep() throws {
        let rule = try Rule.named("partial-step")
        var subject = Subject(.steps)
        subject.steps = Subject.Steps(names: ["a", "b"], counted: 2)
        #expect(rule.breaches(by: subject).isEmpty)
        subject.steps?.cutsStep = true
        #expect(rule.breaches(by: subject).count == 1)
    }

    @Test("C12, C13: a message counts as what is said, and its label as a message")
    func messages() throws {
        #expect(
            try CheckFixture.rules(
                "{present: message-box, label: Processing the payment, check: {expected: 3000}}"
            ).isEmpty)
        #expect(
            try CheckFixture.rules("{present: inline, label: Sending the form, check: {expected: 3000}}") == [
                "label-on-short-operation"
            ])
    }

    @Test("rules say what they are about, where they come from and what to do, in the form of all others")
    func words() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        for rule in Rule.all {
            #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
            #expect(rule.requirement.wholeMatch(of: /[ACGPST][0-9]*(, [ACGPST][0-9]+)*/) != nil, "\(rule)")
            #expect(rule.summary.first?.isUppercase == true && rule.summary.last != ".", "\(rule)")
            // The sentence of a document, whole.
            #expect(
                rule.why.first?.isUppercase == true && [".", "”"].contains(rule.why.last), "\(rule)")
            let fix = rule.fix.text(.flags)
            #expect(fix.first?.isUppercase == false && fix.last != ".", "\(rule)")
        }
    }

    @Test("G: every document has a name, and a rule of our own no sentence of a document")
    func documents() {
        let sources = Set(Rule.all.map(\.source))
        #expect(
            Set(sources.map(\.title)).count == sources.count && Set(sources.map(\.id)).count == sources.count)
        let own = Set(Rule.all.filter { $0.source == .ours }.map(\.why))
        #expect(own.isDisjoint(with: Rule.all.filter { $0.source != .ours }.map(\.why)))
    }

    /// What is published and true: motions that break rules of ours at 60 frames a second with the ends of
    /// strokes of a theme, and colors of themes.
    static let published: [String: Set<String>] = [
        "velocity-kink": [
            "compose-m3", "qt-material", "winui", "compose-m3-linear", "mui-linear", "qt-material-linear",
            "fiori-linear",
        ],
        "uneven-loop": [
            "compose-m2", "swiperefresh", "flutter", "material-web", "adwaita", "carbon",
            "material-contiguous",
            "qt-material-linear",
        ],
    ]

    @Test("G: themes and motions of the catalogue break no rule but where that is so published")
    func catalog() throws {
        let themes = Theme.all.map(\.name)
        var text = "version: 1\ndefaults: {naming: '{name} {theme}'}\nassets:\n"
        for motion in Motion.plain {
            var indicator = "circular"
            if case .bars = motion.kind { indicator = "linear" }
            let moving = motion.kind == .determinate ? "value: 0:1" : "motion: \(motion.name)"
            text +=
                "  \(motion.name): {indicator: \(indicator), \(moving), matrix: {theme: [\(themes.joined(separator: ", "))]}}\n"
        }
        let report = try CheckFixture().check([text])
        #expect(report.subjects == themes.count * Motion.plain.count)
        var broken: [String: Set<String>] = [:]
        for finding in report.findings {
            for name in finding.names {
                let words = name.split(separator: " ").map(String.init)
                broken[finding.rule.id, default: []].insert(words[finding.rule.source == .contrast ? 1 : 0])
            }
        }
        #expect(broken == Self.published)
    }

    @Test("A3: what themes write and show in every state stands out from every ground", arguments: Theme.all)
    func states(theme: Theme) throws {
        for state in ["active", "paused", "error", "success", "disabled"] {
            let label =
                ["error": "Upload failed. Try again", "success": "Photos uploaded"][state]
                ?? "Uploading photos"
            for ground in ["none", "surface", "card"] {
                let found = try CheckFixture.rules(
                    "{theme: \(theme.name), state: \(state), background: \(ground), label: \(label)}")
                #expect(found.isEmpty, "\(theme) \(state) on \(ground): \(found)")
            }
        }
    }

    @Test(
        "A3: no color of a theme is found faulty wherever it is drawn, nor anything of a ring",
        arguments: Theme.all)
    func places(theme: Theme) throws {
        let colors: Set = [
            "indicator-contrast", "label-contrast", "track-contrast", "outcome-color-same", "error-not-red",
        ]
        let told = ["error": "No response. Try again", "success": "Form sent"]
        var text = "version: 1\ndefaults: {theme: \(theme.name), frames: 1}\nassets:\n"
        var count = 0
        for presentation in Presentation.all {
            for kind in presentation.indicators where kind != .steps {
                for look in ["active", "paused", "error", "success", "disabled", "value"] {
                    // A checkout shows no outcome.
                    if look != "active", !presentation.takesValues { continue }
                    let words = told[look] ?? "Sending the form"
                    let message =
                        (presentation.message == .none ? "" : ", message: \(words)")
                        + (presentation.takesCancel ? ", cancel: Cancel" : "")
                    let hasLabel = presentation.message != .required && presentation.takesWords
                    let label = hasLabel ? ", label: \(words)" : ""
                    let state = look == "value" ? "value: 0.4" : "state: \(look)"
                    text +=
                        "  \(kind.name)-\(count): {indicator: \(kind.name), present: {name: \(presentation.name)\(message)}\(label), \(state)}\n"
                    count += 1
                }
            }
        }
        let report = try CheckFixture().check([text])
        #expect(report.subjects == count && count > 80)
        let found = report.findings.filter {
            colors.contains($0.rule.id)
                || $0.rule.id != "determinate-without-value" && $0.names.contains { $0.hasPrefix("circular") }
        }
        #expect(found.isEmpty, "\(theme): \(found.map { "\($0.names): \($0.message)" })")
    }

    @Test("A3: what a presentation stands on is what is drawn there", arguments: Theme.all)
    func grounds(theme: Theme) throws {
        // Of partial loading the worst case is judged.
        for presentation in Presentation.all
        where presentation.extent != .none && presentation.name != "partial"
            && presentation.indicators.contains(.circular)
        {
            let message = presentation.message == .required ? ", message: Sending the form" : ""
            let text =
                "{theme: \(theme.name), present: {name: \(presentation.name)\(message), screen: 320x480}, size: 40, frames: 1, track: none}"
            let file = try RenderFile.parse(Array(text.utf8), name: "a")
            let job = try file.resolve(file.spec)
            let scale = 0.5
            let bitmap = try job.bitmap(frame: 0, scale: scale)
            // The corner of the box around the ring.
            let layout = job.scene.surroundings.layout
            let color = bitmap[Int((layout.x + 2) * scale), Int((layout.y + 2) * scale)]
            // Some levels aside, for shadows and veils.
            let ground = Contrast.color(of: presentation.ground(theme))
            for channel in [\Color.red, \.green, \.blue, \.alpha] {
                let difference = Int(color[keyPath: channel]) - Int(ground[keyPath: channel])
                #expect(abs(difference) <= 5, "\(theme) \(presentation.name): \(color) for \(ground)")
            }
        }
    }

    @Test("A3: steps of themes stand out, and the button above them", arguments: Theme.all)
    func steps(theme: Theme) throws {
        let steps =
            "steps: [{name: a, state: complete}, {name: b, state: error}, c, d, {name: e, state: disabled}]"
        for view in ["view: all", "header: true", "names: true"] {
            let report = try CheckFixture().check([
                "{indicator: steps, theme: \(theme.name), \(steps), current: 3, width: 500, \(view)}"
            ])
            let messages = report.findings.map(\.message)
            #expect(messages.isEmpty, "\(theme) \(view): \(messages)")
        }
    }
}
