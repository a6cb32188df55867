import CairoRaster
import Drawing
import Imaging
import Testing

@Suite struct FigureAccuracyTests {
    struct Picture: CustomTestStringConvertible {
        let name: String
        let figure: Figure
        var clip: BlockShape?
        var testDescription: String { name }
    }

    private static func block(_ x: Double, _ width: Double, round: Bool, _ height: Double = 7.3) -> Figure {
        .block(BlockShape(x: x, y: 1.4, width: width, height: height, isRound: round))
    }

    private static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ cap: StrokeCap)
        -> Figure
    {
        .line(LineShape(x1: x1, y1: y1, x2: x2, y2: y2, width: 3.3, cap: cap))
    }

    private static let track = BlockShape(x: 1.2, y: 1.4, width: 21.1, height: 7.3, isRound: true)

    private static func level(_ y: Double, _ height: Double) -> Figure {
        .block(BlockShape(x: 2.3, y: y, width: 17.9, height: height, isRound: true))
    }

    private static func level(_ y: Double, _ height: Double, in x: Double) -> BlockShape {
        BlockShape(x: x, y: y, width: 12.3, height: height, isRound: true)
    }

    static let pictures =
        [
            Picture(name: "round bar", figure: block(2.3, 17.9, round: true)),
            Picture(name: "flat bar", figure: block(2.3, 17.9, round: false)),
            Picture(name: "bar as long as high", figure: block(5.1, 7.3, round: true)),
            Picture(name: "lens", figure: block(5.1, 3.2, round: true)),
            Picture(name: "sliver", figure: block(5.4, 0.2, round: true)),
            Picture(name: "high disc", figure: block(3.3, 17.2, round: true, 17.2)),
            Picture(name: "clipped tail", figure: block(-9, 14.2, round: true), clip: track),
            Picture(name: "clipped head", figure: block(14.4, 30, round: false), clip: track),
            Picture(name: "clipped both", figure: block(-9, 60, round: false), clip: track),
            Picture(name: "within the end", figure: block(1.2, 1.9, round: false), clip: track),
        ]
        // Of what stands in the middle of its rows, the lower half is the upper one seen in a mirror.
        + [
            Picture(name: "level bar", figure: level(2, 7)),
            Picture(name: "level bar of even height", figure: level(3, 8)),
            Picture(name: "level bar within pixels", figure: level(2.25, 6.5)),
            Picture(name: "level bar in a level clip", figure: level(3, 8), clip: level(3, 8, in: 5.5)),
            Picture(name: "level bar in a flat clip", figure: level(3, 8), clip: level(4, 3, in: 5.5)),
            Picture(name: "cut by the canvas", figure: level(-4, 8)),
        ]
        + StrokeCap.allCases.flatMap { cap in
            [
                Picture(name: "steep \(cap)", figure: line(5.2, 3.1, 9.7, 17.3, cap)),
                Picture(name: "shallow \(cap)", figure: line(4.2, 9.1, 19.1, 9.6, cap)),
                Picture(name: "upright \(cap)", figure: line(11.4, 4.4, 11.4, 15.2, cap)),
                Picture(name: "level \(cap)", figure: line(19.3, 8.3, 4.4, 8.3, cap)),
                Picture(name: "diagonal \(cap)", figure: line(16, 4, 6, 14, cap)),
            ]
        }

    @Test(
        "coverage is within 8 of 255 levels of a 64×64 supersampled reference, 2 on average over the edge",
        arguments: pictures)
    func coverage(picture: Picture) throws {
        var rasterizer = CairoRasterizer(width: 24, height: 20, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        let part = GroupShape.Part(picture.figure, Color(rgba: 0xFF))
        try rasterizer.rasterize(
            DisplayList(
                width: 24, height: 20, shapes: [.group(GroupShape(clip: picture.clip, parts: [part]))]),
            inSmallestFormat: &bitmap)
        let reference = FigureReference(figure: picture.figure, clip: picture.clip)
        var (sum, count, worst) = (0.0, 0.0, 0.0)
        for y in 0..<20 {
            for x in 0..<24 {
                let (actual, expected) = (Double(bitmap.bytes[y * 24 + x]), reference.coverage(x, y))
                let error = (actual - expected).magnitude
                worst = max(worst, error)
                #expect(actual.truncatingRemainder(dividingBy: 3) == 0, "at \(x), \(y)")
                if expected > 0 && expected < 255 { (sum, count) = (sum + error, count + 1) }
            }
        }
        #expect(worst <= 8)
        #expect(count > 0 && sum / count <= 2)
    }
}
