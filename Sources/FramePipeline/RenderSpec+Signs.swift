internal import Basics
internal import Drawing
internal import Indicators
internal import MotionCore

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
    func resolvedGlyph() throws(SpecError) -> GlyphChoice {
        switch state.glyph {
        case nil, "auto": return .auto
        case "none": return .none
        case .some(let name):
            guard let glyph = Glyph(rawValue: name) else {
                let known = ["auto", "none"] + Glyph.allCases.map(\.rawValue)
                throw SpecError(
                    at: .option("glyph"), "\(UnknownName(kind: "sign", name: name, known: known))")
            }
            return .named(glyph)
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
