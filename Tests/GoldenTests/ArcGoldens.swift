import Curves
import MotionCore
import Requests
import Resolution
import TestSupport
import Testing

@Suite struct ArcGoldens {
    /// Motions that move an arc, in the order of the catalog.
    static let names = Motion.plain.filter { motion in
        switch motion.kind {
        case .determinate, .arc: true
        case .bars, .spokes, .dots, .drawn: false
        }
    }.map(\.name)

    static let group = GoldenGroup("arcs", names, fileExtension: "tsv")

    @Test("C1, C2: every frame of a loop at 60 fps is where it was", arguments: names)
    func arcs(name: String) throws {
        var spec = MotionSpec()
        spec.motion = .value(try .named(name))
        let table = CurveTable(try spec.timeline(fallback: .determinate))
        let text = String(decoding: table.csv(), as: UTF8.self).replacing(",", with: "\t")
        try Goldens.shared.check(text, is: "arcs/\(name).tsv")
    }
}
