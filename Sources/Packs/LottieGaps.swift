internal import Basics
internal import Decoding

/// What a Lottie file has and rlottie cannot draw.
struct LottieGaps {
    /// What there is, by kind; and in which layers, each once.
    private var layers: [Gap: [String]] = [:]

    private enum Gap: String, CaseIterable {
        case expressions, text, images, effects, sounds, cameras, depth
        case styles = "layer styles"

        var verb: String { self == .text || self == .depth ? "is" : "are" }
        var name: String { self == .depth ? "3D" : rawValue }
    }

    init(_ root: SpecNode) {
        let entries = root.entries ?? []
        visitLayers(entries["layers"])
        for asset in entries["assets"]?.items ?? [] { visitLayers(asset.entries?["layers"]) }
    }

    /// A sentence for each kind.
    var notes: [Message] {
        Gap.allCases.compactMap { gap in
            guard let names = layers[gap] else { return nil }
            let list =
                names.prefix(3).map { quoted($0) }.joined(separator: ", ") + (names.count > 3 ? ", …" : "")
            return "\(gap.name) \(gap.verb) not drawn: in \(list)"
        }
    }

    private mutating func visitLayers(_ node: SpecNode?) {
        for layer in node?.items ?? [] {
            guard let entries = layer.entries else { continue }
            let name = entries["nm"]?.text ?? entries["ind"]?.text.map { "layer \($0)" } ?? "a layer"
            let kinds: [String: Gap] = ["2": .images, "5": .text, "6": .sounds, "13": .cameras]
            if let gap = entries["ty"]?.text.flatMap({ kinds[$0] }) { add(gap, name) }
            if entries["ddd"]?.text == "1" { add(.depth, name) }
            for effect in entries["ef"]?.items ?? [] {
                add(.effects, "\(name): \(effect.entries?["nm"]?.text ?? "an effect")")
            }
            if entries["sy"]?.items?.isEmpty == false { add(.styles, name) }
            visitProperties(layer, name, depth: 0)
        }
    }

    /// Looks for properties that a script computes.
    private mutating func visitProperties(_ node: SpecNode, _ layer: String, depth: Int) {
        if depth > 64 { return }
        if let entries = node.entries {
            // A number there is a place.
            if let script = entries["x"]?.text, entries["k"] != nil, SpecNumber.value(of: script[...]) == nil
            {
                add(.expressions, layer)
            }
            for entry in entries where entry.key != "layers" {
                visitProperties(entry.value, layer, depth: depth + 1)
            }
        }
        for item in node.items ?? [] { visitProperties(item, layer, depth: depth + 1) }
    }

    private mutating func add(_ gap: Gap, _ layer: String) {
        if layers[gap]?.contains(layer) != true { layers[gap, default: []].append(layer) }
    }
}

extension SpecNode {
    /// The items of a list; nil for anything else.
    var items: [SpecNode]? {
        if case .list(let items) = content { items } else { nil }
    }
}
