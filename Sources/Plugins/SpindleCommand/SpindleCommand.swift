import Foundation
import PackagePlugin

/// Runs the program in the package's folder: `swift package spindle …`.
@main struct SpindleCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "CommandLineTool").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            Diagnostics.error("spindle ended with status \(process.terminationStatus)")
            return
        }
    }
}
