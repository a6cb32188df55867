/// The content of a page about one operand: a spec, a motion, or an asset of a manifest.
struct Subject: Sendable {
    enum Change: String {
        case same, changed, new
    }

    let name: String
    /// The operand: the path of a file, or the name of a motion.
    let source: String
    /// Facts shown beside the name.
    var facts: [String] = []
    var panels: [Panel] = []
    /// Formats and variants that are not available, with the reasons.
    var refusals: [(name: String, reason: String)] = []
    var notes: [String] = []
    /// The difference of its files from earlier ones; nil without earlier files.
    var change: Change?
    /// The files that are changed, new or gone.
    var changedFiles: [String] = []
    /// The earlier output of the first panel; nil for none.
    var before: Panel?
}
