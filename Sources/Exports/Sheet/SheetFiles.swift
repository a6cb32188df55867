internal import Imaging

extension OutputFormat {
    /// All frames in one image, or in a few where one would be too large, with metadata beside them.
    public static let sheet = OutputFormat(
        name: "sheet",
        summary: "all frames in one PNG, with JSON that says where they are",
        files: "NAME.png and NAME.json; where one page is too small NAME-1.png, NAME-2.png, … with "
            + "NAME.json, NAME-2.json, …; @2x before the extension at scale 2; NAME.html plays a sub-cycle",
        limits:
            "pages of at most max-side pixels a side (16384 unless changed); identical frames stored once",
        readers: "PixiJS, Phaser, whatever reads TexturePacker's JSON",
        content: .sheet
    ) { source, options, workers, sink in
        try writeSheet(source, options, workers, sink)
        return []
    }
}

/// Images are written before the files that point to them.
private func writeSheet(
    _ source: any FrameSource, _ options: ExportOptions, _ workers: Workers, _ sink: any ArtifactSink
) throws {
    let sequence = source.sequence
    func layout(_ count: Int) throws(SheetError) -> SheetLayout {
        try SheetLayout(
            count: count, width: sequence.width, height: sequence.height, scale: sequence.scale,
            options: options.sheet)
    }
    _ = try layout(1)  // what never fits is refused before any frame is painted
    let census = try FrameCensus(source, workers: workers)
    let sheet = try layout(census.unique.count)

    let names = FrameNames(sequence)
    let images = sheet.pages.indices.map {
        names.file(number: sheet.pages.count > 1 ? $0 + 1 : nil, extension: "png")
    }
    let metadata = sheet.pages.indices.map {
        names.file(number: $0 > 0 ? $0 + 1 : nil, extension: "json")
    }

    var encoder = try PNGEncoder(options.compression)
    var png: [UInt8] = []
    for (page, image) in zip(sheet.pages, images) {
        let bitmap = try composePage(page, extrude: sheet.extrude, source, census, workers)
        encoder.encode(bitmap, into: &png)
        try sink.write(image, png)
    }

    let pages = sheet.pages.enumerated().map { number, page in
        let looks = page.first..<page.first + page.rectangles.count
        return SheetPage(
            sequence: sequence, names: names, image: images[number], width: page.width, height: page.height,
            frames: census.look.enumerated().compactMap { index, look in
                looks.contains(look) ? (index, page.rectangles[look - page.first]) : nil
            },
            siblings: metadata.indices.filter { $0 != number }.map { metadata[$0] })
    }
    for (page, name) in zip(pages, metadata) {
        var json = JSONWriter()
        options.sheet.dialect.write(page, &json)
        try sink.write(name, json.finish())
    }
    if let rotation = sequence.rotationPerWrap {
        let player = SheetPlayer(pages: pages, rotationPerWrap: rotation)
        try sink.write(names.file(extension: "html"), player.html)
    }
}

/// Paints the frames of one page. The bitmap is coverage where all of them are, in one color.
func composePage(
    _ page: SheetLayout.Page, extrude: Int, _ source: any FrameSource, _ census: FrameCensus,
    _ workers: Workers
) throws -> Bitmap {
    let (width, height) = (page.width, page.height)
    let format = census.commonFormat(page.first..<page.first + page.rectangles.count)
    var bitmap = Bitmap(width: width, height: height, format: format)
    try unsafe bitmap.bytes.withUnsafeMutableBytes { bytes in
        let canvas = unsafe PageCanvas(bytes, width: width, height: height, format: format)
        try workers.forEach(page.rectangles.count) {
            (painter: try source.makePainter(), bitmap: Bitmap(width: 1, height: 1, format: .rgba))
        } _: { bench, index in
            try bench.painter.paint(census.unique[page.first + index], into: &bench.bitmap)
            canvas.place(bench.bitmap, at: page.rectangles[index], extrude: extrude)
        }
    }
    return bitmap
}
