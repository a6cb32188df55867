import Foundation
import MotionCore

/// The rows of `Fixtures/motions.tsv`, which `Fixtures/motions.py` computes from the published formulas.
enum PublishedMotions {
    struct Row {
        let name, version: String
        let time: Double
        let values: [Double]

        /// The catalog's kind that the row judges.
        var kind: Motion.Kind? {
            guard let motion = try? Motion.named(name) else { return nil }
            return version == "faithful" ? motion.faithful : motion.kind
        }
    }

    static func rows() throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "Fixtures/motions.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
            let fields = line.split(separator: "\t")
            let numbers = fields.dropFirst(2).compactMap { Double($0) }
            return Row(
                name: String(fields[0]), version: String(fields[1]), time: numbers[0],
                values: Array(numbers.dropFirst()))
        }
    }
}

extension Motion.Kind {
    /// The figures of a row at `time`: degrees for arcs, else as they are.
    func figures(at time: Double) -> [Double] {
        switch self {
        case .determinate: return []
        case .arc(let choreography):
            let span = choreography.span(at: time)
            return [span.startDegrees, span.sweepDegrees]
        case .bars(let bars): return bars.spans(at: time).flatMap { [$0.tail, $0.head] }
        case .spokes(let ring): return ring.opacity.values(at: time)
        case .dots(let row): return row.scale.values(at: time)
        case .drawn(let drawn): return drawn.moment(at: time).numbers
        }
    }

    /// The largest difference between two rows of figures; starts of arcs are compared around the circle.
    func deviation(_ one: [Double], _ other: [Double]) -> Double {
        guard one.count == other.count else { return .infinity }
        let differences = zip(one, other).map { ($0 - $1).magnitude }
        guard case .arc = self else { return differences.max() ?? 0 }
        return max(min(differences[0], 360 - differences[0]), differences[1])
    }
}
