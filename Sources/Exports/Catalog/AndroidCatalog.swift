internal import Imaging

/// Drawables for Android: a picture for each density, and what plays them.
struct AndroidCatalog {
    /// All variants at all scales; at least one.
    let sequences: [FrameSequence]

    /// What screens of a scale are called.
    private static let densities: [(scale: Double, name: String)] = [
        (1, "mdpi"), (1.5, "hdpi"), (2, "xhdpi"), (3, "xxhdpi"), (4, "xxxhdpi"),
    ]
    static let scales = densities.map(\.scale)

    private var folder: String { sequences[0].name + "-android/res/" }
    private var resource: String { AndroidName.nearest(sequences[0].name) }
    private var isAnimation: Bool { sequences[0].count > 1 }

    private var digits: Int { max(4, String(sequences[0].count - 1).count) }

    private func drawable(_ frame: Int) -> String {
        let number = String(frame)
        return drawable(String(repeating: "0", count: digits - number.count) + number)
    }

    private func drawable(_ number: String) -> String { isAnimation ? resource + "_" + number : resource }

    /// Qualifiers stand in the order of Android's table.
    private func path(_ sequence: FrameSequence, _ drawable: String) -> String {
        let variant = sequence.variant
        let density = Self.densities.first { $0.scale == sequence.scale }?.name
        guard let density else { preconditionFailure("a drawable has the scale of a density") }
        return folder + "drawable" + (variant.isRightToLeft ? "-ldrtl" : "")
            + (variant.isDark ? "-night" : "")
            + "-\(density)/\(drawable).png"
    }

    private var listPath: String { folder + "drawable/\(resource).xml" }

    var names: FileNames {
        var runs = sequences.map { sequence in
            FileNames.Run(0..<sequence.count, digits: digits) { path(sequence, drawable($0)) }
        }
        if isAnimation { runs.append(FileNames.Run(listPath)) }
        return FileNames(runs: runs)
    }

    static func write(
        _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
    ) throws {
        let catalog = AndroidCatalog(sequences: sources.map(\.sequence))
        try writeFrames(sources, options, workers, sink) { catalog.path($0, catalog.drawable($1)) }
        if catalog.isAnimation { try sink.write(catalog.listPath, Array(catalog.list.utf8)) }
    }

    /// The frames one after the other, in whole milliseconds that add up.
    private var list: String {
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
        exportAll: { sources, options, workers, sink in
            try AndroidCatalog.write(sources, options, workers, sink)
            return []
        },
        name: "android", also: ["drawable", "drawables", "res"],
        summary:
            "drawables for all densities of Android, with night and right-to-left pictures where they differ",
        files: """
            NAME-android/res/drawable-mdpi/NAME.png, …-hdpi, …-xhdpi, …-xxhdpi, …-xxxhdpi; for an animation, \
            NAME_0000.png, … and drawable/NAME.xml that plays them; -ldrtl and -night before the density
            """,
        limits: """
            scales 1, 1.5, 2, 3 and 4; durations in whole milliseconds that add up; Android keeps all frames of \
            an animation in memory: use a lower fps, or avd
            """,
        readers: "Android (proven: compiled and linked by aapt2)",
        content: .catalog, naming: { sequences, _ in AndroidCatalog(sequences: sequences).names },
        reads: readsOnce,
        scales: CatalogScales(AndroidCatalog.scales), nameRule: AndroidName.rule)
}
