internal import Drawing
internal import MotionCore

/// A number in user units, and a share of some whole that is added to it: `calc(3px + 10%)` has both. The share of `10%` is 0.1.
struct SVGLength: Hashable, Sendable {
    var user = 0.0
    var share = 0.0

    init(_ user: Double = 0, share: Double = 0) {
        self.user = user
        self.share = share
    }

    /// The length where shares are those of `whole`.
    func length(of whole: Double) -> Double { user + share * whole }

    static func + (a: SVGLength, b: SVGLength) -> SVGLength {
        SVGLength(a.user + b.user, share: a.share + b.share)
    }

    static func * (a: SVGLength, factor: Double) -> SVGLength {
        SVGLength(a.user * factor, share: a.share * factor)
    }
}

/// A color in sRGB, straight, with channels of 0 to 1; between keyframes they may lie outside.
struct MovingColor: Hashable, Sendable {
    var red, green, blue: Double
    var alpha = 1.0

    static let black = MovingColor(red: 0, green: 0, blue: 0)

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ color: Color) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255)
    }
}

/// A step of a list of transforms.
indirect enum TransformStep: Hashable, Sendable {
    case translate(SVGLength, SVGLength)
    case scale(Double, Double)
    /// In degrees clockwise, around a point in user units.
    case rotate(Double, x: Double, y: Double)
    /// In degrees.
    case skew(Double, Double)
    case matrix(Affine)
    /// In degrees around the axis to the right, seen from the front, where it looks like a scale.
    case rotateX(Double)
    /// In degrees around the axis downwards, seen from the front.
    case rotateY(Double)
    /// A share of the way from one list to another, of which it takes the matrices, where those depend on the size of a box.
    case between([TransformStep], [TransformStep], Double)
    /// The map of a list with the parts of that of another one on top, so many times, where a box decides what both are.
    case accumulated([TransformStep], [TransformStep], Double)
}

extension TransformStep {
    /// Whether the step is the same whatever the box is.
    var isFree: Bool {
        switch self {
        case .translate(let x, let y): x.share == 0 && y.share == 0
        case .scale, .rotate, .skew, .matrix, .rotateX, .rotateY: true
        case .between, .accumulated: false
        }
    }
}

/// The value of an attribute or a property at a moment.
enum MovingValue: Hashable, Sendable {
    /// Numbers, lengths and lists of them: `r`, `opacity`, `stroke-dasharray`, `points`, `viewBox`, `offset`. A percentage is a share.
    case lengths([SVGLength])
    case color(MovingColor)
    case transforms([TransformStep])
    case path(MovingPath)
    /// The functions of `filter`, such as `blur(2px)`.
    case filters([FilterFunction])
    /// A list of `filter` that refers to elements, and has more than one of them.
    case filterList([FilterLink])
    /// A value that cannot lie between two others, as it is written: `none`, `url(#a)`, `evenodd`.
    case word(String)
}

/// The kind of value that a property has, by which its text is read.
enum ValueKind: Sendable {
    /// One number or length.
    case length
    /// Several of them.
    case list
    case color
    case transform
    case path
    case filter
    case word

    /// Returns the kind of an attribute or a property.
    static func of(_ property: String) -> ValueKind {
        switch property {
        case "fill", "stroke", "color", "stop-color", "flood-color", "lighting-color", "background-color":
            .color
        case "transform", "gradientTransform", "patternTransform", "translate", "rotate", "scale": .transform
        case "d": .path
        case "filter": .filter
        case "points", "stroke-dasharray", "viewBox", "values", "stdDeviation", "transform-origin",
            "offset-position", "offset-anchor", "k", "tableValues", "radius":
            .list
        case "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "width",
            "height", "dx", "dy", "stroke-width", "stroke-dashoffset", "stroke-miterlimit", "opacity",
            "fill-opacity", "stroke-opacity", "stop-opacity", "flood-opacity", "offset", "pathLength",
            "offset-distance", "font-size", "k1", "k2", "k3", "k4",
            "slope", "intercept", "amplitude", "exponent":
            .length
        default: .word
        }
    }
}
