/// How much a page may still take: one that nobody can mail is of no use in a review.
struct PageBudget {
    /// What a page of one spec has at most, in bytes.
    static let page = 3_000_000
    /// The same of a manifest with however many assets.
    static let manifest = 12_000_000
    /// What the page takes without what it shows.
    private static let frame = 100_000

    /// How many files are listed of those that the page does not have.
    static let listed = 100

    private(set) var left: Int

    init(_ bytes: Int = page) { left = bytes - Self.frame }

    /// Leaves out the files of a panel that are too large.
    ///
    /// - Returns: Whether they are in the page.
    mutating func take(_ panel: inout Panel) -> Bool {
        // The facts stay in any case.
        let listing = panel.files.prefix(Self.listed).reduce(400) { $0 + 60 + $1.name.utf8.count }
        if panel.kind == .files {
            left -= listing
            return true
        }
        guard panel.pageBytes + 400 <= left else {
            left -= listing
            panel.omission =
                "not in this page, which holds up to \(Self.page / 1_000_000) MB for a spec; its files have \(panel.byteCount) bytes"
            return false
        }
        left -= panel.pageBytes + 400
        return true
    }
}
