internal import Drawing

/// The coverage of one figure inside its clip: a rectangle of the canvas.
///
/// A convex figure has one stretch on every scan line. The widths of those stretches are exact, there are 64 lines per
/// pixel, and the first and last of them begin and end with the figure, so that vertical and horizontal edges are exact and
/// all others within 2 levels, before ``CoverageLevels``. Sums are whole numbers: a mirrored figure gives mirrored pixels.
struct FigureStamp {
    let left, top, width, height: Int
    var coverage: [UInt8]

    /// The coverage with rows and columns exchanged.
    var transposed: FigureStamp { FigureStamp(transposing: self) }

    private init(transposing other: FigureStamp) {
        left = other.top
        top = other.left
        width = other.height
        height = other.width
        coverage = [UInt8](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width { coverage[row * width + column] = other.coverage[column * height + row] }
        }
    }

    var rect: PixelRect { PixelRect(columns: left..<left + width, rows: top..<top + height) }

    private static let linesPerPixel = 64
    /// The number of bits for fractions of a pixel's width.
    private static let unitBits = 12
    private static let unit = 1 << unitBits

    /// - Parameters:
    ///   - figure: The figure in pixels of a canvas of `canvasWidth` × `canvasHeight`, like `clip`.
    ///   - copies: The number of clips, each `pitch` to the right of the one before. They do not overlap.
    init(
        _ figure: PixelFigure, clip: PixelFigure?, copies: Int = 1, pitch: Double = 0, canvasWidth: Int,
        canvasHeight: Int
    ) {
        let box = figure.box.intersection(clip?.box.extended(by: Double(copies - 1) * pitch)).intersection(
            Box(left: 0, top: 0, right: Double(canvasWidth), bottom: Double(canvasHeight)))
        guard box.right > box.left, box.bottom > box.top else {
            (left, top, width, height, coverage) = (0, 0, 0, 0, [])
            return
        }
        left = Int(box.left.rounded(.down))
        top = Int(box.top.rounded(.down))
        width = Int(box.right.rounded(.up)) - left
        height = Int(box.bottom.rounded(.up)) - top
        coverage = [UInt8](repeating: 0, count: width * height)
        // The difference in coverage between a pixel and its left neighbor.
        var steps = [Int](repeating: 0, count: width + 2)
        let isUpright = figure.isUpright && clip?.isUpright != false
        // If the figure is symmetric about the middle of the rows, the lower rows mirror the upper ones.
        let isLevel =
            box.top - Double(top) == Double(top + height) - box.bottom
            && figure.isMirrored(at: (box.top + box.bottom) / 2)
            && clip?.isMirrored(at: (box.top + box.bottom) / 2) != false
        for row in 0..<height {
            if isLevel, row > height / 2 {
                let above = (height - 1 - row) * width
                unsafe coverage.withUnsafeMutableBufferPointer {
                    _ = unsafe $0.extracting(row * width..<(row + 1) * width)
                        .update(fromContentsOf: $0.extracting(above..<above + width))
                }
                continue
            }
            let upper = max(Double(top + row), box.top)
            let lower = min(Double(top + row + 1), box.bottom)
            // Whole rows of an upright rectangle are the same.
            if isUpright, row > 1, lower - upper == 1 {
                unsafe coverage.withUnsafeMutableBufferPointer {
                    _ = unsafe $0.extracting(row * width..<(row + 1) * width)
                        .update(fromContentsOf: $0.extracting((row - 1) * width..<row * width))
                }
                continue
            }
            let step = (lower - upper) / Double(Self.linesPerPixel)
            guard step > 0 else { continue }
            let lines = Lines(first: upper, step: step, box: box, left: left)
            switch figure {
            case .block(let block):
                lines.add({ block.stretch(at: $0) }, clip, copies, pitch, to: &steps)
            case .line(let line):
                lines.add({ line.stretch(at: $0) }, clip, copies, pitch, to: &steps)
            }
            let weight = (lower - upper) / Double(Self.linesPerPixel * Self.unit)
            var (sum, level) = (0, UInt8(0))
            for column in 0..<width {
                // Inside a figure, most pixels are equal to the one before.
                if steps[column] != 0 {
                    sum += steps[column]
                    steps[column] = 0
                    level = CoverageLevels.level(Double(sum) * weight)
                }
                coverage[row * width + column] = level
            }
            (steps[width], steps[width + 1]) = (0, 0)
        }
    }

    /// The scan lines of a row of pixels.
    private struct Lines {
        /// The top of the row, and the distance between lines.
        let first, step: Double
        let box: Box
        /// The stamp's first column.
        let left: Int

        /// Adds the part of each line that lies in a figure and within `copies` of a clip.
        @inline(__always)
        func add(
            _ stretch: (Double) -> Stretch, _ clip: PixelFigure?, _ copies: Int, _ pitch: Double,
            to steps: inout [Int]
        ) {
            let limits = Stretch(low: box.left, high: box.right)
            unsafe steps.withUnsafeMutableBufferPointer { steps in
                for line in 0..<FigureStamp.linesPerPixel {
                    let y = first + (Double(line) + 0.5) * step
                    let whole = stretch(y).intersection(limits)
                    guard let clip else {
                        unsafe add(whole, to: steps)
                        continue
                    }
                    let limit = clip.stretch(at: y)
                    for copy in 0..<copies {
                        unsafe add(
                            whole.intersection(limit.moved(by: Double(copy) * pitch)), to: steps)
                    }
                }
            }
        }

        @inline(__always)
        private func add(_ stretch: Stretch, to steps: UnsafeMutableBufferPointer<Int>) {
            guard stretch.high > stretch.low else { return }
            unsafe add(units(stretch.low), 1, to: steps)
            unsafe add(units(stretch.high), -1, to: steps)
        }

        /// Ties go to the even unit, which is the same one seen in a mirror.
        @inline(__always)
        private func units(_ x: Double) -> Int {
            // A sum of this size has no precision below a unit: its last bits are those of the rounded number.
            let shift = 0x1.8p52
            let sum = x * Double(FigureStamp.unit) + shift
            return Int(bitPattern: UInt(sum.bitPattern &- shift.bitPattern)) &- left &* FigureStamp.unit
        }

        /// Adds (or removes) everything to the right of `x`, which is not left of the first column.
        @inline(__always)
        private func add(_ x: Int, _ sign: Int, to steps: UnsafeMutableBufferPointer<Int>) {
            let (pixel, part) = (x &>> FigureStamp.unitBits, x & (FigureStamp.unit &- 1))
            unsafe steps[pixel] &+= sign &* (FigureStamp.unit &- part)
            unsafe steps[pixel + 1] &+= sign &* part
        }
    }
}
