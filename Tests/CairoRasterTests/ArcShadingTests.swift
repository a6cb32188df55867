import Drawing
import Foundation
import Imaging
import MotionCore
import Testing

@testable import CairoRaster

/// Issue 24, point 6: gradients along arcs and bars, beside pictures that are computed from the definition at 24 × 24 places a pixel.
@Suite struct ArcShadingTests {
    private static let colors = [0x0A6E_D1FF, 0x7F52_FFFF, 0xFF4F_6DFF].map { Color(rgba: $0) }
    private static let side = 48
    private static let (radius, width) = (19.0, 8.0)

    struct Case: Sendable, CustomTestStringConvertible {
        let arc: ArcSpan
        let cap: StrokeCap
        let isAlongRing: Bool
        var testDescription: String { "\(arc.start)+\(arc.sweep) \(cap) \(isAlongRing ? "ring" : "arc")" }
    }

    static let cases: [Case] = [0.1, 0.45, 0.8, 0.96, 0.99, 1].flatMap { sweep in
        [StrokeCap.round, .butt].flatMap { cap in
            [
                Case(arc: ArcSpan(start: 0, sweep: sweep), cap: cap, isAlongRing: false),
                Case(arc: ArcSpan(start: 0, sweep: sweep), cap: cap, isAlongRing: true),
                Case(arc: ArcSpan(start: 5.83, sweep: sweep), cap: cap, isAlongRing: false),
                Case(arc: ArcSpan(start: 5.83, sweep: sweep), cap: cap, isAlongRing: true),
            ]
        }
    }

    /// Red, green, blue and alpha in 0...255, colors times alpha.
    private static func mixed(_ place: Double) -> SIMD4<Double> {
        let place = min(max(place, 0), 1) * Double(colors.count - 1)
        let index = min(Int(place), colors.count - 2)
        func vector(_ color: Color) -> SIMD4<Double> {
            SIMD4(Double(color.red), Double(color.green), Double(color.blue), 255)
        }
        return vector(colors[index]) + (vector(colors[index + 1]) - vector(colors[index]))
            * (place - Double(index))
    }

    /// What is seen at a point, from the definition alone.
    private static func seen(_ shape: Case, _ x: Double, _ y: Double) -> SIMD4<Double> {
        let distance = (x * x + y * y).squareRoot()
        let turns = atan2(x, -y) / (2 * .pi)
        var place = turns - shape.arc.start
        place -= place.rounded(.down)
        let sweep = shape.arc.sweep
        let isBody = abs(distance - radius) <= width / 2 && place <= sweep
        func isIn(_ end: Double) -> Bool {
            let angle = end * 2 * .pi
            return shape.cap == .round && hypot(x - radius * sin(angle), y + radius * cos(angle)) <= width / 2
        }
        let ahead = place - sweep < 0 ? place - sweep + 1 : place - sweep
        let isHead = isIn(shape.arc.end) && ahead < 0.5
        let isTail = sweep < 1 && isIn(shape.arc.start) && place > 0.5
        if shape.isAlongRing, shape.arc.start != 0 {
            return isBody || isHead || isTail ? mixed(turns - turns.rounded(.down)) : .zero
        }
        let length = shape.isAlongRing ? 1 : sweep
        if isHead { return mixed(sweep / length) }
        if isBody { return mixed(place / length) }
        return isTail ? mixed(0) : .zero
    }

    @Test("each pixel of an arc is within 8 levels of the definition", arguments: cases)
    func arcs(shape: Case) throws {
        var ring = RingShape(
            centerX: 24, centerY: 24, radius: Self.radius, width: Self.width, arc: shape.arc, cap: shape.cap,
            color: Self.colors[0])
        ring.gradient = RingGradient(
            Gradient(Self.colors), along: shape.isAlongRing ? ArcSpan(start: 0, sweep: 1) : shape.arc)
        let bitmap = try bitmap(.ring(ring))
        var worst = 0.0
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let mean = mean(x, y) { Self.seen(shape, $0 - 24, $1 - 24) }
                worst = max(worst, difference(bitmap, x, y, mean))
            }
        }
        #expect(worst <= 8, "\(worst)")
    }

    @Test("each column of a bar has the color of its middle", arguments: [false, true])
    func bars(isReversed: Bool) throws {
        let block = BlockShape(x: 4.5, y: 10, width: 39, height: 8, isRound: true)
        var part = GroupShape.Part(.block(block), Self.colors[0])
        part.isGradient = true
        let group = GroupShape(
            gradient: BarGradient(Gradient(Self.colors), isReversed: isReversed), parts: [part])
        let bitmap = try bitmap(.group(group))
        var worst = 0.0
        for y in 0..<Self.side {
            for x in 0..<Self.side {
                let mean = mean(x, y) { x, y in
                    let middle = min(max(x, block.x + 4), block.x + block.width - 4)
                    guard hypot(x - middle, y - 14) <= 4 else { return .zero }
                    let place = (x - block.x) / block.width
                    return Self.mixed(isReversed ? 1 - place : place)
                }
                worst = max(worst, difference(bitmap, x, y, mean))
            }
        }
        #expect(worst <= 8, "\(worst)")
    }

    @Test("colors are mixed by their alpha: what fades out keeps its color")
    func alpha() {
        let gradient = Gradient([Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FF00)])
        #expect(gradient.color(at: 0.5) == Color(rgba: 0xFF00_0080))
        #expect(gradient.color(at: -1) == gradient.colors[0] && gradient.color(at: 2) == gradient.colors[1])
        #expect(
            Gradient([.init(rgba: 0x0000_00FF), .init(rgba: 0xFFFF_FFFF)]).color(at: 0.25)
                == .init(rgba: 0x4040_40FF))
    }

    @Test("angles are those of atan2 within 4e-7 of a turn")
    func angles() {
        var worst = 0.0
        for step in 0..<3600 {
            let angle = Double(step) / 3600
            let turns = ArcShading.turns(7 * sin(angle * 2 * .pi), -7 * cos(angle * 2 * .pi))
            let off = abs(turns - angle)
            worst = max(worst, min(off, 1 - off))
        }
        #expect(worst < 4e-7, "\(worst)")
    }

    private func bitmap(_ shape: Shape) throws -> Bitmap {
        var rasterizer = CairoRasterizer(width: 48, height: 48, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: 48, height: 48, shapes: [shape]), inSmallestFormat: &bitmap)
        return bitmap
    }

    /// Of what is seen at 24 × 24 places of a pixel, colors times alpha.
    private func mean(_ x: Int, _ y: Int, _ seen: (Double, Double) -> SIMD4<Double>) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for row in 0..<24 {
            for column in 0..<24 {
                sum += seen(Double(x) + (Double(column) + 0.5) / 24, Double(y) + (Double(row) + 0.5) / 24)
            }
        }
        return sum / 576
    }

    private func difference(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ mean: SIMD4<Double>) -> Double {
        let pixel = bitmap[x, y]
        let alpha = Double(pixel.alpha)
        let seen = SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) * alpha / 255
        let off = seen - mean
        return max(abs(off.x), abs(off.y), abs(off.z), abs(off.w))
    }
}
