import Basics
import Jobs
import MotionCore
import Resolution
import Vectors

/// The reference page of all motions, in Markdown: a table of each system.
enum MotionCatalogPage {
    static func text() throws -> String {
        var systems: [String] = []
        for system in Motion.all.map(name) where !systems.contains(system) { systems.append(system) }
        let sections = try systems.map { system in
            let motions = Motion.all.filter { name(of: $0) == system }
            return """

                ## \(system)

                | motion | looks | period | size | loop | vectors | source |
                |---|---|---|---|---|---|---|
                \(try motions.map(row).joined(separator: "\n"))

                """
        }
        return introduction + sections.joined()
    }

    private static func name(of motion: Motion) -> String { motion.system ?? "Values" }

    private static func row(_ motion: Motion) throws -> String {
        let summary = motion.summary.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? ""
        let colors = motion.palette.count > 1 ? ["\(motion.palette.count) colors"] : []
        let looks = (motion.looks.map(\.rawValue) + colors).joined(separator: ", ")
        let period = motion.period.map { "\($0.decimal(1)) ms" } ?? "–"
        let fidelity = try motion.vectorFidelity()
        let vectors = fidelity.isExact ? "exact" : "within \(fidelity.distance.decimal(3)) pt"
        let cells = [
            "`\(motion.name)`: \(summary)", looks, period, "\(motion.size.decimal(2)) pt", loop(motion),
            vectors,
            motion.source,
        ]
        return "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }

    private static func loop(_ motion: Motion) -> String {
        if let note = motion.seamNote { return note }
        if let period = motion.faithful?.period { return "closed; published: \(period.decimal(1)) ms" }
        guard let period = motion.period else { return "–" }
        return LoopSeam(motion.kind, end: period) == nil ? "closed" : "jumps, as published"
    }

    private static func escaped(_ text: String) -> String {
        text.map { $0 == "|" ? "\\|" : String($0) }.joined()
    }

    private static let introduction = """
        # Motion catalog

        Every motion by its system, with its source and license.

        ## Overview

        This page is generated from the catalog, as `spindle list motions` is. Numbers come from the sources named, drawings are Spindle's own.
        Every raster format takes every motion; vectors of those that are not exact name their distance. A source ends with its license.

        `spindle list motions --system bootstrap`, `--like dots` and `--license mit` find some; so does any word, such as `spindle list motions
        throbber`. Motions of collections are motion files in `Sources/PublishedMotions`, compiled into tables, and each is compared with
        pictures of its published source, or of the source's figures where no browser plays it (<doc:MotionFiles>, <doc:Motions>).

        """
}
