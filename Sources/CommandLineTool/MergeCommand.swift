import Arguments
import Basics
import Builds

extension Option {
    fileprivate static let forceMerge = Option(
        "force", synonyms: ["overwrite", "yes", "y"],
        "Overwrite files that Spindle has no record of writing or that were changed since.")
}

extension Command {
    static let merge = Command(
        "merge", "Merge the shards of a build.", synonyms: ["combine", "join", "gather"],
        discussion: """
            The result is byte for byte what a single build would have written. Every file is compared with the digest that its \
            shard recorded. Shards of several manifests are merged each for itself.
            """,
        positionals: [
            Positional(
                "dir", count: .any, completion: .folders,
                "The folders that the shards were built to. Without any, --out itself.")
        ],
        options: [.buildFolder, .forceMerge],
        articles: [
            .examples(
                """
                  spindle build --shard 1/2 --out part1
                  spindle build --shard 2/2 --out part2
                  spindle merge part1 part2 --out assets
                """)
        ]
    ) { arguments in
        let out = try arguments.buildFolder()
        let parts = arguments.positionals
        let merged = try ShardMerge.merge(
            parts.isEmpty ? [out] : parts, into: out, isForced: arguments.has(.forceMerge))
        printError("\(counted(merged.jobs, "job")) in \(out), \(counted(merged.files, "file"))")
    }
}
