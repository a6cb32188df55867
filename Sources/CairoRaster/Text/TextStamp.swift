internal import Drawing

/// The coverage of a text: a rectangle of the canvas.
struct TextStamp {
    /// The rectangle, in pixels from the one in which the text's box begins.
    let left, top, width, height: Int
    var coverage: [UInt8]

    /// - Parameters:
    ///   - rect: The pixels to fill, counted from the one in which the text's box begins.
    ///   - phaseX, phaseY: The position in that pixel at which the box begins, in `0..<1`.
    ///   - fill: Returns the coverage of letters.
    init(
        _ contours: TextContours, scale: Double, phaseX: Double, phaseY: Double, columns: Range<Int>,
        rows: Range<Int>, fill: (LetterOutline) -> [UInt8]
    ) {
        (left, top, width, height) = (columns.lowerBound, rows.lowerBound, columns.count, rows.count)
        coverage = [UInt8](repeating: 0, count: width * height)
        let (x, y) = (phaseX - Double(left), phaseY - Double(top))
        for letter in contours.letters(scale: scale, x: x, y: y, width: width, height: height) {
            let outline = LetterOutline(
                letter.contours, scale: scale, x: x - Double(letter.rect.columns.lowerBound),
                y: y - Double(letter.rect.rows.lowerBound), width: letter.rect.columns.count,
                height: letter.rect.rows.count)
            add(fill(outline), letter.rect)
        }
    }

    /// Adds the coverage of letters whose pixels no other part of the text shares.
    private mutating func add(_ levels: [UInt8], _ rect: PixelRect) {
        precondition(levels.count == rect.columns.count * rect.rows.count, "a byte for each pixel")
        var index = 0
        for row in rect.rows {
            for place in row * width + rect.columns.lowerBound..<row * width + rect.columns.upperBound {
                coverage[place] |= levels[index]
                index += 1
            }
        }
    }
}

/// Letters at a position within a pixel, which are filled once for all texts that have them there.
struct LetterOutline: Hashable {
    /// The outline in pixels from the corner of the rectangle, on a grid.
    private(set) var path = Path()
    let width, height: Int

    /// The number of grid points in a pixel. On the grid, letters of several texts are at the same places, though sums of
    /// widths differ in their last bits, and they move by an eighth of a level at most.
    private static let grid = 1024.0
    /// The greatest distance of a chord from its curve, in pixels: as letters are kept, they may take longer than moving
    /// shapes.
    private static let tolerance = 1.0 / 256

    /// - Parameters:
    ///   - contours: The contours in points.
    ///   - scale, x, y: The number of pixels per point, and the position of the origin from the corner of the rectangle.
    ///   - width, height: The size of the rectangle.
    init(
        _ contours: [TextContours.Contour], scale: Double, x: Double, y: Double, width: Int, height: Int
    ) {
        self.width = width
        self.height = height
        func placed(_ point: Point) -> Point {
            Point(
                x: ((x + point.x * scale) * Self.grid).rounded() / Self.grid,
                y: ((y + point.y * scale) * Self.grid).rounded() / Self.grid)
        }
        for element in contours.lazy.flatMap(\.elements) {
            switch element {
            case .move(let point): path.move(to: placed(point))
            case .line(let point): path.line(to: placed(point))
            case .curve(let a, let b, let point): path.curve(placed(a), placed(b), to: placed(point))
            case .close: path.close()
            }
        }
    }

    /// The coverage of the rectangle's pixels, row by row.
    var coverage: [UInt8] {
        AreaScan.coverage(
            of: path, in: PixelRect(columns: 0..<width, rows: 0..<height), tolerance: Self.tolerance)
    }
}
