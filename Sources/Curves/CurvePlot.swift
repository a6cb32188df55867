internal import Basics

/// A diagram of a motion over time, as plain marks: what both the SVG and the PNG are written from.
///
/// Lengths in points, y down. The diagram is a card with its own background, so that it can stand on any
/// page; in SVG the card turns dark where the reader prefers that.
public struct CurvePlot: Hashable, Sendable {
    /// The role of a mark, which decides its color.
    enum Ink: String, Hashable, Sendable, CaseIterable {
        case card, border, grid, axis, title, label, head, tail, sweep, seam, track
        case fourth, fifth, sixth, seventh, eighth
    }

    enum Anchor: String, Hashable, Sendable {
        case start, middle, end
    }

    enum Mark: Hashable, Sendable {
        /// A closed polygon, filled; translucent where it lies over a grid.
        case area([SIMD2<Double>], Ink, isTranslucent: Bool)
        case line([SIMD2<Double>], Ink, width: Double, isDashed: Bool = false)
        /// One line of text; a vertical one reads upwards.
        case text(
            String, SIMD2<Double>, Ink, size: Double, Anchor = .start, isBold: Bool = false,
            isVertical: Bool = false)
    }

    let title: String
    let width = 880.0
    let height = 500.0
    var marks: [Mark] = []
    /// Notes about parts that have no room in the plot.
    var notes: [Message] = []
}

extension CurvePlot.Ink {
    /// The colors on a light and on a dark card, as `#RRGGBB`. Text has a contrast of 4.5 to 1 and more,
    /// lines have 3 to 1.
    var colors: (light: String, dark: String) {
        switch self {
        case .card: ("#FFFFFF", "#1B2026")
        case .border: ("#D3D9DF", "#3A434D")
        case .grid: ("#E6EAEE", "#2C343C")
        case .axis: ("#8A949E", "#6F7B87")
        case .title: ("#1D2730", "#EDF1F4")
        case .label: ("#55616C", "#A5B0BA")
        case .head: ("#0A6ED1", "#5CAEFF")
        case .tail: ("#C2500A", "#FF9F5A")
        case .sweep: ("#12805C", "#4CCB9A")
        case .seam: ("#8A3FD1", "#C79BFF")
        case .track: ("#EEF2F6", "#252C34")
        case .fourth: ("#8A6D00", "#E3C04A")
        case .fifth: ("#B3247D", "#FF85CC")
        case .sixth: ("#00798C", "#4FD1E0")
        case .seventh: ("#47538F", "#A3AEEE")
        case .eighth: ("#6B5344", "#C9AE9B")
        }
    }

    /// The colors of parts that there are several of, in turn.
    static let parts: [CurvePlot.Ink] = [
        .head, .tail, .sweep, .fourth, .fifth, .sixth, .seventh, .eighth,
    ]

    /// The color of a part, from 0.
    static func part(_ part: Int) -> CurvePlot.Ink { parts[part % parts.count] }
}
