internal import Formats
internal import Requests

/// The frames of a request, and what formats hold of them.
extension RenderSpec {
    /// Whether there is one frame.
    func isSingleFrame(_ facts: RequestFacts) -> Bool {
        if [.loop, .operation, .message].contains(facts.film), animation.at != nil { return true }
        if let frames = animation.frames { return frames == 1 }
        return switch facts.film {
        case .still: true
        case .run: showsOneValue && !loopsValue
        case .pull: present.pull != .run
        default: false
        }
    }

    private var showsOneValue: Bool { animation.values.isSingle }

    /// Whether the number of frames makes a difference to the result. Vectors show a whole loop, unless only some of its
    /// frames are requested.
    func countsFrames(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .loop: animation.fps != nil || !facts.formats.allSatisfy { $0.content == .vector }
        case .run where loopsValue:
            animation.fps != nil || !facts.formats.allSatisfy { $0.content == .vector }
        case .run:
            !showsOneValue
                || !facts.formats.allSatisfy { $0.content == .vector && !$0.traits.contains(.timesStills) }
        default: true
        }
    }

    /// Whether the frame rate makes a difference to the result, or is written in it.
    func heedsRate(_ facts: RequestFacts) -> Bool {
        let areVectors = facts.formats.allSatisfy { $0.content == .vector }
        let hasVectors = facts.formats.contains { $0.content == .vector }
        if isSingleFrame(facts) {
            return facts.formats.contains { $0.traits.contains(.ratesStills) }
                || facts.film == .loop && hasVectors
        }
        return switch facts.film {
        case .loop: animation.frames != nil || !areVectors
        // A run has as many frames as values are shown.
        case .run: !facts.formats.allSatisfy { $0.traits.contains(.untimedRuns) }
        default: true
        }
    }

    /// Whether there is a process that a text can stand for.
    func tellsMotion(_ facts: RequestFacts) -> Bool {
        switch facts.film {
        case .loop: animation.frames != 1
        case .operation, .pull, .message: true
        default: false
        }
    }
}
