internal import Indicators

/// What stands in the place of a moving indicator for people whom motion makes ill.
enum ReducedMotion {
    /// What is said after so many milliseconds: that something goes on, that it still does, and an apology, each long
    /// enough to be read. A picture that stood still would not even say that.
    static let messages: [(time: Double, text: String)] = [
        (0, "Loading"), (2000, "Still loading…"), (6000, "Sorry for the wait. Still loading…"),
    ]
}
