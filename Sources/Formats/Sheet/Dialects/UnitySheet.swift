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
        fileExtension: "tpsheet", tellsTags: false,
        marks: ["# Sprite sheet data for Unity.", ":texture={name}"],
        unsupported: [
            .rotation: cannotTurn,
            .names:
                "separates with \";\" and comments with \"#\"; choose a name without, with \(option: .name)",
        ],
        forbidden: ";#",
        writer: .page { sheet, number in
            let (page, sequence) = (sheet.pages[number], sheet.sequence)
            var lines = [
                "#", "# Sprite sheet data for Unity.", "#", ":format=40300", ":texture=\(page.image)",
                ":size=\(page.width)x\(page.height)", ":pivotpoints=enabled", ":borders=disabled",
                ":alphahandling=\(sheet.options.alpha == .premultiplied ? "PremultiplyAlpha" : "KeepTransparentPixels")",
                "",
            ]
            for frame in sheet.frames where frame.page == number {
                let (place, box) = (frame.place, frame.box)
                // In parts of the rectangle, from its lower left corner.
                let pivotX = (Double(sequence.width) / 2 - Double(box.x)) / Double(box.width)
                let below = sequence.height - box.y - box.height
                let pivotY = (Double(sequence.height) / 2 - Double(below)) / Double(box.height)
                let name = sheet.names.key(frame.index).dropLast(4)
                let y = page.height - place.y - place.height
                lines.append(
                    "\(name);\(place.x);\(y);\(place.width);\(place.height); "
                        + "\(pivotX.shortestText);\(pivotY.shortestText); 0;0;0;0")
            }
            return Array((lines.joined(separator: "\n") + "\n").utf8)
        })
}
