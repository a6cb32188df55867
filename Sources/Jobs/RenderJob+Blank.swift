package import Basics
internal import Drawing
internal import Indicators

extension RenderJob {
    /// Notes about frames that show nothing but a background.
    package var blankNotes: [Message] {
        let isBlank = isBlank
        guard isBlank || hidesIndicator else { return [] }
        let frames = timeline.count == 1 ? "the picture" : "all \(timeline.count) frames"
        let blank = timeline.count == 1 ? "is blank" : "are blank"
        let remedy: Message
        switch film {
        case .run where timeline.greatestValue == 0:
            remedy =
                "a value of 0 shows only the track, and there is none; add \(option: .track, "lightgray"), or use another \(option: .value)"
        case .run where timeline.count == 1 && timeline.value(of: 0) == 0:
            let value = (timeline.middleValue ?? 1).shortestText
            remedy = "the run begins at 0; write one value in place of it, such as \(option: .value, value)"
        // The note that the indicator never shows is enough.
        case .story(let story) where story.line.shown == nil: return []
        case .story, .words:
            guard let line = story?.line ?? words?.line else { return [] }
            let isOver = timeline.time(of: 0) >= line.leaving ?? .infinity
            let shown = (line.shown ?? 0).decimal(3)
            remedy =
                line.shown == nil
                ? line.unseenReason(what: "anything")
                : timeline.count > 1
                    ? "the operation appears after \(shown) ms; use a shorter \(option: .operationShowDelay)"
                    : isOver
                        ? "the indicator has left at this moment; use an earlier one, such as \(option: .at, "50%")"
                        : "the operation appears after \(shown) ms; use a later \(option: .at)"
        default:
            let isClear = colors.allSatisfy { $0.alpha == 0 }
            remedy =
                isClear
                ? "nothing has a color that shows; use another \(option: .color)"
                : timeline.count == 1
                    ? "nothing shows at this moment; use another, such as \(option: .at, "50%")"
                    : "\(animation) shows nothing; use another \(option: .motion)"
        }
        return [Message("\(frames) \(isBlank ? blank : "shows no indicator"): ") + remedy]
    }

    /// Whether a single picture of an operation shows a moment without its indicator.
    private var hidesIndicator: Bool {
        guard timeline.count == 1, let line = story?.line ?? words?.line else { return false }
        return !line.shows(at: timeline.time(of: 0))
    }

    /// Whether no frame shows anything in front of its background. One is enough to tell that some do, and that is nearly
    /// always the first.
    private var isBlank: Bool {
        guard scene.stage == nil else { return false }
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        let behind = scene.surroundings.background == nil ? 0 : 1
        return (0..<timeline.count).allSatisfy { index in
            draw(index, nil, into: &list)
            return list.shapes.dropFirst(behind).allSatisfy { $0.isBlank }
        }
    }
}

extension Storyline {
    /// The reason for which an operation never shows, with the remedy.
    ///
    /// - Parameter what: What of it does not.
    package func unseenReason(what: String) -> Message {
        let length = (outcome?.time ?? end) - start
        return length > 0
            ? "the operation ends before \(what) shows; use \(option: .operationShowDelay) below \(length.decimal(3)) ms"
            : "the operation ends as soon as it starts, before \(what) shows; let it end after \(option: .operationShowDelay), which is \(policy.showDelay.decimal(3)) ms"
    }
}
