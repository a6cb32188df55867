internal import Specs

extension SpecMap {
    /// The values of this file and the one that it extends, merged. Its own defaults, themes, variables and assets go first; those
    /// of one name become one.
    func extending(_ base: SpecMap) -> SpecMap {
        guard isMap, base.isMap else { return self }
        var result = entries
        for below in base.entries {
            let index = result.firstIndex { $0.key == below.key }
            let own = index.map { result[$0].value }
            let content: SpecNode.Content? =
                switch below.key {
                case "includes": .list(below.value.parts + (own?.parts ?? []))
                case "defaults": Self.both(below.value, own) { $0.merged(with: $1) }
                case "themes", "vars": Self.both(below.value, own) { $0.replaced(by: $1) }
                case "assets": Self.assets(below.value, own)
                default: nil
                }
            guard let content else { continue }
            let (key, position) = (below.key, own?.position ?? below.value.position)
            let entry = SpecNode.Entry(
                key: key, position: index.map { result[$0].position } ?? below.position,
                value: SpecNode(content: content, position: position))
            if let index { result[index] = entry } else { result.append(entry) }
        }
        return with(result)
    }

    /// Two maps as one; this file's alone where one of them is none.
    private static func both(
        _ base: SpecNode, _ own: SpecNode?, _ merged: ([SpecNode.Entry], [SpecNode.Entry]) -> [SpecNode.Entry]
    ) -> SpecNode.Content {
        guard let own else { return base.content }
        guard let below = base.entries, let above = own.entries else { return own.content }
        return .map(merged(below, above))
    }

    /// The assets of both, each a map or a list.
    private static func assets(_ base: SpecNode, _ own: SpecNode?) -> SpecNode.Content {
        guard let own, !own.isNull else { return base.content }
        if let below = base.entries, let above = own.entries {
            var values: [String: SpecNode] = [:]
            for entry in below { values[entry.key] = entry.value }
            return .map(
                below.replaced(
                    by: above.map { entry in
                        guard let value = values[entry.key] else { return entry }
                        return SpecNode.Entry(
                            key: entry.key, position: entry.position, value: asset(value, entry.value))
                    }))
        }
        guard var items = base.named, let others = own.named else { return own.content }
        var numbers: [String: Int] = [:]
        for (number, item) in items.enumerated() {
            if let name = item.entries?["name"]?.text { numbers[name] = number }
        }
        for item in others {
            if let number = item.entries?["name"]?.text.flatMap({ numbers[$0] }) {
                items[number] = asset(items[number], item)
            } else {
                items.append(item)
            }
        }
        return .list(items)
    }

    /// An asset with what it says itself above what the file that is extended says.
    private static func asset(_ base: SpecNode, _ own: SpecNode) -> SpecNode {
        if own.isNull { return base }
        guard let below = base.entries, let above = own.entries else { return own }
        let timing = ["fps", "delay", "delays"]
        let isTimed = above.contains { timing.contains($0.key) }
        let kept = below.compactMap { entry -> SpecNode.Entry? in
            if isTimed, timing.contains(entry.key) { return nil }
            // What is said above is no axis below.
            guard entry.key == "matrix", let axes = entry.value.entries else { return entry }
            let rest = axes.filter { above[$0.key] == nil }
            if rest.isEmpty { return nil }
            return SpecNode.Entry(
                key: entry.key, position: entry.position,
                value: SpecNode(content: .map(rest), position: entry.value.position))
        }
        return SpecNode(content: .map(kept.merged(with: above)), position: own.position)
    }
}

extension SpecNode {
    /// The items of a list, or the value alone.
    fileprivate var parts: [SpecNode] { if case .list(let items) = content { items } else { [self] } }

    /// Assets as a list, in which each has its name; nil for anything else.
    fileprivate var named: [SpecNode]? {
        switch content {
        case .list(let items): items
        case .text: nil
        case .map(let entries):
            entries.map { entry in
                let name = Entry(
                    key: "name", position: entry.position,
                    value: SpecNode(content: .text(entry.key, isPlain: false), position: entry.position))
                guard let own = entry.value.entries ?? (entry.value.isNull ? [] : nil) else {
                    return entry.value
                }
                return SpecNode(
                    content: .map([name] + own),
                    position: entry.value.isNull ? entry.position : entry.value.position)
            }
        }
    }
}
