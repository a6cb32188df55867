import MotionCore
import Testing

/// Issue 24: the shapes of the loading indicator and the ways between them, as published.
@Suite struct ShapeMorphTests {
    private let shapes = MaterialShape.loading.map { $0.polygon.normalizedRadially }

    /// The outermost radii in the own frame at every eighth of a turn from +x.
    private func radii(_ outline: [ShapeCubic]) -> [Double] {
        (0..<8).map { outline.outermost(turns: 0.25 + Double($0) / 8).length }
    }

    @Test(
        "a heart of one's own motion stands upright at first, or as far turned as it is to",
        arguments: ShapeCourse.Style.allCases)
    func upright(style: ShapeCourse.Style) throws {
        let heart = try MaterialShape.named("heart")
        func tip(_ turn: Double) -> [Double] {
            let course = ShapeCourse(
                style: style, shapes: [heart], matching: .byAngle, steadyTurn: 0, startTurn: turn,
                period: 2600)
            let outline = ShapeLine(course).outline(course.moment(at: 0))
            return (0..<4).map { outline.outermost(turns: Double($0) / 4).length }
        }
        // The tip is down, and both sides are alike.
        let radii = tip(0)
        #expect(radii[2] > 1.5 * radii[0] && abs(radii[1] - radii[3]) < 0.01 * radii[1], "\(radii)")
        for (a, b) in zip(tip(0.25), [radii[3], radii[0], radii[1], radii[2]]) { #expect(abs(a - b) < 1e-6) }
    }

    @Test("every shape and every half of a way has the published radii")
    func outlines() {
        let published: [(shape: Int, fraction: Double, radii: [Double])] = [
            (0, 0, [0.7876, 0.8833, 1, 0.8820, 0.7876, 0.8833, 1, 0.8820]),
            (0, 0.5, [0.8713, 0.8453, 0.9426, 0.8452, 0.8715, 0.9555, 1, 0.9550]),
            (1, 0, [0.9657, 0.9264, 0.9122, 0.9264, 0.9657, 0.9916, 1, 0.9916]),
            (1, 0.5, [0.9370, 0.9183, 0.8957, 0.9183, 0.9370, 0.9328, 1, 0.9328]),
            (2, 0, [0.9244, 0.9786, 0.8791, 0.9786, 0.9244, 0.8901, 1, 0.8901]),
            (2, 0.5, [0.9342, 0.8616, 0.9127, 0.9940, 0.9350, 0.8521, 0.9692, 0.9377]),
            (3, 0, [0.9355, 0.8144, 0.9355, 1, 0.9355, 0.8144, 0.9355, 1]),
            (3, 0.5, [0.9574, 0.8459, 0.9186, 0.8603, 0.8368, 0.7834, 0.9355, 0.9993]),
            (4, 0, [1, 1, 1, 1, 1, 1, 1, 1]),
            (4, 0.5, [0.8469, 0.9980, 0.8469, 0.9980, 0.8469, 0.9980, 0.8469, 0.9980]),
            (5, 0, [0.7325, 1, 0.7325, 1, 0.7325, 1, 0.7325, 1]),
            (5, 0.5, [0.7595, 0.8200, 0.7595, 1, 0.7595, 0.8200, 0.7595, 1]),
            (6, 0, [0.7623, 0.6400, 0.7623, 1, 0.7623, 0.6400, 0.7623, 1]),
            (6, 0.5, [0.7702, 0.7905, 0.8842, 0.9799, 0.7702, 0.7905, 0.8842, 0.9799]),
        ]
        for (shape, fraction, expected) in published {
            let morph = ShapeMorph(shapes[shape], shapes[(shape + 1) % 7], .byAngle)
            for (found, wanted) in zip(radii(morph.outline(at: fraction)), expected) {
                #expect((found - wanted).magnitude < 1.5e-4, "\(shape) at \(fraction): \(found), \(wanted)")
            }
        }
    }

    @Test("corners are paired as published, into as many cubics")
    func pairs() {
        let published = [
            "3:0 4:1 5:2 6:3 7:4 8:5 9:6 10:7 11:8 14:9 15:10 16:11 17:12 18:13 19:14 0:15 1:16 2:17",
            "0:0 4:1 8:2 10:3 14:4", "0:9 1:1 2:3 3:5 4:7",
            "0:14 1:0 2:2 3:4 4:6 5:8 6:10 7:11 8:12 9:13", "2:0 3:1 6:2 7:3 10:4 11:5 14:6 15:7",
            "0:2 1:3 2:4 3:5 4:6 5:7 6:0 7:1", "0:5 1:7 2:11 3:13 4:15 5:17 6:1 7:3",
        ]
        for (index, counts) in [58, 28, 22, 44, 48, 24, 48].enumerated() {
            let (one, other) = (shapes[index], shapes[(index + 1) % 7])
            let pairs = ShapeMorph.corners(one, other, .byAngle).map { "\($0.first):\($0.second)" }
            #expect(pairs.joined(separator: " ") == published[index])
            #expect(ShapeMorph(one, other, .byAngle).first.count == counts)
        }
    }

    @Test("the newer matching differs in two ways only")
    func newerPairs() {
        let differing = [3: "0:14 1:0 2:2 4:4 5:6 6:8 7:10 9:12", 5: "0:2 2:4 4:6 6:0"]
        for index in 0..<7 {
            let (one, other) = (shapes[index], shapes[(index + 1) % 7])
            func pairs(_ matching: ShapeMatching) -> Set<String> {
                Set(ShapeMorph.corners(one, other, matching).map { "\($0.first):\($0.second)" })
            }
            let wanted = differing[index].map { Set($0.split(separator: " ").map(String.init)) }
            #expect(pairs(.byLength) == wanted ?? pairs(.byAngle), "\(index)")
        }
    }

    @Test("28 shapes, each closed and at most 1 from its middle")
    func catalog() {
        #expect(MaterialShape.all.count == 28 && Set(MaterialShape.all.map(\.name)).count == 28)
        for shape in MaterialShape.all {
            let outline = shape.polygon.normalizedRadially.outline
            #expect(outline.first?.start == outline.last?.end, "\(shape.name)")
            for (cubic, next) in zip(outline, outline.dropFirst()) {
                #expect((cubic.end.x - next.start.x).magnitude < 1e-4, "\(shape.name)")
            }
            #expect(radii(outline).allSatisfy { $0 > 0.1 && $0 < 1.01 }, "\(shape.name)")
        }
    }

    @Test("spring and rotation are the published ones")
    func course() throws {
        guard case .drawn(let drawn) = Motion.materialLoading.faithful else { throw Missing() }
        let published: [(time: Double, shape: Int, fraction: Double, degrees: Double)] = [
            (0, 0, 0, 0), (100, 0, 0.52737, 55.155), (277.7, 1, 0.09478, 119.892), (500, 1, 0, 128.462),
            (650, 1, 0, 140), (1000, 2, 0.06316, 262.608),
        ]
        for (time, shape, fraction, degrees) in published {
            guard case .shape(let moment) = drawn.moment(at: time) else { throw Missing() }
            #expect(moment.shape == shape && (moment.fraction - fraction).magnitude < 1e-5, "\(time)")
            #expect((moment.rotation * 360 - degrees).magnitude < 1e-3, "\(time)")
        }
    }

    struct Missing: Error {}
}
