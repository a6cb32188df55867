/// Measures that all themes share. Ours, on a grid of 8 points.
enum StageMetrics {
    /// The bars of a phone above and below what an app shows.
    static let status = 32.0
    static let home = 24.0
    /// Lower screens go without those bars, and still lower ones without a navigation bar too.
    static let leastWithBars = 440.0
    static let leastWithNavigation = 240.0
    /// The widest card, and the widest column on a regular screen.
    static let card = 480.0
    static let column = 672.0
    /// The least of what one can touch, as Apple has it.
    static let target = 44.0
    static let step = 8.0
}
