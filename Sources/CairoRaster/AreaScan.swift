internal import Drawing

/// Fills outlines by the nonzero rule, or the even-odd one: the coverage of a pixel is the area of it that lies in the polygon.
///
/// Each row is cut into bands at the corners and crossings of edges. Within a band the edges keep their order, which tells
/// at which of them the inside begins and ends, and the pieces that they cut off are trapezoids of known areas. Cairo
/// samples along lines instead, and needs sixteen times as many pixels to be as exact.
struct AreaScan {
    /// An edge in the band, with its places at the band's top and bottom.
    private struct Side {
        let edge: Polygon.Edge
        var atTop = 0.0
        var atBottom = 0.0
    }

    private typealias Sides = UnsafeMutableBufferPointer<Side>

    private let polygon: Polygon
    /// Edges of the row that lie below the band, the highest last.
    private var pending: [Polygon.Edge] = []
    /// Edges that cross the band, from left to right.
    private var sides: [Side] = []
    private var areas: RowAreas
    /// The bits of the winding number that tell inside from outside.
    private let mask: Int32

    /// The coverage of the pixels of `rect`, row by row.
    ///
    /// - Parameters:
    ///   - isEvenOdd: Whether to fill by the even-odd rule.
    ///   - tolerance: The greatest distance of a chord from its curve, in pixels.
    static func coverage(
        of outline: Path, in rect: PixelRect, isEvenOdd: Bool = false, tolerance: Double = Polygon.tolerance
    ) -> [UInt8] {
        let (width, height) = (rect.columns.count, rect.rows.count)
        var bytes = [UInt8](repeating: 0, count: width * height)
        if bytes.isEmpty { return bytes }
        let (left, top) = (Double(rect.columns.lowerBound), Double(rect.rows.lowerBound))
        var scan = AreaScan(
            Polygon(outline, left: left, top: top, height: height, tolerance: tolerance), width: width,
            mask: isEvenOdd ? 1 : ~0)
        for row in 0..<height {
            scan.cross(row)
            scan.areas.write(into: &bytes, from: row * width)
        }
        return bytes
    }

    private init(_ polygon: Polygon, width: Int, mask: Int32) {
        self.polygon = polygon
        self.mask = mask
        areas = RowAreas(width: width)
    }

    /// Adds up the areas of a row.
    private mutating func cross(_ row: Int) {
        var index = polygon.firstInRow[row]
        while index >= 0 {
            pending.append(polygon.edges[Int(index)])
            index = polygon.edges[Int(index)].next
        }
        if pending.count > 1 { pending.sort { $0.top > $1.top } }
        var top = Int32(row * Polygon.unit)
        let end = top + Int32(Polygon.unit)
        while top < end {
            while let edge = pending.last, edge.top <= top {
                sides.append(Side(edge: edge))
                pending.removeLast()
            }
            let limit = min(pending.last?.top ?? end, end)
            top = sides.isEmpty ? limit : Self.cross(&sides, from: top, to: limit, mask, into: &areas)
        }
    }

    /// Adds up the areas of a band, and returns its end: at `limit`, at a corner, or at a crossing. Leaves the sides that
    /// continue.
    private static func cross(
        _ sides: inout [Side], from top: Int32, to limit: Int32, _ mask: Int32, into areas: inout RowAreas
    ) -> Int32 {
        var bottom = limit
        let ended = unsafe sides.withUnsafeMutableBufferPointer { sides in
            for index in sides.indices { bottom = unsafe min(bottom, sides[index].edge.bottom) }
            while true {
                if unsafe place(sides, from: top, to: bottom) { break }
                unsafe sides.sort { $0.atTop + $0.atBottom < $1.atTop + $1.atBottom }
                let crossing = unsafe crossing(of: sides, from: top, to: bottom)
                if crossing == bottom { break }
                bottom = crossing
            }
            let height = Float(bottom - top) * (1 / Float(Polygon.unit))
            var (winding, kept) = (Int32(0), 0)
            for index in sides.indices {
                let side = unsafe sides[index]
                let wasInside = winding & mask != 0
                winding += side.edge.winding
                let isInside = winding & mask != 0
                if wasInside != isInside { areas.add(side.atTop, side.atBottom, isInside ? height : -height) }
                if side.edge.bottom > bottom {
                    unsafe sides[kept] = side
                    kept += 1
                }
            }
            return sides.count - kept
        }
        for _ in 0..<ended { sides.removeLast() }
        return bottom
    }

    /// Finds the places of a band's sides; false where they are not in order all the way.
    @inline(__always)
    private static func place(_ sides: Sides, from top: Int32, to bottom: Int32) -> Bool {
        let (top, bottom) = (Double(top), Double(bottom))
        var (isInOrder, high, low) = (true, -Double.infinity, -Double.infinity)
        for index in sides.indices {
            let edge = unsafe sides[index].edge
            let (atTop, atBottom) = (edge.origin + edge.slope * top, edge.origin + edge.slope * bottom)
            unsafe (sides[index].atTop, sides[index].atBottom) = (atTop, atBottom)
            if atTop < high || atBottom < low { isInOrder = false }
            (high, low) = (atTop, atBottom)
        }
        return isInOrder
    }

    /// The first crossing of a band's sides, at least a unit below its top; `bottom` where they do not cross.
    private static func crossing(of sides: Sides, from top: Int32, to bottom: Int32) -> Int32 {
        guard bottom - top > 1 else { return bottom }
        var crossing = bottom
        for index in sides.indices.dropFirst() {
            let (left, right) = unsafe (sides[index - 1], sides[index])
            let (high, low) = (right.atTop - left.atTop, right.atBottom - left.atBottom)
            // Sides that are closer to each other make no difference.
            guard min(high, low) < -1.0 / 4096 else { continue }
            let place = Int32(high / (high - low) * Double(bottom - top))
            crossing = min(crossing, top + min(max(place, 1), bottom - top - 1))
        }
        return crossing
    }
}
