internal import Basics

/// The parts of a dotLottie archive of version 2, in their order.
///
/// Written for the player by LottieFiles, which differs from older schemas.
extension VectorPicture {
    /// - Parameters:
    ///   - name: The name of the animation.
    ///   - themes: Pictures of the same shapes in other colors, the picture's own first.
    package func dotLottie(
        name: String, themes: [(id: String, picture: VectorPicture)]
    ) -> [(path: String, bytes: [UInt8])] {
        let slots = LottieDocument(self, name: name).slots.map { $0.name }
        let themes = slots.isEmpty ? [] : themes
        return [
            ("manifest.json", dotLottieManifest(name, themes.map { $0.id })),
            ("a/\(name).json", lottie(name: name)),
        ]
            + themes.map { ("t/\($0.id).json", LottieDocument($0.picture, name: name).theme(of: slots)) }
            + [("s/\(DotLottieMachine.name).json", DotLottieMachine(self, animation: name).json())]
    }

    private func dotLottieManifest(_ name: String, _ themes: [String]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", "2")
            json.member("generator", "spindle")
            json.object("initial", .inline) { $0.member("animation", name) }
            json.array("animations") { json in
                json.object(nil, .inline) { json in
                    json.member("id", name)
                    json.member("name", name)
                    guard let first = themes.first else { return }
                    json.member("initialTheme", first)
                    json.array("themes") { json in for theme in themes { json.element(theme) } }
                }
            }
            for (key, ids) in [("themes", themes), ("stateMachines", [DotLottieMachine.name])]
            where !ids.isEmpty {
                json.array(key) { json in
                    for id in ids { json.object(nil, .inline) { $0.member("id", id) } }
                }
            }
        }
        return json.finish()
    }
}

extension LottieDocument {
    /// Returns a theme with the colors of slots, as far as the picture has one for each.
    fileprivate func theme(of names: [String]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.array("rules") { json in
                for slot in slots where names.contains(slot.name) {
                    json.object(nil, .inline) { json in
                        json.member("type", "Color")
                        json.member("id", slot.name)
                        json.numbers("value", slot.color.parts)
                    }
                }
            }
        }
        return json.finish()
    }
}

/// The state machine of an animation: the inputs that an app sets, and the segments that then play.
private struct DotLottieMachine {
    static let name = "states"

    private let animation: String
    private var states: [State] = []
    private var inputs: [Input] = []
    /// The states after whose end an event is fired.
    private var ends: [(state: String, event: String)] = []

    private struct State {
        let name: String
        var segment: String?
        var loops = false
        var plays = false
        /// The input whose value sets the position of the animation, in percent; nil for a state that plays.
        var value: String?
        var next: [(state: String, guarded: Guard)] = []
    }

    private enum Guard {
        case boolean(String, Bool)
        case event(String)
    }

    private enum Input {
        case boolean(String, Bool)
        case number(String, Double)
        case event(String)
    }

    init(_ picture: VectorPicture, animation: String) {
        self.animation = animation
        let names = picture.markers.map { $0.name }
        switch names.count {
        case 1 where names == ["run"]:
            // A state shows the value on entry, so two of them take turns.
            for (name, other) in [("value", "value-again"), ("value-again", "value")] {
                states.append(State(name: name, value: "progress", next: [(other, .event("update"))]))
            }
            inputs = [.number("progress", 0), .event("update")]
        case 2:
            states = [
                State(name: "before", segment: names[0], next: [(names[0], .event("start"))]),
                State(name: names[0], segment: names[0], plays: true, next: [(names[1], .event("end"))]),
                State(
                    name: names[1], segment: names[1], loops: true, plays: true,
                    next: [("before", .event("reset"))]),
            ]
            inputs = ["start", "end", "reset"].map { .event($0) }
            ends = [(names[0], "end")]
        default:
            states = [
                State(
                    name: "running", loops: picture.loops, plays: true,
                    next: [("paused", .boolean("running", false))]),
                State(name: "paused", loops: picture.loops, next: [("running", .boolean("running", true))]),
            ]
            inputs = [.boolean("running", true)]
        }
    }

    func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("initial", states[0].name)
            json.array("states") { json in for state in states { write(state, to: &json) } }
            json.array("interactions") { json in
                for end in ends {
                    json.object { json in
                        json.member("type", "OnComplete")
                        json.member("stateName", end.state)
                        json.array("actions", .inline) { json in
                            json.object { json in
                                json.member("type", "Fire")
                                json.member("inputName", end.event)
                            }
                        }
                    }
                }
            }
            json.array("inputs") { json in
                for input in inputs { json.object(nil, .inline) { write(input, to: &$0) } }
            }
        }
        return json.finish()
    }

    private func write(_ input: Input, to json: inout JSONWriter) {
        switch input {
        case .boolean(let name, let value):
            json.member("type", "Boolean")
            json.member("name", name)
            json.member("value", value)
        case .number(let name, let value):
            json.member("type", "Numeric")
            json.member("name", name)
            json.member("value", value)
        case .event(let name):
            json.member("type", "Event")
            json.member("name", name)
        }
    }

    private func write(_ state: State, to json: inout JSONWriter) {
        json.object { json in
            json.member("type", "PlaybackState")
            json.member("name", state.name)
            json.member("animation", animation)
            json.member("autoplay", state.plays)
            json.member("loop", state.loops)
            if let segment = state.segment { json.member("segment", segment) }
            if let value = state.value {
                json.array("entryActions", .inline) { json in
                    json.object { json in
                        json.member("type", "SetProgress")
                        json.member("value", "$" + value)
                    }
                }
            }
            json.array("transitions") { json in
                for next in state.next {
                    json.object { json in
                        json.member("type", "Transition")
                        json.member("toState", next.state)
                        json.array("guards", .inline) { json in json.object { write(next.guarded, to: &$0) } }
                    }
                }
            }
        }
    }

    private func write(_ guarded: Guard, to json: inout JSONWriter) {
        switch guarded {
        case .boolean(let name, let value):
            json.member("type", "Boolean")
            json.member("inputName", name)
            json.member("conditionType", "Equal")
            json.member("compareTo", value)
        case .event(let name):
            json.member("type", "Event")
            json.member("inputName", name)
        }
    }
}
