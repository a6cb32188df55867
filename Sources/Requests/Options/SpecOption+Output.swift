internal import Basics
internal import Formats

/// Options for the output formats and the contents of the files.
extension SpecOption {
    package static let output: [SpecOption] = [
        SpecOption(
            .to, .entries(OutputFormat.self, { $1(&$0.formats) }),
            default: "frames",
            synonyms: [
                "format", "type", "output-format", "output-type", "export-format", "export", "as", "platform",
                "target", "f", "t",
            ],
            meanings: [
                "ios": "xcassets", "asset-catalog": "xcassets", "sprite": "sheet", "sprites": "sheet",
                "spritesheet": "sheet", "sprite-sheet": "sheet", "atlas": "sheet", "html": "web",
                "png": "frames",
            ],
            example: "sheet",
            "An output format (see \"spindle list formats\"); for several, repeat the option or separate them with commas."
        ),
        SpecOption(
            .name, .text(.any, { $1(&$0.name) }), default: "the motion's",
            formats: .allBut([.bootAnimation]),
            synonyms: ["filename", "file-name", "basename", "prefix", "id", "n", "naming"],
            example: "spinner",
            "The asset's name, with which every file name begins."),
        SpecOption(
            .compression, .word(Compression.self, "compression", { $1(&$0.compression) }),
            default: "default",
            formats: .allBut(OutputFormat.lacking(.compressed)),
            synonyms: ["quality", "compress", "optimize", "optimization", "level"],
            meanings: ["fast": "fast"],
            example: "small",
            """
            How much time to spend on making files small: fast, default or small. With small, PNG files are 3 to 14% smaller and \
            take a thousand times as long: a tenth of a second for a frame of 144 × 144 pixels. GIF files are up to 4% smaller \
            in ten times the time, APNG files up to 11% in fifteen times, and WebP files up to 15% in seventy times.
            """),
        SpecOption(
            .matte, .matte,
            default: "the theme's surface, or white", needs: .matted,
            formats: .only(OutputFormat.having(.matted)),
            synonyms: ["matte-color"],
            example: "#FFFFFF",
            """
            The color that edges blend into, for formats without partly transparent pixels, such as GIF. With none, a GIF has \
            hard edges instead: pixels with an alpha of 128 or more are opaque, all others transparent.
            """
        ),
        SpecOption(
            .gamut, .word(Gamut.self, "gamut", { $1(&$0.gamut) }),
            default: "p3", needs: .wide, formats: .only(OutputFormat.having(.wide)),
            synonyms: [
                "p3", "display-p3", "wide-gamut", "wide-color", "color-space", "colorspace", "color-profile",
                "icc",
                "icc-profile", "cicp", "srgb",
            ],
            meanings: ["srgb": "srgb", "display-p3": "p3", "p3": "p3"],
            example: "srgb",
            """
            The range of colors in formats that hold more than sRGB: p3 for Display P3 where a color needs it, such as \
            'color(display-p3 1 0.2 0)' or 'oklch(0.7 0.3 145)', or srgb for the nearest of sRGB instead.
            """),
        SpecOption(
            .maxBytes,
            .text(
                .numeric, { $1(&$0.maxBytes) }, problem: { $0.problem }, read: ByteCount.init(parsing:)),
            value: "bytes", default: "the preset's, else no limit", formats: .only(OutputFormat.budgeted),
            synonyms: [
                "max-size", "max-size-bytes", "budget", "target-size", "max-file-size", "size-limit",
                "filesize",
            ],
            example: "2k",
            """
            The maximum size of a file, or of all pages of a sheet together: 128000, 128k or 1m, with 1000 bytes to a k. A file \
            that is too large is encoded again, at most 12 times, with fewer frames a second, then fewer colors, then a \
            smaller picture, and last with --compression small.
            """),
        SpecOption(
            .preset, .entry(OutputPreset.self, { $1(&$0.preset) }),
            synonyms: ["profile", "platform-preset"],
            example: "email",
            """
            The format and the limits of a platform: slack-emoji, discord-emoji, telegram-sticker or email (see "spindle list \
            presets").
            """),
        SpecOption(
            .pixels,
            .word(
                PixelLayout.self, "pixel layout",
                synonyms: [
                    (.l1Pages, ["ssd1306", "sh1106", "mono-vlsb", "mono_vlsb", "vlsb"]),
                    (.l1, ["mono-hlsb", "mono_hlsb", "hlsb", "1bit", "1-bit", "mono", "monochrome", "1bpp"]),
                    (.l1LSB, ["mono-hmsb", "mono_hmsb", "hmsb"]), (.l2LSB, ["gs2_hmsb", "gs2-hmsb"]),
                    (.l2, ["gs2", "2bit", "2-bit", "2bpp"]),
                    (.l4, ["gs4_hmsb", "gs4-hmsb", "gs4", "4bit", "4-bit", "4bpp"]),
                    (.l8, ["gs8", "gray8", "grayscale", "gray", "8bit", "8-bit", "y8"]),
                    (.rgb565Swapped, ["rgb565-be", "rgb565be", "st7789", "ili9341"]),
                    (.rgb565, ["rgb565-le", "rgb565le"]),
                ], { $1(&$0.pixels.layout) }),
            default: "rgb565a8, or rgba8888 for raw", formats: .only(OutputFormat.having(.device)),
            synonyms: [
                "pixel-format", "pix-fmt", "color-format", "cf", "monochrome", "1-bit", "one-bit", "e-paper",
                "epaper", "e-ink",
                "oled", "ssd1306", "framebuf",
            ], example: "rgb565",
            """
            The pixel layout in the memory of a device: rgb565a8 for 16-bit color followed by alpha; rgb565 or rgb888, drawn over \
            the matte; rgba8888; a8, a4 or i1 for 8, 4 or 1 bits of alpha, or of brightness where nothing shows through; l8, l4, \
            l2 or l1 for 8 to 1 bits of brightness over the matte; or l1a1 for a bit of brightness and then one of alpha. With \
            -swapped, the high byte comes first; with -lsb, the first pixel is in the lowest bit; with -pages, a byte is eight \
            rows high, as for SSD1306.
            """),
        SpecOption(
            .pixelOrder, .word(PixelOrder.self, "order of pixels", { $1(&$0.pixels.order) }),
            default: "rows", formats: .only(OutputFormat.having(.device).filter { $0 != .lvgl }),
            synonyms: [
                "serpentine", "zigzag", "led", "leds", "led-matrix", "matrix", "matrix-layout", "wiring",
                "neopixel", "ws2812",
            ],
            example: "serpentine-rows",
            """
            The order of pixels in memory, as LED matrices are wired: rows, columns, or serpentine-rows or serpentine-columns, of \
            which every second one runs backward.
            """),
        SpecOption(
            .dither, .word(Dither.self, "dither", { $1(&$0.pixels.dither) }), default: "none",
            needs: .coarse,
            formats: .only(OutputFormat.having(.device) + OutputFormat.having(.bilevel)),
            synonyms: ["dithering", "error-diffusion"],
            meanings: ["bayer": "ordered", "true": "ordered", "diffusion": "floyd-steinberg"],
            example: "ordered",
            """
            How to make up for the bits that --pixels, PBM and XBM drop: none; ordered, a pattern of 8 × 8 pixels; blue-noise, one without \
            visible lines; or floyd-steinberg, which spreads errors, and differs from frame to frame.
            """),
        SpecOption(
            .rle, .flag({ $1(&$0.pixels.packsRuns) }), formats: .only(OutputFormat.having(.packsRuns)),
            synonyms: ["run-length", "packed"], example: "true",
            "Compress runs of equal pixels; LVGL reads them if LV_USE_RLE is set."),
        SpecOption(
            .cells, .count(TerminalOptions.cellRange, .none, { $1(&$0.terminal.cells) }), default: "2",
            formats: .only([.terminal]), synonyms: ["columns-of-text", "chars-wide"], example: "4",
            "The width of a spinner for terminals, in characters: 1 to 4."),
        SpecOption(
            .characters, .word(TerminalStyle.self, "set of characters", { $1(&$0.terminal.style) }),
            default: "braille", formats: .only([.terminal]), synonyms: ["charset", "chars", "symbols"],
            example: "block",
            "The characters of a spinner for terminals: braille, block or ascii."),
        SpecOption(
            .repeat, .count(1...1000, .none, { $1(&$0.repeats) }),
            default: "once in videos, else loops play forever",
            needs: .played,
            formats: .only(OutputFormat.all.filter { $0.mostPlays != nil || $0.traits.contains(.video) }),
            synonyms: ["repeats", "plays-of-loop", "loop-count", "loops", "plays"], example: "3",
            """
            How many times to play the animation: videos contain it that many times; APNG, GIF, WebP and AVIF tell \
            players the number of loops.
            """),
        SpecOption(
            .hold, .number(0...RenderSpec.maxHold, .milliseconds, { $1(&$0.hold) }), default: "0",
            needs: .frames, formats: .allBut(OutputFormat.vectors),
            synonyms: ["hold-last", "loop-delay", "pause-at-end"],
            example: "500",
            "How much longer the last frame stays before the animation starts over, such as 500ms; rounded to whole frames."
        ),
        SpecOption(
            .pingpong, .flag({ $1(&$0.isPingPong) }), needs: .frames, and: .back,
            formats: .allBut(OutputFormat.vectors),
            synonyms: ["ping-pong", "yoyo", "bounce", "boomerang", "alternate"], example: "true",
            "Play the frames forward and then backward, without repeating either end."),
        SpecOption(
            .firstFrame,
            .text(.numeric, { $1(&$0.firstFrame) }, problem: { $0.problem }, read: FirstFrame.init(parsing:)),
            value: "moment", default: "the motion's start", on: .indicators, in: .loop, needs: .frames,
            formats: .allBut(OutputFormat.vectors),
            synonyms: ["phase", "start-frame", "start-at", "offset", "begin-at"],
            meanings: ["full": "fullest", "longest": "fullest"], example: "fullest",
            """
            The frame with which a loop begins, for readers that show only that one, such as some e-mail programs: fullest, on \
            which most of the indicator shows, or the one nearest to a moment such as 500ms or 40%.
            """),
        SpecOption(
            .hotspot,
            .text(.numeric, { $1(&$0.hotSpot) }, problem: { $0.problem }, read: HotSpot.init(parsing:)),
            value: "x,y", default: "the middle", formats: .only(OutputFormat.having(.cursor)),
            synonyms: ["hot-spot", "hot"], example: "0,0",
            "The hot spot of a cursor, in points from its upper left corner."),
        SpecOption(
            .currentColor, .flag({ $1(&$0.usesCurrentColor) }), on: .indicators, needs: .visible,
            formats: .only(OutputFormat.svgFormats),
            example: "true",
            "Take the indicator's color from the surrounding page, for inline SVG."),
        SpecOption(
            .lightDark, .flag({ $1(&$0.showsBothLooks) }), needs: .looks,
            formats: .only(OutputFormat.svgFormats),
            synonyms: [
                "look", "looks", "both-looks", "prefers-color-scheme", "auto-dark", "dark-auto", "adaptive",
            ],
            example: "true",
            """
            Hold two looks in one SVG file, and show the one that the reader prefers: those of the theme, of neutral-light and \
            neutral-dark without one, or of pairs such as 'light-dark(#0A6ED1, #5BA8F5)'.
            """),
    ]

    package static let sheet: [SpecOption] = [
        sheet(
            .sheetLayout, .word(SheetOptions.Layout.self, "layout", { $1(&$0.sheet.layout) }),
            default: "rows", needs: .frames, synonyms: ["arrangement"],
            example: "columns", "How frames are arranged: rows, columns or strip."),
        sheet(
            .sheetColumns, .count(1...65535, .none, { $1(&$0.sheet.columns) }), default: "a near-square grid",
            needs: .frames, synonyms: ["cols", "grid"],
            example: "3",
            "The number of columns of the grid."),
        sheet(
            .sheetPadding, .number(0...1024, .points, { $1(&$0.sheet.padding) }),
            default: "0, or 2 for css-strip",
            needs: .frames,
            synonyms: ["gutter", "frame-padding"],
            example: "2",
            "The space between frames, in points."),
        sheet(
            .sheetBorder, .number(0...1024, .points, { $1(&$0.sheet.border) }), default: "0", example: "2",
            "The space around all frames, in points."),
        sheet(
            .sheetExtrude, .number(0...1024, .points, { $1(&$0.sheet.extrude) }),
            default: "1, or 0 for css, css-strip and qml", example: "2",
            """
            How far to repeat the edge pixels of each frame outward, in points, so that readers that scale frames blend in no neighbor; more \
            than 0 is at least a pixel.
            """),
        sheet(
            .sheetMipLevels, .count(SheetOptions.mipLevelsRange, .none, { $1(&$0.sheet.mipLevels) }),
            default: "no mipmaps",
            synonyms: ["mipmaps", "mipmap", "mip-maps", "mips", "mip", "mipmap-levels", "lod"], example: "2",
            """
            Keep frames apart on that many mipmap levels, each half as large as the one before: 0 to 8. Each frame gets edges of at \
            least half a pixel of the last level, in cells that are whole pixels of it.
            """),
        sheet(
            .sheetRotate, .flag({ $1(&$0.sheet.rotates) }), needs: .packed,
            synonyms: ["allow-rotation", "enable-rotation", "rotated", "rotate-frames", "turn-frames"],
            example: "true",
            """
            Turn frames of different sizes by 90° where pages become smaller by it, in dialects whose readers turn them back: \
            json-hash, json-array, phaser, cocos2d, libgdx and spindle. To turn the indicator, use --turns.
            """),
        sheet(
            .sheetMaxSide, .count(1...65535, .pixels, { $1(&$0.sheet.maxSide) }), default: "16384",
            synonyms: ["max-size", "max-width", "max-height"],
            example: "40",
            "The maximum side of a page, in pixels; frames that do not fit go to further pages."),
        sheet(
            .sheetMaxPagePixels,
            .count(SheetOptions.pagePixelsRange, .pixels, { $1(&$0.sheet.maxPagePixels) }),
            default: "67108864", example: "1000000",
            "The maximum number of pixels on a page, which is held in memory; a page in one color may have four times as many."
        ),
        sheet(
            .sheetDialect, .entries(SheetDialect.self, { $1(&$0.sheet.dialects) }),
            default: "json-hash", synonyms: ["metadata", "meta"],
            example: "css",
            "The format of the metadata; repeat for several (see \"spindle list dialects\")."),
        sheet(
            .sheetSides,
            .text(
                .numeric, { $1(&$0.sheet.sides) }, problem: { $0.problem },
                read: PageSides.Kind.init(parsing:)), default: "any",
            meanings: ["power-of-two": "pot", "pot": "pot"],
            example: "pot",
            "The sides of a page: any, pot for powers of two, or a number that they must be multiples of."),
        sheet(.sheetSquare, .flag({ $1(&$0.sheet.isSquare) }), example: "true", "Make pages square."),
        sheet(
            .sheetTrim, .word(SheetOptions.Trim.self, "trim", { $1(&$0.sheet.trim) }),
            default: "none", needs: .transparency, synonyms: ["cut-margins"],
            example: "frame",
            """
            Which transparent margins to trim: none; frame for those of each frame; animation or sheet for those that all frames \
            of a tag, or of the sheet, have in common.
            """),
        sheet(
            .sheetAlpha, .word(SheetOptions.Alpha.self, "alpha", { $1(&$0.sheet.alpha) }),
            default: "straight",
            meanings: ["premultiply": "premultiplied", "premultiplied-alpha": "premultiplied"],
            example: "premultiplied",
            "How colors are stored: straight, or premultiplied by alpha."),
        SpecOption(
            .sheetBleed, .choice({ $1(&$0.sheet.bleeds) }),
            default: "--bleed on sheets for json-hash, json-array, libgdx and spindle, else --no-bleed",
            needs: .bled,
            formats: .only(OutputFormat.having(.bleeds)),
            example: "true",
            """
            Give transparent pixels of sheets and frames the color of visible neighbors, to avoid dark fringes in programs that \
            scale without regard to alpha. Files of several colors become larger.
            """),
        sheet(
            .sheetKeepDuplicates, .flag({ $1(&$0.sheet.keepsDuplicates) }), needs: .frames,
            synonyms: [
                "duplicates", "keep-all", "all-frames", "no-dedupe", "no-dedup", "no-deduplicate", "no-merge",
                "no-optimize", "steps-safe",
            ],
            example: "true",
            """
            Give each frame a cell of its own, for readers that count cells, such as CSS steps() or an engine's grid. By default, \
            identical frames share a cell.
            """),
        sheet(
            .sheetDebugPicture, .flag({ $1(&$0.sheet.hasDebugPicture) }),
            synonyms: ["debug-sheet", "show-rectangles", "wireframe", "outlines"],
            example: "true",
            """
            Write a picture of each page beside it, NAME.debug.png, that no metadata names: with lines around frames, green for whole, \
            blue for trimmed and purple for turned ones, orange around edges, dashed borders, and red crosses for pivots.
            """),
        sheet(
            .sheetTag,
            .texts(
                .any, SheetOptions.maxTags, { $1(&$0.sheet.tags) },
                problem: { AssetName.problem(with: $0.name).map { Message($0) } },
                read: SheetTag.init(parsing:)), value: "name=from:to",
            default: "all frames", needs: .tags,
            synonyms: ["clip", "animation-name"],
            example: "grow=0:0",
            "A named part of the animation: its first and last frame, then :forward, :reverse or :pingpong; repeat for several."
        ),
        sheet(
            .sheetLoop,
            .word(
                SheetSpec.Loop.self, "loop",
                synonyms: [
                    (.full, ["forever", "infinite", "infinitely", "endless", "always", "true", "yes", "on"])
                ],
                { $1(&$0.sheet.loop) }),
            default: "full", on: .indicators, in: .loop,
            example: "subcycle",
            """
            How much of a loop to draw: full, or subcycle for the shortest part of which the rest is a rotated copy. The metadata \
            then has the rotation, and a page NAME.html plays it.
            """),
    ]

    private static func sheet(
        _ key: OptionKey, _ kind: Kind, value valueName: String? = nil, default fallback: String = "",
        on scope: Scope = .all, in films: Film = .all, needs need: Condition? = nil,
        synonyms: [String] = [], meanings: KeyValuePairs<String, String> = [:], example: String,
        _ help: String
    ) -> SpecOption {
        SpecOption(
            key, kind, value: valueName, default: fallback, on: scope, in: films,
            needs: need, formats: .only([.sheet]), synonyms: synonyms, meanings: meanings,
            example: example, help)
    }
}
