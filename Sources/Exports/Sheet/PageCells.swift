internal import Formats
internal import Imaging

/// Pages on which frames of one size stand in rows, and are compressed by what differs between those.
extension PageBands {
    /// Whether frames stand in a band where they do in another, as far as there are any.
    static func isLike(_ band: Band, _ other: Band, on page: SheetLayout.Page) -> Bool {
        band.rows.count == other.rows.count && band.places.count <= other.places.count
            && zip(band.places, other.places).allSatisfy {
                let (mine, theirs) = (page.rectangles[$0], page.rectangles[$1])
                return mine.x == theirs.x && mine.y - band.rows.lowerBound == theirs.y - other.rows.lowerBound
                    && mine.width == theirs.width && mine.height == theirs.height
            }
    }
}

extension PageBands.Bench {
    /// Compresses a band that others are like.
    mutating func know(
        _ band: PageBands.Band, of bands: PageBands, _ census: FrameCensus
    ) throws -> KnownCells {
        let places = band.places.map { bands.page.rectangles[$0] }
        var cells = PNGCells(
            bands.picture, height: band.rows.count, width: places[0].width, pictureHeight: places[0].height,
            edge: bands.edges.extrude, places: places.map { ($0.x, $0.y) })
        try paint(band, of: bands, census, in: &cells)
        return encoder.know(cells)
    }

    /// Compresses a band that is like the first.
    mutating func encode(
        _ band: PageBands.Band, of bands: PageBands, _ census: FrameCensus, like known: KnownCells,
        isLast: Bool
    ) throws -> CompressedRows {
        var cells = self.cells ?? known.cells
        // Nobody else has the rows while they are changed.
        self.cells = nil
        try paint(band, of: bands, census, in: &cells)
        defer { self.cells = cells }
        return encoder.encode(cells, like: known, isLast: isLast)
    }

    /// Paints the frames of a band where those of another were.
    fileprivate mutating func paint(
        _ band: PageBands.Band, of bands: PageBands, _ census: FrameCensus, in cells: inout PNGCells
    ) throws {
        for index in bands.bands[0].places.indices {
            guard index < band.places.count else {
                cells.clear(index)
                continue
            }
            try painter.paint(census.unique[bands.page.numbers[band.places[index]]], into: &frame)
            encoder.show(frame, at: index, in: &cells)
        }
    }
}
