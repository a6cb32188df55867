internal import Basics
internal import MotionCore

/// The fields in the description of a motion, with their ranges.
package enum MotionFields {
    /// The accepted periods, in milliseconds, and angles, in degrees.
    static let periodRange = Motion.loopLengths
    static let angleRange = -360_000.0...360_000.0
    /// The accepted coordinates and lengths.
    static let placeRange = -4096.0...4096.0
    static let lengthRange = 0.0...4096.0
    static let cornerRange = 3...64
    /// The most bars, spokes, dots and figures, and the most keys of a track.
    static let maxParts = 64
    static let maxKeys = 256
    /// The most moves in a period, the steps of an easing counted: what a table of frames is built from.
    static let maxMoves = 10_000

    package enum Kind: String, CaseIterable {
        case arc, bars, spokes, dots, elements, shapes, wave
        case waveBars = "wave-bars"

        /// The keys that belong to this kind.
        package var keys: [String] { MotionFields.kindKeys[self] ?? [] }

        /// All kinds with what else people call them.
        static let knownNames = [
            KnownName("arc", synonyms: ["ring", "circle", "circular"]),
            KnownName("bars", synonyms: ["linear", "tiles"]),
            KnownName("spokes", synonyms: ["ticks", "lines"]),
            KnownName("dots"), KnownName("elements", synonyms: ["figures", "parts"]),
            KnownName("shapes", synonyms: ["morph", "morphing", "loading"]),
            KnownName("wave", synonyms: ["wavy", "waves", "ring-wave"]),
            KnownName("wave-bars", synonyms: ["wavy-linear", "wave-bar", "bar-wave"]),
        ]
    }

    /// The figure that an element draws.
    package enum Figure: String, CaseIterable {
        case disc, ring, box, arc, shape, path, line
    }

    /// Keys of maps below the top with what else people call them: the words of SVG, CSS and other drawing tools.
    static let synonyms = [
        KnownName("disc", synonyms: ["circle", "dot", "ball", "ellipse"]),
        KnownName("ring", synonyms: ["donut", "annulus"]),
        KnownName("box", synonyms: ["rect", "rectangle", "square", "bar"]),
        KnownName("path", synonyms: ["d", "polygon", "outline"]), KnownName("line", synonyms: ["polyline"]),
        KnownName("x", synonyms: ["cx"]), KnownName("y", synonyms: ["cy"]),
        KnownName("r", synonyms: ["radius"]),
        KnownName("radius", synonyms: ["rx", "ry", "r", "corner"]), KnownName("width", synonyms: ["w"]),
        KnownName("height", synonyms: ["h"]), KnownName("cap", synonyms: ["linecap", "stroke-linecap"]),
        KnownName("stroke", synonyms: ["stroke-width", "strokeWidth", "thickness"]),
        KnownName("pivot", synonyms: ["transform-origin", "origin", "center"]),
        KnownName("color", synonyms: ["fill", "colour", "tint"]),
        KnownName("within", synonyms: ["clip", "clip-path", "mask"]),
        KnownName("tracks", synonyms: ["animations", "animate", "keyframes"]),
        KnownName("at", synonyms: ["keyTimes", "times", "offsets", "positions"]),
        KnownName("values", synonyms: ["keys", "from", "to"]),
        KnownName("easing", synonyms: ["easings", "timing-function", "ease", "curve"]),
        KnownName("period", synonyms: ["duration", "dur"]),
        KnownName("delay", synonyms: ["begin", "delays"]),
    ]

    /// Properties that tracks animate with what else people call them.
    static let properties = [
        KnownName("dx", synonyms: ["translateX", "translate", "tx"]),
        KnownName("dy", synonyms: ["translateY", "ty"]),
        KnownName("rotation", synonyms: ["rotate", "rotateZ", "angle"]),
        KnownName("opacity", synonyms: ["alpha", "fade"]),
        KnownName("fillOpacity", synonyms: ["fill-opacity"]),
        KnownName("strokeOpacity", synonyms: ["stroke-opacity"]),
        KnownName("strokeWidth", synonyms: ["stroke-width", "stroke"]), KnownName("r", synonyms: ["radius"]),
        KnownName("trimOffset", synonyms: ["stroke-dashoffset", "dashoffset"]),
        KnownName("trimEnd", synonyms: ["stroke-dasharray", "dasharray"]),
        KnownName("morph", synonyms: ["d", "path"]),
        KnownName("color", synonyms: ["fill", "background-color", "colour"]),
    ]

    /// The way in which corners of shapes are matched for a morph.
    package enum Matching: String, CaseIterable {
        case angle, length
    }

    /// Whether a file with these entries at its top describes a motion, whatever else is wrong with it.
    package static func isMotion(_ entries: [SpecNode.Entry]) -> Bool {
        entries.contains { entry in
            switch entry.key {
            case "tail", "head", "bars", "lags", "inner-radius", "outer-radius", "elements", "morph": true
            case "kind": entry.value.text.map { Kind(rawValue: $0) != nil } ?? false
            case "base": entry.value.text.map { (try? Motion.named($0)) != nil } ?? false
            default: false
            }
        }
    }

    /// The end that gives way where an arc would be too short.
    package enum Holder: String, CaseIterable {
        case tail, head
    }
}

/// The keys of the table.
extension MotionFields {
    /// The keys of motions of any kind.
    package static let keys = Set(allKeys)
    /// The same in their order, for hints.
    static let allKeys = baseKeys + commonKeys + Kind.allCases.flatMap { $0.keys }

    fileprivate static let kindKeys = [Kind: [String]](
        uniqueKeysWithValues: Kind.allCases.map { kind in
            (kind, MotionDecoder.keys { _ = $0.content(nil, kind, 1) })
        })
    package static let commonKeys =
        MotionDecoder.keys { _ = $0.motion(nil, nil, .arc) }.filter { !Kind.arc.keys.contains($0) }
        + adjustmentKeys
    package static let adjustmentKeys = MotionDecoder.keys { _ = $0.adjustment() }
    /// The keys of a motion that adjusts a published one.
    package static let baseKeys = MotionDecoder.keys { _ = $0.basedMotion() } + adjustmentKeys
}
