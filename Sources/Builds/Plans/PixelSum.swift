internal import Basics

/// The pixels of all frames, up to where they are too many.
struct PixelSum {
    private let limit: Int
    private let file: String
    private var sum = 0

    init(_ limit: Int, _ plan: BuildPlan) { (self.limit, file) = (limit, plan.manifest.files[0].name) }

    /// - Throws: ``SpecError`` of kind `limit`.
    mutating func add(_ pixels: Int) throws(SpecError) {
        let (next, overflow) = sum.addingReportingOverflow(pixels)
        if overflow || next > limit {
            throw SpecError(
                .limit, at: file,
                "all frames have more than \(limit) pixels together; raise the limit with --max-pixels")
        }
        sum = next
    }
}
