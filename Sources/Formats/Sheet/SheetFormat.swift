internal import Basics

extension OutputFormat {
    /// All frames in one image, or in a few where one would be too large, with metadata beside them.
    public static let sheet = OutputFormat(
        name: "sheet",
        synonyms: [
            "spritesheet", "sprites", "atlas", "texture", "texture-atlas", "sprite", "texturepacker", "unity",
            "json", "godot", "phaser", "pixi", "spritekit", "cocos2d", "libgdx", "game",
        ],
        summary: "all frames in one PNG, with metadata that says where they are",
        files:
            "NAME.png, and NAME.json or the dialect's file; if one page is too small, NAME-1.png, "
            + "NAME-2.png, … with NAME.json, NAME-2.json, …; @2x before the extension at scale 2; NAME.html "
            + "plays a sub-cycle",
        limits: "at most \(SheetLayout.maxPages) pages of at most max-side pixels a side (16384 unless "
            + "changed); identical frames stored once",
        readers: "PixiJS, Phaser, Godot, browsers and others: see the dialects",
        endings: SheetDialect.all.reduce(into: ["png"]) { endings, dialect in
            if !endings.contains(dialect.fileExtension) { endings.append(dialect.fileExtension) }
        },
        content: .sheet, encoding: .sheet, naming: sheetNames,
        traits: [.compressed, .budgeted, .ratesStills, .bleeds])
}

extension SheetOptions {
    /// Refuses options that do not suit the frames.
    ///
    /// - Parameters:
    ///   - sequence: The frames.
    ///   - pages: The number of pages; nil for any possible number.
    /// - Throws: ``SheetError`` where a sheet of such frames cannot be made.
    public func check(_ sequence: FrameSequence, pages: Int? = nil) throws(SheetError) {
        if sequence.clips.isEmpty {
            for tag in tags { try tag.check(count: sequence.count) }
        } else {
            try checkAtlas(sequence)
        }
        if sequence.rotationPerWrap != nil, alpha == .premultiplied {
            throw .invalidOption(
                .sheetAlpha, value: alpha.rawValue,
                problem:
                    "cannot be combined with \(option: .sheetLoop, "subcycle"), whose page shows straight alpha"
            )
        }
        if sequence.rotationPerWrap != nil, turnsFrames {
            throw .invalidOption(
                .sheetRotate, value: "true",
                problem:
                    "cannot be combined with \(option: .sheetLoop, "subcycle"), whose page shows frames as they lie; leave out one of them"
            )
        }
        let pages = if let pages { pages } else { try SheetLayout.pageCount(sequence, self) }
        for dialect in dialects { try dialect.check(sequence, self, pages: pages) }
        let sizes = sequence.unequalSizes ?? [(sequence.width, sequence.height)]
        let largest = sizes.max { $0.width * $0.height < $1.width * $1.height } ?? sizes[0]
        let single = try SheetLayout(
            count: 1, width: largest.width, height: largest.height, scale: sequence.scale, options: self)
        // Colors are not known yet.
        try single.checkPixels(self) { _ in true }
    }

    /// Refuses options of a grid where frames of an atlas differ in size, and names that are not told apart.
    private func checkAtlas(_ atlas: FrameSequence) throws(SheetError) {
        for clip in atlas.clips {
            for tag in clip.tags { try tag.check(count: clip.sequence.count) }
        }
        if columns != nil || layout != .rows, atlas.unequalSizes != nil {
            throw .invalidOption(
                columns == nil ? .sheetLayout : .sheetColumns,
                value: columns.map { "\($0)" } ?? layout.rawValue,
                problem: "is no arrangement for frames of different sizes, which are packed; leave it out")
        }
        var classes: [String: String] = [:]
        for clip in atlas.clips {
            for name in [clip.sequence.name] + clip.tags.map({ "\(clip.sequence.name)/\($0.name)" }) {
                if let other = classes.updateValue(name, forKey: cssClass(name)),
                    other == name || dialects.contains(.css)
                {
                    throw .sameNames(other, name)
                }
            }
        }
    }
}
