internal import Basics
internal import Specs

/// A Lottie file as rlottie reads it.
///
/// It reads each object once, in the order of its members, and draws nothing of a shape whose type comes later; and it cuts off the
/// fractions of frames. So what the rest depends on comes first, and layers begin and end at the next whole frame, which is the first
/// one that they show, or do not show any more. It also turns no layer that does not say that it has no depth, loses a property whose
/// last keyframe has handles for an easing, as there is nothing to ease to, and one that has a single keyframe.
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
                write(index + 1 == items.count ? item.lastKeyframe : item)
            }
            bytes.append(UInt8(ascii: "]"))
        case .map(let entries):
            bytes.append(UInt8(ascii: "{"))
            var entries = node.stillEntries ?? entries
            if node.isLayer, !entries.contains(where: { $0.key == "ddd" }) {
                entries.append(.init(key: "ddd", position: node.position, value: node.with("0")))
            }
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

    /// Whether this is a layer: shapes have words for their types.
    fileprivate var isLayer: Bool { self["ty"]?.number != nil && self["ks"]?.entries != nil }

    /// The same keyframe without handles to a next one, and any other node as it is.
    fileprivate var lastKeyframe: SpecNode {
        guard case .map(let entries) = content, self["t"]?.number != nil, self["s"] != nil else {
            return self
        }
        return SpecNode(
            content: .map(entries.filter { $0.key != "i" && $0.key != "o" }), position: position)
    }

    /// The members of a property with a single keyframe, as one that stands still; nil for anything else.
    fileprivate var stillEntries: [Entry]? {
        guard case .map(let entries) = content, let keys = self["k"]?.items, keys.count == 1,
            let key = keys.first,
            key["t"]?.number != nil, let start = key["s"]
        else { return nil }
        // A number, or a path, is in a list of its own.
        let value = start.items.flatMap { $0.count == 1 ? $0[0] : nil } ?? start
        return entries.map { entry in
            switch entry.key {
            case "a": Entry(key: "a", position: entry.position, value: entry.value.with("0"))
            case "k": Entry(key: "k", position: entry.position, value: value)
            default: entry
            }
        }
    }

    /// A number in the place of this node.
    fileprivate func with(_ number: String) -> SpecNode {
        SpecNode(content: .text(number, isPlain: true), position: position)
    }

    /// The value of a member of an object.
    subscript(key: String) -> SpecNode? { entries?[key] }
}
