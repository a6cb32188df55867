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
        // Which files there will be is not known before spindle itself is built, so the folder stands for them.
        let output = context.pluginWorkDirectoryURL.appending(path: "spindle")
        return [
            .buildCommand(
                displayName: "Rendering \(target.name)'s spindle.yaml",
                executable: try context.tool(named: "CommandLineTool").url,
                arguments: ["build", manifest.path, "--out", output.path, "--prune", "--quiet"],
                inputFiles: inputs(in: target.directoryURL), outputFiles: [output])
        ]
    }

    /// What the manifest may include or name: every file of the target that describes something. What has not
    /// changed is not rendered again, so one too many costs next to nothing.
    private func inputs(in folder: URL) -> [URL] {
        let kinds = ["yaml", "yml", "json", "ttf", "otf"]
        let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
        return paths.sorted().map { folder.appending(path: $0) }.filter { kinds.contains($0.pathExtension) }
    }
}
