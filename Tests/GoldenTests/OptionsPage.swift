import Basics
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

        All options of a request, in files and on the command line.

        ## Overview

        This page is generated from the table of options (``SpecOption``), as are `spindle list options` and the schemas
        of spec files and manifests, which `spindle schema spec` and `spindle schema manifest` print. In files, options
        have the names on the left; a name with a dot is a key of a map, such as `columns` in `sheet`.

        No option is silently ignored:

        - An option that cannot have an effect in a request is an error: because of the indicator, because of what is on
          the frames (a loop, a run of values, a change of state, an operation, a pull, a message, or static steps),
          because it is for formats that are not requested, or because it is part of another option that is not given.
        - Where an option does not apply to some of the formats, such as `scale` to vectors, a note names them. A note
          also says when an option makes no difference, such as `faithful` with a motion that already runs as published,
          or the options that describe an indicator with `reduced-motion: message`, which shows a text instead.
        - An option in a manifest's `defaults` applies to the assets that support it and is ignored for others.
        - Where flags override a spec file, a note names the options in the file that no longer have an effect.

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
            parts.append(option.motions.joined(separator: ", "))
        }
        if option.films != .all { parts.append(option.films.names.joined(separator: ", ")) }
        if let formats = option.formatNames { parts.append(formats.joined(separator: ", ")) }
        if !option.needs.isEmpty {
            parts.append("with " + option.needs.map(\.text).joined(separator: " or "))
        }
        return parts.joined(separator: "; ")
    }

    private static func escaped(_ cell: String) -> String {
        String(cell.flatMap { "|".contains($0) ? ["\\", $0] : [$0] })
    }
}
