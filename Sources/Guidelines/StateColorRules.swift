internal import Basics
internal import Indicators

extension Rule {
    /// Rules about colors that tell states apart.
    static let stateColors: [Rule] = [
        // Also "… with the success color".
        Rule(
            "outcome-color-same", .warning, .circular, "C5, C6",
            "An error and a success have colors that differ from that of a running indicator",
            why: "The indicator turns red and the entire track fills with the error color.",
            fix: "choose another color with \(option: .themeColor), or another \(option: .color)"
        ) { subject in
            guard let active = subject.stateColors[.active] else { return [] }
            return [ValueState.error, .success].compactMap { state in
                guard let color = subject.stateColors[state], color.distance(to: active) < least else {
                    return nil
                }
                return Breach(
                    "the color of the \(state.rawValue) state, \(color.cssText), is hard to tell from that of the running indicator, \(active.cssText)",
                    at: [.themeColor, .color, .theme])
            }
        },
        Rule(
            "error-not-red", .warning, .circular, "C5", "An error is red",
            why: "The indicator turns red and the entire track fills with the error color.",
            fix: "choose a red for error with \(option: .themeColor)"
        ) { subject in
            guard let color = subject.stateColors[.error], !color.isReddish else { return [] }
            return [
                Breach(
                    "the color of the error state, \(color.cssText), is not red", at: [.themeColor, .theme])
            ]
        },
    ]

    /// The least difference at which two colors are not mistaken for shades of one, in steps of an 8-bit channel. The limit
    /// is Spindle's own.
    static let least = 48.0
}

extension Color {
    /// The greatest difference of a channel, in steps of 8 bits; alpha is left out.
    func distance(to other: Color) -> Double {
        [(red, other.red), (green, other.green), (blue, other.blue)]
            .map { (Double($0) - Double($1)).magnitude }.max() ?? 0
    }

    /// Whether red is the strongest channel by enough to be seen; pinks and oranges count.
    fileprivate var isReddish: Bool { Int(red) > Int(green) + 24 && Int(red) > Int(blue) + 24 }
}
