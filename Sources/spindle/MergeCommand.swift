import ArgumentParser
import FramePipeline

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Puts the shards of a build together.",
        discussion: """
            The result is, byte for byte, what one build of everything would have written. Every file is compared with \
            the digest that its shard wrote down.

            EXAMPLE:
              spindle build --shard 1/2 --out part1
              spindle build --shard 2/2 --out part2
              spindle merge part1 part2 --out assets
            """)

    @Argument(
        help: ArgumentHelp(
            "Folders that shards were built to; --out itself where it is the only one.", valueName: "dir"))
    var parts: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("out")],
        help: ArgumentHelp("The folder to write to, made if missing.", valueName: "dir"))
    var out: String

    func run() throws {
        try refuseStandardOutput(out)
        let merged = try ShardMerge.merge(parts.isEmpty ? [out] : parts, into: out)
        printError("\(counted(merged.jobs, "job")) in \(out), \(counted(merged.files, "file"))")
    }
}
