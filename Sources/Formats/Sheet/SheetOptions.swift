internal import Basics

/// The options for arranging the frames of an animation in sheets.
public struct SheetOptions: Hashable, Sendable {
    /// The order of the frames on a page.
    public enum Layout: String, CaseIterable, Hashable, Sendable {
        /// A grid, filled row by row.
        case rows
        /// A grid, filled column by column.
        case columns
        /// One row.
        case strip
    }

    /// The trim of transparent margins. Metadata gives the offset of the rest.
    public enum Trim: String, CaseIterable, Hashable, Sendable {
        /// No margins: frames keep their size.
        case none
        /// Every frame is trimmed by itself; one without a visible pixel becomes 1×1.
        case frame
        /// The frames of a tag are trimmed to their common bounding box; tags with frames in common count as one, and
        /// so do all frames without a tag.
        case animation
        /// All frames are trimmed to their common bounding box.
        case sheet
    }

    /// The relation between color and alpha in the pixels of a page.
    public enum Alpha: String, CaseIterable, Hashable, Sendable {
        /// Colors are independent of alpha.
        case straight
        /// Red, green and blue times alpha / 255, rounded to the nearest.
        case premultiplied
    }

    /// The order of the frames on a page. Frames of different sizes are packed instead.
    public private(set) var layout = Layout.rows
    /// The number of columns of a grid, at most; nil makes pages as near to a square as they go.
    public private(set) var columns: Int?
    /// The gap between neighbors, in points.
    public private(set) var padding = 0.0
    /// The gap between the frames and the edges of the page, in points.
    public private(set) var border = 0.0
    /// The width to which the edge pixels of every frame are extruded, in points, so that readers which sample between
    /// pixels do not blend a neighbor in. Padding and border are added to it.
    public private(set) var extrude = 0.0
    /// The number of mipmap levels, each half as large as the one before, on which no pixel is blended from two frames; nil where nobody asks.
    public private(set) var mipLevels: Int?
    /// The values to which ``mipLevels`` can be set.
    public static let mipLevelsRange = 0...8
    /// Whether packed frames may lie on a page turned by 90°.
    public private(set) var turnsFrames = false
    /// The largest width and height of a page in pixels; what does not fit goes to further pages.
    public private(set) var maxSide = 16384
    /// The most pixels of a page, each of which takes eight bytes while it is made. Where all of it has one color that is two,
    /// and a page may have four times as many.
    public private(set) var maxPagePixels = 1 << 26
    /// The values to which ``maxPagePixels`` can be set.
    public static let pagePixelsRange = 1...Int(clamping: 65535 * 65535 as Int64)
    /// The rule for the sides of a page.
    public private(set) var sides = PageSides()
    /// The trim of transparent margins.
    public private(set) var trim = Trim.none
    /// The relation between color and alpha.
    public private(set) var alpha = Alpha.straight
    /// Whether transparent pixels take the color of their visible neighbors, so that readers which sample
    /// between pixels blend no black in.
    public private(set) var bleed = false
    /// Whether every frame has a cell of its own, even if it is identical to another.
    public private(set) var keepsDuplicates = false
    /// Whether a picture with lines around the frames is made of each page, for people.
    public private(set) var hasDebugPicture = false
    /// The most tags.
    public static let maxTags = 256
    /// Named parts of the animation; where there is none, the whole of it is one.
    public private(set) var tags: [SheetTag] = []
    /// The formats of the metadata, at least one.
    public private(set) var dialects = [SheetDialect.jsonHash]

    /// A near-square grid with no gaps, described in `json-hash`.
    public init() {}

    /// Creates options. Lengths in points become pixels of the sheet's scale: points × scale, rounded to the nearest whole pixel.
    ///
    /// - Parameters:
    ///   - layout: The order of the frames on a page.
    ///   - columns: The columns of a grid: 1 … 65535. Not together with a strip, which has as many as fit.
    ///   - padding: The space between frames: 0 … 1024 points.
    ///   - border: The space around all frames: 0 … 1024 points.
    ///   - extrude: The width of the extruded edges of each frame: 0 … 1024 points.
    ///   - mipLevels: The mipmap levels on which frames are kept apart: 0 … 8.
    ///   - turnsFrames: Whether packed frames may be turned by 90°. Only with dialects that turn them the same way.
    ///   - maxSide: The longest side of a page: 1 … 65535 pixels.
    ///   - maxPagePixels: The most pixels of a page: 1 … 65535².
    ///   - sides: The rule for the sides of a page.
    ///   - trim: The trim of transparent margins.
    ///   - alpha: The relation between color and alpha.
    ///   - bleed: Only with straight alpha.
    ///   - keepsDuplicates: Whether every frame has a cell of its own, even if it is identical to another.
    ///   - hasDebugPicture: Whether a picture with lines around the frames is made of each page.
    ///   - tags: At most 256, each name once.
    ///   - dialects: Each once, and no two that write files of the same names; none means the default.
    /// - Throws: ``SheetError`` for lengths out of their range, and for options that contradict each other.
    public init(
        layout: Layout = .rows, columns: Int? = nil, padding: Double = 0, border: Double = 0,
        extrude: Double = 0, mipLevels: Int? = nil, turnsFrames: Bool = false, maxSide: Int = 16384,
        maxPagePixels: Int = 1 << 26,
        sides: PageSides = PageSides(), trim: Trim = .none,
        alpha: Alpha = .straight, bleed: Bool = false, keepsDuplicates: Bool = false,
        hasDebugPicture: Bool = false, tags: [SheetTag] = [],
        dialects: [SheetDialect] = []
    ) throws(SheetError) {
        self.layout = layout
        self.columns = columns
        self.padding = padding
        self.border = border
        self.extrude = extrude
        self.mipLevels = mipLevels
        self.turnsFrames = turnsFrames
        self.maxSide = maxSide
        self.sides = sides
        self.trim = trim
        self.alpha = alpha
        self.bleed = bleed
        self.hasDebugPicture = hasDebugPicture
        self.tags = tags
        self.keepsDuplicates = keepsDuplicates || dialects.contains { $0.needsCells }
        self.maxPagePixels = maxPagePixels
        if !dialects.isEmpty { self.dialects = dialects }
        try checkLengths()
        try checkArrangement()
        try checkTags()
        try checkDialects()
    }

    /// Whether cells do not follow each other from row to row without gaps.
    var hasGaps: Bool {
        padding > 0 || border > 0 || extrude > 0 || mipLevels != nil || layout == .columns
            || sides != PageSides()
    }

    /// The pixels that a pixel of the last level has on a side.
    var mipUnit: Int { 1 << (mipLevels ?? 0) }

    /// The rule for the sides of a page, which take no part of a pixel of the last level.
    var pageSides: PageSides { sides.aligned(to: mipUnit) }

    /// The way in which turned frames lie on a page; nil where none are.
    package var turn: SheetDialect.Turn? { turnsFrames ? dialects.first?.turn : nil }

    /// Whether frames of one size may be left with different ones, which are packed.
    package var makesSizes: Bool { trim == .frame || trim == .animation && !tags.isEmpty }

    /// The options of a sheet that is made for no mipmaps.
    package var withoutMipLevels: SheetOptions {
        var options = self
        options.mipLevels = nil
        return options
    }

    private func checkLengths() throws(SheetError) {
        let lengths: [(OptionKey, Double)] = [
            (.sheetPadding, padding), (.sheetBorder, border), (.sheetExtrude, extrude),
        ]
        for (key, value) in lengths {
            // Not a number is not contained either.
            guard (0...1024).contains(value) else {
                throw .invalidOption(
                    key, value: value.shortestText, problem: "is out of range: use 0 to 1024 points")
            }
        }
        guard (1...65535).contains(maxSide) else {
            throw .invalidOption(
                .sheetMaxSide, value: "\(maxSide)", problem: "is out of range: use 1 to 65535 pixels")
        }
        guard Self.pagePixelsRange.contains(maxPagePixels) else {
            throw .invalidOption(
                .sheetMaxPagePixels, value: "\(maxPagePixels)",
                problem: "is out of range: use 1 to \(Self.pagePixelsRange.upperBound) pixels")
        }
        if let mipLevels, !Self.mipLevelsRange.contains(mipLevels) {
            throw .invalidOption(
                .sheetMipLevels, value: "\(mipLevels)",
                problem:
                    "is out of range: use \(Self.mipLevelsRange.lowerBound) to \(Self.mipLevelsRange.upperBound)"
            )
        }
        if case .multiple(let unit) = sides.kind, !(1...maxSide).contains(unit) {
            throw .invalidOption(
                .sheetSides, value: "\(unit)",
                problem: "is out of range: use 1 to \(maxSide), the pixels of \(option: .sheetMaxSide)")
        }
        if let mipLevels, pageSides.longest(maxSide) == 0, case .multiple(let unit) = pageSides.kind {
            throw .invalidOption(
                .sheetMipLevels, value: "\(mipLevels)",
                problem:
                    "makes sides multiples of \(unit) pixels, more than the \(maxSide) of \(option: .sheetMaxSide); raise that, or use fewer levels"
            )
        }
    }

    private func checkArrangement() throws(SheetError) {
        if let columns {
            guard layout != .strip else {
                throw .invalidOption(
                    .sheetColumns, value: "\(columns)",
                    problem: "cannot be combined with \(option: .sheetLayout, "strip"), which has one row")
            }
            guard (1...65535).contains(columns) else {
                throw .invalidOption(
                    .sheetColumns, value: "\(columns)", problem: "is out of range: use 1 to 65535")
            }
        }
        if columns != nil || layout != .rows, makesSizes {
            throw .invalidOption(
                .sheetTrim, value: trim.rawValue,
                problem:
                    "cannot be combined with \(option: .sheetColumns) or \(option: .sheetLayout), because frames of different sizes make "
                    + "no grid; use none or sheet, or leave out the other")
        }
        if bleed, alpha == .premultiplied {
            throw .invalidOption(
                .sheetBleed, value: alpha.rawValue,
                problem: "pixels blend without a fringe; leave it out, or use straight alpha")
        }
    }

    private func checkTags() throws(SheetError) {
        guard tags.count <= Self.maxTags else {
            throw .invalidOption(
                .sheetTag, value: "\(tags.count) tags", problem: "are too many: at most \(Self.maxTags)")
        }
        var names: Set<String> = []
        for tag in tags where !names.insert(tag.name).inserted {
            throw .invalidOption(
                .sheetTag, value: tag.name, problem: "is used twice; tag names must be unique")
        }
    }

    private func checkDialects() throws(SheetError) {
        for (index, dialect) in dialects.enumerated() {
            if let other = dialects[..<index].first(where: { $0.fileExtension == dialect.fileExtension }) {
                throw .invalidOption(
                    .sheetDialect, value: dialect.name,
                    problem: other == dialect
                        ? "is given twice"
                        : "cannot be combined with \(other.name), which also writes NAME.\(dialect.fileExtension); "
                            + "use one of them, or two assets with different names")
            }
        }
        // Each refuses them itself where it has none at all.
        let turns = dialects.filter { $0.turn != nil }
        if turnsFrames, let first = turns.first, let other = turns.first(where: { $0.turn != first.turn }) {
            throw .invalidOption(
                .sheetDialect, value: other.name,
                problem:
                    "turns frames the other way than \(first.name); leave out \(option: .sheetRotate), or use two assets"
            )
        }
    }
}
