import Arguments
import Basics
import Builds
import Loading
import Requests

extension Command {
    static let schema = Command(
        "schema", "Print the JSON Schema of a kind of file.", synonyms: ["schemas", "json-schema"],
        discussion: """
            Editors use schemas to check and complete files. The schema of manifests refers to that of specs, and both refer to \
            those of themes and motions: keep all four in one folder, under the names below.
            """,
        positionals: [
            Positional(
                "kind", completion: .words(kinds), "The kind of file: spec, manifest, theme or motion.")
        ],
        articles: [
            .examples(
                """
                  spindle schema spec > spec.schema.json
                  spindle schema manifest > manifest.schema.json
                  spindle schema theme > theme.schema.json
                  spindle schema motion > motion.schema.json
                """)
        ]
    ) { arguments in
        let name = arguments.positional
        switch Kind(rawValue: name) {
        case .spec: try printOutput(SpecSchema.spec())
        case .manifest: try printOutput(SpecSchema.manifest())
        case .theme: try printOutput(ThemeFile.schema())
        case .motion: try printOutput(MotionFile.schema())
        case nil: throw ArgumentError("\(UnknownName(kind: "schema", name: name, known: kinds))")
        }
    }

    private static let kinds = Kind.allCases.map { $0.rawValue }
}

private enum Kind: String, CaseIterable {
    case spec, manifest, theme, motion
}
