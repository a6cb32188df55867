internal import Basics
internal import MovingPictures
internal import Packs
internal import Requests
internal import Specs

/// The words for moving SVG files in manifests.
enum MovingSource {
    /// The keys that only an asset with `import` has.
    static let keys = ["scheme", "reducedMotion", "seconds", "loops"]
    /// The options of drawn assets that it has as well.
    static let optionKeys = [OptionKey.size.text, OptionKey.color.text]

    /// The advice about a key that stands in defaults or in a matrix; nil for all others.
    static func home(of key: String) -> Message? {
        keys.contains(key)
            ? "\(quoted(key)) belongs in an asset with import, and neither in defaults nor in a matrix; write an asset for each value"
            : nil
    }

    /// Reads the options of an asset but for its size and color, which its variants may have; nil for pictures.
    static func options(_ map: SpecMap, isImport: Bool) -> MovingOptions? {
        guard isImport else {
            for key in keys { map[key]?.problem("only an asset with import has it; leave it out") }
            return nil
        }
        var options = MovingOptions()
        options.seconds = map["seconds"]?.number(in: MovingOptions.secondsRange)
        options.loops = map["loops"]?.count(in: MovingOptions.loopsRange)
        if let scheme = map["scheme"], scheme.isList {
            scheme.problem("a moving SVG has one color scheme; write an asset for each")
        } else {
            options.surroundings.isDark = map["scheme"]?.choice("color scheme", Scheme.light) == .dark
        }
        options.surroundings.reducesMotion = map["reducedMotion"]?.flag() ?? false
        return options
    }

    private enum Scheme: String, CaseIterable { case light, dark }

    /// The part of a job's key that stands for them.
    static func key(_ options: MovingOptions) -> String {
        let surroundings = options.surroundings
        return
            "\(surroundings.isDark) \(surroundings.reducesMotion) \(options.seconds ?? 0) \(options.loops ?? 0)"
    }

    /// Writes the schema of the keys.
    static func writeSchema(to json: inout JSONWriter) {
        json.object("import", .inline) { json in
            json.member("type", "string")
            json.member("description", "A moving SVG file, of which the frames are drawn.")
        }
        json.object("scheme", .inline) { json in
            json.list("enum", Scheme.allCases.map(\.rawValue))
            json.member("description", "The color scheme that a moving SVG may ask for.")
        }
        json.object("reducedMotion", .inline) { json in
            json.member("type", "boolean")
            json.member("description", "Whether a moving SVG is drawn for people who want less motion.")
        }
        json.object("seconds", .inline) { json in
            json.list("type", ["number", "string"])
            json.member("description", "The time of a moving SVG that is written, from its beginning.")
        }
        json.object("loops", .inline) { json in
            json.list("type", ["integer", "string"])
            json.member("description", "The number of loops of a moving SVG that are written.")
        }
    }
}
