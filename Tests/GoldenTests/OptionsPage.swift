import Files
import Rendering
import Requests

/// The reference page of options, in Markdown.
enum OptionsPage {
    static let text =
        introduction
        + SpecOption.sections.map { section in
            let rows = section.options.map { "| " + cells($0).map(escaped).joined(separator: " | ") + " |\n" }
            return """

                ## \(section.title)

                | in a file | flag | value | default | where it has an effect | |
                |---|---|---|---|---|---|

                """ + rows.joined()
        }.joined()

    private static let introduction = """
        # Options

        Everything that a request can say, in files and on the command line.

        ## Overview

        This page is written from the table of options (``SpecOption``), as are the schemas of spec files and manifests,
        which `spindle schema spec` and `spindle schema manifest` print, and `spindle list options`. Files have options by
        the names on the left; one with a dot is in a map, such as `columns` in `sheet`.

        No option is without effect:

        - An option that can have none in a request is refused: because of the indicator, because of what is on the frames
          (a loop, a run of values, a change of state, an operation, a pull, a message, or steps that stand still), because
          it is for formats that are not asked for, or because it is a part of another option that is not given.
        - Where some formats do without what an option is about, such as vectors without `scale`, a note
          names them. So does a note where what was asked for holds anyway, such as `faithful` of a motion that runs as published, and with `reduced-motion: message`, which shows a text in the place of what the
          other options describe.
        - What stands in a manifest's `defaults` is for the assets that can have it, and for the others it is not there.
        - Where flags change what a spec file asks for, a note names the options of the file that they leave without
          effect.

        """

    private static func cells(_ option: SpecOption) -> [String] {
        [
            "`\(option.key)`", option.flag.map { "`\($0)`" } ?? "", value(option), option.fallback,
            place(option), option.help,
        ]
    }

    private static func value(_ option: SpecOption) -> String {
        var parts: [String] = []
        if let range = option.range {
            let unit = option.unit == .none ? "" : " \(option.unit.rawValue)"
            parts.append("\(number(range.lowerBound)) to \(number(range.upperBound))\(unit)")
        }
        if option.kindName == "word" || option.range != nil {
            parts += option.words
        } else {
            parts = option.words.count > 3 ? [option.kindName] : option.words + [option.kindName]
        }
        return parts.joined(separator: ", ") + (option.repeats ? "; several" : "")
    }

    private static func number(_ value: Double) -> String {
        value == .leastNormalMagnitude
            ? "above 0" : value.rounded() == value && value < 1e15 ? "\(Int(value))" : "\(value)"
    }

    private static func place(_ option: SpecOption) -> String {
        var parts: [String] = []
        let scope = option.scope
        if scope != .all { parts.append(scope.indicators.joined(separator: ", ")) }
        let possible = SpecOption.Scope.indicators.subtracting(
            scope.isDisjoint(with: .circular) ? .circular : scope.isDisjoint(with: .linear) ? .linear : [])
        if scope.isSubset(of: .indicators), scope != possible {
            parts.append(scope.motions.joined(separator: ", "))
        }
        if option.films != .all { parts.append(option.films.names.joined(separator: ", ")) }
        if let formats = option.formatNames { parts.append(formats.joined(separator: ", ")) }
        if !option.needs.isEmpty { parts.append("with " + option.needs.joined(separator: " or ")) }
        return parts.joined(separator: "; ")
    }

    private static func escaped(_ cell: String) -> String {
        String(cell.flatMap { "|".contains($0) ? ["\\", $0] : [$0] })
    }
}
