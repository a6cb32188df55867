internal import Basics
internal import Decoding

/// A Lottie file as rlottie reads it.
///
/// It reads each object once, in the order of its members, and draws nothing of a shape whose type comes later; and it cuts off the
/// fractions of frames. So what the rest depends on comes first, and layers begin and end at the next whole frame, which is the first
/// one that they show, or do not show any more.
struct LottieText {
    private(set) var bytes: [UInt8] = []

    /// The type of a layer or shape; whether a layer has depth; whether a position has its coordinates apart.
    private static let first = ["ty", "ddd", "s"]

    init(_ root: SpecNode) { write(root) }

    private mutating func write(_ node: SpecNode) {
        switch node.content {
        case .text(let text, isPlain: true): bytes += text.utf8
        case .text(let text, isPlain: false): write(text)
        case .list(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(item)
            }
            bytes.append(UInt8(ascii: "]"))
        case .map(let entries):
            bytes.append(UInt8(ascii: "{"))
            let early = Self.first.flatMap { key in entries.filter { $0.key == key } }
            for (index, entry) in (early + entries.filter { !Self.first.contains($0.key) }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                write(entry.key)
                bytes.append(UInt8(ascii: ":"))
                write(entry)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func write(_ entry: SpecNode.Entry) {
        if entry.key == "ip" || entry.key == "op", let frame = entry.value.number, frame.magnitude < 1e9 {
            bytes += String(Int(frame.rounded(.up))).utf8
        } else {
            write(entry.value)
        }
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension SpecNode {
    /// The items of a list; nil for anything else.
    var items: [SpecNode]? {
        if case .list(let items) = content { items } else { nil }
    }

    /// The number that stands here.
    var number: Double? {
        guard case .text(let text, isPlain: true) = content else { return nil }
        return SpecNumber.value(of: text[...])
    }

    /// The value of a member of an object.
    subscript(key: String) -> SpecNode? { entries?[key] }
}
