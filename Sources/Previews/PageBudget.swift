/// The bytes that a page may still take: a page too large for mail is of no use in a review.
struct PageBudget {
    /// The most bytes of a page of one spec.
    static let page = 3_000_000
    /// The most bytes of a page of a manifest, with any number of assets.
    static let manifest = 12_000_000
    /// The bytes of a page without its content.
    private static let frame = 100_000

    /// The most files listed of those that are left out.
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
