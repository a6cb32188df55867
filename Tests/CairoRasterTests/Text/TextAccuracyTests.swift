import CairoRaster
import Drawing
import Imaging
import Testing

@Suite struct TextAccuracyTests {
    private let engine: TextEngine
    private let fonts: FontSet

    init() throws {
        fonts = try FontSet(.standard)
        engine = TextEngine(fonts: fonts)
    }

    private func text(_ words: String, weight: TextBlock.Weight = .regular, x: Double = 4.3, y: Double = 2.6)
        -> TextShape
    {
        var block = TextBlock(words, size: 14, lineHeight: 20, weight: weight)
        block.hasTabularFigures = true
        return TextShape(block, x: x, y: y, width: 100, color: Color(rgba: 0xFF))
    }

    private func coverage(_ text: TextShape, scale: Double) throws -> Bitmap {
        var rasterizer = CairoRasterizer(width: 110, height: 26, scale: scale, fonts: fonts)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: 110, height: 26, shapes: [.text(text)]), inSmallestFormat: &bitmap)
        return bitmap
    }

    @Test(
        "coverage of letters is within 3.5 of 255 levels of the areas between 64 lines a pixel, also where contours overlap or letters touch",
        arguments: ["48%@Åfi", "AVWAT", "جاري", "กำลัง"], [1, 1.5])
    func letters(words: String, scale: Double) throws {
        for weight in [TextBlock.Weight.regular, .bold] {
            let text = text(words, weight: weight)
            let bitmap = try coverage(text, scale: scale)
            let reference = PathReference(try engine.outline(of: text).placed(scale: scale, x: 0, y: 0))
            var ink = 0
            for row in 0..<bitmap.height {
                for (column, expected) in reference.row(row, width: bitmap.width).enumerated() {
                    let found = Double(bitmap[column, row].alpha)
                    if found > 0 { ink += 1 }
                    // Every third level is 1.5, chords 1/256 of a pixel from their curve and heights of 1/256 one more.
                    #expect((found - expected).magnitude <= 3.5, "at \(column), \(row)")
                }
            }
            #expect(ink > 50)
        }
    }

    @Test("a digit has the same pixels beside any other, and after others were drawn")
    func digits() throws {
        for scale in [1, 2, 3.0] {
            let pictures = try (10..<100).map { try coverage(text("\($0) %"), scale: scale) }
            // The column between the digits.
            let middle = try Int((4.3 + engine.measure(text("1").block).width) * scale)
            func half(_ picture: Bitmap, _ columns: Range<Int>) -> [Color] {
                (0..<picture.height).flatMap { row in columns.map { picture[$0, row] } }
            }
            for number in 10..<100 {
                let picture = pictures[number - 10]
                let (tens, ones) = (pictures[number / 10 * 10 - 10], pictures[number % 10])
                #expect(half(picture, 0..<middle) == half(tens, 0..<middle), "\(number)")
                let rest = (middle + 1)..<picture.width
                #expect(half(picture, rest) == half(ones, rest), "\(number)")
            }
        }
    }
}
