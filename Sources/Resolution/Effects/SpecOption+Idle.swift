internal import Basics
internal import Formats
internal import Indicators
package import Requests

extension SpecOption {
    /// Returns the reason why the option has no effect in `spec`, where it is given; nil where it has one.
    package func idle(_ spec: RenderSpec, _ facts: RequestFacts) -> Idle? {
        let indicator = Scope(facts.indicator)
        if scope.isDisjoint(with: indicator) {
            let steps: Message = "use \(option: .indicator, "steps")"
            let advice =
                indicator == .steps
                ? Self.adviceOnSteps[key]
                : scope == .steps
                    ? steps : indicator == .linear ? Self.adviceOnTracks[key] : Self.adviceOnRings[key]
            return Idle(reason: "on \(indicator.words)", advice: advice)
        }
        if conditions.contains(.flat), films.contains(facts.film) || facts.film == .loop,
            let wave = Condition.flat.idle(spec, facts, self)
        {
            return wave
        }
        // One frame of an operation is a frame that it has.
        let isOneFrame = key == .frames && facts.film == .operation && spec.animation.frames == 1
        if !films.contains(facts.film), !isOneFrame {
            if facts.film == .loop, let idle = idleWithoutValue(spec, facts) { return idle }
            // The option belongs to the indicator that the message replaces.
            if facts.film == .message { return .message }
            return Idle(reason: "on \(facts.film.words)", advice: advice(on: facts.film))
        }
        if scope.isDisjoint(with: facts.figure) { return idleOnFigure(spec, facts) }
        // Of a picture that stands still, only videos are played.
        if conditions.contains(.played), let still = Condition.played.idle(spec, facts, self) { return still }
        return idleOnFormats(facts) ?? conditions.lazy.compactMap { $0.idle(spec, facts, self) }.first
    }

    /// Returns the reason why none of the formats, or not all of them, heed the option.
    private func idleOnFormats(_ facts: RequestFacts) -> Idle? {
        switch formats {
        case .all: return nil
        case .only(let formats):
            if formats.contains(where: facts.formats.contains) { return nil }
            // A color that is always named for GIFs is not a mistake.
            if key == .matte { return Idle(noted: "on \(facts.formatNames)") }
            return Idle(
                reason: "on \(facts.formatNames)",
                advice: key == .sheetLoop
                    ? "use only \(option: .to, formats[0].name)" : Self.added(formats.map { $0.name }))
        case .allBut(let formats):
            let idle = facts.formats.filter(formats.contains).map { $0.name }
            if idle.isEmpty { return nil }
            return Idle(
                reason: "on \(idle.joined(separator: ", "))", isNote: true,
                isPartial: !facts.formats.allSatisfy(formats.contains))
        }
    }

    /// Returns the advice to add one of these formats; of many, only the first with the option.
    private static func added(_ names: [String]) -> Message {
        let first: Message = "add \(option: .to, names[0])"
        if names.count > 2 { return first + " or one of \(names.dropFirst().joined(separator: ", "))" }
        return names.dropFirst().reduce(first) { $0 + " or \(option: .to, $1)" }
    }

    /// Returns the alternative where the option has no effect on the film; nil for leaving it out.
    private func advice(on film: Film) -> Message? {
        switch (key, film) {
        case (.progressText, .loop): "add \(option: .value)"
        case (.speed, .run), (.duration, .run):
            "a run of values takes as long as its frames: use \(option: .frames) and \(option: .fps)"
        case (.at, .run): "use \(option: .value) alone, such as \(option: .value, "0.4")"
        case (.at, .change): "use \(option: .frames, "1") for the state that it leads to"
        case (.t0, .loop), (.t0, .run): "add \(option: .transition) or \(option: .state) too"
        case (.presentPull, .run):
            "a pull leads to an indeterminate motion: leave out \(option: .value), or \(option: key)"
        case (.frames, .operation):
            "it has its own events and length: leave out \(option: key), or write \(option: .at) for one frame, such as \(option: .at, "2s")"
        case (_, .operation): "it has its own events and length: leave out \(option: key)"
        default: nil
        }
    }

    /// The options to give instead where a track is drawn.
    private static let adviceOnTracks: [OptionKey: Message] = [
        .size: "use \(option: .width) and \(option: .height)", .stroke: "use \(option: .height)",
    ]

    /// The options to give instead where a ring is drawn.
    private static let adviceOnRings: [OptionKey: Message] = [
        .height: "use \(option: .size), or \(option: .stroke) for the line",
        .radius: "use \(option: .size), the diameter",
    ]

    /// The options to give instead where steps are drawn.
    private static let adviceOnSteps: [OptionKey: Message] = [
        .present: "they are part of a screen already: use \(option: .view)",
        .motion: "they move only with \(option: .transition)",
        .value: "use \(option: .current)",
        .easing: "their movement is eased already",
        .color:
            "they have the colors of a theme: add \(option: .themeColor), such as step-active=#0070F2",
        .template: "a mask of one color cannot tell their states apart",
        .size: "they are as wide as \(option: .width) says",
        .margin: "they have their own margins",
        .currentColor: "their states have their own colors",
        .state:
            "each step has its own state: write it after the name, such as \(option: .steps, "Payment:error")",
        .glyph: "signs in nodes are chosen by \(option: .content, "glyph")",
        .label: "they have names: use \(option: .steps)",
        .reducedMotion: "they move only for a moment",
        .log: "move between steps with \(option: .transition)",
        .operationEvents: "move between steps with \(option: .transition)",
    ]
}
