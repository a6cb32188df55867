/// The coverage of a row of pixels, as areas that begin at edges and reach to the right end.
@safe
struct RowAreas {
    private let width: Int
    /// The increase in coverage from the pixel before to each pixel.
    private let steps: UnsafeMutableBufferPointer<Float>
    /// The first step that is not 0, and the step at which the final coverage is reached.
    private var (first, last) = (Int.max, -1)

    /// The number of steps that there must be room for: a few more than pixels, so that four can be read together.
    static func room(for width: Int) -> Int { width + 4 }

    init(_ steps: UnsafeMutableBufferPointer<Float>, width: Int) {
        self.width = width
        unsafe self.steps = steps
        unsafe steps.initialize(repeating: 0)
    }

    /// Adds the area to the right of an edge, as high as `cover`, between its places at the top and the bottom.
    @inline(__always)
    mutating func add(_ top: Double, _ bottom: Double, _ cover: Float) {
        var (left, right) = top < bottom ? (top, bottom) : (bottom, top)
        var cover = cover
        if left >= Double(width) {
            last = width
            return
        }
        if left < 0 {
            let outside = right <= 0 ? cover : cover * Float(-left / (right - left))
            first = 0
            last = max(last, 0)
            unsafe steps[0] += outside
            if right <= 0 { return }
            (left, cover) = (0, cover - outside)
        }
        if right > Double(width) {
            cover *= Float((Double(width) - left) / (right - left))
            right = Double(width)
        }
        let column = Int(left)
        let (start, end) = (Float(left - Double(column)), Float(right - Double(column)))
        first = min(first, column)
        let steps = unsafe self.steps.baseAddress.unsafelyUnwrapped + column
        if end <= 1 {
            last = max(last, column + 1)
            let within = cover * (start + end) / 2
            unsafe steps[0] += cover - within
            unsafe steps[1] += within
            return
        }
        // The coverage rises in proportion from start to end, and each pixel has the mean of its part.
        let whole = Int(end)
        let count = Float(whole) < end ? whole + 1 : whole
        last = max(last, column + count)
        let slope = cover / (end - start)
        var before = slope * (1 - start) * (1 - start) / 2
        unsafe steps[0] += before
        for place in 1..<count - 1 {
            let mean = slope * (Float(place) + 0.5 - start)
            unsafe steps[place] += mean - before
            before = mean
        }
        let rest = end - Float(count - 1)
        let mean = cover - slope * rest * rest / 2
        unsafe steps[count - 1] += mean - before
        unsafe steps[count] += cover - mean
    }

    /// Writes the levels of the row, whose first pixel is at `offset`, where they are not 0, and resets them.
    mutating func write(into bytes: inout [UInt8], from offset: Int) {
        defer { (first, last) = (Int.max, -1) }
        guard first <= last else { return }
        let end = min(last, width - 1)
        precondition(offset >= 0 && offset + width <= bytes.count, "a row lies in its picture")
        var sum: Float = 0
        var level: UInt8 = 0
        unsafe bytes.withUnsafeMutableBytes { bytes in
            do {
                let steps = unsafe UnsafeMutableRawPointer(steps.baseAddress.unsafelyUnwrapped)
                let bytes = unsafe bytes.baseAddress.unsafelyUnwrapped + offset
                var column = first
                while column <= end {
                    let place = unsafe steps + 4 * column
                    let isLevel = unsafe place.loadUnaligned(as: SIMD2<UInt64>.self) == SIMD2()
                    if isLevel, column + 3 <= end {
                        unsafe bytes.storeBytes(
                            of: 0x0101_0101 * UInt32(level), toByteOffset: column, as: UInt32.self)
                        column += 4
                    } else {
                        unsafe sum += place.load(as: Float.self)
                        unsafe place.storeBytes(of: 0, as: Float.self)
                        level = CoverageLevels.level(Double(sum))
                        unsafe bytes.storeBytes(of: level, toByteOffset: column, as: UInt8.self)
                        column += 1
                    }
                }
                unsafe steps.storeBytes(of: 0, toByteOffset: 4 * width, as: Float.self)
            }
        }
    }
}
