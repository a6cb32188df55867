internal import Basics
internal import Drawing
internal import Easings
internal import MotionCore

extension MotionValue<Color> {
    /// A color of a figure.
    static var color: MotionValue {
        let black = Color(red: 0, green: 0, blue: 0)
        func read(_ reader: SpecReader) -> Color {
            let color = reader.parsed(black) { text throws(ColorError) in try Color(parsing: text) }
            if color.alpha < 255 {
                reader.problem(
                    "the color is translucent; write it opaque, and its opacity as a track: {property: opacity, values: \((Double(color.alpha) / 255).decimal(2))}"
                )
            } else if color.wide != .none {
                reader.problem(
                    "the color is beyond sRGB, in which those of a motion are mixed; write the nearest, \(color)"
                )
            }
            return color
        }
        return MotionValue(black, .text(1, nil), read, text: { "\"\($0)\"" })
    }
}

extension MotionValue<[Color]> {
    /// A list of colors of figures.
    static var colors: MotionValue {
        let one = MotionValue<Color>.color
        let counts = 1...MotionFields.maxKeys
        return MotionValue(
            [], .list(one.type(), counts),
            { reader in
                if reader.isList, reader.count == 0 { reader.problem("the list is empty; write a color") }
                return reader.list(counts.upperBound).map { one.read($0) }
            },
            text: { "[\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" })
    }
}

/// The values of the keys of a track.
enum KeyValues {
    case numbers([Double])
    case colors([Color])

    /// The numbers, at least one; those of colors are their places in the list.
    var numbers: [Double] {
        let numbers: [Double] =
            switch self {
            case .numbers(let numbers): numbers
            case .colors(let colors): colors.indices.map { Double($0) }
            }
        return numbers.isEmpty ? [0] : numbers
    }

    /// The colors; none of numbers.
    var colors: [Color] { if case .colors(let colors) = self { colors } else { [] } }
}

extension MotionValue<KeyValues> {
    /// The values of a property: a number, or a list of numbers; of color a list of colors.
    static func keys(of property: ElementTrack.Property) -> MotionValue {
        let numbers = MotionValue<[Double]>.numbers(-360_000...360_000)
        let colors = MotionValue<[Color]>.colors
        func read(_ reader: SpecReader) -> KeyValues {
            if property == .color { return .colors(colors.read(reader)) }
            if reader.isList, reader.count == 0 {
                reader.problem("the list is empty; write a value, or one for each of several moments")
                return .numbers([0])
            }
            return .numbers(numbers.read(reader))
        }
        return MotionValue(
            .numbers([0]), .either(numbers.type(), colors.type()), read,
            text: { values in
                switch values {
                case .numbers(let list): numbers.text(list)
                case .colors(let list): colors.text(list)
                }
            })
    }
}

extension Easing {
    /// Whether the function goes below the first or beyond the last of two values.
    var leavesValues: Bool {
        (0...1000).contains { step in
            !(-1e-9...1 + 1e-9).contains(value(at: Double(step) / 1000))
        }
    }
}
