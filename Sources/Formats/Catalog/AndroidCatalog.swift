/// Drawables for Android: a picture for each density, and what plays them.
package struct AndroidCatalog {
    /// All variants that Android knows, at all scales; at least one.
    package let sequences: [FrameSequence]
    /// Whether drawables are added to the resources of an app.
    private let isAdded: Bool

    /// Resources cannot be chosen by contrast.
    ///
    /// - Parameter folder: The name of the folder that the files go to.
    package init(sequences: [FrameSequence], in folder: String) {
        self.sequences = sequences.filter { !$0.variant.isHighContrast }
        isAdded = Self.isResources(folder)
    }

    /// The name of the folder of an app's resources, and the prefix of its folders of drawables.
    private static let (resources, drawables) = ("res", "drawable")

    /// Whether a path leads to the resources of an app.
    package static func isResources(_ path: String) -> Bool {
        path.split(separator: "/").last.map(String.init) == resources
    }

    /// The possible prefixes of the paths of drawables beside the asset's name, if they are added to an app.
    package static func claims(of name: String, in folder: String) -> [String] {
        isResources(folder) ? [drawables, "\(drawables)/\(AndroidName.nearest(name))"] : []
    }

    /// The names of screen densities, by scale.
    static let densities: [(scale: Double, name: String)] = [
        (1, "mdpi"), (1.5, "hdpi"), (2, "xhdpi"), (3, "xxhdpi"), (4, "xxxhdpi"),
    ]
    package static let scales = densities.map { $0.scale }

    /// The path of the resources, with a slash at its end; empty if files are added to an app's.
    package var folder: String { isAdded ? "" : "\(sequences[0].name)-android/\(Self.resources)/" }
    var resource: String { AndroidName.nearest(sequences[0].name) }
    package var isAnimation: Bool { sequences[0].count > 1 }

    package var digits: Int { max(4, String(sequences[0].count - 1).count) }

    package func drawable(_ frame: Int) -> String {
        let number = String(frame)
        return drawable(String(repeating: "0", count: digits - number.count) + number)
    }

    package func drawable(_ number: String) -> String { isAnimation ? resource + "_" + number : resource }

    /// Qualifiers stand in the order of Android's table.
    package func path(_ sequence: FrameSequence, _ drawable: String) -> String {
        let variant = sequence.variant
        let density = Self.densities.first { $0.scale == sequence.scale }?.name
        guard let density else { preconditionFailure("a drawable has the scale of a density") }
        return folder + Self.drawables + (variant.isRightToLeft ? "-ldrtl" : "")
            + (variant.isDark ? "-night" : "")
            + "-\(density)/\(drawable).png"
    }

    /// The list that plays the frames, for all densities.
    package var listPath: String { "\(folder)\(Self.drawables)/\(resource).xml" }

    package var names: FileNames {
        var runs = sequences.map { sequence in
            FileNames.Run(0..<sequence.count, digits: digits) { path(sequence, drawable($0)) }
        }
        if isAnimation { runs.append(FileNames.Run(listPath)) }
        return FileNames(runs: runs)
    }

    /// The frames one after the other, in whole milliseconds that add up.
    package var list: String {
        let sequence = sequences[0]
        let items = sequence.timedFrames(unitsPerSecond: 1000, least: 1).map { timed in
            "    <item android:drawable=\"@drawable/\(drawable(timed.frame))\" android:duration=\"\(timed.delay)\"/>\n"
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            <animation-list xmlns:android="http://schemas.android.com/apk/res/android" \
            android:oneshot="\(!sequence.loops)">
            \(items.joined())</animation-list>

            """
    }
}

extension OutputFormat {
    /// Drawables for Android, for all densities.
    public static let android = OutputFormat(
        name: "android", synonyms: ["drawable", "drawables", "res"],
        summary:
            "drawables for all densities of Android, with night and right-to-left pictures where they differ",
        files: """
            NAME-android/res/drawable-mdpi/NAME.png, …-hdpi, …-xhdpi, …-xxhdpi, …-xxxhdpi; for an animation, \
            NAME_0000.png, … and drawable/NAME.xml that plays them; -ldrtl and -night before the density; to add to \
            an app, -o PATH/res
            """,
        limits: """
            scales 1, 1.5, 2, 3 and 4; durations in whole milliseconds that add up; Android keeps all frames of \
            an animation in memory: use a lower fps, or avd
            """,
        readers: "Android (proven: compiled and linked by aapt2)",
        content: .catalog, encoding: .android,
        naming: { AndroidCatalog(sequences: $0, in: $1.folder).names },
        scales: CatalogScales(AndroidCatalog.scales), nameRule: AndroidName.rule,
        traits: [.compressed, .dark])
}
