import ArgumentParser
import FramePipeline

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compares what builds have written with the digests they wrote down.",
        discussion: """
            Exits with 1 where a file is missing or was changed. Of several folders, all must have the same files with the \
            same bytes as the first. The digests of one build are also read by:
              cd DIR && sha256sum --check .spindle/build.sha256
            """)

    @Argument(help: ArgumentHelp("Folders that were built to.", valueName: "dir"))
    var folders: [String]

    func run() throws {
        let result = try BuildVerification.verify(folders)
        for note in result.notes { printError("Note: \(note)") }
        for finding in result.findings { printError(finding) }
        guard result.findings.isEmpty else { throw ExitCode(1) }
        printError("\(counted(result.jobs, "job")), \(counted(result.files, "file")): all as they were built")
    }
}
