/// What one operand shows: a spec, a motion, or an asset of a manifest.
struct Subject: Sendable {
    enum Change: String {
        case same, changed, new
    }

    let name: String
    /// What was named: the path of a file, or a motion.
    let source: String
    /// What the page says beside its name.
    var facts: [String] = []
    var panels: [Panel] = []
    /// What there is nothing of, and why.
    var refusals: [(name: String, reason: String)] = []
    var notes: [String] = []
    /// How its files differ from earlier ones; nil where there is nothing to compare them with.
    var change: Change?
    /// The files that differ, that were not there and that are no more.
    var changedFiles: [String] = []
    /// What the first panel showed earlier; nil for nothing.
    var before: Panel?
}
