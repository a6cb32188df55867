extension Array where Element: Hashable {
    /// Each element once, in the order in which they come first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
