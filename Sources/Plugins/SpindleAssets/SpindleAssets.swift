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

    /// The inputs of a manifest that it may include or name: every description, log, font and picture in the target's folder,
    /// and every folder in it, in which patterns such as `frames/*.png` may find more. An unchanged asset is not rendered again,
    /// so that an input too many costs next to nothing.
    private func inputs(in folder: URL) -> [URL] {
        let kinds = [
            "yaml", "yml", "json", "csv", "tsv", "txt", "log", "svg", "png", "apng", "gif", "webp", "ttf",
            "otf",
            "ttc", "otc",
        ]
        let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        let found = (items?.allObjects ?? []).compactMap { $0 as? URL }.filter { item in
            kinds.contains(item.pathExtension.lowercased())
                || (try? item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        }
        return [folder] + found.sorted { $0.path < $1.path }
    }
}
