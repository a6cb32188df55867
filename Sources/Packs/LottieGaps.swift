internal import Basics
internal import Specs

/// The content of a Lottie file that rlottie does not draw, or not as it is meant.
///
/// Found by reading the file, by what rlottie 0.1 draws of each kind beside ThorVG and lottie-web. What has no effect, or is hidden,
/// does not count.
struct LottieGaps {
    /// The gaps of each kind, with the layers that they are in, each once.
    private var found: [Gap: (count: Int, places: [String])] = [:]
    private let embedded: Set<String>
    private let slots: [SpecNode.Entry]
    /// In which layer it is looked.
    private var layer = ""

    init(_ root: SpecNode) {
        let assets = root["assets"]?.items ?? []
        embedded = Set(assets.filter { $0.isEmbeddedImage }.compactMap { $0["id"]?.text })
        slots = root["slots"]?.entries ?? []
        visitLayers(root["layers"])
        for asset in assets { visitLayers(asset["layers"]) }
    }

    /// The notes, a sentence for each kind of gap.
    var notes: [Message] {
        Gap.allCases.compactMap { gap in
            guard let (count, places) = found[gap] else { return nil }
            let list =
                places.prefix(3).map { quoted($0) }.joined(separator: ", ") + (places.count > 3 ? ", …" : "")
            return
                "\(counted(count, gap.name.one, gap.name.many)) \(count == 1 ? "is" : "are") \(gap.verdict): in \(list)"
        }
    }

    private mutating func add(_ gap: Gap, in place: String? = nil) {
        let place = place ?? layer
        found[gap, default: (0, [])].count += 1
        if found[gap]?.places.contains(place) == false { found[gap]?.places.append(place) }
    }

    private mutating func visitLayers(_ node: SpecNode?) {
        for entry in node?.items ?? [] where entry["hd"]?.isTrue != true {
            layer = entry["nm"]?.text ?? entry["ind"]?.text.map { "layer \($0)" } ?? "a layer"
            switch entry["ty"]?.text {
            case "2" where !embedded.contains(entry["refId"]?.text ?? ""): add(.images)
            case "5": add(.texts)
            case "6": add(.sounds)
            case "13": add(.cameras)
            default: break
            }
            if entry["ddd"]?.isTrue == true { add(.depths) }
            if let kind = entry["tt"]?.number, kind != 0 { add(.mattes) }
            if entry["tm"] != nil { add(.remaps) }
            for effect in entry["ef"]?.items ?? [] where effect["en"]?.text != "0" {
                add(.effects, in: "\(layer): \(effect["nm"]?.text ?? "an effect")")
            }
            for _ in entry["sy"]?.items ?? [] { add(.styles) }
            if entry["hasMask"]?.text != "false" {
                for mask in entry["masksProperties"]?.items ?? [] { visit(mask: mask) }
            }
            visit(blending: entry)
            if let place = entry["ks"] { visit(transform: place) }
            visit(shapes: entry["shapes"])
            for part in entry.entries ?? [] where part.key != "layers" { visit(properties: part.value) }
        }
    }

    private mutating func visit(mask: SpecNode) {
        if ["n", "l", "d"].contains(mask["mode"]?.text) { add(.maskModes) }
        if mask["inv"]?.isTrue == true { add(.invertedMasks) }
        if mask["o"].moves(from: 100) { add(.maskOpacities) }
        if mask["x"].moves(from: 0) { add(.maskExpansions) }
    }

    private mutating func visit(blending node: SpecNode) {
        if let mode = node["bm"]?.number, mode != 0 { add(.blendModes) }
    }

    private mutating func visit(transform node: SpecNode) {
        if node["sk"].moves(from: 0) { add(.skews) }
    }

    private mutating func visit(shapes node: SpecNode?) {
        for shape in node?.items ?? [] {
            let kind = shape["ty"]?.text
            if shape["hd"]?.isTrue == true {
                // Of what is hidden, only groups are drawn all the same.
                if kind == "gr" { add(.hiddenGroups) }
                continue
            }
            visit(blending: shape)
            switch kind {
            case "gr": visit(shapes: shape["it"])
            case "tr": visit(transform: shape)
            case "rp": if let place = shape["tr"] { visit(transform: place) }
            case "pb" where shape["a"].moves(from: 0): add(.puckers)
            case "op" where shape["a"].moves(from: 0): add(.offsets)
            case "rd" where shape["r"].moves(from: 0): add(.corners)
            case "zz" where shape["s"].moves(from: 0): add(.zigzags)
            case "tw" where shape["a"].moves(from: 0): add(.twists)
            case "mm" where (shape["mm"]?.number ?? 1) > 1: add(.merges)
            case "sr" where shape["r"].moves(from: 0): add(.starTurns)
            default: break
            }
        }
    }

    /// Looks for properties that a script computes, and for those whose values stand elsewhere.
    private mutating func visit(properties node: SpecNode) {
        if let slot = node["sid"]?.text, let value = slots[slot]?["p"], value["k"] != node["k"] {
            add(.slots)
        }
        // A number there is a place.
        if let script = node["x"], node["k"] != nil, script.text != nil, script.number == nil {
            add(.expressions)
        }
        for entry in node.entries ?? [] { visit(properties: entry.value) }
        for item in node.items ?? [] where item.entries != nil || item.items != nil {
            visit(properties: item)
        }
    }
}

extension SpecNode {
    fileprivate var isTrue: Bool { text == "true" || text == "1" }

    /// Whether the asset is an image in this file that rlottie can read.
    fileprivate var isEmbeddedImage: Bool {
        guard let data = self["p"]?.text else { return false }
        return ["png", "jpeg", "jpg", "gif", "bmp"].contains { data.hasPrefix("data:image/\($0);base64,") }
    }
}

extension SpecNode? {
    /// Whether a property of one number has another one than `number` at any time.
    fileprivate func moves(from number: Double) -> Bool {
        guard let value = self?["k"] else { return false }
        if let items = value.items, items.contains(where: { $0.entries != nil }) { return true }
        return (value.items?.first ?? value).number != number
    }
}
