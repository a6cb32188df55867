internal import Drawing
internal import Imaging

/// The shapes that a bitmap shows, and their places on it: two pictures differ only where a shape does.
final class ShownPicture: BitmapOrigin {
    /// The drawings that the rasterizers of one picture share, and that their bitmaps have in common.
    let shared: SharedDrawing
    let place: PicturePlace
    /// The shapes from back to front.
    let shapes: [Shape]
    /// The pixels that each shape can touch; nil for none.
    let boxes: [PixelRect?]

    init(shared: SharedDrawing, place: PicturePlace, shapes: [Shape], boxes: [PixelRect?]) {
        self.shared = shared
        self.place = place
        self.shapes = shapes
        self.boxes = boxes
    }

    /// The area of all pixels.
    var whole: FrameArea { FrameArea(width: place.width, height: place.height) }

    /// Whether the differences from another picture are known.
    func isOfOneKind(with other: any BitmapOrigin) -> Bool { sibling(other) != nil }

    private func sibling(_ other: any BitmapOrigin) -> ShownPicture? {
        guard let other = other as? ShownPicture, other.shared === shared, other.place == place
        else { return nil }
        return other
    }

    /// Whether a picture of the same kind shows exactly these shapes.
    func shows(_ shapes: [Shape], _ shared: SharedDrawing, _ place: PicturePlace) -> Bool {
        self.shared === shared && self.place == place && self.shapes == shapes
    }

    func areas(since other: any BitmapOrigin) -> [FrameArea] {
        guard let other = sibling(other) else { return [whole] }
        var changed: [FrameArea] = []
        forEachChange(since: other) { changed.join(FrameArea($0)) }
        return changed
    }

    func changes(since other: any BitmapOrigin) -> FrameArea? {
        guard let other = sibling(other) else { return whole }
        var changed: PixelRect?
        forEachChange(since: other) { changed = changed?.union($0) ?? $0 }
        return changed.map { FrameArea($0) }
    }

    /// Calls `body` with the areas in which another picture of one kind differs, which may overlap.
    private func forEachChange(since other: ShownPicture, _ body: (PixelRect) -> Void) {
        func add(_ box: PixelRect?) {
            if let box { body(box) }
        }
        /// Adds the boxes of the parts in which two shapes differ, and returns whether those are known.
        func addParts(of new: Shape, since old: Shape) -> Bool {
            switch (new, old) {
            case (.ring(let mine), .ring(let theirs)):
                guard let changes = ArcChanges(of: mine, since: theirs, on: place) else { return false }
                add(changes.box)
                return true
            case (.group(let mine), .group(let theirs)):
                guard mine.clips == theirs.clips, mine.gradient == theirs.gradient,
                    mine.isTransposed == theirs.isTransposed
                else { return false }
                // The rest of a pixel that a part leaves for others changes only where the part is.
                mine.parts.forEachChange(from: theirs.parts) { new, old in
                    if let new, let old,
                        let ends = place.changes(of: mine.parts[new], since: theirs.parts[old], in: mine)
                    {
                        add(ends.left)
                        return add(ends.right)
                    }
                    if let new { add(place.bounds(of: mine.parts[new], in: mine)) }
                    if let old { add(place.bounds(of: theirs.parts[old], in: theirs)) }
                }
                return true
            case (.stack(let mine), .stack(let theirs)):
                guard mine.arrangement != .crossing, mine.arrangement == theirs.arrangement,
                    mine.shading == theirs.shading,
                    mine.layers.map({ $0.color }) == theirs.layers.map({ $0.color })
                else { return false }
                for (mine, theirs) in zip(mine.layers, theirs.layers) {
                    mine.areas.forEachChange(from: theirs.areas) { new, old in
                        if let new { add(place.bounds(of: mine.areas[new])) }
                        if let old { add(place.bounds(of: theirs.areas[old])) }
                    }
                }
                return true
            default: return false
            }
        }
        shapes.forEachChange(from: other.shapes) { new, old in
            if let new, let old, addParts(of: shapes[new], since: other.shapes[old]) { return }
            if let new { add(boxes[new]) }
            if let old { add(other.boxes[old]) }
        }
    }
}

extension Array where Element: Equatable {
    /// Calls `body` with the indices of elements that are new here, and of old ones in another list that they replace:
    /// index by index in lists of one length, in others between elements that both have in the same order.
    fileprivate func forEachChange(from old: [Element], _ body: (_ new: Int?, _ old: Int?) -> Void) {
        var (new, past) = (0, 0)
        while new < count || past < old.count {
            let next = count == old.count ? (new: new, past: past) : meeting(old, new, past)
            for step in 0..<Swift.max(next.new - new, next.past - past) {
                body(
                    new + step < next.new ? new + step : nil, past + step < next.past ? past + step : nil)
            }
            (new, past) = next
            if new < count, past < old.count {
                if self[new] != old[past] { body(new, past) }
                (new, past) = (new + 1, past + 1)
            }
        }
    }

    /// The nearest indices, from two on, at which both lists have the same element; their ends where that is too far.
    private func meeting(_ old: [Element], _ new: Int, _ past: Int) -> (new: Int, past: Int) {
        for distance in 0..<Self.farthest {
            for step in 0...distance where new + step < count && past + distance - step < old.count {
                if self[new + step] == old[past + distance - step] {
                    return (new + step, past + distance - step)
                }
            }
        }
        return (count, old.count)
    }

    /// The greatest distance in the lists at which equal shapes are searched for.
    private static var farthest: Int { 16 }
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
