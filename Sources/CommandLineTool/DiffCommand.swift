import Arguments
import Basics
import Differences
import Files
import Formats
internal import Loading
internal import PictureFiles

extension Option {
    fileprivate static let format = Option(
        "format", form: .value("format"), default: "text", completion: .words(["text", "json"]),
        synonyms: ["to", "type", "output-format"], "The format of the report: text or json.")
    fileprivate static let threshold = Option(
        "threshold", form: .value("number"), default: "0", synonyms: ["tolerance", "fuzz", "epsilon"],
        "How much a pixel may differ, 0 to 255, and still count as the same.")
    fileprivate static let picture = Option(
        "output", short: "o", aliases: ["out"], form: .value("file"), completion: .files,
        synonyms: ["picture", "image", "png"],
        "Write a PNG with a labeled row for each asset, or for each of the first 24 frames of two files: what was, what is, and where it differs. Without differences it says so."
    )
    fileprivate static let details = Option(
        "details", synonyms: ["verbose", "full", "all", "frames"],
        "Print a line for each frame, also where folders are compared.")
    fileprivate static let json = Option(
        "json", "Print the report as JSON: the same as --format json.")
}

extension Command {
    static let diff = Command(
        "diff", "Show which frames differ, and by how much.", synonyms: ["compare", "changes", "delta"],
        discussion: """
            Compares two folders and everything in them, two \(PictureFile.anyKind) files, or two sheets by their metadata, in any \
            dialect and with all their pages, frame by frame. Exits with 1 if they differ. In folders, files with the same \
            bytes are not decoded; files other than pictures and sheets are compared byte by byte. Of folders, the report has a \
            line for each asset that differs: the files of one name but for scales, endings, and the numbers of frames, which are \
            pictures of one size, numbered from 0 or 1 on without a gap.

            Two pixels differ by as much as they do on black or on white, whichever is more.
            """,
        positionals: [
            Positional(
                "old", completion: .files, synonyms: ["before", "a"], "A folder, a sheet or an animation."),
            Positional("new", completion: .files, synonyms: ["after", "b"], "The same after a change."),
        ],
        options: [.format, .json, .details, .threshold, .picture, .quiet, .jobs],
        articles: [
            .examples(
                """
                  spindle diff before after
                  spindle diff before/spinner.json after/spinner.json -o changes.png
                  spindle diff before.gif after.gif --threshold 2 --format json
                """)
        ]
    ) { arguments in
        let format = arguments.text(.format) ?? (arguments.has(.json) ? "json" : "text")
        guard ["text", "json"].contains(format) else {
            throw ArgumentError(at: Option.format.flag, "\(quoted(format)) is not a format; use text or json")
        }
        let threshold = try arguments.count(.threshold, in: 0...255) ?? 0
        let output = arguments.text(.picture)
        if let output { try rejectName(output) }
        let (old, new) = (arguments.positionals[0], arguments.positionals[1])
        for folder in [old, new] { try output.map { try reject($0, in: folder) } }
        let differences = try FrameDifferences(
            old, new, threshold: threshold, keepsPictures: output != nil, workers: try arguments.workers())
        if let output {
            let inputs = InputFiles()
            for path in [old, new] { inputs.note(path) }
            try inputs.rejectOutput(output)
        }
        if let output {
            let picture = try differences.picture()
            try OutputFile(output).write(picture.bytes)
            if let note = picture.note { printError("Note: \(note)") }
        }
        if !arguments.has(.quiet) {
            let isSummary = differences.areFolders && !arguments.has(.details)
            let text = isSummary ? differences.summary : differences.text
            try printOutput(format == "json" ? differences.json() : Array(text.utf8))
        }
        if !differences.isEmpty { throw Findings() }
    }
}

/// Refuses names that are none of a PNG.
private func rejectName(_ output: String) throws(ArgumentError) {
    if output == "-" || output.isEmpty {
        throw ArgumentError(at: Option.picture.flag, "standard output has the report; name a file")
    }
    let file = FilePath(output)
    if let ending = file.foreignEnding ?? file.known?.ending, ending != "png" {
        throw ArgumentError(
            at: Option.picture.flag, "the picture is a PNG, not .\(ending); name a file that ends in .png")
    }
}

/// Refuses to write to a folder that is compared, whose files a picture might replace.
private func reject(_ output: String, in folder: String) throws(SinkError) {
    guard FileStamp(folder)?.kind == .folder, let place = try OutputFile(output).place(),
        place.utf8.starts(with: fullPath("", in: trueFolder(folder)).utf8)
    else { return }
    throw SinkError(
        .cannotCreate, path: output, operation: "write",
        reason: "it lies in \(quoted(folder)), which this command reads; name a file elsewhere")
}
