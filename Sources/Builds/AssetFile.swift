internal import Formats
internal import Specs

/// What an asset is called that has the name of its file: `loading.xml` where it is an avd, as `-o loading.xml` would say.
enum AssetFile {
    /// How the name of an asset ends as that of its one file does, with the period; nil where it does not, or where
    /// there are several files.
    static func ending(of name: String, _ entries: [SpecNode.Entry]) -> String? {
        guard let to = entries["to"], let format = format(to), [.animation, .vector].contains(format.content)
        else { return nil }
        let ending = format.endings.map { "." + $0 }.first { name.hasSuffix($0) }
        return ending.flatMap { $0.utf8.count < name.utf8.count ? $0 : nil }
    }

    /// The only format that is asked for.
    private static func format(_ to: SpecNode) -> OutputFormat? {
        let text: String? =
            if case .list(let items) = to.content { items.count == 1 ? items[0].text : nil } else { to.text }
        return text.flatMap { try? OutputFormat.named($0) }
    }
}
