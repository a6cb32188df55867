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
        for tag in tags { try tag.check(count: sequence.count) }
        if sequence.rotationPerWrap != nil, alpha == .premultiplied {
            throw .invalidOption(
                .sheetAlpha, value: alpha.rawValue,
                problem:
                    "cannot be combined with \(option: .sheetLoop, "subcycle"), whose page shows straight alpha"
            )
        }
        let pages = if let pages { pages } else { try SheetLayout.pageCount(sequence, self) }
        for dialect in dialects { try dialect.check(sequence, self, pages: pages) }
        let single = try SheetLayout(
            count: 1, width: sequence.width, height: sequence.height, scale: sequence.scale, options: self)
        // Colors are not known yet.
        try single.checkPixels(self) { _ in true }
    }
}
