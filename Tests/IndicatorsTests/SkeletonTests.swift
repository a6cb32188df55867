import Basics
import Drawing
import Indicators
import MotionCore
import Testing

@Suite struct SkeletonTests {
    /// The boxes of placeholders as x, y, width, height and radius.
    private func boxes(
        _ rows: [Skeleton.Row], width: Double = 320, _ direction: LayoutDirection = .ltr
    ) throws -> [[Double]] {
        let motion = try Skeleton.motion(rows, width: width, direction: direction, effect: .pulse)
        guard case .drawn(let drawn) = motion.kind, case .elements(let elements) = drawn.form else {
            return []
        }
        #expect(elements.width == width && motion.size == width)
        return elements.elements.compactMap { element in
            guard case .box(let x, let y, let width, let height, let radius) = element.figure else {
                return nil
            }
            return [x, y, width, height, radius]
        }
    }

    @Test("an avatar stands in the middle beside its two lines, which share what is left")
    func avatar() throws {
        let row: Skeleton.Row = [.circle(40), .column([[.line(.share(0.5))], [.line(.share(0.25), 8)]])]
        // 320 less 40 and a gap of 12 are 268; 12, 12 and 8 are 32 high, which is 8 less than the circle.
        #expect(
            try boxes([row]) == [
                [0, 0, 40, 40, 20], [52, 4, 134, 12, 6], [52, 28, 67, 8, 4],
            ])
        #expect(
            try boxes([row], .rtl) == [
                [280, 0, 40, 40, 20], [134, 4, 134, 12, 6], [201, 28, 67, 8, 4],
            ])
    }

    @Test("rows have 12 points between them, and space adds its own")
    func rows() throws {
        #expect(
            try boxes([[.rect(.share(1), 80, radius: 8)], [.space(10)], [.line(.points(100))]]) == [
                [0, 0, 320, 80, 8], [0, 114, 100, 12, 6],
            ])
    }

    @Test("two columns share the room equally, and percentages are of what fixed parts leave")
    func columns() throws {
        #expect(
            try boxes([
                [.column([[.line(.share(1))]]), .rect(.points(56), 56), .column([[.line(.share(1))]])]
            ]) == [
                [0, 22, 120, 12, 6], [132, 0, 56, 56, 0], [200, 22, 120, 12, 6],
            ])
        #expect(
            try boxes([[.circle(20), .line(.share(0.5)), .line(.share(0.5))]]).map { $0[2] } == [
                20, 138, 138,
            ])
    }

    @Test("radii are at most half of the shorter side")
    func radii() throws {
        #expect(try boxes([[.rect(.points(30), 10, radius: 50)]]).map { $0[4] } == [5])
    }

    @Test(
        "what has no room is refused",
        arguments: [
            [[Skeleton.Part.rect(.points(321), 10)]], [[.circle(200), .circle(109)]],
            [[.line(.share(0.7)), .line(.share(0.7))]], [[.line(.share(1)), .column([[.line(.share(1))]])]],
            [[.space(4)]], Array(repeating: Array(repeating: .circle(1), count: 20), count: 13),
        ])
    func refused(rows: [Skeleton.Row]) {
        #expect(throws: Message.self) { try boxes(rows) }
    }

    @Test("a pulse pales to 40 % after a second, lights leave the boxes as they are")
    func pulse() throws {
        func opacities(_ effect: Skeleton.Effect) throws -> [Double] {
            let motion = try Skeleton.motion(
                [[.circle(40)]], width: 320, direction: .ltr, effect: effect)
            guard case .drawn(let drawn) = motion.kind, case .elements(let elements) = drawn.form else {
                return []
            }
            return [0.0, 500, 1000, 1500, 2000].compactMap { elements.values(at: $0)[0].first }
        }
        // CSS's ease-in-out is at a half in the middle of its time.
        for (found, wanted) in zip(try opacities(.pulse), [1, 0.7, 0.4, 0.7, 1]) {
            #expect(abs(found - wanted) < 1e-6)
        }
        #expect(try opacities(.wave).isEmpty)
    }
}
