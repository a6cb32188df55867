internal import Drawing
internal import Imaging

/// The shapes that a bitmap shows, and where they lie on it: two pictures differ only where a shape does.
final class ShownPicture: BitmapOrigin {
    /// What the rasterizers of one picture share, and what else their bitmaps have in common.
    let shared: SharedDrawing
    let scale: Double
    let width, height: Int
    /// From back to front.
    let shapes: [Shape]
    /// The pixels that each shape can touch; nil for none.
    let boxes: [PixelRect?]

    init(
        shared: SharedDrawing, scale: Double, width: Int, height: Int, shapes: [Shape], boxes: [PixelRect?]
    ) {
        (self.shared, self.scale, self.width, self.height) = (shared, scale, width, height)
        (self.shapes, self.boxes) = (shapes, boxes)
    }

    /// All pixels.
    var whole: FrameArea { FrameArea(width: width, height: height) }

    /// Whether it can be told where another picture differs.
    func isOfOneKind(with other: any BitmapOrigin) -> Bool { sibling(other) != nil }

    private func sibling(_ other: any BitmapOrigin) -> ShownPicture? {
        guard let other = other as? ShownPicture, other.shared === shared, other.scale == scale,
            other.width == width, other.height == height
        else { return nil }
        return other
    }

    func changes(since other: any BitmapOrigin) -> FrameArea? {
        guard let other = sibling(other) else { return whole }
        var changed: PixelRect?
        func add(_ box: PixelRect?) {
            if let box { changed = changed?.union(box) ?? box }
        }
        // What comes or goes has the same in front of it and behind it.
        let count = min(shapes.count, other.shapes.count)
        var (front, back) = (0, 0)
        if shapes.count != other.shapes.count {
            back = (0..<count).first { shapes[$0] != other.shapes[$0] } ?? count
            front =
                (0..<count - back).first {
                    shapes[shapes.count - 1 - $0] != other.shapes[other.shapes.count - 1 - $0]
                } ?? count - back
            for index in back..<shapes.count - front { add(boxes[index]) }
            for index in back..<other.shapes.count - front { add(other.boxes[index]) }
        } else {
            for index in 0..<count where shapes[index] != other.shapes[index] {
                add(boxes[index])
                add(other.boxes[index])
            }
        }
        return changed.map { FrameArea($0) }
    }
}

extension FrameArea {
    init(_ rect: PixelRect) {
        self.init(
            x: rect.columns.lowerBound, y: rect.rows.lowerBound, width: rect.columns.count,
            height: rect.rows.count)
    }
}

extension PixelRect {
    init(_ area: FrameArea) {
        self.init(columns: area.x..<area.x + area.width, rows: area.y..<area.y + area.height)
    }
}
