internal import Basics
internal import Drawing

/// One closed or open line of a path in Lottie's form: points, with their handles relative to them.
struct LottieContour {
    private(set) var points: [Point]
    private var arriving: [Point]
    private var leaving: [Point]
    private(set) var isClosed: Bool
    /// Whether the last point repeats the first one, so that others may follow.
    private var isJoined = false

    init(points: [Point], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
        arriving = points.map { _ in Point(x: 0, y: 0) }
        leaving = arriving
    }

    fileprivate mutating func line(to point: Point) {
        points.append(point)
        arriving.append(Point(x: 0, y: 0))
        leaving.append(Point(x: 0, y: 0))
    }

    fileprivate mutating func curve(_ a: Point, _ b: Point, to point: Point) {
        guard let last = points.last else { return }
        leaving[leaving.count - 1] = Point(x: a.x - last.x, y: a.y - last.y)
        line(to: point)
        arriving[arriving.count - 1] = Point(x: b.x - point.x, y: b.y - point.y)
    }

    fileprivate mutating func close() {
        isClosed = true
        // A last point that repeats the first one would make a side of zero length.
        guard let first = points.first, let last = points.last, points.count > 1,
            (first.x - last.x).magnitude < 1e-9, (first.y - last.y).magnitude < 1e-9
        else { return }
        arriving[0] = arriving[arriving.count - 1]
        points.removeLast()
        arriving.removeLast()
        leaving.removeLast()
    }

    /// Adds another closed line: goes to its first point, around it, and straight back to the first point of this one.
    fileprivate mutating func join(_ other: LottieContour) {
        if isJoined {
            // Goes back from the line that was joined before: a way from one to the other would surround an area.
            points.append(points[0])
            arriving.append(Point(x: 0, y: 0))
            leaving.append(Point(x: 0, y: 0))
        } else {
            // Goes around this line, up to its first point again.
            goAround()
        }
        var other = other
        other.goAround()
        points += other.points
        arriving += other.arriving
        leaving += other.leaving
    }

    /// Adds the first point again as the end.
    mutating func goAround() {
        points.append(points[0])
        arriving.append(arriving[0])
        leaving.append(Point(x: 0, y: 0))
        arriving[0] = Point(x: 0, y: 0)
        isJoined = true
    }

    func write(to json: inout JSONWriter) {
        json.member("c", isClosed)
        for (key, points) in [("v", points), ("i", arriving), ("o", leaving)] {
            json.array(key) { json in
                for point in points {
                    json.array { json in
                        for number in [point.x, point.y] {
                            let rounded = (number * 1e4).rounded() / 1e4
                            json.element(rounded == 0 ? 0 : rounded)
                        }
                    }
                }
            }
        }
    }
}

extension Path {
    /// All areas as one closed line, which passes from each to the next and back on the same way, since rlottie
    /// shows nothing within several masks.
    var singleContour: LottieContour {
        var joined: LottieContour?
        for contour in contours {
            if joined == nil { joined = contour } else { joined?.join(contour) }
        }
        return joined ?? LottieContour(points: [], isClosed: true)
    }

    var contours: [LottieContour] {
        var contours: [LottieContour] = []
        for element in elements {
            let last = contours.count - 1
            switch element {
            case .move(let to): contours.append(LottieContour(points: [to], isClosed: false))
            case .line(let to): contours[last].line(to: to)
            case .curve(let a, let b, let to): contours[last].curve(a, b, to: to)
            case .close: contours[last].close()
            }
        }
        return contours
    }
}
