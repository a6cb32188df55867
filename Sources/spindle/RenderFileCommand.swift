import ArgumentParser
import Basics
import FramePipeline
import Indicators
import MotionCore

struct RenderFileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "file",
        abstract: "Renders what a spec file describes. (default)",
        discussion: """
            A spec file is YAML or JSON with the options of the other commands by their long names, \
            such as theme, value, label or to; `indicator` is circular, linear or steps. Themes and motions can be described in \
            place, and labels by state. Options that are given as well take precedence.

            EXAMPLES:
              spindle render upload.yaml -o assets
              spindle render upload.yaml --theme fiori-dark --scale 1,2,3 -o assets

              # upload.yaml
              indicator: circular
              theme: fiori-light
              size: large
              transition: indeterminate:determinate=0.4
              t0: 333
              label: {active: Uploading photos, error: Upload failed}
              progress-text: percent
              scale: [1, 2]
              to: [frames, sheet]
              sheet: {columns: 8, padding: 1}
            """)

    @Argument(
        help: ArgumentHelp("A file ending in .yaml, .yml or .json.", valueName: "spec"), transform: specPath)
    var file: String

    @OptionGroup var options: RenderOptions

    func run() throws {
        let inputs = InputFiles(named: [file] + options.files)
        let file = try RenderFile.read(file, from: inputs)
        try options.run(file.spec, inputs) { spec throws(SpecError) in try file.resolve(spec, from: inputs) }
    }
}

/// The path of a spec file; a name that is none of an indicator's is told what there is.
@Sendable private func specPath(_ text: String) throws -> String {
    if MotionFile.isPath(text) { return text }
    let unknown = UnknownName(kind: "indicator", name: text, known: IndicatorKind.all.map(\.name))
    throw ValidationError("\(unknown), or a file ending in .yaml, .yml or .json")
}
