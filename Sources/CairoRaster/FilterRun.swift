internal import Drawing

/// The steps of a filter on pixels of a canvas.
struct FilterRun {
    private let placed: PlacedFilter
    /// The pixels, of which the first one may lie outside of the canvas.
    private let rect: PixelRect
    private let source: FilterLayer
    private let color: Color
    private var results: [FilterLayer?] = []

    /// - Parameters:
    ///   - source: The pixels that are filtered.
    ///   - color: The chosen color.
    init(_ placed: PlacedFilter, _ source: FilterLayer, of rect: PixelRect, _ color: Color) {
        self.placed = placed
        self.rect = rect
        self.color = color
        var source = source
        if let region = placed.filter.region { placed.cut(&source, to: region, of: rect) }
        self.source = source
    }

    /// The result of the last step.
    mutating func result() -> FilterLayer {
        let steps = placed.filter.steps
        // A result is kept for as long as a later step needs it.
        var lastUses = [Int](steps.indices)
        for (index, step) in steps.enumerated() {
            for input in step.change.inputs {
                switch input {
                case .result(let earlier) where earlier >= 0 && earlier < index: lastUses[earlier] = index
                case .previous where index > 0: lastUses[index - 1] = index
                case .source, .sourceAlpha, .previous, .result, .nothing: break
                }
            }
        }
        for (index, step) in steps.enumerated() {
            var layer = layer(of: step)
            // Both are cut, as one may be larger than the other.
            for region in [step.region, placed.filter.region] {
                if let region { placed.cut(&layer, to: region, of: rect) }
            }
            results.append(layer)
            for earlier in 0..<index where lastUses[earlier] <= index { results[earlier] = nil }
        }
        var result = results.last.flatMap { $0 } ?? blank(isLinear: false)
        result.change(toLinear: false)
        return result
    }

    private func blank(isLinear: Bool, _ pixel: SIMD4<Float> = .zero) -> FilterLayer {
        FilterLayer(width: source.width, height: source.height, isLinear: isLinear, pixel)
    }

    private func input(_ input: ArtworkFilter.Input, isLinear: Bool) -> FilterLayer {
        var layer: FilterLayer?
        switch input {
        case .source: layer = source
        case .sourceAlpha:
            // Black is black in any light.
            var alpha = source
            alpha.changePixels { SIMD4(0, 0, 0, $0.w) }
            alpha.isLinear = isLinear
            return alpha
        case .previous: layer = results.last ?? source
        case .result(let index): layer = results.indices.contains(index) ? results[index] : nil
        case .nothing: break
        }
        guard var layer else { return blank(isLinear: isLinear) }
        layer.change(toLinear: isLinear)
        return layer
    }

    private func layer(of step: ArtworkFilter.Step) -> FilterLayer {
        let isLinear = step.isLinear
        switch step.change {
        case .blur(let from, let x, let y):
            var layer = input(from, isLinear: isLinear)
            let (x, y) = placed.spread(x, y)
            layer.blur(x, y)
            return layer
        case .matrix(let from, let numbers):
            var layer = input(from, isLinear: isLinear)
            if numbers.count == 20 { layer.multiply(by: numbers) }
            return layer
        case .blend(let front, let back, let mode):
            var layer = input(front, isLinear: isLinear)
            layer.combine(with: input(back, isLinear: isLinear)) { mode.blended($0, over: $1) }
            return layer
        case .composite(let first, let second, let rule):
            var layer = input(first, isLinear: isLinear)
            layer.compose(with: input(second, isLinear: isLinear), rule)
            return layer
        case .offset(let from, let x, let y):
            var layer = input(from, isLinear: isLinear)
            layer.move(by: placed.way(x, y))
            return layer
        case .merge(let layers):
            var merged = blank(isLinear: isLinear)
            for layer in layers {
                merged.combine(with: input(layer, isLinear: isLinear)) { $1 + $0 * (1 - $1.w) }
            }
            return merged
        case .flood(let ink): return flood(ink, isLinear: isLinear)
        case .shadow(let from, let x, let y, let blurX, let blurY, let ink):
            let layer = input(from, isLinear: isLinear)
            let pixel = flood(ink, isLinear: isLinear).pixels.first ?? .zero
            var shadow = layer
            let (blurX, blurY) = placed.spread(blurX, blurY)
            shadow.blur(blurX, blurY)
            shadow.move(by: placed.way(x, y))
            shadow.combine(with: layer) { $1 + pixel * $0.w * (1 - $1.w) }
            return shadow
        case .transfer(let from, let red, let green, let blue, let alpha):
            var layer = input(from, isLinear: isLinear)
            layer.transfer([red, green, blue, alpha])
            return layer
        case .morphology(let from, let x, let y, let isDilated):
            var layer = input(from, isLinear: isLinear)
            let (x, y) = placed.spread(x, y)
            let most = Double(max(source.width, source.height))
            layer.widen(
                Int(min(x, most).rounded()), Int(min(y, most).rounded()), isDilated: isDilated)
            return layer
        }
    }

    private func flood(_ ink: Ink, isLinear: Bool) -> FilterLayer {
        var pixel = FilterLayer(width: 1, height: 1, isLinear: false, ink.color(color).premultiplied)
        pixel.change(toLinear: isLinear)
        return blank(isLinear: isLinear, pixel.pixels[0])
    }
}

extension PlacedFilter {
    /// Cuts pixels to a rectangle in units of the filter.
    fileprivate func cut(_ layer: inout FilterLayer, to region: Extent, of rect: PixelRect) {
        let (left, top) = (Double(rect.columns.lowerBound), Double(rect.rows.lowerBound))
        let (path, box) = outline(of: region)
        if isUpright {
            let moved = Box(
                left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top)
            layer.cut(to: PixelRect(around: moved, layer.width, layer.height))
        } else {
            let whole = PixelRect(columns: 0..<layer.width, rows: 0..<layer.height)
            layer.cut(to: AreaScan.coverage(of: path.placed(scale: 1, x: -left, y: -top), in: whole))
        }
    }
}

extension ArtworkFilter.Change {
    /// The input of the change.
    fileprivate var inputs: [ArtworkFilter.Input] {
        switch self {
        case .blur(let input, _, _), .matrix(let input, _), .offset(let input, _, _),
            .shadow(let input, _, _, _, _, _), .transfer(let input, _, _, _, _),
            .morphology(let input, _, _, _):
            [input]
        case .blend(let first, let second, _), .composite(let first, let second, _): [first, second]
        case .merge(let inputs): inputs
        case .flood: []
        }
    }
}
