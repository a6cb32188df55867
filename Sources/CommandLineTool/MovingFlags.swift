import Arguments
import Basics
import Drawing
import MovingPictures
import Packs
import Requests

extension Option {
    fileprivate static let movingSize = Option(
        "size", form: .value("points"), default: "the file's", synonyms: ["width", "height", "diameter"],
        example: "48", "The longer side of the frames of a file that is drawn, in points.")
    fileprivate static let movingColor = Option(
        "color", form: .value("color"), default: "black", synonyms: ["current-color", "tint"],
        example: "'#0070F2'", "The color that a moving SVG calls currentColor.")
    fileprivate static let scheme = Option(
        "scheme", form: .value("light|dark"), default: "light", completion: .words(["light", "dark"]),
        synonyms: ["color-scheme", "dark", "appearance"], example: "dark",
        "The color scheme of the surroundings, which a moving SVG may ask for.")
    fileprivate static let reducedMotion = Option(
        "reduced-motion", synonyms: ["prefers-reduced-motion"],
        "Draw a moving SVG for people who want less motion, as far as it has a form for them.")
    fileprivate static let seconds = Option(
        "seconds", form: .value("number"), default: "one loop", synonyms: ["duration", "length", "time"],
        example: "2.5", "The time of a moving SVG that is written, in seconds from its beginning.")
    fileprivate static let loops = Option(
        "loops", form: .value("number"), default: "1", synonyms: ["loop", "cycles"], example: "2",
        "The number of loops of a moving SVG that are written.")

    /// The options for moving SVG files.
    static let movingOptions: [Option] = [
        movingSize, movingColor, scheme, reducedMotion, seconds, loops,
    ]
}

extension Invocation {
    /// The options for moving SVG files, and the flag of the first given one that Lottie files do not have; nil for none.
    func movingOptions() throws -> (options: MovingOptions, given: String?) {
        var options = MovingOptions()
        options.size = try movingNumber(.movingSize, .points, MovingOptions.sizeRange, "points")
        options.seconds = try movingNumber(.seconds, .none, MovingOptions.secondsRange, "seconds")
        options.loops = try count(.loops, in: MovingOptions.loopsRange)
        if let text = text(.movingColor) {
            do { options.surroundings.color = try Color(parsing: text) } catch {
                throw ArgumentError(at: Option.movingColor.flag, "\(error)")
            }
        }
        switch text(.scheme) {
        case nil, "light": break
        case "dark": options.surroundings.isDark = true
        case let word?:
            throw ArgumentError(
                at: Option.scheme.flag, "\(quoted(word)) is no color scheme: use light or dark")
        }
        options.surroundings.reducesMotion = has(.reducedMotion)
        let given = Option.movingOptions.first { $0.name != Option.movingSize.name && text($0) != nil }
        return (options, given?.flag)
    }

    private func movingNumber(
        _ option: Option, _ unit: SpecUnit, _ range: ClosedRange<Double>, _ name: String
    ) throws -> Double? {
        guard let number = try number(option, unit) else { return nil }
        guard range.contains(number) else {
            throw ArgumentError(
                at: option.flag,
                "\(number.shortestText) is out of range: use \(range.lowerBound.shortestText) to \(range.upperBound.shortestText) \(name)"
            )
        }
        return number
    }
}
