internal import Basics
internal import Drawing
internal import MotionCore

extension Path {
    /// The path data that SVG and Android share.
    var data: String { data(digits: 4) }

    /// Returns the path data with a number of decimals.
    func data(digits: Int) -> String {
        func text(_ point: Point) -> String { point.x.decimal(digits) + "," + point.y.decimal(digits) }
        return elements.map { element in
            switch element {
            case .move(let to): "M" + text(to)
            case .line(let to): "L" + text(to)
            case .curve(let a, let b, let to): "C" + text(a) + " " + text(b) + " " + text(to)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension VectorPicture.Outline {
    /// Returns the path data that SVG and Android share: for several paths with so few decimals that a point is off by at
    /// most 0.0005.
    func data(_ index: Double) -> String { paths[Int(index)].data(digits: paths.count > 1 ? 3 : 4) }
}

extension Color {
    /// The color as `#RRGGBB`, whatever its alpha.
    var opaqueText: String { String(description.prefix(7)) }

    /// The color as `color(display-p3 r g b)`, whatever its alpha, where a gamut has it and sRGB does not.
    func wideText(_ gamut: Gamut) -> String? {
        gamut == .srgb || wide.isNone ? nil : wide.description
    }
}
