internal import Drawing
internal import MotionCore

/// A filter on a canvas: its lengths in pixels.
struct PlacedFilter {
    let filter: ArtworkFilter

    init(_ filter: ArtworkFilter) { self.filter = filter }

    /// Distances along the axes of the filter that go nowhere in particular, such as deviations, along those of the canvas.
    func spread(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let map = filter.placing
        // Nothing is spread by a length that is not above 0.
        let (x, y) = (x > 0 ? x : 0, y > 0 ? y : 0)
        func length(_ a: Double, _ b: Double) -> Double {
            let length = (a * a + b * b).squareRoot()
            return length > 0 ? min(length, Self.farthest) : 0
        }
        return (length(map.a * x, map.c * y), length(map.b * x, map.d * y))
    }

    /// The greatest distance in pixels, beyond any canvas.
    private static let farthest = 1e6

    /// A way on the canvas, in whole pixels.
    func way(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let map = filter.placing
        func nearest(_ way: Double) -> Double {
            way.isNaN ? 0 : min(max((way + 0.5).rounded(.down), -Self.farthest), Self.farthest)
        }
        return (nearest(map.a * x + map.c * y), nearest(map.b * x + map.d * y))
    }

    /// A rectangle in units of the filter, and the box around it on the canvas.
    func outline(of region: Extent) -> (path: Path, box: Box) {
        let map = filter.placing
        let corners = [
            PlanePoint(region.left, region.top), PlanePoint(region.right, region.top),
            PlanePoint(region.right, region.bottom), PlanePoint(region.left, region.bottom),
        ].map { Point(map.moved($0)) }
        var path = Path()
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.line(to: corner) }
        path.close()
        return (path, Box(around: corners))
    }

    /// Whether the axes of the filter are those of the canvas.
    var isUpright: Bool {
        let map = filter.placing
        return (map.b == 0 && map.c == 0) || (map.a == 0 && map.d == 0)
    }

    /// The greatest distance that content moves or grows, sideways and up and down.
    var reach: (x: Double, y: Double) {
        var sum = (x: 0.0, y: 0.0)
        func add(_ x: Double, _ y: Double) { sum = (sum.x + x.magnitude, sum.y + y.magnitude) }
        func blur(_ x: Double, _ y: Double) {
            let (x, y) = spread(x, y)
            func extent(_ deviation: Double) -> Double {
                deviation > 0 ? (min(deviation, FilterLayer.widestBlur) * 3.5).rounded(.up) : 0
            }
            add(extent(x), extent(y))
        }
        for step in filter.steps {
            switch step.change {
            case .blur(_, let x, let y): blur(x, y)
            case .offset(_, let x, let y):
                let (x, y) = way(x, y)
                add(x, y)
            case .shadow(_, let x, let y, let blurX, let blurY, _):
                let (x, y) = way(x, y)
                add(x, y)
                blur(blurX, blurY)
            case .morphology(_, let x, let y, let isDilated):
                let (x, y) = spread(x, y)
                if isDilated { add(x + 1, y + 1) }
            case .matrix, .blend, .composite, .merge, .flood, .transfer: break
            }
        }
        return sum
    }

    /// Whether a result may be visible where the source is transparent all around.
    var fills: Bool {
        filter.steps.contains { step in
            switch step.change {
            case .flood: true
            case .matrix(_, let numbers): numbers.count == 20 && numbers[19] > 0
            case .composite(_, _, .arithmetic(_, _, _, let k)): k > 0
            case .transfer(_, _, _, _, let alpha): alpha.value(at: 0) > 0
            case .blur, .blend, .composite, .offset, .merge, .shadow, .morphology: false
            }
        }
    }

    /// The box in which a result can be visible; nil for none.
    func box(of content: Box?) -> Box? {
        var box = Box.everywhere
        if !fills {
            guard let content else { return nil }
            let reach = reach
            box = content.grown(reach.x, reach.y)
        }
        if filter.steps.isEmpty { return nil }
        return filter.region.map { box.intersection(outline(of: $0).box) } ?? box
    }
}

extension ArtworkFilter.Transfer {
    /// The value of the function at a channel, in `0...1`.
    func value(at channel: Double) -> Double {
        let value: Double
        switch self {
        case .identity: value = channel
        case .table(let values):
            guard let last = values.last else { return channel }
            let place = channel * Double(values.count - 1)
            let index = Int(place)
            let from = index < values.count ? values[index] : last
            let to = index + 1 < values.count ? values[index + 1] : last
            value = from + (to - from) * (place - Double(index))
        case .discrete(let values):
            guard let last = values.last else { return channel }
            let index = Int(channel * Double(values.count))
            value = index < values.count ? values[index] : last
        case .linear(let slope, let start): value = slope * channel + start
        case .gamma(let amplitude, let exponent, let offset):
            value = amplitude * channel.raised(to: exponent) + offset
        }
        return value > 0 ? min(value, 1) : 0
    }
}
