internal import Basics
internal import Formats
internal import Specs

/// Assets that are named after their only file, as `-o loading.xml` would name it: `loading.xml` with the format avd, and
/// `forty.png` with a single frame.
enum AssetFile {
    /// Returns the file extension at the end of an asset's name, with its period, if the asset has a single file of
    /// that type, or would have with a single frame; nil otherwise.
    static func ending(of name: String, _ entries: [SpecNode.Entry], isPack: Bool) -> String? {
        guard let format = format(entries["to"], isPack: isPack),
            [.animation, .vector, .frame].contains(format.content)
        else { return nil }
        return format.endings.lazy.compactMap { Self.end(of: name, in: $0) }.first
    }

    /// Returns the message about a name of one picture, of an asset with more; nil for any other.
    static func problem(_ job: BuildPlan.Job, _ work: BuildWork) -> Message? {
        guard let ending = job.ending, OutputFormat.frames.endings.contains(String(ending.dropFirst())),
            work.formats == [.frames], work.frameCount > 1
        else { return nil }
        return
            "\(quoted(job.name)) is one picture, and this makes \(work.frameCount) frames; \(work.stillAdvice), name the asset \(quoted(job.stem)), or write to: apng for all frames in one file"
    }

    /// Returns the message about a name that ends in a file extension although no such file is written; nil for other names.
    ///
    /// - Parameters:
    ///   - entries: Those of a variant.
    ///   - name: The name of the variant.
    static func problem(_ asset: Manifest.Asset, _ entries: [SpecNode.Entry], _ name: String) -> Message? {
        let isVariant = asset.naming == nil && name != asset.name
        let typed = isVariant ? asset.name : name
        guard typed.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let known = OutputFormat.all.flatMap(\.endings) + OutputFormat.foreignEndings
        let ends = known.compactMap { end(of: typed, in: $0) }
        guard let ending = ends.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
        let stem = String(decoding: typed.utf8.dropLast(ending.utf8.count), as: UTF8.self)
        let owner = OutputFormat.all.first { $0.endings.contains(String(ending.dropFirst()).lowercased()) }
        guard let owner, !isVariant, [.animation, .vector].contains(owner.content),
            texts(entries["to"]).count < 2
        else {
            return
                "\(quoted(typed)) ends like a file; name the asset \(quoted(stem)): each file gets the ending of its format"
        }
        let to = texts(entries["to"]).first ?? OutputFormat.frames.name
        return
            "\(quoted(typed)) contradicts to: \(to); write to: \(owner.name), or name the asset \(quoted(stem))"
    }

    /// The file name prefix that is the same for all assets, as of boot animations; nil if there is none.
    static func commonStem(_ entries: [SpecNode.Entry]) -> String? {
        let formats = texts(entries["to"]).compactMap { try? OutputFormat.named($0) }
        return formats.contains(.bootAnimation) ? BootAnimation.stem : nil
    }

    /// The end of a name that is a file extension, with its period; nil if nothing precedes it or the name ends otherwise.
    private static func end(of name: String, in ending: String) -> String? {
        let end = "." + ending
        return name.lowercased().hasSuffix(end) && end.utf8.count < name.utf8.count
            ? String(name.suffix(end.count)) : nil
    }

    /// The only format that is asked for.
    private static func format(_ to: SpecNode?, isPack: Bool) -> OutputFormat? {
        guard let to else { return isPack ? .sheet : .frames }
        let texts = texts(to)
        return texts.count == 1 ? try? OutputFormat.named(texts[0]) : nil
    }

    /// A text, or those in a list.
    private static func texts(_ node: SpecNode?) -> [String] {
        switch node?.content {
        case .text(let text, _): [text]
        case .list(let items): items.compactMap(\.text)
        case .map, nil: []
        }
    }
}
