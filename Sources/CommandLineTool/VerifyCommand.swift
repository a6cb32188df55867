import Arguments
import Basics
import Builds

extension Command {
    static let verify = Command(
        "verify", "Compare built files with the digests recorded when they were built.",
        synonyms: ["diff", "compare", "status", "checksum"],
        discussion: """
            Exits with 1 if a file is missing or has changed. Several folders must hold the same files with the same \
            bytes as the first one. The digests of a build can also be checked without Spindle:
              cd DIR && sha256sum --check .spindle/*.sha256
            """,
        positionals: [
            Positional("dir", count: .atLeastOne, completion: .folders, "Output folders of builds.")
        ]
    ) { arguments in
        let result = try BuildVerification.verify(arguments.positionals)
        for note in result.notes { printError("Note: \(note)") }
        for finding in result.findings { printError(finding) }
        guard result.findings.isEmpty else { throw Findings() }
        printError(
            "\(counted(result.jobs, "job")), \(counted(result.files, "file")): all unchanged since the build")
    }
}
