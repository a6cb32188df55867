import ArgumentParser
import FramePipeline
import MotionCore

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of a kind of file.",
        discussion: """
            Editors check files by it, and complete what is typed. The schemas of themes and motions, to which these \
            refer, are in the sources of Spindle.

            EXAMPLES:
              spindle schema spec > spec.schema.json
              spindle schema manifest > manifest.schema.json
            """)

    enum Kind: String, CaseIterable {
        case spec, manifest
    }

    @Argument(
        help: "spec or manifest.", completion: .list(Kind.allCases.map(\.rawValue)),
        transform: { name in
            guard let kind = Kind(rawValue: name) else {
                throw UnknownName(kind: "schema", name: name, known: Kind.allCases.map(\.rawValue))
            }
            return kind
        })
    var kind: Kind

    func run() throws {
        switch kind {
        case .spec: try printOutput(SpecSchema.spec())
        case .manifest: try printOutput(SpecSchema.manifest())
        }
    }
}
