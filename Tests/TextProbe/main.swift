import CairoRaster
import Drawing
import Imaging

// Prints what the texts given as arguments measure and the digest of their pixels and outlines; the first
// argument is how often to do so.

func run() throws {
    let rounds = Int(CommandLine.arguments[1]) ?? 1
    for round in 0..<rounds {
        let fonts = try FontSet(.standard)
        let engine = TextEngine(fonts: fonts)
        for text in CommandLine.arguments.dropFirst(2) {
            for weight in TextBlock.Weight.allCases {
                var block = TextBlock(
                    text, size: 14, lineHeight: 20, weight: weight, letterSpacing: 0.25, maxWidth: 120,
                    maxLines: 2)
                block.direction = round.isMultiple(of: 2) ? .ltr : .rtl
                let size = try engine.measure(block)
                let shape = TextShape(block, x: 3.3, y: 2, width: 120, color: Color(rgba: 0x0A6E_D1FF))
                var rasterizer = CairoRasterizer(width: 126, height: 44, scale: 1.5, fonts: fonts)
                var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
                try rasterizer.rasterize(
                    DisplayList(width: 126, height: 44, shapes: [.text(shape)]), inSmallestFormat: &bitmap)
                // FNV-1a
                let sum = bitmap.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                    ($0 ^ UInt64($1)) &* 0x100_0000_01b3
                }
                print(
                    size.width, size.lineCount, size.missingGlyphs,
                    try engine.outline(of: shape).elements.count, sum)
            }
        }
    }
}

do { try run() } catch { print("Error: \(error)") }
