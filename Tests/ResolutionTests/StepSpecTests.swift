import Basics
import Drawing
import Files
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import TestSupport
import Testing

@Suite struct StepSpecTests {
    private static func spec(
        _ steps: [String], _ change: (inout RenderSpec) throws -> Void = { _ in }
    ) throws -> RenderSpec {
        var spec = RenderSpec()
        spec.indicator = .steps
        try spec.give("steps", steps)
        try change(&spec)
        return spec
    }

    @Test("a step on a line: name, state, dynamic and icon, with colons and backslashes in the name")
    func items() throws {
        func item(_ text: String) throws -> StepSpec.Item { try StepSpec.Item(parsing: text) }
        #expect(try item("Cart") == .init("Cart"))
        #expect(try item("") == .init(""))
        #expect(try item("Cart:error") == .init("Cart", state: .error))
        #expect(try item("A:dynamic:complete") == .init("A", state: .complete, isDynamic: true))
        let triangle = try StepIcon(parsing: "M0 0h1v1z")
        #expect(try item("A:icon=M0 0h1v1z:disabled") == .init("A", state: .disabled, icon: triangle))
        #expect(try item("Step 2\\: pay\\\\:active") == .init("Step 2: pay\\", state: .active))
        #expect(try item("a\\b\\") == .init("a\\b\\"))
        for text in ["A:error:active", "A:dynamic:dynamic", "A:icon=cart:icon=user"] {
            let error = #expect(throws: SpecError.self) { try Self.spec([text]) }
            #expect(
                error?.place == "--step"
                    && error?.message.contains("is a second entry of the same kind") == true,
                "\(error as Any)")
        }
    }

    /// The names of the nodes' states are in the picture, so the same pictures are the same states.
    private func picture(_ spec: RenderSpec) throws -> DisplayList {
        let job = try spec.resolve()
        var list = DisplayList(width: 0, height: 0)
        job.draw(job.timeline.count - 1, into: &list)
        return list
    }

    @Test(
        "S3: what is not said of states follows from the current step",
        arguments: [
            (["a", "b", "c"], 2, ["a:complete", "b:active", "c:default"]),
            (["a", "b", "c"], nil, ["a:active", "b:default", "c:default"]),
            (["a:complete", "b", "c"], nil, ["a:complete", "b:active", "c:default"]),
            (["a", "b:active", "c"], nil, ["a:complete", "b:active", "c:default"]),
            (["a", "b:error", "c"], 3, ["a:complete", "b:error", "c:active"]),
            (
                ["a:disabled", "b", "x:dynamic", "c"], StepAddress(2, dynamic: 1),
                ["a:disabled", "b:complete", "x:dynamic:active", "c:default"]
            ),
        ] as [([String], StepAddress?, [String])])
    func states(given: [String], current: StepAddress?, meant: [String]) throws {
        let short = try Self.spec(given) { $0.steps.current = current }
        #expect(try picture(short) == picture(try Self.spec(meant)))
    }

    @Test("S6: a move ends where the flow is afterwards, and has frames of half a second")
    func transition() throws {
        let move = try Self.spec(["a", "b", "c"]) {
            $0.transition = .steps(from: 1, to: 2)
        }
        let job = try move.resolve()
        #expect(job.timeline.count == 31 && job.timeline.fps == 60 && !job.timeline.loops)
        #expect(try picture(move) == picture(try Self.spec(["a", "b", "c"]) { $0.steps.current = 2 }))
        let back = try Self.spec(["a", "b", "c"]) {
            ($0.transition, $0.steps.flow) = (.steps(from: 3, to: 1), .free)
        }
        #expect(try picture(back) == picture(try Self.spec(["a:active", "b:complete", "c"])))
        let appear = try Self.spec(["a", "b", "x:dynamic", "c"]) {
            $0.transition = .appearance(of: StepAddress(2, dynamic: 1))
        }
        #expect(try picture(appear) == picture(try Self.spec(["a", "b", "x:dynamic", "c"])))
        let still = try Self.spec(["a", "b"]).resolve()
        #expect(still.timeline.count == 1 && still.name == "steps")
    }

    /// A wrong request, the place it is refused at, and a part of the message.
    @Test("S3: a small node in error shows its sign, whatever its icon is: color alone tells nothing")
    func dynamicErrors() throws {
        func picture(_ step: String) throws -> DisplayList {
            try self.picture(
                Self.spec(["A", step, "B"]) { ($0.steps.content, $0.steps.current) = (.icon, 1) })
        }
        #expect(try picture("x:dynamic:error:icon=star") == picture("x:dynamic:error"))
        #expect(try picture("x:dynamic:icon=star") != picture("x:dynamic"))
    }

    @Test("S3: a step in a file is written as on the command line, state and all")
    func files() throws {
        let text = "{indicator: steps, steps: [Cart, 'Payment:error', {name: 'a:b', state: active}]}"
        let spec = try RenderFile.parse(Array(text.utf8), name: "s.yaml").spec
        #expect(spec.steps.items.map(\.name) == ["Cart", "Payment", "a:b"])
        #expect(spec.steps.items.map(\.state) == [nil, .error, .active])
    }

    struct Refusal: Sendable, CustomStringConvertible {
        let steps: [String]
        let place: String
        let fragment: String
        let change: @Sendable (inout RenderSpec) throws -> Void
        var kind = SpecError.Kind.invalid

        init(
            _ steps: [String], _ place: String, _ fragment: String, _ kind: SpecError.Kind = .invalid,
            _ change: @escaping @Sendable (inout RenderSpec) throws -> Void = { _ in }
        ) {
            (self.steps, self.place, self.fragment, self.change, self.kind) = (
                steps, place, fragment, change, kind
            )
        }

        var description: String { "\(place): \(fragment)" }
    }

    static let refusals: [Refusal] = {
        let three = ["a", "b", "c"]
        func transition(_ text: String, _ steps: [String], _ fragment: String) -> Refusal {
            Refusal(steps, "--transition", fragment) { try $0.give("transition", text) }
        }
        return [
            Refusal([], "--step", "no steps given"), Refusal(["a"], "--step", "only one step given"),
            Refusal(["a:dynamic", "b"], "--step", "depends on no step"),
            Refusal(["a:active", "b:active"], "--step", "cannot both be active"),
            Refusal(["a:activ", "b"], "--step", "did you mean \"active\"?"),
            Refusal(["a:icon=carte", "b"], "--step", "did you mean \"cart\"?"),
            Refusal(["a:icon=M0 0L", "b"], "--step", "lacks numbers"),
            Refusal(["a:icon=M0 0h5", "b"], "--step", "no area"),
            Refusal([String(repeating: "n", count: 10_001), "b"], "--step", "10001 characters"),
            Refusal((0..<10_000).map { "\($0)" }, "--step", "10000 steps are too many", .limit),
            Refusal(three, "--current", "counted from 1 to 3") { $0.steps.current = 4 },
            Refusal(three, "--current", "counted from 1 to 3") { $0.steps.current = 0 },
            Refusal(three, "--current", "\"0\" is not a step") { try $0.give("current", "0") },
            Refusal(["a", "x:dynamic", "b"], "--current", "such as 1.1") {
                $0.steps.current = StepAddress(1, dynamic: 2)
            },
            Refusal(["a", "b:disabled"], "--current", "disabled") { $0.steps.current = 2 },
            Refusal(["a:disabled", "b:disabled"], "--current", "disabled"),
            Refusal(["a:active", "b"], "--current", "step 2 is not the active one, which is step 1") {
                $0.steps.current = 2
            },
            transition(
                "step:1:3", three,
                "in a linear flow step 1 leads only to step 2, not to step 3; --flow free allows any move"
            ),
            transition("step:3:1", three, "step 3 is the last one"),
            transition("step:2:1", three, "--flow free"),
            transition("step:1:1", three, "is already the current one"),
            transition("step:1:2", ["a:error", "b"], "in error"),
            transition("step:1:2", ["a", "b:disabled"], "disabled"),
            transition("step:1:5", three, "no step 5:"), transition("step:1", three, "step:2:3"),
            transition("active:error", three, "not a valid transition of steps"),
            transition("", three, "not a valid transition"),
            transition("appear:2", three, "only a dynamic step"),
            Refusal(["a", "x:dynamic"], "--step", "at least two"),
            Refusal(["a", " "], "--step", "needs a name"),
            Refusal(three, "--margin", "their own margins") { $0.margin = 8 },
            Refusal(three, "--current-color", "their own colors") { $0.usesCurrentColor = true },
            Refusal(["a", "x:dynamic", "b"], "--transition", "already visible") {
                ($0.transition, $0.steps.current) = (
                    .appearance(of: StepAddress(1, dynamic: 1)), StepAddress(1, dynamic: 1)
                )
            },
            Refusal(three, "--current", "leave out --current") {
                ($0.transition, $0.steps.current) = (.steps(from: 1, to: 2), 2)
            },
            Refusal(three, "--view", "did you mean \"all\"?") { try $0.give("view", "alll") },
            Refusal(three, "--flow", "did you mean \"linear\"?") { try $0.give("flow", "lineal") },
            Refusal(three, "--content", "did you mean \"icon\"?") { try $0.give("content", "icons") },
            Refusal(three, "--width", "at least 70 are needed") { $0.width = 69 },
            Refusal(three, "--count-text", "(known: n, total)") {
                ($0.steps.showsHeader, $0.steps.count) = (true, "{n} of {all}")
            },
            Refusal(three, "--width", "out of range") { $0.width = .nan },
            Refusal(three, "--width", "out of range") { $0.width = 1e9 },
            Refusal(three, "--width", "at least") { ($0.steps.view, $0.width) = (.all, 90) },
            Refusal(three, "--height", "only the list of all steps") { $0.height = 100 },
            Refusal(three, "--height", "at least") { ($0.steps.view, $0.height) = (.all, 100) },
            Refusal(three, "--header", "leave out --header") {
                ($0.steps.view, $0.steps.showsHeader) = (.all, true)
            },
            Refusal(three, "--names", "leave out --no-names") {
                ($0.steps.view, $0.steps.showsNames) = (.all, false)
            },
            Refusal(three, "--frames", "without --transition") { $0.animation.frames = 3 },
            Refusal(three, "--motion", "--transition") { $0.motion = .fluent },
            Refusal(three, "--state", "Payment:error") { $0.state = .error },
            Refusal(three, "--color", "--theme-color") { $0.colors = [Color(rgba: 0xFFFF_FFFF)] },
            Refusal(three, "--template", "mask") { $0.template = .white },
            Refusal(three, "--label", "--step") { $0.label.text = "x" },
            Refusal(three, "--value", "--current") { $0.animation.value = 0.5 },
            Refusal(three, "--size", "--width") { $0.size = 40 },
            Refusal(three, "--width", "raise the limit", .limit) { ($0.width, $0.scales) = (4000, [2]) },
        ]
    }()

    @Test("what cannot be drawn is refused with its place and how to fix it", arguments: refusals)
    func refused(refusal: Refusal) {
        let error = #expect(throws: SpecError.self) {
            try Self.spec(refusal.steps, refusal.change).resolve()
        }
        #expect(error?.place == refusal.place && error?.kind == refusal.kind, "\(error as Any)")
        #expect(error?.message.contains(refusal.fragment) == true, "\(error as Any)")
    }

    @Test("what only steps have is refused for other indicators")
    func strangers() throws {
        for (place, change) in [
            ("--current", { $0.steps.current = 1 }), ("--step", { $0.steps.items = [.init("a")] }),
            ("--header", { $0.steps.showsHeader = false }),
        ] as [(String, (inout RenderSpec) -> Void)] {
            var spec = RenderSpec()
            change(&spec)
            let error = #expect(throws: SpecError.self) { try spec.resolve() }
            #expect(error?.place == place)
        }
    }

    @Test("S8: header and names together are drawn on request, with a note; so is what does not fit")
    func notes() throws {
        func notes(_ steps: [String], _ change: (inout RenderSpec) -> Void) throws -> [Message] {
            try Self.spec(steps, change).resolve().notes
        }
        #expect(try notes(["a", "b"]) { _ in }.isEmpty)
        #expect(try notes(["a", "b"]) { $0.steps.showsHeader = true }.isEmpty)
        let both = try notes(["a", "b"]) { ($0.steps.showsHeader, $0.steps.showsNames) = (true, true) }
        #expect(both.count == 1 && both[0].contains("--names"))
        let bare = try notes(["a", "b"]) { $0.steps.content = .icon }
        #expect(bare.count == 1 && bare[0].contains("no step has an icon"))
        let long = try notes([String(repeating: "word ", count: 2000), "b"]) { _ in }
        #expect(long.count == 1 && long[0].contains("two lines"))
        #expect(
            try notes(["a", "b", "c"]) { $0.width = 100 } == [
                "there is no room for names under the nodes; increase \(option: .width)",
                "only \"a\" of 3 steps can be seen, as the row scrolls; increase \(option: .width), or show all with \(option: .view, "all")",
            ])
        let many = (1...12).map { "S\($0)" }
        #expect(
            try notes(many) { $0.steps.current = 11 } == [
                "only \"S9\" to \"S12\" of 12 steps can be seen, as the row scrolls; increase \(option: .width), or show all with \(option: .view, "all")"
            ])
        #expect(try notes(many) { $0.steps.view = .all }.isEmpty)
        #expect(try notes(many) { $0.transition = .steps(from: 1, to: 2) }.isEmpty)
    }

    @Test("names in any script and with any characters are drawn, within the picture")
    func roughNames() throws {
        let names = ["שלום world", "مرحبا", "\u{202E}override", "e\u{301}\u{488}", "漢字", "\u{0}\n\t", "👩‍👩‍👧‍👦"]
        for direction in [FlowDirection.ltr, .rtl] {
            var spec = RenderSpec()
            (spec.indicator, spec.direction, spec.width) = (.steps, direction, 900)
            spec.steps.items = names.map { StepSpec.Item($0) }
            (spec.steps.showsHeader, spec.steps.showsNames) = (true, true)
            let job = try spec.resolve()
            #expect(job.scene.size.width == 900)
        }
    }

    @Test("999 steps are drawn")
    func many() throws {
        for current in [1, 500, 999] {
            let job = try Self.spec((1...999).map { "Step \($0)" }) {
                $0.steps.current = StepAddress(current)
            }
            .resolve()
            var list = DisplayList(width: 0, height: 0)
            job.draw(0, into: &list)
            // What is out of sight is left out.
            #expect(list.shapes.count < 40)
            #expect(list.shapes.compactMap(\.text?.block.text).contains("\(current)"))
        }
    }

    @Test(
        "spec files have steps, by name or with all that is known of them; what is wrong is told where it stands"
    )
    func file() throws {
        let text = """
            indicator: steps
            theme: fiori-light
            steps:
              - Cart
              - {name: "Pay: now", state: active, icon: payment}
              - {name: Details, dynamic: true}
              - {name: Done, icon: "M0 0h4v4z"}
            header: true
            names: true
            current: 2
            flow: free
            content: icon
            """
        let file = try RenderFile.parse(Array(text.utf8), name: "a.yaml")
        #expect(
            file.spec.steps.items == [
                .init("Cart"), .init("Pay: now", state: .active, icon: try .named("payment")),
                .init("Details", isDynamic: true), .init("Done", icon: try StepIcon(parsing: "M0 0h4v4z")),
            ])
        _ = try file.resolve()
        for (wrong, fragment) in [
            ("current: 9", "a.yaml:10:10: current: there is no step"),
            ("content: x", "a.yaml:12:10: content: there is no content"),
        ] {
            let key = wrong.prefix { $0 != ":" }
            let lines = text.split(separator: "\n").map { $0.hasPrefix(key) ? wrong : String($0) }
            let error = #expect(throws: SpecError.self) {
                let file = try RenderFile.parse(Array(lines.joined(separator: "\n").utf8), name: "a.yaml")
                _ = try file.resolve()
            }
            #expect(error?.kind == .file && error!.description.contains(fragment), "\(error!)")
        }
        for (steps, fragment) in [
            ("steps: x", "expected a list"), ("steps: [{state: active}]", "\"name\" is missing"),
            ("steps: [{name: a, dynamc: true}]", "did you mean \"dynamic\"?"),
            ("steps: [{name: a, dynamic: 1}]", "neither true nor false"),
        ] {
            let error = #expect(throws: SpecError.self) {
                try RenderFile.parse(Array("indicator: steps\n\(steps)".utf8), name: "a.yaml")
            }
            #expect(error!.description.contains(fragment), "\(error!)")
        }
    }
}
