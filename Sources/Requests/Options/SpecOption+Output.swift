internal import Basics
internal import Drawing
package import Formats
internal import MotionCore

/// Which files are written, and what is in them.
extension SpecOption {
    package static let output: [SpecOption] = [
        SpecOption(
            "to", .entries(OutputFormat.self, { $1(&$0.formats) }),
            default: "frames",
            also: [
                "format", "type", "output-format", "output-type", "export-format", "export", "as", "platform",
                "target", "f", "t",
            ],
            meanings: [
                "ios": "xcassets", "asset-catalog": "xcassets", "sprite": "sheet", "sprites": "sheet",
                "spritesheet": "sheet", "sprite-sheet": "sheet", "atlas": "sheet", "html": "web",
                "png": "frames",
            ],
            example: "sheet",
            "An output format (see \"spindle list formats\"); repeat, or separate by commas, for several."),
        SpecOption(
            "name", .text(.any, { $1(&$0.name) }), default: "the motion's",
            formats: .allBut([.bootAnimation]),
            also: ["filename", "file-name", "basename", "prefix", "id", "n"],
            example: "spinner",
            "The asset's name, which begins every file name."),
        SpecOption(
            "compression", .word(Compression.self, "compression", { $1(&$0.compression) }),
            default: "default",
            formats: .allBut(vectors + videos + [.xcursor, .ani, .terminal, .lvgl, .carray]),
            also: ["quality", "compress", "optimize", "optimization", "level"], meanings: ["fast": "fast"],
            example: "small",
            """
            How much time to spend on the size of files: fast, default, or small. With small, PNG files become 3 to 14% \
            smaller and take a thousand times as long, a tenth of a second for a frame of 144 pixels; GIF files become up to 4% \
            smaller in ten times the time, APNG files up to 11% in fifteen, and WebP files up to 15% in seventy.
            """),
        SpecOption(
            "matte", .matte,
            default: "the theme's surface, or white", needs: .matted,
            formats: .only([.gif, .bootAnimation, .y4m, .mp4, .plymouth] + devices), also: ["matte-color"],
            example: "#FFFFFF",
            """
            The color behind formats without partly transparent pixels, such as GIF: edges are blended with this color. With \
            none, a GIF has hard edges instead: what is covered by half or more (alpha 128 of 255) is opaque, and the rest \
            transparent.
            """
        ),
        SpecOption(
            "max-bytes",
            .text(
                .numeric, { $1(&$0.maxBytes) }, problem: { $0.problem }, read: ByteCount.init(parsing:)),
            value: "bytes", default: "the preset's, or any number", formats: .only(OutputFormat.budgeted),
            also: ["max-size-bytes", "budget", "target-size", "max-file-size", "size-limit", "filesize"],
            example: "2k",
            """
            The most bytes of a file, of a sheet those of its pages: 128000, 128k or 1m, with 1000 bytes to a k. Where more \
            are needed, gives up in this order and with at most 12 encodings: the rate, colors, size, and then the time that \
            compression small takes.
            """),
        SpecOption(
            "preset", .entry(OutputPreset.self, { $1(&$0.preset) }), also: ["profile", "platform-preset"],
            example: "email",
            """
            The format and the limits of a platform: slack-emoji, discord-emoji, telegram-sticker or email (see "spindle list \
            presets").
            """),
        SpecOption(
            "pixels", .word(PixelLayout.self, "pixel layout", { $1(&$0.pixels.layout) }),
            default: "rgb565a8, or rgba8888 for raw", formats: .only(devices),
            also: ["pixel-format", "pix-fmt", "color-format", "cf"], example: "rgb565",
            """
            How pixels lie in the memory of a device: rgb565a8 for 16-bit color and then alpha, rgb565 or rgb888 over the \
            matte, rgba8888, or alpha alone in 8, 4 or 1 bits: a8, a4, i1; with -swapped, the high byte comes first.
            """),
        SpecOption(
            "dither", .flag({ $1(&$0.pixels.dithers) }), needs: .coarse, formats: .only(devices),
            also: ["dithering"], example: "true",
            "Make up for bits that --pixels drops with an ordered pattern of 8 by 8 pixels."),
        SpecOption(
            "rle", .flag({ $1(&$0.pixels.packsRuns) }), formats: .only([.lvgl, .carray]),
            also: ["run-length", "packed"], example: "true",
            "Write runs of equal pixels once, as LVGL reads them with LV_USE_RLE."),
        SpecOption(
            "cells", .count(TerminalOptions.cellRange, .none, { $1(&$0.terminal.cells) }), default: "2",
            formats: .only([.terminal]), also: ["columns-of-text", "chars-wide"], example: "4",
            "How many characters wide a spinner for terminals is: 1 to 4."),
        SpecOption(
            "characters", .word(TerminalStyle.self, "set of characters", { $1(&$0.terminal.style) }),
            default: "braille", formats: .only([.terminal]), also: ["charset", "chars", "symbols"],
            example: "block",
            "What a spinner for terminals is made of: braille, block or ascii."),
        SpecOption(
            "repeat", .count(1...1000, .none, { $1(&$0.repeats) }),
            default: "once in videos, for ever in other loops",
            formats: .only([.apng, .gif, .webp] + videos),
            also: ["repeats", "plays-of-loop", "loop-count", "loops", "plays"], example: "3",
            """
            How many times the whole animation is shown: videos contain it that many times, and APNG, GIF and WebP tell \
            players that number of loops.
            """),
        SpecOption(
            "hold", .number(0...RenderSpec.maxHold, .milliseconds, { $1(&$0.hold) }), default: "0",
            needs: .frames, formats: .allBut(vectors), also: ["hold-last", "loop-delay", "pause-at-end"],
            example: "500",
            "How much longer the last frame stays, to the nearest frame, before the animation begins again."),
        SpecOption(
            "pingpong", .flag({ $1(&$0.pingpong) }), needs: .frames, formats: .allBut(vectors),
            also: ["ping-pong", "yoyo", "bounce", "boomerang", "alternate"], example: "true",
            "Show the frames forward and then back, neither end twice."),
        SpecOption(
            "hotspot",
            .text(.numeric, { $1(&$0.hotSpot) }, problem: { $0.problem }, read: HotSpot.init(parsing:)),
            value: "x,y", default: "the middle", formats: .only([.xcursor, .ani]),
            also: ["hot-spot", "hot"], example: "0,0",
            "The point of a cursor that points, in points from its upper left corner."),
        SpecOption(
            "current-color", .flag({ $1(&$0.currentColor) }), on: .indicators, needs: .visible,
            formats: .only(OutputFormat.all.filter { $0.name.hasPrefix("svg") }),
            example: "true",
            "Take the indicator's color from the surrounding page, for inline SVG."),
    ]

    package static let sheet: [SpecOption] = [
        sheet(
            "layout", .word(SheetOptions.Layout.self, "layout", { $1(&$0.sheet.layout) }),
            default: "rows", needs: .frames, also: ["arrangement"],
            example: "columns", "rows, columns or strip."),
        sheet(
            "columns", .count(1...65535, .none, { $1(&$0.sheet.columns) }), default: "a near-square grid",
            needs: .frames, also: ["cols", "grid"],
            example: "3",
            "Columns of the grid."),
        sheet(
            "padding", .number(0...1024, .points, { $1(&$0.sheet.padding) }), default: "0", needs: .frames,
            also: ["gutter", "frame-padding"],
            example: "2",
            "Space between frames, in points."),
        sheet(
            "border", .number(0...1024, .points, { $1(&$0.sheet.border) }), default: "0", example: "2",
            "Space around all frames, in points."),
        sheet(
            "extrude", .number(0...1024, .points, { $1(&$0.sheet.extrude) }), default: "0", example: "1",
            "How far the edge pixels of each frame are repeated outward, in points."),
        sheet(
            "max-side", .count(1...65535, .pixels, { $1(&$0.sheet.maxSide) }), default: "16384",
            also: ["max-size", "max-width", "max-height"],
            example: "40",
            "The maximum side of a page, in pixels; frames that do not fit go on further pages."),
        sheet(
            "max-page-pixels",
            .count(SheetOptions.pagePixelsRange, .pixels, { $1(&$0.sheet.maxPagePixels) }),
            default: "67108864", example: "1000000",
            "The maximum number of pixels on a page, all of which are held in memory; four times as many in one color."
        ),
        sheet(
            "dialect", .entries(SheetDialect.self, { $1(&$0.sheet.dialects) }),
            default: "json-hash", also: ["metadata", "meta"],
            example: "css",
            "The format of the metadata; repeat for several (see \"spindle list dialects\")."),
        sheet(
            "sides",
            .text(
                .numeric, { $1(&$0.sheet.sides) }, problem: { $0.problem },
                read: PageSides.Kind.init(parsing:)), default: "any",
            meanings: ["power-of-two": "pot", "pot": "pot"],
            example: "pot",
            "The sides of a page: any, pot for powers of two, or a number for its multiples."),
        sheet("square", .flag({ $1(&$0.sheet.square) }), example: "true", "Make pages square."),
        sheet(
            "trim", .word(SheetOptions.Trim.self, "trim", { $1(&$0.sheet.trim) }),
            default: "none", needs: .transparency, also: ["crop"],
            example: "frame",
            """
            Trim transparent margins: none, frame for each frame separately, animation or sheet for the margins that \
            all frames of a tag or of the sheet have in common.
            """),
        sheet(
            "alpha", .word(SheetOptions.Alpha.self, "alpha", { $1(&$0.sheet.alpha) }),
            default: "straight",
            meanings: ["premultiply": "premultiplied", "premultiplied-alpha": "premultiplied"],
            example: "premultiplied",
            "straight, or premultiplied for color times alpha."),
        sheet(
            "bleed", .flag({ $1(&$0.sheet.bleed) }), example: "true",
            "Give transparent pixels the color of visible neighbors, to avoid dark fringes."),
        sheet(
            "keep-duplicates", .flag({ $1(&$0.sheet.keepsDuplicates) }), needs: .frames,
            also: [
                "duplicates", "keep-all", "all-frames", "no-dedupe", "no-dedup", "no-deduplicate", "no-merge",
                "no-optimize", "steps-safe",
            ],
            example: "true",
            """
            Give each frame a cell of its own. By default, frames that look alike share one, which readers that count cells, \
            such as CSS steps() or an engine's grid, do not expect.
            """),
        sheet(
            "tag",
            .texts(
                .any, SheetOptions.maxTags, { $1(&$0.sheet.tags) },
                problem: { AssetName.problem(with: $0.name).map { Message($0) } },
                read: SheetTag.init(parsing:)), value: "name=from:to",
            default: "all frames", needs: .tags,
            also: ["clip", "animation-name"],
            example: "grow=0:0",
            "A named part of the animation: its first and last frame, then :forward, :reverse or :pingpong; repeat for several."
        ),
        sheet(
            "loop",
            .word(
                SheetSpec.Loop.self, "loop",
                also: [
                    (.full, ["forever", "infinite", "infinitely", "endless", "always", "true", "yes", "on"])
                ],
                { $1(&$0.sheet.loop) }),
            default: "full", on: .indicators, in: .loop,
            example: "subcycle",
            """
            full, or subcycle for the shortest part of a loop that repeats up to a rotation, with that rotation in \
            the metadata and a page NAME.html that plays it.
            """),
    ]

    private static func sheet(
        _ name: String, _ kind: Kind, value valueName: String? = nil, default fallback: String = "",
        on scope: Scope = .all, in films: Film = .all, needs need: Need? = nil,
        also: [String] = [], meanings: KeyValuePairs<String, String> = [:], example: String, _ help: String
    ) -> SpecOption {
        SpecOption(
            "sheet." + name, kind, value: valueName, default: fallback, on: scope, in: films,
            needs: need, formats: .only([.sheet]), also: also, meanings: meanings,
            example: example, help)
    }

    /// Formats of frames in time that tell no number of loops.
    package static let videos: [OutputFormat] = [.raw, .y4m, .mp4, .webm, .mov]
    /// Formats of bytes for devices.
    package static let devices: [OutputFormat] = [.lvgl, .carray, .raw]
    /// Formats without pixels and without frames.
    package static let vectors = OutputFormat.all.filter { $0.content == .vector }
    /// Those that tell no length of what stands still.
    package static let timelessVectors = vectors.filter { ![.lottie, .dotlottie].contains($0) }
    /// Formats that write a frame rate down even of a single frame.
    package static let ratedPictures: [OutputFormat] = [
        .apng, .gif, .sheet, .lottie, .xcursor, .ani, .lvgl, .carray, .bootAnimation, .y4m,
        .mp4, .webm, .mov, .terminal, .tgs, .dotlottie,
    ]
    /// Formats of single pictures, as many of a run of values as there are.
    package static let unratedRuns: [OutputFormat] = untimedLoops + [.plymouth]
    /// Formats of single pictures, as many of a loop as there are, however long it takes.
    package static let untimedLoops: [OutputFormat] = [.frames, .xcassets, .watchkit, .raw]
}
