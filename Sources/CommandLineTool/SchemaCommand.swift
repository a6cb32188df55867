import Arguments
import Basics
import Builds
import MotionCore
import Requests

extension Command {
    static let schema = Command(
        "schema", "Print the JSON Schema of a kind of file.", also: ["schemas", "json-schema"],
        discussion: """
            Editors use it to check and complete files. The schemas of themes and motions, to which these \
            refer, are in the sources of Spindle.
            """,
        positionals: [Positional("kind", completion: .words(kinds), "spec or manifest.")],
        articles: [
            .examples(
                """
                  spindle schema spec > spec.schema.json
                  spindle schema manifest > manifest.schema.json
                """)
        ]
    ) { arguments in
        let name = arguments.positional
        switch Kind(rawValue: name) {
        case .spec: try printOutput(SpecSchema.spec())
        case .manifest: try printOutput(SpecSchema.manifest())
        case nil: throw ArgumentError("\(UnknownName(kind: "schema", name: name, known: kinds))")
        }
    }

    private static let kinds = Kind.allCases.map { $0.rawValue }
}

private enum Kind: String, CaseIterable {
    case spec, manifest
}
