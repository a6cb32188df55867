internal import Basics
internal import Formats

/// The note about frames that may be turned and are not.
func uprightFrames(_ sheets: [Sheet]) -> [Message] {
    guard let sheet = sheets.first, sheet.options.turnsFrames,
        // That frames of one size are not packed is told before.
        sheet.options.makesSizes || !sheet.sequence.clips.isEmpty,
        !sheets.contains(where: { $0.frames.contains(where: \.isTurned) })
    else { return [] }
    return ["\(option: .sheetRotate) has turned no frame: pages are as small without it"]
}

/// The note about the room that cells for mipmaps take.
func mipCells(_ sheets: [Sheet]) throws(SheetError) -> [Message] {
    guard let sheet = sheets.max(by: { $0.sequence.scale < $1.sequence.scale }),
        let levels = sheet.options.mipLevels
    else { return [] }
    func describe(_ pages: [(width: Int, height: Int)]) -> String {
        if pages.count == 1 { return "\(pages[0].width)×\(pages[0].height) pixels" }
        let pixels = pages.reduce(0) { $0 + $1.width * $1.height }
        return "\(pages.count) pages with \(pixels) pixels"
    }
    let boxes = sheet.frames.filter { $0.original == $0.index }.map(\.box)
    let (scale, plain) = (sheet.sequence.scale, sheet.options.withoutMipLevels)
    let layout = try SheetLayout(boxes, scale: scale, options: plain)
    let edges = try SheetLayout(count: 1, width: 1, height: 1, scale: scale, options: sheet.options).edges
    return [
        """
        \(sheet.pages[0].image): for \(option: .sheetMipLevels, "\(levels)") frames have \(counted(edges.extrude, "pixel")) of \
        edges, in cells of multiples of \(edges.unit): \(describe(sheet.pages.map { ($0.width, $0.height) })) instead of \
        \(describe(layout.pages.map { ($0.width, $0.height) })); let readers sample no further level
        """
    ]
}
