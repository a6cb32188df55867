import ArgumentParser
import FramePipeline

/// How frames are put together in a sheet. Lengths in points of the sheet's scale.
struct SheetFlags: ParsableArguments {
    @Option(help: "rows, columns or strip. (default: rows)")
    var layout: String?

    @Option(help: "Columns of the grid. (default: a near-square grid)")
    var columns: Int?

    @Option(help: "Points between frames. (default: 0)")
    var padding: Double?

    @Option(help: "Points around all frames. (default: 0)")
    var border: Double?

    @Option(help: "Points by which the edge pixels of each frame are repeated outward. (default: 0)")
    var extrude: Double?

    @Option(help: "The largest side of a page in pixels; more frames go to further pages. (default: 16384)")
    var maxSide: Int?

    @Option(help: "How the metadata is written: json-hash or json-array. (default: json-hash)")
    var dialect: String?

    @Option(
        help: """
            full, or subcycle for the shortest part of a loop that repeats up to a rotation, with that rotation in \
            the metadata and a page NAME.html that plays it. (default: full)
            """)
    var loop: String?

    func apply(to spec: inout SheetSpec) {
        if let layout { spec.layout = layout }
        if let columns { spec.columns = columns }
        if let padding { spec.padding = padding }
        if let border { spec.border = border }
        if let extrude { spec.extrude = extrude }
        if let maxSide { spec.maxSide = maxSide }
        if let dialect { spec.dialect = dialect }
        if let loop { spec.loop = loop }
    }
}
