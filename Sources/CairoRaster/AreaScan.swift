internal import Drawing

/// Fills outlines by the nonzero rule, or the even-odd one: the coverage of a pixel is the area of it that lies in the polygon.
///
/// Each row is cut into bands at the corners and crossings of edges. Within a band the edges keep their order, which tells
/// at which of them the inside begins and ends, and the pieces that they cut off are trapezoids of known areas. Cairo
/// samples along lines instead, and needs sixteen times as many pixels to be as exact.
@safe
struct AreaScan {
    /// An edge in the band, with its places at the band's top and bottom.
    private struct Side {
        let edge: Polygon.Edge
        var atTop = 0.0
        var atBottom = 0.0
    }

    private typealias Sides = UnsafeMutableBufferPointer<Side>

    private let edges: UnsafeBufferPointer<Polygon.Edge>
    /// Edges of the row that lie below the band, the highest last, and their number.
    private let pending: UnsafeMutableBufferPointer<Polygon.Edge>
    private var pendingCount = 0
    /// Edges that cross the band, from left to right, and their number. Of both there is room for all edges.
    private let sides: Sides
    private var sideCount = 0
    private var areas: RowAreas
    /// The bits of the winding number that tell inside from outside.
    private let mask: Int32

    /// The coverage of the pixels of `rect`, row by row.
    ///
    /// - Parameters:
    ///   - isEvenOdd: Whether to fill by the even-odd rule.
    ///   - tolerance: The greatest distance of a chord from its curve, in pixels.
    static func coverage(
        of outline: Path, in rect: PixelRect, isEvenOdd: Bool = false,
        tolerance: Double = Polygon.tolerance
    ) -> [UInt8] {
        let (width, height) = (rect.columns.count, rect.rows.count)
        var bytes = [UInt8](repeating: 0, count: width * height)
        if bytes.isEmpty { return bytes }
        let (left, top) = (Double(rect.columns.lowerBound), Double(rect.rows.lowerBound))
        let polygon = Polygon(outline, left: left, top: top, height: height, tolerance: tolerance)
        let count = polygon.edges.count
        if count == 0 { return bytes }
        unsafe polygon.edges.withUnsafeBufferPointer { edges in
            unsafe withUnsafeTemporaryAllocation(of: Polygon.Edge.self, capacity: count) { pending in
                unsafe withUnsafeTemporaryAllocation(of: Side.self, capacity: count) { sides in
                    unsafe withUnsafeTemporaryAllocation(
                        of: Float.self, capacity: RowAreas.room(for: width)
                    ) { steps in
                        var scan = unsafe AreaScan(
                            edges, pending, sides, RowAreas(steps, width: width), isEvenOdd ? 1 : ~0)
                        for row in 0..<height {
                            scan.cross(row, polygon.firstInRow[row])
                            scan.areas.write(into: &bytes, from: row * width)
                        }
                    }
                }
            }
        }
        return bytes
    }

    private init(
        _ edges: UnsafeBufferPointer<Polygon.Edge>, _ pending: UnsafeMutableBufferPointer<Polygon.Edge>,
        _ sides: Sides, _ areas: RowAreas, _ mask: Int32
    ) {
        unsafe self.edges = edges
        unsafe self.pending = pending
        unsafe self.sides = sides
        self.mask = mask
        self.areas = areas
    }

    /// Adds up the areas of a row.
    ///
    /// - Parameter first: The index of an edge that begins in it; -1 for none.
    private mutating func cross(_ row: Int, _ first: Int32) {
        var index = first
        while index >= 0 {
            let edge = unsafe edges[Int(index)]
            unsafe pending[pendingCount] = edge
            pendingCount += 1
            index = edge.next
        }
        if pendingCount > 1 {
            var begun = unsafe UnsafeMutableBufferPointer(rebasing: pending[..<pendingCount])
            unsafe begun.sort { $0.top > $1.top }
        }
        var top = Int32(row * Polygon.unit)
        let end = top + Int32(Polygon.unit)
        while top < end {
            var limit = end
            while pendingCount > 0 {
                let edge = unsafe pending[pendingCount - 1]
                if edge.top > top {
                    limit = min(edge.top, end)
                    break
                }
                unsafe sides[sideCount] = Side(edge: edge)
                (sideCount, pendingCount) = (sideCount + 1, pendingCount - 1)
            }
            top = sideCount == 0 ? limit : cross(from: top, to: limit)
        }
    }

    /// Adds up the areas of a band, and returns its end: at `limit`, at a corner, or at a crossing. Leaves the sides that
    /// continue.
    private mutating func cross(from top: Int32, to limit: Int32) -> Int32 {
        var sides = unsafe UnsafeMutableBufferPointer(rebasing: self.sides[..<sideCount])
        var bottom = limit
        for index in sides.indices { bottom = unsafe min(bottom, sides[index].edge.bottom) }
        while true {
            if unsafe Self.place(sides, from: top, to: bottom) { break }
            unsafe sides.sort { $0.atTop + $0.atBottom < $1.atTop + $1.atBottom }
            let crossing = unsafe Self.crossing(of: sides, from: top, to: bottom)
            if crossing == bottom { break }
            bottom = crossing
        }
        let height = Float(bottom - top) * (1 / Float(Polygon.unit))
        var (winding, kept) = (Int32(0), 0)
        for index in sides.indices {
            let side = unsafe sides[index]
            let wasInside = winding & mask != 0
            winding &+= side.edge.winding
            let isInside = winding & mask != 0
            if wasInside != isInside { areas.add(side.atTop, side.atBottom, isInside ? height : -height) }
            if side.edge.bottom > bottom {
                if kept < index { unsafe sides[kept] = side }
                kept += 1
            }
        }
        sideCount = kept
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
