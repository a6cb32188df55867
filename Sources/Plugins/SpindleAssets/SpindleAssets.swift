import Foundation
import PackagePlugin

/// Builds the `spindle.yaml` in a target's folder into the folder `spindle` of the target's resources.
@main struct SpindleAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let manifest = target.directoryURL.appending(path: "spindle.yaml")
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            Diagnostics.error("\(target.name) has no \(manifest.path)")
            return []
        }
        // The names of the files are not known before spindle itself is built, so the folder stands for them.
        let output = context.pluginWorkDirectoryURL.appending(path: "spindle")
        return [
            .buildCommand(
                displayName: "Rendering \(target.name)'s spindle.yaml",
                executable: try context.tool(named: "CommandLineTool").url,
                arguments: ["build", manifest.path, "--out", output.path, "--prune", "--quiet"],
                inputFiles: inputs(in: target.directoryURL), outputFiles: [output])
        ]
    }

    /// The inputs of a manifest that it may include or name: every description in the target's folder. An unchanged asset
    /// is not rendered again, so that an input too many costs next to nothing.
    private func inputs(in folder: URL) -> [URL] {
        let kinds = ["yaml", "yml", "json", "ttf", "otf"]
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        return paths.sorted().map { folder.appending(path: $0) }.filter { kinds.contains($0.pathExtension) }
    }
}
