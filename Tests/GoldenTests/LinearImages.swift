import Drawing
import Indicators

/// Contact sheets of linear indicators.
enum LinearImages {
    static let cases = [values, ends, gaps]

    private static let theme = Theme.materialLight

    /// Values near the ends, where a bar is shorter than its caps, and between; left to right and right to
    /// left, with and without a track.
    private static let values: ImageCase = {
        let shown = [0, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.5, 0.9, 0.97, 0.99, 1]
        var cells: [ImageCase.Cell] = []
        for direction in LayoutDirection.allCases {
            for isRound in [true, false] {
                for track in [nil, Theme.neutralLight[.track]] {
                    let indicator = LinearIndicator(
                        width: 100, height: 6, isRound: isRound, track: track, direction: direction)
                    cells += shown.map { .init(track: indicator, value: $0) }
                }
            }
        }
        return ImageCase(name: "linear-values", cells: cells, columns: 6)
    }()

    /// Ends and meeting colors, large enough to see single pixels: opaque, translucent and clashing tracks.
    private static let ends: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for track in [0xD5DC_E4FF, 0x8396_A833, 0xFFD8_00FF] as [UInt32] {
            for isRound in [true, false] {
                let indicator = LinearIndicator(
                    width: 33, height: 7.5, isRound: isRound, track: Color(rgba: track))
                cells += [0.1, 0.35, 0.81].map { .init(track: indicator, value: $0, scale: 1) }
            }
        }
        return ImageCase(name: "linear-ends", cells: cells, columns: 3, zoom: 5)
    }()

    /// Material 3: a gap and a stop indicator, with the ramps near both ends.
    private static let gaps: ImageCase = {
        let shown = [0, 0.002, 0.005, 0.01, 0.02, 0.05, 0.5, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995, 1]
        var cells: [ImageCase.Cell] = []
        for (height, isRound) in [(4.0, true), (8, true), (8, false), (24, true)] {
            for direction in LayoutDirection.allCases {
                let indicator = LinearIndicator(
                    width: 120, height: height, isRound: isRound, track: theme[.track], gap: 4, stop: 4,
                    direction: direction)
                cells += shown.map { .init(track: indicator, value: $0, color: theme[.indicator]) }
            }
        }
        return ImageCase(name: "linear-gaps", cells: cells, columns: 7)
    }()
}
