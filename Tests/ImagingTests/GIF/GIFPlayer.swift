import Imaging
import TestSupport

/// Plays a GIF as its specification says.
struct GIFPlayer {
    struct Shown {
        var area: (x: Int, y: Int, width: Int, height: Int)
        var delay: Int
        var disposal: UInt8
        var hasPalette: Bool
        /// Whether some number means nothing.
        var hasTransparent: Bool
        /// How many bits the smallest codes have.
        var codeSize: Int
        /// The whole picture; 0 where nothing shows.
        var picture: Bitmap
    }

    struct Broken: Error {}

    private(set) var loops = false
    private(set) var shown: [Shown] = []

    init(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        func take(_ count: Int) throws -> [UInt8] {
            guard rest.count >= count else { throw Broken() }
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        func number() throws -> Int {
            let bytes = try take(2)
            return Int(bytes[0]) | Int(bytes[1]) << 8
        }
        func table(_ flags: UInt8) throws -> [Color]? {
            if flags & 0x80 == 0 { return nil }
            return try (0..<2 << (flags & 7)).map { _ in
                let color = try take(3)
                return Color(color[0], color[1], color[2])
            }
        }
        guard try take(6) == Array("GIF89a".utf8) else { throw Broken() }
        var canvas = Bitmap(width: try number(), height: try number(), format: .rgba)
        let flags = try take(3)[0]
        let common = try table(flags)
        var (control, isLeft): ([UInt8], Bool) = ([], true)
        while true {
            switch try take(1)[0] {
            case 0x21:
                let kind = try take(1)[0]
                var blocks: [[UInt8]] = []
                while case let length = try take(1)[0], length > 0 { blocks.append(try take(Int(length))) }
                if kind == 0xF9 { control = blocks[0] }
                if kind == 0xFF { loops = blocks == [Array("NETSCAPE2.0".utf8), [1, 0, 0]] }
            case 0x2C:
                if !isLeft, let last = shown.last {
                    for y in last.area.y..<last.area.y + last.area.height {
                        for x in last.area.x..<last.area.x + last.area.width {
                            canvas.put(Color(0, 0, 0, 0), x, y)
                        }
                    }
                }
                let area = (x: try number(), y: try number(), width: try number(), height: try number())
                let own = try table(take(1)[0])
                guard let colors = own ?? common else { throw Broken() }
                let size = Int(try take(1)[0])
                var data: [UInt8] = []
                while case let length = try take(1)[0], length > 0 { data += try take(Int(length)) }
                let numbers = try decodeLZW(data, size: size)
                guard numbers.count == area.width * area.height else { throw Broken() }
                for (index, number) in numbers.enumerated() where control[0] & 1 == 0 || number != control[3]
                {
                    canvas.put(colors[Int(number)], area.x + index % area.width, area.y + index / area.width)
                }
                let disposal = control[0] >> 2 & 7
                shown.append(
                    Shown(
                        area: area, delay: Int(control[1]) | Int(control[2]) << 8, disposal: disposal,
                        hasPalette: own != nil, hasTransparent: control[0] & 1 == 1, codeSize: size,
                        picture: canvas))
                isLeft = disposal != 2
            case 0x3B:
                guard rest.isEmpty else { throw Broken() }
                return
            default: throw Broken()
            }
        }
    }
}

/// The numbers that GIF's variant of LZW stands for, by the book: a dictionary of whole strings.
func decodeLZW(_ data: [UInt8], size: Int) throws -> [UInt8] {
    let clear = 1 << size
    var (dictionary, width): ([[UInt8]], Int) = ([], 0)
    var (result, previous): ([UInt8], [UInt8]) = ([], [])
    func restart() {
        dictionary = (0..<clear).map { [UInt8($0)] } + [[], []]
        (width, previous) = (size + 1, [])
    }
    restart()
    var position = 0
    while true {
        var code = 0
        for bit in 0..<width {
            guard position < 8 * data.count else { throw GIFPlayer.Broken() }
            code |= Int(data[position / 8] >> UInt8(position % 8) & 1) << bit
            position += 1
        }
        if code == clear {
            restart()
            continue
        }
        if code == clear + 1 { return result }
        guard code <= dictionary.count, code < dictionary.count || !previous.isEmpty else {
            throw GIFPlayer.Broken()
        }
        let string = code < dictionary.count ? dictionary[code] : previous + previous.prefix(1)
        result += string
        if !previous.isEmpty, dictionary.count < 4096 { dictionary.append(previous + string.prefix(1)) }
        previous = string
        if dictionary.count == 1 << width, width < 12 { width += 1 }
    }
}
