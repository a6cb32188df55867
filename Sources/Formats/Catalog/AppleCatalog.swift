package import Basics

/// An asset catalog of Xcode: an image set for a still picture, or one for each frame.
package struct AppleCatalog {
    /// All variants at all scales; at least one.
    package let sequences: [FrameSequence]
    /// Whether image sets are added to the catalog of an app, whose own description stays as it is.
    package let isAdded: Bool

    /// - Parameter folder: The name of the folder that the files go to.
    package init(sequences: [FrameSequence], in folder: String) {
        self.sequences = sequences
        isAdded = Self.isAppsOwn(folder)
    }

    /// Whether a folder is the catalog of an app.
    package static func isAppsOwn(_ folder: String) -> Bool { folder.hasSuffix(".xcassets") }

    package var name: String { sequences[0].name }
    /// The path of the catalog, with a slash at its end; empty if files are added to an app's.
    package var folder: String { isAdded ? "" : name + ".xcassets/" }
    package var count: Int { sequences[0].count }

    /// The name of the image set of a frame. Numbers have no zeros in front, as
    /// `UIImage.animatedImageNamed("NAME-", duration:)` wants them.
    package func set(_ frame: String) -> String { count == 1 ? name : "\(name)-\(frame)" }

    package func file(_ sequence: FrameSequence, _ frame: String) -> String {
        let variant = sequence.variant
        return set(frame) + variant.lookSuffix + (variant.isRightToLeft ? "-rtl" : "")
            + FrameNames(sequence).suffix + ".png"
    }

    package func path(_ frame: String, _ file: String) -> String {
        "\(folder)\(set(frame)).imageset/\(file)"
    }

    package static let contents = "Contents.json"

    package var names: FileNames {
        let files: [(String) -> String] =
            sequences.map { sequence in { path($0, file(sequence, $0)) } } + [{ path($0, Self.contents) }]
        let runs = files.flatMap {
            count == 1 ? [FileNames.Run($0("0"))] : FileNames.Run.unpadded(0..<count, $0)
        }
        return FileNames(runs: (isAdded ? [] : [FileNames.Run(folder + Self.contents)]) + runs)
    }

    /// Texts that are in every description of ours, however an editor has spaced them.
    package static let marks = [#""author""#, #""\#(author)""#]
    private static let author = "spindle"

    /// The description of the image set that a file is in.
    package static func description(besides path: String) -> String {
        (path.split(separator: "/").dropLast().map(String.init) + [contents]).joined(separator: "/")
    }

    package func imageSet(_ frame: String) -> [UInt8] {
        let hasDirections = sequences.contains { $0.variant.isRightToLeft }
        var json = JSONWriter()
        json.object { json in
            json.array("images") { json in
                for sequence in sequences {
                    json.object { json in
                        let appearances = Self.appearances(sequence.variant)
                        if !appearances.isEmpty {
                            json.array("appearances", .inline) { json in
                                for (appearance, value) in appearances {
                                    json.object { json in
                                        json.member("appearance", appearance)
                                        json.member("value", value)
                                    }
                                }
                            }
                        }
                        json.member("filename", file(sequence, frame))
                        json.member("idiom", "universal")
                        if hasDirections {
                            json.member(
                                "language-direction",
                                sequence.variant.isRightToLeft ? "right-to-left" : "left-to-right")
                        }
                        json.member("scale", sequence.scale.shortestText + "x")
                    }
                }
            }
            Self.info(&json)
            json.object("properties") { json in
                json.member("template-rendering-intent", sequences[0].isMask ? "template" : "original")
            }
        }
        return json.finish()
    }

    /// The settings of a user that a picture is for; none for the plain one.
    private static func appearances(_ variant: FrameVariant) -> [(appearance: String, value: String)] {
        (variant.isDark ? [("luminosity", "dark")] : [])
            + (variant.isHighContrast ? [("contrast", "high")] : [])
    }

    package static func info(_ json: inout JSONWriter) {
        json.object("info", .inline) { json in
            json.member("author", author)
            json.member("version", 1)
        }
    }
}

extension OutputFormat {
    /// An asset catalog for Xcode.
    public static let xcassets = OutputFormat(
        name: "xcassets",
        synonyms: [
            "apple", "ios", "macos", "iphone", "xcode", "asset-catalog", "asset-catalogue", "imageset",
            "swift", "swiftui", "uikit",
        ],
        summary:
            "an asset catalog for Xcode, with dark, high-contrast and right-to-left pictures where they differ",
        files: """
            NAME.xcassets/NAME.imageset/NAME.png, NAME@2x.png, NAME@3x.png with Contents.json; for an animation, \
            NAME-0.imageset, NAME-1.imageset, …; -dark, -contrast and -rtl before the scale; to add to an app, \
            -o PATH/Assets.xcassets --name NAME
            """,
        limits: """
            scales 1, 2 and 3; carries no timing: UIImage.animatedImageNamed("NAME-", duration:) plays a loop of \
            up to 1024 frames; a mask (template) is tinted by the system; widgets and Live Activities show still \
            pictures only
            """,
        readers: "Xcode (not proven: its compiler runs on macOS only; structure and files are checked)",
        endings: ["xcassets"], content: .catalog, encoding: .xcassets,
        naming: { AppleCatalog(sequences: $0, in: $1.folder).names },
        scales: CatalogScales([1, 2, 3]),
        traits: [.compressed, .untimed, .untimedRuns, .dark, .contrast, .wide])
}
