internal import Basics
internal import Files
internal import Formats
internal import Imaging
internal import Platform

extension FormatWriter {
    static let sheet = FormatWriter(passes: sheetPasses, check: checkPages) {
        sources, options, workers, sink in
        try writeSheets(sources, options, workers, sink)
    }
}

/// The frames are looked at, and placed on pages; and again on those with lines around them.
@Sendable private func sheetPasses(_ sequence: FrameSequence, _ options: ExportOptions) -> Int {
    options.sheet.hasDebugPicture ? 3 : 2
}

/// Refuses pages that are too large before anything is written. Their size depends on the number of distinct frames, which are
/// only counted if it may matter.
private func checkPages(_ source: any FrameSource, _ options: ExportOptions, _ workers: Workers) throws {
    guard try SheetLayout.mayBeTooLarge(source.sequence, options.sheet) else { return }
    let census = try FrameCensus(source, options: options.sheet, workers: workers)
    let layout = try SheetLayout(
        census.boxes, scale: source.sequence.scale, options: options.sheet,
        upright: census.upright(source.sequence))
    try options.sheet.checkPixels(layout, census)
}

extension SheetOptions {
    fileprivate func checkPixels(_ layout: SheetLayout, _ census: FrameCensus) throws(SheetError) {
        try layout.checkPixels(self) { page in
            alpha == .straight && census.commonFormat(page.numbers) != .rgba
        }
    }
}

/// Images are written before the files that point to them.
///
/// - Returns: Notes for readers that count cells.
private func writeSheets(
    _ sources: [any FrameSource], _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> [Message] {
    // Impossible requests are rejected before any frame is painted.
    for source in sources { try options.sheet.check(source.sequence, pages: 1) }
    var sheets: [Sheet] = []
    for source in sources {
        let sheet = try writeImages(source, options, workers, sink)
        try writeMetadata(sheet, sink)
        sheets.append(sheet)
    }
    for dialect in options.sheet.dialects {
        guard case .scales(let write) = dialect.writer, let first = sheets.first else { continue }
        try sink.write(first.sequence.name + "." + dialect.fileExtension, write(sheets))
    }
    guard let first = sheets.first else { return [] }
    return sharedCells(first) + nearCells(first) + (try mipCells(sheets)) + uprightFrames(sheets)
        + options.sheet.dialects.flatMap { $0.notes(about: first.sequence.clips) }
}

/// Whoever shows frames through a window has to know that smooth scaling reaches beyond it.
private func nearCells(_ sheet: Sheet) -> [Message] {
    let (options, wanted) = (sheet.options, SheetDialect.cssStrip.usualPadding)
    guard options.dialects.contains(.cssStrip), options.padding + options.extrude < wanted,
        sheet.frames.contains(where: { $0.original != 0 })
    else { return [] }
    return [
        "css-strip shows neighbors at the edges of frames at a zoom such as 110%; give them room with \(option: .sheetPadding, wanted.shortestText)"
    ]
}

/// The note about shared cells, for users who count cells in an arrangement of their own.
private func sharedCells(_ sheet: Sheet) -> [Message] {
    guard sheet.options.columns != nil || sheet.options.layout != .rows else { return [] }
    let shared = sheet.frames.count { $0.original != $0.index }
    if shared == 0 { return [] }
    return [
        """
        the sheet has \(counted(sheet.frames.count - shared, "cell")) for \(sheet.frames.count) frames: those that look \
        alike share one; \(option: .sheetKeepDuplicates) gives each frame its own
        """
    ]
}

/// The images of a sheet, and what is in them.
private struct SheetImages: Sendable {
    let census: FrameCensus
    let layout: SheetLayout
    var pages: [(png: [UInt8], digest: String)] = []
}

private func writeImages(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws -> Sheet {
    let names = FrameNames(source.sequence)
    var pages: [Sheet.Page] = []
    func write(_ number: Int, _ png: [UInt8], _ digest: String, _ layout: SheetLayout) throws {
        let image = names.file(number: layout.pages.count > 1 ? number + 1 : nil, extension: "png")
        try sink.write(image, png)
        let page = layout.pages[number]
        pages.append(Sheet.Page(image: image, width: page.width, height: page.height, digest: digest))
    }
    func finish(_ census: FrameCensus, _ layout: SheetLayout) throws -> Sheet {
        let sheet = Sheet(source.sequence, options.sheet, census, layout, pages: pages)
        if options.sheet.hasDebugPicture {
            try writeDebugPictures(sheet, source, census, layout, workers, sink)
        }
        return sheet
    }
    let key = EncodedFileCache.Key("sheet", source.sequence, options)
    if let known: SheetImages = source.fileCache?.value(key) {
        for (number, page) in known.pages.enumerated() {
            try write(number, page.png, page.digest, known.layout)
        }
        return try finish(known.census, known.layout)
    }
    var kept: [(png: [UInt8], digest: String)] = []
    let (census, layout) = try makeImages(source, options, workers) { number, png, layout in
        let digest = SHA256.hex(png)
        try write(number, png, digest, layout)
        if source.fileCache != nil { kept.append((png, digest)) }
    }
    source.fileCache?.keep(SheetImages(census: census, layout: layout, pages: kept), key)
    return try finish(census, layout)
}

/// Writes a picture of each page with lines around its frames.
private func writeDebugPictures(
    _ sheet: Sheet, _ source: any FrameSource, _ census: FrameCensus, _ layout: SheetLayout,
    _ workers: Workers, _ sink: any ArtifactSink
) throws {
    var encoder = try PNGEncoder(.fast)
    let names = FrameNames(source.sequence)
    var png: [UInt8] = []
    for (number, page) in layout.pages.enumerated() {
        let bitmap = try composePage(page, layout.edges, source, census, sheet.options.turn, workers)
        encoder.encode(DebugPicture(bitmap, number, of: sheet, layout.edges).bitmap, into: &png)
        let file = names.file(
            number: layout.pages.count > 1 ? number + 1 : nil, extension: FrameNames.debugExtension)
        try sink.write(file, png)
    }
}

/// Calls `write` with the number and the image of each page.
private func makeImages(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers,
    _ write: (Int, [UInt8], SheetLayout) throws -> Void
) throws -> (FrameCensus, SheetLayout) {
    let sequence = source.sequence
    let census = try FrameCensus(source, options: options.sheet, workers: workers)
    let layout = try SheetLayout(
        census.boxes, scale: sequence.scale, options: options.sheet, upright: census.upright(sequence))
    try options.sheet.check(sequence, pages: layout.pages.count)
    try options.sheet.checkPixels(layout, census)

    var encoder = try PNGEncoder(options.compression)
    var png: [UInt8] = []
    for (number, page) in layout.pages.enumerated() {
        if let bands = PageBands(page, edges: layout.edges, census, options) {
            png = try bands.file(source, census, workers)
            try write(number, png, layout)
            continue
        }
        var bitmap = try composePage(
            page, layout.edges, source, census, options.sheet.turn, bleeds: options.sheet.bleed, workers)
        if options.sheet.alpha == .premultiplied { bitmap = bitmap.premultiplied() }
        if options.sheet.bleed, bitmap.hidesColors {
            encoder.encodeWithHiddenColors(bitmap, into: &png)
        } else {
            encoder.encode(bitmap, into: &png)
        }
        try write(number, png, layout)
    }
    return (census, layout)
}

/// Writes what belongs to one scale.
private func writeMetadata(_ sheet: Sheet, _ sink: any ArtifactSink) throws {
    for dialect in sheet.options.dialects {
        switch dialect.writer {
        case .page(let write):
            for page in sheet.pages.indices {
                try sink.write(sheet.file(page: page, dialect.fileExtension), write(sheet, page))
            }
        case .sheet(let write): try sink.write(sheet.file(dialect.fileExtension), write(sheet))
        case .scales: break  // waits for the other scales
        }
    }
    if let rotation = sheet.sequence.rotationPerWrap {
        let player = SheetPlayer(sheet: sheet, rotationPerWrap: rotation)
        try sink.write(sheet.file("html"), player.html)
    }
}

/// Paints the frames of one page. The bitmap is coverage where all of them are, in one color, which is then that of transparent pixels,
/// too; otherwise these take colors of their neighbors if colors bleed.
func composePage(
    _ page: SheetLayout.Page, _ edges: CellEdges, _ source: any FrameSource, _ census: FrameCensus,
    _ turn: SheetDialect.Turn?, bleeds: Bool = false, _ workers: Workers
) throws -> Bitmap {
    let (width, height) = (page.width, page.height)
    let format = census.commonFormat(page.numbers)
    var bitmap = Bitmap(width: width, height: height, format: format)
    try unsafe bitmap.bytes.withUnsafeMutableBytes { bytes in
        let canvas = unsafe PageCanvas(bytes, width: width, height: height, format: format)
        try workers.forEach(page.numbers.count) {
            (
                painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba),
                bleed: ColorBleed()
            )
        } _: { bench, index in
            let look = page.numbers[index]
            try bench.painter.paint(census.unique[look], into: &bench.bitmap)
            let (box, place) = (census.boxes[look], page.rectangles[index])
            let turn = page.turned[index] ? turn : nil
            guard bleeds, format == .rgba else {
                canvas.place(bench.bitmap, box, at: place, edges, turn: turn)
                return
            }
            bench.bleed.spread(bench.bitmap)
            canvas.place(
                bench.bleed.bitmap, box, at: place, edges, turn: turn,
                around: page.surroundings(of: index, edges))
        }
    }
    return bitmap
}
