internal import Drawing
internal import SVGDocuments

/// Path data as commands, which can lie between those of another path with the same commands.
struct MovingPath: Hashable, Sendable {
    let commands: PathCommands
    /// The path as its data has it: what is open there stays open.
    let path: Path

    init(_ commands: PathCommands = PathCommands()) {
        self.commands = commands
        path = Path(commands, closesAll: false)
    }

    /// Reads path data; as in browsers, what stands before the first error counts.
    init(_ text: String) { self.init(PathCommands.read(text, limit: SVGLimits.maxBytes).commands) }

    /// The first error of path data; nil where there is none.
    static func error(in text: String) -> PathDataError? {
        text.allSatisfy { $0.isWhitespace } ? nil : PathCommands.read(text, limit: SVGLimits.maxBytes).error
    }

    /// The path at a share of the way to another one, with flags of arcs as numbers; nil unless both have the same commands.
    func mixed(with other: MovingPath, at share: Double) -> MovingPath? {
        combined(with: other) { $0 + ($1 - $0) * share }
    }

    /// The path with the numbers of another one, so many times, added to its own; nil unless both have the same commands.
    func adding(_ other: MovingPath, times: Double = 1) -> MovingPath? {
        combined(with: other) { $0 + $1 * times }
    }

    private func combined(with other: MovingPath, _ combine: (Double, Double) -> Double) -> MovingPath? {
        guard commands.letters == other.commands.letters else { return nil }
        var result = commands
        for index in result.numbers.indices {
            result.numbers[index] = combine(commands.numbers[index], other.commands.numbers[index])
        }
        return MovingPath(result)
    }
}
