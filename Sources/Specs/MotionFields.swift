internal import Basics
internal import MotionCore

/// The fields in the description of a motion, with their ranges.
package enum MotionFields {
    /// The accepted periods, delays and durations, in milliseconds. A move with a negative delay begins early.
    package static let periodRange = Motion.loopLengths
    package static let delayRange = -86_400_000.0...86_400_000.0
    package static let durationRange = 0.0...86_400_000.0
    /// The accepted extents of a motion: degrees for arcs, track lengths and other units otherwise.
    package static let angleRange = -360_000.0...360_000.0
    package static let amountRange = -1000.0...1000.0
    package static let lengthRange = 0.0...4096.0
    /// The most tracks in a sum, bars, spokes and dots.
    package static let maxTracks = 64
    package static let maxParts = 64
    /// The most moves in a period, the steps of an easing counted: what a table of frames is built from.
    package static let maxMoves = 10_000

    package enum Kind: String, CaseIterable {
        case arc, bars, spokes, dots, elements, shapes, wave
        case waveBars = "wave-bars"

        /// The keys that belong to this kind.
        package var keys: [String] {
            switch self {
            case .arc: ["rotation", "tail", "head", "limit"]
            case .bars: ["bars", "tiles"]
            case .spokes: ["count", "lags", "opacity", "inner-radius", "outer-radius"]
            case .dots: ["count", "lags", "scale", "diameter", "gap"]
            case .elements: ["box", "middle", "elements", "stretch"]
            case .shapes:
                [
                    "shape", "morph", "style", "matching", "interval", "steady-turn", "spring-turn",
                    "start-turn", "stretch",
                ]
            case .wave: waveKeys + ["centered", "rotation", "tail", "head", "limit"]
            case .waveBars: waveKeys + ["bars", "bars-period"]
            }
        }

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

        /// The keys for the line of a wave.
        private var waveKeys: [String] {
            ["style", "amplitude", "wavelength", "running-wavelength", "wave-speed", "wave-loop", "stretch"]
        }
    }

    /// The accepted coordinates, distances of the eye, scales, and values of tracks.
    package static let placeRange = -4096.0...4096.0
    package static let perspectiveRange = 1.0...100_000.0
    package static let scaleRange = 0.001...1000.0
    package static let valueRange = -360_000.0...360_000.0
    package static let shareRange = 0.0...1.0
    /// The accepted factors by which a motion may be slower or faster than its file says.
    package static let stretchRange = 1e-4...1e4
    /// The most keys of a track, corners of a shape, shapes of a morph, and placings of an element.
    package static let maxKeys = 256
    package static let cornerRange = 3...64
    package static let maxShapes = 64
    package static let maxPlacings = 8
    /// The keys of an element besides its figure, and the figures.
    package static let elementKeys = ["pivot", "perspective", "placings", "tracks"]

    /// The figure that an element draws.
    package enum Figure: String, CaseIterable {
        case disc, ring, box, arc, shape, path

        /// The keys for the place and size of the figure.
        package var keys: [String] {
            switch self {
            case .disc: ["x", "y", "r"]
            case .ring: ["x", "y", "r", "stroke"]
            case .box: ["x", "y", "width", "height", "radius"]
            case .arc: ["x", "y", "r", "stroke", "start", "sweep", "fades-in"]
            case .shape: ["x", "y", "r", "name", "corners", "center"]
            case .path: []
            }
        }
    }

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

    /// The keys of motions of any kind.
    package static let keys = Set(baseKeys + commonKeys + Kind.allCases.flatMap { $0.keys })

    package static let commonKeys =
        ["name", "summary", "source", "kind", "period", "size", "stroke", "cap", "color"] + adjustmentKeys
    package static let adjustmentKeys = ["speed", "duration", "arc", "turns", "easing"]
    /// The keys of a motion that adjusts a published one.
    package static let baseKeys = ["name", "summary", "source", "base"] + adjustmentKeys

    /// The end that gives way where an arc would be too short.
    package enum Holder: String, CaseIterable {
        case tail, head
    }
}
