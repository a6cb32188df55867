internal import Basics

extension SheetDialect {
    /// The sprite sheet of TexturePacker's importer for Unity. A trimmed frame's pivot stays the center of
    /// the whole frame.
    public static let unity = SheetDialect(
        name: "unity", synonyms: ["tpsheet", "unity3d"],
        summary: "TexturePacker's sheet for Unity, y from the bottom",
        files: "NAME.tpsheet; for further pages NAME-2.tpsheet, …",
        limits: "no timing and no tags: play NAME-0000, … at the frame rate; no rotation; no name with "
            + "\";\" in it or \"#\"",
        readers: "Unity with TexturePacker Importer",
        fileExtension: "tpsheet", details: [.pivots, .borders],
        marks: ["# Sprite sheet data for Unity.", ":texture={name}"],
        unsupported: [
            .rotation: cannotTurn,
            .names:
                "separates with \";\" and comments with \"#\"; choose a name without, with \(option: .name)",
        ],
        forbidden: ";#",
        sampling: .prepared,
        writer: .page { sheet, number in
            let page = sheet.pages[number]
            let hasBorders = sheet.clips.contains { $0.borders != nil }
            var lines = [
                "#", "# Sprite sheet data for Unity.", "#", ":format=40300", ":texture=\(page.image)",
                ":size=\(page.width)x\(page.height)", ":pivotpoints=enabled",
                ":borders=\(hasBorders ? "enabled" : "disabled")",
                ":alphahandling=\(sheet.options.alphaHandling)", "",
            ]
            for frame in sheet.frames where frame.page == number {
                let (place, box) = (frame.place, frame.box)
                // In parts of the rectangle, from its lower left corner.
                // Without the extension.
                let key = sheet.key(of: frame)
                let name = key.lastIndex(of: ".").map { key[..<$0] } ?? key[...]
                let pivot = sheet.clips[frame.clip].pivot ?? SheetClip.Pivot(x: 0.5, y: 0.5)
                let pivotX = (Double(frame.width) * pivot.x - Double(box.x)) / Double(box.width)
                let below = frame.height - box.y - box.height
                let pivotY = (Double(frame.height) * (1 - pivot.y) - Double(below)) / Double(box.height)
                let borders =
                    sheet.clips[frame.clip].borders ?? SheetClip.Insets(left: 0, top: 0, right: 0, bottom: 0)
                let y = page.height - place.y - place.height
                lines.append(
                    "\(name);\(place.x);\(y);\(place.width);\(place.height); "
                        + "\(pivotX.shortestText);\(pivotY.shortestText); "
                        + "\(borders.left);\(borders.right);\(borders.top);\(borders.bottom)")
            }
            return Array((lines.joined(separator: "\n") + "\n").utf8)
        })
}

extension SheetOptions {
    /// The word for what the importer makes of alpha: it has Unity give transparent pixels the color of their neighbors (*Alpha Is
    /// Transparency*), unless they have colors to keep, or all are multiplied.
    fileprivate var alphaHandling: String {
        switch alpha {
        case .premultiplied: "PremultiplyAlpha"
        case .straight: bleed ? "KeepTransparentPixels" : "ClearTransparentPixels"
        }
    }
}
