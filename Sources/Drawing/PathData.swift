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
        let (commands, error) = PathCommands.read(text)
        if let error { throw error }
        self.init(commands, closesAll: closesAll)
    }
}

extension PathCommands {
    /// Reads path data up to its end or its first error, as browsers do.
    ///
    /// - Parameter limit: The most bytes of the text.
    package static func read(
        _ text: String, limit: Int = Path.dataLengthLimit
    ) -> (commands: PathCommands, error: PathDataError?) {
        var parser = PathDataParser(text, limit: limit)
        do throws(PathDataError) { try parser.parse() } catch { return (parser.commands, error) }
        return (parser.commands, nil)
    }
}

/// Reads the grammar of https://www.w3.org/TR/SVG2/paths.html#PathDataBNF.
private struct PathDataParser {
    private let bytes: [UInt8]
    private let limit: Int
    private var next = 0
    private(set) var commands = PathCommands()
    /// The position of the pen, and that of the beginning of its subpath.
    private var pen = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)

    init(_ text: String, limit: Int) {
        bytes = Array(text.utf8)
        self.limit = limit
    }

    mutating func parse() throws(PathDataError) {
        if bytes.count > limit { throw PathDataError(reason: .tooLong, offset: bytes.count) }
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
    }

    private static let commands = Array("mlhvcsqtaz".utf8)

    private mutating func run(_ letter: UInt8) throws(PathDataError) {
        let isRelative = letter & 0x20 != 0
        var command = letter & ~0x20
        skip(comma: false)
        if command == UInt8(ascii: "Z") {
            commands.letters.append(command)
            pen = start
            return
        }
        repeat {
            let origin = isRelative ? pen : Point(x: 0, y: 0)
            let count = commands.numbers.count
            do throws(PathDataError) {
                try readArguments(of: command, from: origin, letter)
            } catch {
                commands.numbers.removeSubrange(count...)
                throw error
            }
            commands.letters.append(command)
            if command == UInt8(ascii: "M") {
                start = pen
                // Further pairs are lines.
                command = UInt8(ascii: "L")
            }
            skip(comma: false)
        } while beginsNumber(orComma: true)
    }

    private mutating func readArguments(of command: UInt8, from origin: Point, _ letter: UInt8)
        throws(PathDataError)
    {
        switch command {
        case UInt8(ascii: "H"):
            let x = try number(letter)
            pen = try checked(Point(x: origin.x + x, y: pen.y))
            commands.numbers.append(pen.x)
        case UInt8(ascii: "V"):
            let y = try number(letter)
            pen = try checked(Point(x: pen.x, y: origin.y + y))
            commands.numbers.append(pen.y)
        default:
            if command == UInt8(ascii: "A") {
                for _ in 0..<3 { commands.numbers.append(try number(letter)) }
                for _ in 0..<2 { commands.numbers.append(try flag(letter) ? 1 : 0) }
            }
            var end = pen
            for _ in 0..<(PathCommands.points(of: command)) {
                end = try point(origin, letter)
                commands.numbers.append(end.x)
                commands.numbers.append(end.y)
            }
            pen = end
        }
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
