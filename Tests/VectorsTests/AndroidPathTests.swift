import Drawing
import MotionCore
import Testing

@testable import Vectors

/// Outlines in Android's words, read back by the rules of SVG, which those words follow.
@Suite struct AndroidPathTests {
    private static let center = Point(x: 100.25, y: 60.5)

    /// Circles, round corners, lines, squares and curves that are no parts of circles.
    private static let paths: [(name: String, path: Path)] = {
        var wave = Path()
        wave.move(to: Point(x: 3, y: 4))
        wave.curve(Point(x: 9, y: 40), Point(x: 20, y: -30), to: Point(x: 31.2345, y: 5.4321))
        wave.line(to: Point(x: -8, y: 77.7777))
        wave.close()
        wave.add(.disc(Point(x: 12, y: 12), radius: 0.4))
        return [
            ("disc", .disc(center, radius: 20)), ("large", .disc(center, radius: 777.123)),
            ("ring", .ring(center, radius: 21.3, width: 4.1)), ("wave", wave),
            ("corners", .rectangle(x: 1.5, y: 2, width: 40, height: 30, radius: 7)),
            ("line", .line(Point(x: 3, y: 3), Point(x: 30, y: 21), width: 5)),
            (
                "arc",
                .arc(center, radius: 18, width: 4, span: ArcSpan(start: 0.1, sweep: 0.83), cap: .round)
            ),
        ]
    }()

    /// Points along a path, close together.
    private static func points(_ path: Path) -> [Point] {
        var (points, pen, first) = ([Point](), Point(x: 0, y: 0), Point(x: 0, y: 0))
        func line(_ from: Point, _ to: Point) {
            points += (1...400).map { step in
                let share = Double(step) / 400
                return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                (pen, first) = (to, to)
                points.append(to)
            case .line(let to):
                line(pen, to)
                pen = to
            case .curve(let a, let b, let to):
                points += (1...200).map { step in
                    let (t, s) = (Double(step) / 200, 1 - Double(step) / 200)
                    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    return Point(
                        x: pen.x * w0 + a.x * w1 + b.x * w2 + to.x * w3,
                        y: pen.y * w0 + a.y * w1 + b.y * w2 + to.y * w3)
                }
                pen = to
            case .close:
                if pen != first { line(pen, first) }
                pen = first
            }
        }
        return points
    }

    /// How far a point is from the nearest of a line of points.
    private static func distance(_ point: Point, _ line: [Point]) -> Double {
        zip(line, line.dropFirst()).reduce(.infinity) { best, piece in
            let (a, b) = piece
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let square = dx * dx + dy * dy
            let along = square == 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square
            let share = min(max(along, 0), 1)
            let (x, y) = (a.x + dx * share - point.x, a.y + dy * share - point.y)
            return min(best, (x * x + y * y).squareRoot())
        }
    }

    @Test("what is written is the path to within a thousandth of a point")
    func same() throws {
        for (name, path) in Self.paths {
            let read = try Path(svg: AndroidPath(path).text)
            let (own, others) = (Self.points(path), Self.points(read))
            for (line, points) in [(own, others), (others, own)] {
                let off =
                    points.enumerated().filter { $0.offset.isMultiple(of: 37) }
                    .map { Self.distance($0.element, line) }.max() ?? .infinity
                #expect(off < 0.001, "\(name) is \(off) off")
            }
            let (a, b) = (try #require(path.extent), try #require(read.extent))
            #expect(max((a.left - b.left).magnitude, (a.right - b.right).magnitude) < 0.001, "\(name)")
            #expect(max((a.top - b.top).magnitude, (a.bottom - b.bottom).magnitude) < 0.001, "\(name)")
        }
    }

    @Test("parts of circles are arcs of a quarter at most, and no other curves are")
    func arcs() {
        #expect(
            AndroidPath(.disc(Point(x: 12, y: 12), radius: 10)).text
                == "M12,2 a10,10 0 0 1 10,10 a10,10 0 0 1 -10,10 a10,10 0 0 1 -10,-10 a10,10 0 0 1 10,-10z")
        var curve = Path()
        curve.move(to: Point(x: 0, y: 0))
        curve.curve(Point(x: 0, y: 5), Point(x: 5, y: 9), to: Point(x: 10, y: 10))
        #expect(AndroidPath(curve).text == "M0,0 c0,5 5,9 10,10")
    }

    @Test(
        "a ring and its circle have fewer than the 800 characters that lint allows",
        arguments: [8.0, 48, 200, 1000])
    func lint(size: Double) {
        let center = Point(x: size / 2 + 0.123, y: size / 2 + 0.789)
        let radius = size / 2 - 2.0625
        #expect(AndroidPath(circle: center, radius: radius).text.count < 800)
        #expect(AndroidPath(.ring(center, radius: radius, width: 4.125)).text.count < 800)
    }

    /// Squares beside each other, each with a hole that turns the other way.
    private static func squares(_ count: Int) -> Path {
        var path = Path()
        for index in 0..<count {
            let x = Double(index % 100) * 10.123
            let y = Double(index / 100) * 10.456
            path.add(.frame(x: x, y: y, width: 9.876, height: 9.765, radius: 3.21, thickness: 1.111))
        }
        return path
    }

    @Test(
        "an outline that is too long becomes several, none of them too long, with each hole beside what it is in"
    )
    func parts() throws {
        let path = Self.squares(400)
        #expect(AndroidPath(path).text.utf8.count > 2 * AndroidPath.mostBytes)
        for isTranslucent in [false, true] {
            let texts = AndroidPath.texts(path, isTranslucent: isTranslucent)
            #expect(texts.count > 2 && texts.allSatisfy { $0.utf8.count <= AndroidPath.mostBytes })
            // As few as can be: no two that follow each other would be one.
            #expect(
                zip(texts, texts.dropFirst()).allSatisfy {
                    $0.utf8.count + $1.utf8.count > AndroidPath.mostBytes
                })
            #expect(texts.joined(separator: " ") == AndroidPath(path).text)
            for text in texts { #expect(text.count { $0 == "M" }.isMultiple(of: 2)) }
        }
    }

    @Test("of what is translucent nothing that overlaps is parted, and of what is opaque only holes are kept")
    func overlaps() {
        // A chain: each disc reaches into the next one.
        var chain = Path()
        for index in 0..<800 { chain.add(.disc(Point(x: Double(index) * 1.2345, y: 9.8765), radius: 2.3456)) }
        #expect(
            AndroidPath.texts(chain, isTranslucent: false).allSatisfy {
                $0.utf8.count <= AndroidPath.mostBytes
            })
        #expect(AndroidPath.texts(chain, isTranslucent: true).count == 1)
    }

    @Test("a contour that is too long by itself is told by name, and one that is not is not")
    func excess() throws {
        func picture(_ points: Int) -> VectorPicture {
            var path = Path()
            path.move(to: Point(x: 0, y: 0))
            for index in 1...points {
                path.line(to: Point(x: Double(index % 2) * 10.125, y: Double(index) / 8))
            }
            path.close()
            let layer = VectorPicture.Layer(
                "zigzag", .area(.init(path)), opacity: .constant(1, for: 100),
                paint: .init(.text, [Color(rgba: 0x0000_00FF)]))
            return VectorPicture(width: 9, height: 9, duration: 100, loops: true, groups: [.init([layer])])
        }
        #expect(picture(1000).excessForAndroid == nil)
        let excess = try #require(picture(4000).excessForAndroid)
        #expect(excess.name == "zigzag" && excess.bytes > AndroidPath.mostBytes)
    }

    @Test("a picture tells whether its keys are at unequal distances, for which old Androids have no word")
    func unevenKeys() {
        func picture(_ times: [Double]) -> VectorPicture {
            let segments = zip(times, times.dropFirst()).enumerated().map { index, ends in
                VectorCurve.Segment(from: ends.0, to: ends.1, start: Double(index), end: Double(index + 1))
            }
            let layer = VectorPicture.Layer(
                "disc", .area(.init(.disc(Self.center, radius: 3))), opacity: .constant(1, for: 100),
                paint: .init(.value, [Color(rgba: 0x0000_00FF)]),
                moves: [.shift(VectorCurve(segments), .vertical)])
            return VectorPicture(width: 9, height: 9, duration: 100, loops: true, groups: [.init([layer])])
        }
        #expect(!picture([0, 100]).androidDrawable.hasUnevenKeys)
        #expect(!picture([0, 25, 50, 75, 100]).androidDrawable.hasUnevenKeys)
        #expect(picture([0, 30, 100]).androidDrawable.hasUnevenKeys)
    }
}
