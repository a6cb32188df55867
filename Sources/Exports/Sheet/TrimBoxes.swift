internal import Formats
internal import Imaging

extension SheetLayout.Rectangle {
    /// The smallest rectangle with all visible pixels of `bitmap`; nil where nothing is visible.
    init?(visibleIn bitmap: borrowing Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        let pixel = bitmap.format.bytesPerPixel
        // Alpha that rounds to nothing shows nothing.
        var isVisible = [Bool](repeating: true, count: 256)
        switch bitmap.format {
        case .rgba: isVisible[0] = false
        case .coverage(let color):
            for coverage in 0...255 { isVisible[coverage] = scaled(UInt8(coverage), by: color.alpha) > 0 }
        }
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height {
            // The alpha byte is the last of a pixel.
            let row = y * width * pixel + pixel - 1
            func shows(_ x: Int) -> Bool { isVisible[Int(bitmap.bytes[row + x * pixel])] }
            guard let first = (0..<width).first(where: shows) else { continue }
            let last = (first..<width).last(where: shows) ?? first
            (left, right) = (min(left, first), max(right, last))
            (top, bottom) = (min(top, y), y)
        }
        guard bottom >= 0 else { return nil }
        self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The smallest rectangle that holds both.
    func union(_ other: Self) -> Self {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Self(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension SheetOptions {
    /// The part of each frame that is kept. Borders are those of a whole frame, so that a clip with borders is not trimmed.
    ///
    /// - Parameter visible: For each frame what is visible of it, nil where nothing is.
    func boxes(
        visible: [SheetLayout.Rectangle?], of sequence: FrameSequence
    ) -> [SheetLayout.Rectangle] {
        if sequence.clips.isEmpty {
            let whole = SheetLayout.Rectangle(x: 0, y: 0, width: sequence.width, height: sequence.height)
            return boxes(trim, tags, visible: visible, wholes: visible.map { _ in whole })
        }
        var boxes: [SheetLayout.Rectangle] = []
        for clip in sequence.clips {
            let wholes = (0..<clip.sequence.count).map { number in
                let size = clip.size(of: number)
                return SheetLayout.Rectangle(x: 0, y: 0, width: size.width, height: size.height)
            }
            let visible = Array(visible[boxes.count..<boxes.count + wholes.count])
            // Frames of different sizes have no box in common.
            let trim = clip.borders != nil ? .none : trim == .none || clip.hasOneSize ? trim : .frame
            boxes += self.boxes(trim, clip.tags, visible: visible, wholes: wholes)
        }
        return boxes
    }

    private func boxes(
        _ trim: Trim, _ tags: [SheetTag], visible: [SheetLayout.Rectangle?], wholes: [SheetLayout.Rectangle]
    ) -> [SheetLayout.Rectangle] {
        func common(_ frames: some Sequence<Int>) -> SheetLayout.Rectangle {
            var box: SheetLayout.Rectangle?
            for frame in frames {
                if let visible = visible[frame] { box = box?.union(visible) ?? visible }
            }
            // Readers take no picture without pixels, so nothing is one transparent pixel.
            return box ?? SheetLayout.Rectangle(x: 0, y: 0, width: 1, height: 1)
        }
        switch trim {
        case .none: return wholes
        case .frame: return visible.indices.map { common([$0]) }
        case .sheet:
            let box = common(visible.indices)
            return visible.map { _ in box }
        case .animation:
            let parts = Self.joined(tags)
            let others = visible.indices.filter { frame in !parts.contains { $0.contains(frame) } }
            var boxes = wholes
            let box = common(others)
            for frame in others { boxes[frame] = box }
            for part in parts {
                let box = common(part)
                for frame in part { boxes[frame] = box }
            }
            return boxes
        }
    }

    /// The frames that tags have, those with frames in common put together, ascending.
    private static func joined(_ tags: [SheetTag]) -> [ClosedRange<Int>] {
        var parts: [ClosedRange<Int>] = []
        for tag in tags.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) }) {
            if let last = parts.last, tag.from <= last.upperBound {
                parts[parts.count - 1] = last.lowerBound...max(last.upperBound, tag.to)
            } else {
                parts.append(tag.from...tag.to)
            }
        }
        return parts
    }
}
