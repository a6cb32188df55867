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

    @Option(help: "The most pixels of a page, which all are held in memory at once. (default: 67108864)")
    var maxPagePixels: Int?

    @Option(
        help:
            "The sides of a page: any, pot for powers of two, or a number to be multiples of. (default: any)")
    var sides: String?

    @Flag(help: "Make pages as wide as high.")
    var square = false

    @Option(
        help: """
            Leave out transparent margins: none, frame for each frame's own, animation or sheet for what all frames \
            of a tag or of the sheet have in common. (default: none)
            """)
    var trim: String?

    @Option(help: "straight, or premultiplied with color times alpha. (default: straight)")
    var alpha: String?

    @Flag(
        help: "Give transparent pixels the color of visible ones beside them, so that no dark fringe shows.")
    var bleed = false

    @Option(
        help: ArgumentHelp(
            """
            A named part of the animation, from frame to frame, then :forward, :reverse or :pingpong; repeat for \
            several. (default: all frames)
            """, valueName: "name=from:to"))
    var tag: [String] = []

    @Option(
        help: """
            How the metadata is written; repeat for several. See \u{2018}spindle list dialects\u{2019}. (default: \
            json-hash)
            """)
    var dialect: [String] = []

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
        if let maxPagePixels { spec.maxPagePixels = maxPagePixels }
        if !dialect.isEmpty { spec.dialects = dialect }
        if let sides { spec.sides = sides }
        if square { spec.square = true }
        if let trim { spec.trim = trim }
        if let alpha { spec.alpha = alpha }
        if bleed { spec.bleed = true }
        if !tag.isEmpty { spec.tags = tag }
        if let loop { spec.loop = loop }
    }
}
