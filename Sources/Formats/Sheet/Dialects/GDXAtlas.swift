internal import Basics

extension SheetDialect {
    /// libGDX's texture atlas in the form that all its versions read. Frame i is the region NAME with
    /// index i: `atlas.findRegions(NAME)` gives the animation.
    public static let libgdx = SheetDialect(
        name: "libgdx", synonyms: ["gdx", "atlas", "spine"],
        summary: "libGDX texture atlas, frames as regions with an index",
        files: "NAME.atlas",
        limits: "no timing and no tags: play at the frame rate; no rotation; no name that ends with a space; "
            + "premultiplied alpha needs a libGDX that reads pma",
        readers: "libGDX (TextureAtlas)",
        fileExtension: "atlas", details: [.borders],
        marks: ["\n{name}", "\n  orig: "],
        unsupported: [
            .rotation: cannotTurn,
            .names:
                "separates with \":\" and drops spaces around a name; choose another one with \(option: .name)",
        ],
        forbidden: " :", sampling: .plain, turn: .counterclockwise,
        writer: .sheet { sheet in
            var lines: [String] = []
            for (number, page) in sheet.pages.enumerated() {
                lines += [
                    "", page.image, "size: \(page.width), \(page.height)", "format: RGBA8888",
                    "filter: Linear, Linear", "repeat: none",
                ]
                if sheet.options.alpha == .premultiplied { lines.append("pma: true") }
                for frame in sheet.frames where frame.page == number {
                    let (place, box, clip) = (frame.place, frame.box, sheet.clips[frame.clip])
                    lines += [
                        clip.sequence.name,
                        "  rotate: \(frame.isTurned)",
                        "  xy: \(place.x), \(place.y)",
                        "  size: \(box.width), \(box.height)",
                    ]
                    // Older versions of libGDX, and Spine, read it at this place only.
                    if let borders = clip.borders {
                        lines.append(
                            "  split: \(borders.left), \(borders.right), \(borders.top), \(borders.bottom)")
                    }
                    lines += [
                        "  orig: \(frame.width), \(frame.height)",
                        // From the lower left corner.
                        "  offset: \(box.x), \(frame.height - box.y - box.height)",
                        "  index: \(sheet.isAtlas && clip.isSprite ? -1 : frame.number)",
                    ]
                }
            }
            return Array((lines.joined(separator: "\n") + "\n").utf8)
        })
}
