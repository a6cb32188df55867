/// Path data as commands in absolute coordinates.
package struct PathCommands: Hashable, Sendable {
    /// The capital letter of each command.
    package var letters: [UInt8] = []
    /// The numbers of all commands, one after another. An arc has seven, of which the fourth and the fifth are its flags: 0, or another number
    /// for 1.
    package var numbers: [Double] = []

    package init() {}

    /// The number of points that a command ends in.
    static func points(of letter: UInt8) -> Int {
        switch letter {
        case UInt8(ascii: "C"): 3
        case UInt8(ascii: "S"), UInt8(ascii: "Q"): 2
        default: 1
        }
    }

    /// The number of numbers of a command.
    static func count(of letter: UInt8) -> Int {
        switch letter {
        case UInt8(ascii: "Z"): 0
        case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
        case UInt8(ascii: "A"): 7
        default: 2 * points(of: letter)
        }
    }
}

extension Path {
    /// The area of commands.
    ///
    /// - Precondition: Each letter has its numbers, and the first one is `M`.
    package init(_ commands: PathCommands, closesAll: Bool) {
        var counts: [Int] = []
        self.init(commands, closesAll: closesAll, counts: &counts)
    }

    /// The area of commands.
    ///
    /// - Parameter counts: Gets the number of elements after each command.
    /// - Precondition: Each letter has its numbers, and the first one is `M`.
    package init(_ commands: PathCommands, closesAll: Bool, counts: inout [Int]) {
        var pen = PathPen(closesAll: closesAll)
        var next = 0
        for letter in commands.letters {
            let end = next + PathCommands.count(of: letter)
            pen.run(letter, commands.numbers[next..<end])
            next = end
            counts.append(pen.path.elements.count)
        }
        self = pen.finished()
    }
}

/// Draws commands.
private struct PathPen {
    private(set) var path = Path()
    /// The position of the pen, that of the beginning of its subpath, and whether the subpath has been begun.
    private var pen = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    private var isOpen = false
    /// Whether nothing has come since the beginning of the subpath.
    private var hasOnlyMoved = false
    private let closesAll: Bool
    /// The last control point of the curve before, which smooth ones reflect.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    init(closesAll: Bool) { self.closesAll = closesAll }

    mutating func finished() -> Path {
        closeSubpath()
        return path
    }

    mutating func run(_ letter: UInt8, _ numbers: ArraySlice<Double>) {
        let first = numbers.startIndex
        func point(_ index: Int) -> Point {
            Point(x: numbers[first + 2 * index], y: numbers[first + 2 * index + 1])
        }
        let (cubic, quadratic) = (cubicControl, quadraticControl)
        (cubicControl, quadraticControl) = (nil, nil)
        switch letter {
        case UInt8(ascii: "M"):
            closeSubpath()
            pen = point(0)
            start = pen
            hasOnlyMoved = true
        case UInt8(ascii: "L"): line(to: point(0))
        case UInt8(ascii: "H"): line(to: Point(x: numbers[first], y: pen.y))
        case UInt8(ascii: "V"): line(to: Point(x: pen.x, y: numbers[first]))
        case UInt8(ascii: "C"): curve(point(0), point(1), to: point(2))
        case UInt8(ascii: "S"): curve(reflected(cubic), point(0), to: point(1))
        case UInt8(ascii: "Q"): quadraticCurve(point(0), to: point(1))
        case UInt8(ascii: "T"): quadraticCurve(reflected(quadratic), to: point(0))
        case UInt8(ascii: "A"): arc(Array(numbers))
        default: endSubpath()
        }
    }

    private mutating func open() {
        hasOnlyMoved = false
        if !isOpen { path.move(to: start) }
        isOpen = true
    }

    private mutating func closeSubpath() {
        if isOpen, closesAll { path.close() }
        isOpen = false
    }

    private mutating func endSubpath() {
        // Where nothing comes in between, a dot, which is a line without length.
        if hasOnlyMoved, !closesAll { line(to: start) } else if isOpen { path.close() }
        hasOnlyMoved = false
        isOpen = false
        pen = start
    }

    private mutating func line(to point: Point) {
        open()
        path.line(to: point)
        pen = point
    }

    private mutating func curve(_ a: Point, _ b: Point, to point: Point) {
        open()
        path.curve(a, b, to: point)
        (pen, cubicControl) = (point, b)
    }

    private mutating func quadraticCurve(_ control: Point, to point: Point) {
        func toward(_ end: Point) -> Point {
            Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        open()
        path.curve(toward(pen), toward(point), to: point)
        (pen, quadraticControl) = (point, control)
    }

    private func reflected(_ control: Point?) -> Point {
        guard let control else { return pen }
        return Point(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
    }

    private mutating func arc(_ n: [Double]) {
        let end = Point(x: n[5], y: n[6])
        open()
        path.ellipse(
            from: pen, to: end, rx: n[0].magnitude, ry: n[1].magnitude, degrees: n[2], isLarge: n[3] != 0,
            isClockwise: n[4] != 0)
        pen = end
    }
}
