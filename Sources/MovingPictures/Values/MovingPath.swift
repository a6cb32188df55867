internal import Drawing

/// Path data as commands, which can lie between those of another path with the same commands.
struct MovingPath: Hashable, Sendable {
    /// A command in absolute coordinates, with its numbers as they are written: an arc has seven, of which the fourth and the fifth are 0 or 1.
    struct Command: Hashable, Sendable {
        /// The capital letter.
        let letter: UInt8
        var numbers: [Double]
    }

    var commands: [Command] = []
    /// The path; the same as that of the data.
    var path = Path()
}
