/// The times at which values begin to repeat, and after which they do.
struct Repetition: Hashable, Sendable {
    /// The time from which on everything repeats, or stands still; in nanoseconds from the beginning of the document.
    var lead: Int64 = 0
    /// The period in nanoseconds; 0 for what stands still then, nil where none was found.
    var period: Int64? = 0
}
