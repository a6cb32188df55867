internal import Basics
internal import Loading
internal import Specs

extension SheetSyntax {
    /// The format of TexturePacker and similar programs: frames as an object by name or as an array, or several pages as in
    /// Phaser's `textures`; the format of Aseprite, which adds durations; and Spindle's own.
    static let json = SheetSyntax(
        ending: ".json", marks: [#""frames""#],
        read: { text, sheet throws(SpecError) in
            let root = try tree(text, sheet.path)
            if let entries = root.entries, entries["format"]?.text == "spindle-sheet" {
                try readOwn(entries, &sheet)
                return true
            }
            let textures = root.entries?["textures"].flatMap(\.items)
            let pages = textures?.map { ($0, $0) } ?? [(root, root.entries?["meta"] ?? root)]
            for (page, meta) in pages {
                guard let image = meta.entries?["image"]?.text, let frames = page.entries?["frames"] else {
                    return false
                }
                var named = frames.entries?.map { ($0.key, $0.value) } ?? []
                for frame in frames.items ?? [] {
                    guard let name = frame.entries?["filename"]?.text else { return false }
                    named.append((name, frame))
                }
                if named.isEmpty || named.contains(where: { $0.1.entries?["frame"] == nil }) { return false }
                let number = try sheet.page(image)
                for (name, frame) in named { try sheet.add(part(frame, name, number, sheet)) }
            }
            if let entries = root.entries { readFacts(entries, entries["meta"]?.entries ?? [], &sheet) }
            return true
        },
        siblings: { text, path in
            guard has(text, "ulti"), let meta = try? tree(text, path).entries?["meta"]?.entries else {
                return []
            }
            // The first name is TexturePacker's, the second one that of Free Texture Packer.
            let names = meta["related_multi_packs"]?.items ?? meta["relatedMultiPacks"]?.items ?? []
            return names.compactMap(\.text).map { fullPath($0, beside: path) }
        })

    private static let limits = SpecTree.Limits(bytes: 1 << 24, values: 2_000_000)

    private static func tree(_ text: String, _ path: String) throws(SpecError) -> SpecNode {
        try SpecFile.tree(Array(text.utf8), name: path, limits: limits, log: SpecLog()).root
    }

    private static func part(
        _ node: SpecNode, _ name: String, _ page: Int, _ sheet: SheetFile
    ) throws(SpecError) -> SheetFrame {
        func numbers(_ key: String, _ keys: [String]) throws(SpecError) -> [Int]? {
            guard let entries = node.entries?[key]?.entries else { return nil }
            var numbers: [Int] = []
            for inner in keys {
                guard let number = entries[inner]?.text.flatMap({ wholeNumber($0) }) else {
                    throw sheet.wrong(
                        "the frame \(quoted(name)) has no whole number \(quoted(inner)) in \(quoted(key)); pack the sheet at scale 1"
                    )
                }
                numbers.append(number)
            }
            return numbers
        }
        guard let place = try numbers("frame", ["x", "y", "w", "h"]) else {
            throw sheet.wrong("the frame \(quoted(name)) has no place in the picture")
        }
        var frame = SheetFrame(
            name: name, page: page, x: place[0], y: place[1], width: place[2], height: place[3])
        if node.entries?["trimmed"]?.text != "false", let box = try numbers("spriteSourceSize", ["x", "y"]) {
            (frame.left, frame.top) = (box[0], box[1])
        }
        if let whole = try numbers("sourceSize", ["w", "h"]) {
            (frame.wholeWidth, frame.wholeHeight) = (whole[0], whole[1])
        }
        if node.entries?["rotated"]?.text == "true" { frame.turn = .clockwise }
        frame.delay = node.entries?["duration"]?.text.flatMap { SpecNumber.value(of: $0[...]) }
        return frame
    }

    /// Reads the format of Spindle's own schema.
    private static func readOwn(_ root: [SpecNode.Entry], _ sheet: inout SheetFile) throws(SpecError) {
        let images = root["images"]?.items?.compactMap { $0.entries?["file"]?.text } ?? []
        let size = ["w", "h"].compactMap { root["frameSize"]?.entries?[$0]?.text.flatMap { wholeNumber($0) } }
        for node in root["frames"]?.items ?? [] {
            func numbers(_ key: String, _ keys: [String]) -> [Int] {
                keys.compactMap { node.entries?[key]?.entries?[$0]?.text.flatMap { wholeNumber($0) } }
            }
            let (place, offset) = (numbers("frame", ["x", "y", "w", "h"]), numbers("offset", ["x", "y"]))
            let own = numbers("sourceSize", ["w", "h"])
            let whole = own.isEmpty ? size : own
            guard let name = node.entries?["name"]?.text, place.count == 4, offset.count == 2,
                whole.count == 2,
                let image = node.entries?["image"]?.text.flatMap({ wholeNumber($0) }),
                images.indices.contains(image)
            else { throw sheet.wrong("is not a sheet as sheet.schema.json describes it; render it again") }
            var frame = SheetFrame(
                name: name, page: try sheet.page(images[image]), x: place[0], y: place[1], width: place[2],
                height: place[3],
                delay: node.entries?["duration"]?.text.flatMap { SpecNumber.value(of: $0[...]) })
            (frame.left, frame.top) = (offset[0], offset[1])
            (frame.wholeWidth, frame.wholeHeight) = (whole[0], whole[1])
            if node.entries?["rotated"]?.text == "true" { frame.turn = .clockwise }
            try sheet.add(frame)
        }
        readFacts(root, root, &sheet)
    }

    /// Reads how frames are played, out of the metadata of TexturePacker, Aseprite and Phaser, and of Spindle's own schema.
    ///
    /// - Parameter meta: The entries about the whole sheet.
    private static func readFacts(
        _ root: [SpecNode.Entry], _ meta: [SpecNode.Entry], _ sheet: inout SheetFile
    ) {
        func number(_ node: SpecNode?) -> Double? { node?.text.flatMap { SpecNumber.value(of: $0[...]) } }
        let loop = meta["loop"]?.text
        sheet.facts.plays = loop.map { $0 == "true" ? 0 : 1 } ?? sheet.facts.plays
        sheet.facts.rate = number(meta["fps"]) ?? sheet.facts.rate
        // Only what turns has a rotation, and only what is multiplied says so.
        if loop != nil {
            sheet.facts.rotation = number(meta["rotationPerWrap"]) ?? 0
            let isPremultiplied =
                meta["premultiplied"]?.text == "true" || meta["alpha"]?.text == "premultiplied"
            sheet.facts.isPremultiplied = isPremultiplied
        }
        for tag in (meta["frameTags"] ?? meta["tags"])?.items ?? [] {
            guard let entries = tag.entries, let name = entries["name"]?.text else { continue }
            let ends = ["from", "to"].map { entries[$0]?.text ?? "?" }.joined(separator: "-")
            let words = [ends, entries["direction"]?.text, entries["repeat"]?.text.map { "\($0) times" }]
            sheet.facts.add(name, [], words.compactMap { $0 }.joined(separator: " "))
        }
        let animations = root["animations"]?.entries ?? []
        let places = animations.isEmpty && root["anims"] == nil ? [:] : sheet.places
        for animation in animations {
            let names = (animation.value.items ?? []).compactMap(\.text)
            sheet.facts.add(animation.key, names.map { places[$0] ?? -1 })
        }
        for animation in root["anims"]?.items ?? [] {
            guard let entries = animation.entries, let name = entries["key"]?.text else { continue }
            let names = (entries["frames"]?.items ?? []).compactMap { $0.entries?["frame"]?.text }
            let rate = number(entries["frameRate"]) ?? 24
            sheet.facts.add(name, [], words(names.map { places[$0] ?? -1 }, rate: rate))
            if let count = number(entries["repeat"]), count.magnitude < 1e9 {
                let plays = count < 0 ? 0 : Int(count) + 1
                sheet.facts.plays = sheet.facts.plays ?? plays
                // Of several animations each has a number of its own.
                if plays != sheet.facts.plays { sheet.facts.add(name, [], "\(plays) times") }
            }
        }
    }

    /// An animation in which a frame is shown longer by standing there several times.
    private static func words(_ places: [Int], rate: Double) -> String {
        var runs: [(place: Int, count: Int)] = []
        for place in places {
            if runs.last?.place == place { runs[runs.count - 1].count += 1 } else { runs.append((place, 1)) }
        }
        func time(_ count: Int) -> String { "\((Double(count) * 1000 / max(rate, 0.001)).decimal(2)) ms" }
        if let first = runs.first?.count, runs.allSatisfy({ $0.count == first }) {
            return "\(wordsOfFrames(runs.map(\.place))) for \(time(first)) each"
        }
        return runs.map { "\($0.place) for \(time($0.count))" }.joined(separator: ", ")
    }
}

extension SpecNode {
    /// The items of a list; nil for anything else.
    fileprivate var items: [SpecNode]? {
        if case .list(let items) = content { items } else { nil }
    }
}
