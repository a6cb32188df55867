internal import Basics
internal import Drawing
internal import Indicators
internal import Requests

/// Which signs an indicator shows.
enum GlyphChoice: Hashable {
    /// Those of the states, where there is room for them.
    case auto
    case none
    /// A sign for whoever wants to stop or resume the process.
    case named(Glyph)
}

extension RenderSpec {
    /// The choice that is asked for.
    func resolvedGlyph() -> GlyphChoice {
        switch state.glyph {
        case "none": .none
        case let name?: Glyph(rawValue: name).map { .named($0) } ?? .auto
        case nil: .auto
        }
    }
}

extension GlyphChoice {
    /// The sign in a state. Where one can pause, one can resume what is paused, as players do it.
    func sign(_ state: ValueState) -> Glyph? {
        switch self {
        case .none: nil
        case .auto: Glyph(state)
        case .named where state.isFinal: Glyph(state)
        case .named(.pause) where state == .paused: .resume
        case .named(let glyph): glyph
        }
    }
}
