package import Basics

/// The frame with which a loop begins.
public enum FirstFrame: Hashable, Sendable {
    /// The one on which most of the indicator shows, which a single frame of the loop would show too.
    case fullest
    /// The one nearest to a moment of the loop.
    case moment(LoopMoment)
}

extension FirstFrame {
    /// The message about a frame that is invalid for every loop; nil if it is valid.
    package var problem: Message? {
        if case .moment(let moment) = self { moment.problem } else { nil }
    }

    /// Reads `fullest`, a time such as 500ms, or a part of the whole such as 40%.
    package init(parsing text: String) throws(Message) {
        if text == "fullest" {
            self = .fullest
            return
        }
        do throws(Message) { self = .moment(try LoopMoment(parsing: text)) } catch {
            throw error + "; or fullest"
        }
    }
}
