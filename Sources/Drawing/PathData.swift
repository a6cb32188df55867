/// The reason why a text is not SVG path data, with its place.
public struct PathDataError: Error, Hashable, CustomStringConvertible {
    /// The kind of error in a text.
    public enum Reason: Hashable, Sendable {
        /// There is nothing, or something before the first `M`.
        case noMove
        /// This stands where a command or a number should.
        case unexpected(String)
        /// The text ends where this many numbers of a command are still missing.
        case incomplete(command: String)
        /// An arc's flag is neither 0 nor 1.
        case noFlag
        /// A number or a point is further than ``Path/dataLimit`` from 0.
        case outOfRange
        /// More than ``Path/dataLengthLimit`` bytes.
        case tooLong
    }

    /// The kind of error.
    public let reason: Reason
    /// The place of the error, in UTF-8 bytes from the beginning.
    public let offset: Int

    /// A sentence with the error, its place in bytes, and what to write.
    public var description: String {
        switch reason {
        case .noMove: "path data must begin with M and two numbers, such as M2 4h8v8z"
        case .unexpected(let text):
            "\"\(text)\" at byte \(offset) of the path data is neither a command (M L H V C S Q T A Z) nor a number"
        case .incomplete(let command):
            "the command \(command) before byte \(offset) of the path data lacks numbers"
        case .noFlag: "the flag at byte \(offset) of the path data is neither 0 nor 1"
        case .outOfRange:
            "the number before byte \(offset) of the path data is out of range: points are at most \(Int(Path.dataLimit)) from 0"
        case .tooLong:
            "\(offset) bytes of path data are too many: at most \(Path.dataLengthLimit); simplify the path, or divide it into several"
        }
    }
}

extension Path {
    /// The most bytes of path data, and how far from 0 its points may be.
    public static let dataLengthLimit = 65536
    /// The greatest distance of a number or a point from 0, in the text's own units.
    public static let dataLimit = 1e6

    /// The area that SVG path data describes, with all commands of SVG 2 but `B`, filled by the nonzero rule.
    ///
    /// Quadratic curves become cubics exactly, arcs to within a ten-millionth of their radius.
    ///
    /// - Parameters:
    ///   - text: The path data.
    ///   - closesAll: Whether open subpaths are closed, as they are for filling.
    /// - Throws: ``PathDataError`` with the reason and the place, also for what is above the limits.
    public init(svg text: String, closesAll: Bool = true) throws(PathDataError) {
        var parser = PathDataParser(text, closesAll: closesAll)
        self = try parser.parse()
    }
}

/// Reads the grammar of https://www.w3.org/TR/SVG2/paths.html#PathDataBNF.
private struct PathDataParser {
    private let bytes: [UInt8]
    private var next = 0
    private var path = Path()
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

    init(_ text: String, closesAll: Bool) {
        bytes = Array(text.utf8)
        self.closesAll = closesAll
    }

    mutating func parse() throws(PathDataError) -> Path {
        if bytes.count > Path.dataLengthLimit { throw PathDataError(reason: .tooLong, offset: bytes.count) }
        skip(comma: false)
        guard next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "m") else {
            throw PathDataError(reason: .noMove, offset: next)
        }
        while next < bytes.count {
            let command = bytes[next]
            guard Self.commands.contains(command | 0x20) else { throw unexpected() }
            next += 1
            try run(command)
            skip(comma: false)
        }
        closeSubpath()
        return path
    }

    private static let commands = Array("mlhvcsqtaz".utf8)

    private mutating func run(_ letter: UInt8) throws(PathDataError) {
        let isRelative = letter & 0x20 != 0
        var command = letter | 0x20
        skip(comma: false)
        if command == UInt8(ascii: "z") { return endSubpath() }
        repeat {
            let origin = isRelative ? pen : Point(x: 0, y: 0)
            let (cubic, quadratic) = (cubicControl, quadraticControl)
            (cubicControl, quadraticControl) = (nil, nil)
            switch command {
            case UInt8(ascii: "m"):
                closeSubpath()
                pen = try point(origin, letter)
                start = pen
                hasOnlyMoved = true
                // Further pairs are lines.
                command = UInt8(ascii: "l")
            case UInt8(ascii: "l"): line(to: try point(origin, letter))
            case UInt8(ascii: "h"): line(to: try point(across: origin, letter))
            case UInt8(ascii: "v"): line(to: try point(down: origin, letter))
            case UInt8(ascii: "c"):
                let control = try point(origin, letter)
                curve(control, try point(origin, letter), to: try point(origin, letter))
            case UInt8(ascii: "s"):
                curve(reflected(cubic), try point(origin, letter), to: try point(origin, letter))
            case UInt8(ascii: "q"):
                let control = try point(origin, letter)
                quadraticCurve(control, to: try point(origin, letter))
            case UInt8(ascii: "t"): quadraticCurve(reflected(quadratic), to: try point(origin, letter))
            default: try arc(origin, letter)
            }
            skip(comma: false)
        } while beginsNumber(orComma: true)
    }

    // MARK: Drawing

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
        (cubicControl, quadraticControl) = (nil, nil)
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

    private mutating func arc(_ origin: Point, _ letter: UInt8) throws(PathDataError) {
        let (rx, ry, turn) = (try number(letter), try number(letter), try number(letter))
        let (isLarge, isClockwise) = (try flag(letter), try flag(letter))
        let end = try point(origin, letter)
        open()
        path.ellipse(
            from: pen, to: end, rx: rx.magnitude, ry: ry.magnitude, degrees: turn, isLarge: isLarge,
            isClockwise: isClockwise)
        pen = end
    }

    // MARK: Reading

    private mutating func skip(comma: Bool) {
        var mayComma = comma
        while next < bytes.count {
            switch bytes[next] {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D: next += 1
            case UInt8(ascii: ",") where mayComma:
                mayComma = false
                next += 1
            default: return
            }
        }
    }

    private func beginsNumber(orComma: Bool) -> Bool {
        guard next < bytes.count else { return false }
        switch bytes[next] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
            return true
        case UInt8(ascii: ","): return orComma
        default: return false
        }
    }

    private func unexpected() -> PathDataError {
        // One scalar, whose bytes may be several.
        let rest = String(decoding: bytes[next..<min(next + 8, bytes.count)], as: UTF8.self)
        let text = rest.unicodeScalars.first.map { $0.escaped(asASCII: true) } ?? ""
        return PathDataError(reason: .unexpected(text), offset: next)
    }

    private mutating func point(_ origin: Point, _ letter: UInt8) throws(PathDataError) -> Point {
        let (x, y) = (try number(letter), try number(letter))
        return try checked(Point(x: origin.x + x, y: origin.y + y))
    }

    private mutating func point(across origin: Point, _ letter: UInt8) throws(PathDataError) -> Point {
        let x = try number(letter)
        return try checked(Point(x: origin.x + x, y: pen.y))
    }

    private mutating func point(down origin: Point, _ letter: UInt8) throws(PathDataError) -> Point {
        let y = try number(letter)
        return try checked(Point(x: pen.x, y: origin.y + y))
    }

    private func checked(_ point: Point) throws(PathDataError) -> Point {
        guard point.x.magnitude <= Path.dataLimit, point.y.magnitude <= Path.dataLimit else {
            throw PathDataError(reason: .outOfRange, offset: next)
        }
        return point
    }

    private mutating func beginArgument(_ letter: UInt8) throws(PathDataError) {
        skip(comma: true)
        if next == bytes.count {
            throw PathDataError(
                reason: .incomplete(command: String(UnicodeScalar(letter))), offset: next)
        }
    }

    private mutating func flag(_ letter: UInt8) throws(PathDataError) -> Bool {
        try beginArgument(letter)
        let byte = bytes[next]
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            throw PathDataError(reason: .noFlag, offset: next)
        }
        next += 1
        return byte == UInt8(ascii: "1")
    }

    private mutating func number(_ letter: UInt8) throws(PathDataError) -> Double {
        try beginArgument(letter)
        let first = next
        if let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { next += 1 }
        var digits = skipDigits()
        if peek == UInt8(ascii: ".") {
            next += 1
            digits += skipDigits()
        }
        guard digits > 0 else {
            next = first
            if Self.commands.contains(bytes[next] | 0x20) {
                throw PathDataError(
                    reason: .incomplete(command: String(UnicodeScalar(letter))), offset: next)
            }
            throw unexpected()
        }
        skipExponent()
        let text = String(decoding: bytes[first..<next], as: UTF8.self)
        guard let value = Double(text), value.magnitude <= Path.dataLimit else {
            throw PathDataError(reason: .outOfRange, offset: next)
        }
        return value
    }

    private var peek: UInt8? { next < bytes.count ? bytes[next] : nil }

    private mutating func skipDigits() -> Int {
        let first = next
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { next += 1 }
        return next - first
    }

    private mutating func skipExponent() {
        guard let byte = peek, byte | 0x20 == UInt8(ascii: "e") else { return }
        let mark = next
        next += 1
        if let sign = peek, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
        if skipDigits() == 0 { next = mark }
    }
}
