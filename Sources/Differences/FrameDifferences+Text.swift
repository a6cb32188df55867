internal import Basics

extension FrameDifferences {
    /// The text for people: a line for each difference, and a summary.
    public var text: String {
        var lines = items.map { "\($0.title): \($0.text)" }
        lines += onlyInOld.map { "only in \(old): \($0)" }
        lines += onlyInNew.map { "only in \(new): \($0)" }
        if isEmpty { return "\(counted(compared, "frame")): no differences\n" }
        let missing = onlyInOld.count + onlyInNew.count
        // Plays and other facts are those of no frame.
        let frames = items.filter { item in
            switch item.kind {
            case .plays, .fact: false
            case .pixels, .size, .delay, .bytes: true
            }
        }
        let different = Set(frames.map { $0.title }).count
        lines.append(
            "\(different) of \(counted(compared, "frame")) \(different == 1 ? "differs" : "differ")"
                + (missing > 0 ? ", and \(missing) \(missing == 1 ? "is" : "are") only in one" : ""))
        return lines.joined(separator: "\n") + "\n"
    }

    /// The text for people with a line for each asset that differs, and a summary.
    public var summary: String {
        if isEmpty { return text }
        let changed = assets.filter { !$0.isSame }
        let olds = changed.filter { $0.compared == 0 && $0.onlyInNew == 0 }
        let news = changed.filter { $0.compared == 0 && $0.onlyInOld == 0 }
        let both = changed.count - olds.count - news.count
        var lines: [String] = []
        for asset in changed {
            let files = counted(asset.onlyInOld + asset.onlyInNew, "file")
            let isMissing = asset.compared == 0 && (asset.onlyInOld == 0 || asset.onlyInNew == 0)
            lines.append(
                isMissing
                    ? "\(asset.name): only in \(asset.onlyInOld > 0 ? old : new), \(files)"
                    : "\(asset.name): \(asset.text)")
        }
        let isOne = both == 1 || assets.count == 1
        var end = "\(both) of \(counted(assets.count, "asset")) \(isOne ? "differs" : "differ")"
        if !olds.isEmpty { end += ", \(olds.count) only in \(old)" }
        if !news.isEmpty { end += ", \(news.count) only in \(new)" }
        lines.append(end)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the same for programs, as JSON.
    public func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("old", old)
            json.member("new", new)
            json.member("threshold", threshold)
            json.member("identical", isEmpty)
            json.member("compared", compared)
            json.array("assets") { json in
                for asset in assets { json.object(nil, .inline) { asset.write(to: &$0) } }
            }
            json.array("differences") { json in
                for item in items { json.object(nil, .inline) { item.write(to: &$0) } }
            }
            json.array("onlyInOld") { json in
                for name in onlyInOld { json.element(name) }
            }
            json.array("onlyInNew") { json in
                for name in onlyInNew { json.element(name) }
            }
        }
        return json.finish()
    }
}

extension FrameDifferences.Asset {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("identical", isSame)
        json.member("compared", compared)
        json.member("different", different)
        json.member("largest", largest)
        json.member("delays", delays)
        json.member("onlyInOld", onlyInOld)
        json.member("onlyInNew", onlyInNew)
        json.array("facts") { json in
            for fact in facts { json.element(fact) }
        }
    }
}

extension FrameDifferences.Item {
    /// The difference in words.
    var text: String {
        switch kind {
        case .pixels(let pixels):
            let share = 100 * Double(pixels.count) / Double(pixels.total)
            return
                "\(pixels.count) of \(pixels.total) pixels differ (\(share.decimal(2))%), by at most \(pixels.largest), \(pixels.mean.decimal(3)) on average"
        case .size(let old, let new): return "\(old) pixels became \(new)"
        case .delay(let old, let new): return "shown for \(old.decimal(2)) ms, then for \(new.decimal(2))"
        case .plays(let old, let new):
            func text(_ plays: Int) -> String {
                plays == 0 ? "forever" : plays == 1 ? "once" : "\(plays) times"
            }
            return "played \(text(old)), then \(text(new))"
        case .fact(let name, let old, let new): return "\(name): \(old), then \(new)"
        case .bytes(let old, let new): return "other bytes: \(old), then \(new)"
        }
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.member("name", name)
        if let frame { json.member("frame", frame) }
        switch kind {
        case .pixels(let pixels):
            json.member("kind", "pixels")
            json.member("pixels", pixels.count)
            json.member("of", pixels.total)
            json.member("largest", pixels.largest)
            json.member("mean", pixels.mean)
        case .size(let old, let new):
            json.member("kind", "size")
            json.member("old", old)
            json.member("new", new)
        case .delay(let old, let new):
            json.member("kind", "delay")
            json.member("old", old)
            json.member("new", new)
        case .plays(let old, let new):
            json.member("kind", "plays")
            json.member("old", old)
            json.member("new", new)
        case .fact(let name, let old, let new):
            json.member("kind", "fact")
            json.member("fact", name)
            json.member("old", old)
            json.member("new", new)
        case .bytes(let old, let new):
            json.member("kind", "bytes")
            json.member("old", old)
            json.member("new", new)
        }
    }
}
