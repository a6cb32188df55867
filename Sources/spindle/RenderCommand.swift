import ArgumentParser

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Renders an indicator to files.",
        subcommands: [
            RenderCircularCommand.self, RenderLinearCommand.self, RenderStepsCommand.self,
            RenderFileCommand.self,
        ],
        defaultSubcommand: RenderFileCommand.self)
}
