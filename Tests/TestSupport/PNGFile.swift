/// The chunks of a PNG file, for inspecting the output of an encoder.
public struct PNGFile {
    public var chunks: [(type: String, data: [UInt8])] = []

    public init(_ bytes: [UInt8]) {
        var rest = bytes.dropFirst(8)
        while rest.count >= 12 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            chunks.append((type, Array(rest.dropFirst(8).prefix(length))))
            rest = rest.dropFirst(12 + length)
        }
    }

    public var types: [String] { chunks.map(\.type) }

    public subscript(type: String) -> [UInt8]? { chunks.first { $0.type == type }?.data }

    public var width: Int { self["IHDR"]!.prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    public var bitDepth: Int { Int(self["IHDR"]![8]) }
    public var colorType: Int { Int(self["IHDR"]![9]) }
}
