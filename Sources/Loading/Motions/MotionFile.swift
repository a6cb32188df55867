public import Basics
internal import Files
public import MotionCore
package import Specs

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
/// | `kind` | all | `arc` (the default), `bars`, `spokes`, `dots`, `elements`, `shapes`, `wave` or `wave-bars` |
/// | `period` | all | the time after which the motion repeats, 1 to 86400000 |
/// | `size`, `stroke`, `cap` | all | in points (default 48 and a twelfth of the size), and `butt`, `round` (the default) or `square` |
/// | `color` | all | when several colors change: `period`, `delay`, `duration`, `easing` |
/// | `rotation`, `tail`, `head` | arc | sums of tracks, angles clockwise from 12 o'clock; `rotation` carries both ends and may be missing |
/// | `limit` | arc | `at-least` an angle, held by the `tail` (the default) or the `head`; `head-at-most` an angle; or `chromium-guard` an angle with its `cycle` |
/// | `bars`, `tiles` | bars | a list of `tail`, `head` and `lag`, in track lengths; whether the bars are tiles that hand on their colors |
/// | `count`, `lags` | spokes, dots | how many parts, and how many lags fill a period (default: `count`) |
/// | `opacity`, `inner-radius`, `outer-radius` | spokes | of the first spoke, 0 to 1; points from the center |
/// | `scale`, `diameter`, `gap` | dots | of the first dot; points |
/// | `box`, `middle` | elements | what the figures lie in: `left`, `top` (both default 0), `width`, `height`, in units of their own; what `groupRotation` turns about (default: the middle of the box) |
/// | `elements` | elements | a list of figures from back to front; see below |
/// | `shape`, `morph` | shapes | the only shape, or a list of shapes that become each other: each a name of `spindle list shapes`, or `corners` of one's own |
/// | `interval`, `steady-turn`, `spring-turn` | shapes | the time from one shape to the next (default 650); how far all turns in that time (default 0) and with the spring (default 90) |
/// | `start-turn` | shapes | how far all stands turned at the beginning (default 0, upright) |
/// | `matching` | shapes | how corners are matched: by `angle` (the default of `views`) or `length` (that of `compose`) |
/// | `style` | shapes, waves | whose lines they are: `views` (the default) or `compose` |
/// | `amplitude`, `wavelength`, `running-wavelength` | waves | points; the last while no value is shown (default: `wavelength`) |
/// | `wave-speed`, `wave-loop` | waves | points a second (default: a wavelength); a time in which a whole number of waves passes |
/// | `centered` | wave | whether what `compose` leaves off center is centered (default true); beside the keys of an arc |
/// | `bars-period` | wave-bars | the time after which `bars` repeat, where `period` is that of bars and waves |
/// | `stretch` | elements, shapes, waves | how many times as long all of it takes (default 1) |
/// | `speed`, `duration` | all | an adjustment: how many times as fast, 0.01 to 100, or how long one loop then takes |
/// | `easing` | all | an adjustment: the easing of all tracks that are eased |
/// | `arc`, `turns` | arc | adjustments: the shortest and the longest arc as `20:280`, or one length; turns of the whole in a loop, -100 to 100 |
///
/// A sum is an `offset` (default 0) and `tracks`, a list of `period` (default: the motion's), `delay`
/// (default 0), `duration` (default: the period), `amount`, `easing` (as in CSS, default `linear`) and
/// `accumulates` (default true): whether each repetition adds to the one before.
///
/// An element is a `disc` or a `shape` (`x`, `y`, `r`), a `ring` (and `stroke`), a `box` (`x`, `y`, `width`, `height`, `radius`), an
/// `arc` (`x`, `y`, `r`, `stroke`, `start`, `sweep`, `fades-in`) or a `path` as in SVG. A shape has a `name`, or at least three
/// `corners`, clockwise, each `[x, y, radius, smoothing]`, around a `center`. An element turns about its `pivot` (default: its own
/// middle) and is seen from a `perspective`; its `placings` are a `scale` and a `turn` `about` a place, on top of all that moves.
/// Its `tracks` each have a `property`, `values`, the shares `at` which they are (default: evenly), a `period` (default: the
/// motion's), a `delay` (default 0) and an `easing` from each value to the next (default `linear`). Properties are those that
/// `spindle curve` prints; their values are degrees, factors, opacities from 0 to 1 and units of the box.
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
    ) throws(SpecError) -> (motion: Motion, places: [OptionKey: MotionReader.Place]) {
        try SpecFile.parse(bytes, name: name) { reader in
            if let problem = FileKind.motion.problem(with: reader.node.entries ?? []) {
                reader.problem(problem)
                return (.fluent, [:])
            }
            let reader = MotionReader(reader)
            return (reader.motion(), reader.places)
        }
    }
}
