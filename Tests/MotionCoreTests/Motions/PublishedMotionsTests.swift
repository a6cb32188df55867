import MotionCore
import Testing

@Suite struct PublishedMotionsTests {
    @Test("every motion of the catalogue is the published one, also after many periods")
    func catalogueIsAsPublished() throws {
        var worst: [String: Double] = [:]
        var judged: Set<String> = []
        for row in try PublishedMotions.rows() {
            let kind = try #require(row.kind, "\(row.name) \(row.version) is not in the catalogue")
            let deviation = kind.deviation(kind.figures(at: row.time), row.values)
            worst[row.name + " " + row.version, default: 0] = max(
                worst[row.name + " " + row.version] ?? 0, deviation)
            judged.insert(row.name + " " + row.version)
            // Far inside 0.001° for arcs, 1e-5 of the track for bars, 1e-3 for opacity and scale.
            #expect(deviation < 1e-6, "\(row.name) \(row.version) at \(row.time): \(row.values)")
        }
        for motion in Motion.plain where motion.kind != .determinate {
            #expect(judged.contains(motion.name + " default"))
            #expect(judged.contains(motion.name + " faithful") == (motion.faithful != nil))
        }
    }
}
