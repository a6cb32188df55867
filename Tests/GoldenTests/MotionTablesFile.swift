import Basics
import Easings
import Foundation
import Loading
import MotionCore

/// The file with the table of the catalog, made of the motion files in a folder: those of each folder in it after each other, in the
/// order of their names, a motion in each line.
enum MotionTablesFile {
    static func text(of folder: URL) throws -> String {
        let files = FileManager.default
        let collections = try files.contentsOfDirectory(atPath: folder.path).sorted()
        let tables = try collections.map { try table(folder.appending(path: $0)) }
        return """
            // Made of the motion files in Sources/PublishedMotions; `make goldens` makes it again.

            /// The tables of collections, a motion in each line.
            enum MotionTables {
                static let all = \"\"\"
            \(tables.joined(separator: "\n"))
                    \"\"\"
            }

            """
    }

    private static func table(_ folder: URL) throws -> String {
        let words = try String(contentsOf: folder.appending(path: "words.tsv"), encoding: .utf8)
        let synonyms = Dictionary(
            uniqueKeysWithValues: words.split(separator: "\n").map { line in
                let parts = line.split(separator: "\t", maxSplits: 1)
                return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "-")
            })
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".yaml") }.sorted()
        return try names.map { file in
            let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
            let motion = try MotionFile.parse(bytes, name: file)
            let fields = [
                motion.name, motion.summary, motion.source,
                synonyms[motion.name] ?? "-", motion.seamNote ?? "-", MotionRowText(motion).text,
            ]
            return "        " + fields.joined(separator: "|")
        }.joined(separator: "\n")
    }
}

/// The numbers of a motion, as `MotionTableReader` reads them.
struct MotionRowText {
    private(set) var text = ""

    init(_ motion: Motion) {
        add(motion.size, motion.stroke)
        add(motion.cap)
        switch motion.kind {
        case .arc(let arc):
            word("a")
            add(arc.period)
            for sum in [arc.rotation, arc.tail, arc.head] { add(sum) }
            add(arc.limit)
        case .bars(let bars):
            word("b")
            add(bars.period, bars.areTiles ? 1 : 0)
            list(bars.bars) { row, bar in
                row.add(bar.lag)
                row.add(bar.tail)
                row.add(bar.head)
            }
        case .spokes(let ring):
            word("s")
            add(ring.opacity)
            add(ring.innerRadius, ring.outerRadius)
        case .dots(let dots):
            word("d")
            add(dots.scale)
            add(dots.diameter, dots.gap)
        case .drawn(let drawn):
            guard case .elements(let elements) = drawn.form else {
                preconditionFailure("\(motion.name): tables have no such motions")
            }
            word("e")
            add(elements.period, elements.left, elements.top, elements.width, elements.height)
            add(elements.middle)
            add(Double(elements.elements.count))
            for (index, element) in elements.elements.enumerated() {
                add(element, after: index > 0 ? elements.elements[index - 1] : nil)
            }
        case .determinate: preconditionFailure("\(motion.name): tables are of motions that run")
        }
        text.removeLast()
    }

    private mutating func word(_ word: String) { text += word + " " }

    private mutating func add(_ numbers: Double...) {
        for number in numbers { word(number.decimal(7)) }
    }

    private mutating func add(_ point: PlanePoint) { add(point.x, point.y) }
    private mutating func add(_ cap: Motion.Cap) { word(String(cap.rawValue.prefix(1))) }
    private mutating func add(_ easing: Easing) { word("\(easing)".filter { $0 != " " }) }

    private mutating func list<Item>(_ items: [Item], _ each: (inout MotionRowText, Item) -> Void) {
        add(Double(items.count))
        for item in items { each(&self, item) }
    }

    private mutating func add(_ staggered: Staggered) {
        add(staggered.period, Double(staggered.count), Double(staggered.lags))
        add(staggered.value)
    }

    private mutating func add(_ sum: TrackSum) {
        add(sum.offset)
        list(sum.tracks) { row, track in
            row.add(track.amount, track.period, track.delay, track.duration, track.accumulates ? 1 : 0)
            row.add(track.easing)
        }
    }

    private mutating func add(_ limit: SweepLimit) {
        switch limit {
        case .none: word("n")
        case .headClamp(let place):
            word("h")
            add(place)
        case .chromiumGuard(let sweep, let cycle):
            word("c")
            add(sweep, cycle)
        case .floor(let sweep):
            word("t")
            add(sweep)
        case .headFloor(let sweep):
            word("f")
            add(sweep)
        }
    }

    // MARK: Elements

    private mutating func add(_ element: MovingElement, after other: MovingElement?) {
        add(element.figure)
        if let pivot = element.pivot {
            word("p")
            add(pivot)
        }
        if let anchor = element.anchor {
            word("a")
            add(anchor)
        }
        if let perspective = element.perspective {
            word("e")
            add(perspective)
        }
        for placing in element.placings {
            word("g")
            add(placing.scale, placing.turns)
            add(placing.about)
            add(placing.shift)
        }
        if let window = element.window {
            word("w")
            add(window.x, window.y, window.width, window.height)
        }
        if !element.colors.isEmpty {
            word("c")
            list(element.colors) { row, color in
                row.add(Double(Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)))
            }
        }
        for (index, track) in element.tracks.enumerated() {
            if let other, index < other.tracks.count, track.isSame(as: other.tracks[index]) {
                word("=")
                add(track.delay)
            } else {
                word("t")
                add(track)
            }
        }
        word(";")
    }

    private mutating func add(_ figure: MovingElement.Figure) {
        switch figure {
        case .disc(let x, let y, let r):
            word("d")
            add(x, y, r)
        case .box(let x, let y, let width, let height, let radius):
            word("b")
            add(x, y, width, height, radius)
        case .ring(let x, let y, let r, let stroke):
            word("r")
            add(x, y, r, stroke)
        case .arc(let x, let y, let r, let stroke, let start, let sweep, let cap, let fadesIn):
            word("a")
            add(x, y, r, stroke, start, sweep)
            add(cap)
            add(fadesIn ? 1 : 0)
        case .line(let line, let isClosed, let stroke, let cap, let join):
            word("l")
            add(Double(MovingElement.Join.allCases.firstIndex(of: join) ?? 0))
            add(line)
            add(isClosed ? 1 : 0, stroke)
            add(cap)
        case .outlines(let paths):
            word("o")
            list(paths) { row, outlines in row.list(outlines) { $0.add($1) } }
        case .shape: preconditionFailure("tables have no shapes")
        }
    }

    private mutating func add(_ line: [ShapeCubic]) {
        add(line.first?.start ?? PlanePoint(0, 0))
        list(line) { row, cubic in
            for point in [cubic.first, cubic.second, cubic.end] { row.add(point) }
        }
    }

    private mutating func add(_ track: ElementTrack) {
        add(Double(ElementTrack.Property.allCases.firstIndex(of: track.property) ?? 0))
        add(track.period, track.delay)
        list(track.keys) { row, key in row.add(key.place, key.value) }
        list(track.easings) { $0.add($1) }
    }
}

extension ElementTrack {
    /// Whether it is the same at another time.
    fileprivate func isSame(as other: ElementTrack) -> Bool {
        var moved = self
        moved.delay = other.delay
        return moved == other
    }
}
