public import Basics
internal import Files
public import MotionCore

/// Motions of one's own, described in YAML or JSON.
///
/// A file has the keys of ``Motion`` and, by its `kind`, those of what moves; everything not listed is
/// refused. Times are in milliseconds.
///
/// | key | kind | meaning |
/// |---|---|---|
/// | `name` | all | the motion's name, which file names begin with |
/// | `summary`, `source` | all | a phrase, and where the figures come from; both may be missing |
/// | `base` | | a published motion, in the place of all that follows but the adjustments |
/// | `kind` | all | `arc` (the default), `bars`, `spokes` or `dots` |
/// | `period` | all | the time after which the motion repeats, 1 to 86400000 |
/// | `size`, `stroke`, `cap` | all | in points (default 48 and a twelfth of the size), and `butt`, `round` (the default) or `square` |
/// | `color` | all | when several colors change: `period`, `delay`, `duration`, `easing` |
/// | `rotation`, `tail`, `head` | arc | sums of tracks, angles clockwise from 12 o'clock; `rotation` carries both ends and may be missing |
/// | `limit` | arc | `at-least` an angle, held by the `tail` (the default) or the `head`; `head-at-most` an angle; or `chromium-guard` an angle with its `cycle` |
/// | `bars`, `tiles` | bars | a list of `tail`, `head` and `lag`, in track lengths; whether the bars are tiles that hand on their colors |
/// | `count`, `lags` | spokes, dots | how many parts, and how many lags fill a period (default: `count`) |
/// | `opacity`, `inner-radius`, `outer-radius` | spokes | of the first spoke, 0 to 1; points from the center |
/// | `scale`, `diameter`, `gap` | dots | of the first dot; points |
/// | `speed`, `duration` | all | an adjustment: how many times as fast, 0.01 to 100, or how long one loop then takes |
/// | `easing` | all | an adjustment: the easing of all tracks that are eased |
/// | `arc`, `turns` | arc | adjustments: the shortest and the longest arc as `20:280`, or one length; turns of the whole in a loop, -100 to 100 |
///
/// A sum is an `offset` (default 0) and `tracks`, a list of `period` (default: the motion's), `delay`
/// (default 0), `duration` (default: the period), `amount`, `easing` (as in CSS, default `linear`) and
/// `accumulates` (default true): whether each repetition adds to the one before.
///
/// Angles are degrees: `90`, `90deg` or `0.25turn`. Numbers are decimal, nothing else that YAML takes for a
/// number is one. A file has at most 1 MiB, 32 levels and 100 000 values once its aliases are followed.
public enum MotionFile {
    /// Reads the file at `path`.
    ///
    /// - Throws: ``SpecError`` of kind `missing` where it cannot be read, and of kind `file` with
    ///   everything that is wrong in it.
    public static func read(_ path: String) throws(SpecError) -> Motion {
        try parse(try readRegularFile(path, limit: SpecTree.Limits().bytes), name: path)
    }

    /// Understands the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` with the line, the column and the path of the value; all that is wrong in the file, at
    ///   once.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> Motion {
        try parsePlaced(bytes, name: name).motion
    }

    /// The same with ``MotionReader/places``.
    package static func parsePlaced(
        _ bytes: [UInt8], name: String
    ) throws(SpecError) -> (motion: Motion, places: [String: MotionReader.Place]) {
        try SpecFile.parse(bytes, name: name) { reader in
            let reader = MotionReader(reader)
            return (reader.motion(), reader.places)
        }
    }

    /// Times that are accepted, in milliseconds, and by how much a move may begin early.
    package static let periodRange = Motion.loopLengths
    static let delayRange = -86_400_000.0...86_400_000.0
    package static let durationRange = 0.0...86_400_000.0
    /// How far a motion may go: degrees for arcs, track lengths and the like for others.
    static let angleRange = -360_000.0...360_000.0
    static let amountRange = -1000.0...1000.0
    static let lengthRange = 0.0...4096.0
    /// The most tracks in a sum, bars, spokes and dots.
    static let maxTracks = 64
    static let maxParts = 64
    /// The most moves in a period, the steps of an easing counted: what a table of frames is built from.
    package static let maxMoves = 10_000

    package enum Kind: String, CaseIterable {
        case arc, bars, spokes, dots

        /// The keys that belong to this kind.
        package var keys: [String] {
            switch self {
            case .arc: ["rotation", "tail", "head", "limit"]
            case .bars: ["bars", "tiles"]
            case .spokes: ["count", "lags", "opacity", "inner-radius", "outer-radius"]
            case .dots: ["count", "lags", "scale", "diameter", "gap"]
            }
        }
    }

    /// Whether a file with these entries at its top describes a motion, whatever else is wrong with it.
    package static func isMotion(_ entries: [SpecNode.Entry]) -> Bool {
        entries.contains { entry in
            switch entry.key {
            case "tail", "head", "bars", "lags", "inner-radius", "outer-radius": true
            case "kind": entry.value.text.map { Kind(rawValue: $0) != nil } ?? false
            case "base": entry.value.text.map { (try? Motion.named($0)) != nil } ?? false
            default: false
            }
        }
    }

    /// The keys of motions of any kind.
    package static let keys = Set(baseKeys + commonKeys + Kind.allCases.flatMap { $0.keys })

    static let commonKeys =
        ["name", "summary", "source", "kind", "period", "size", "stroke", "cap", "color"] + adjustmentKeys
    static let adjustmentKeys = ["speed", "duration", "arc", "turns", "easing"]
    /// The keys of a motion that adjusts a published one.
    static let baseKeys = ["name", "summary", "source", "base"] + adjustmentKeys

    /// Which end gives way where an arc would be too short.
    enum Holder: String, CaseIterable {
        case tail, head
    }
}
