import Drawing
import Foundation
import MotionCore
import Testing

/// What a page draws is written as numbers by `Reply+Shapes.swift` and read by `shapes.js`: a property of a shape that is missing there is
/// not drawn in a browser.
@Suite struct PageShapesTests {
    /// A type of which display lists are made.
    private struct Part {
        /// One of them, which tells its properties.
        let value: any Sendable
        /// The begin of the function that writes it, and the name of the one that reads it.
        let writer, reader: String
        /// The properties that pages call otherwise, or take apart.
        var others: [String: [String]] = [:]
        /// The properties that are not for pages, as roles and indices, which name parts of vectors, or are in another function.
        var elsewhere: Set<String> = ["role", "index"]
    }

    private static let color = Color(red: 1, green: 2, blue: 3)
    private static let span = ArcSpan(start: 0, sweep: 0.5)
    private static let block = BlockShape(x: 0, y: 0, width: 1, height: 1, isRound: false)
    private static let text = TextBlock("a", size: 12, lineHeight: 16)

    private static let parts = [
        Part(
            value: DisplayList(width: 1, height: 1), writer: "put(_ list: DisplayList)",
            reader: "readPicture",
            elsewhere: ["spare"]),
        Part(
            value: RingShape(
                centerX: 0, centerY: 0, radius: 1, width: 1, arc: span, cap: .round, color: color),
            writer: "put(_ ring: RingShape)", reader: "readRing"),
        Part(
            value: RingShape.Arc(span, color), writer: "put(_ ring: RingShape)", reader: "readRing",
            others: ["span": ["arc"], "scale": ["arcScale"]]),
        Part(
            value: RingGradient(Gradient([color]), along: span), writer: "put(_ ring: RingShape)",
            reader: "readRing", others: ["gradient": ["colors"], "span": ["start", "sweep"]]),
        // Shapes that are clipped several times are drawn as one for each clip.
        Part(
            value: GroupShape(), writer: "put(_ group: GroupShape)", reader: "readShape",
            others: ["clips": ["clip"]], elsewhere: ["gradient"]),
        Part(
            value: GroupShape.Part(.block(block), color), writer: "put(_ group: GroupShape)",
            reader: "readPart", elsewhere: ["role", "index", "isGradient"]),
        Part(
            value: GroupShape.Part(.block(block), color), writer: "put(_ part: GroupShape.Part",
            reader: "readPart", others: ["isGradient": ["gradient"]],
            elsewhere: ["role", "index", "color", "opacity"]),
        Part(
            value: LineShape(x1: 0, y1: 0, x2: 1, y2: 1, width: 1, cap: .round),
            writer: "put(_ group: GroupShape)", reader: "readPart"),
        Part(
            value: BarGradient(Gradient([color])), writer: "put(_ part: GroupShape.Part", reader: "readPart",
            // Its ends in a block say whether it is reversed.
            others: ["gradient": ["colors"], "ends": ["from", "to"]], elsewhere: ["isReversed"]),
        Part(value: block, writer: "put(_ block: BlockShape)", reader: "readBlock"),
        Part(value: PathShape(Path(), color), writer: "put(_ list: DisplayList)", reader: "readShape"),
        Part(
            value: Hairline(x: 0, y: 0, width: 1, height: 1), writer: "put(_ line: Hairline)",
            reader: "readHairline"),
        Part(
            value: TextShape(text, x: 0, y: 0, width: 1, color: color), writer: "put(_ text: TextShape)",
            reader: "readTextShape"),
        Part(value: text, writer: "put(_ block: TextBlock)", reader: "readTextBlock"),
    ]

    private static func source(_ path: String) throws -> String {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: package.appending(path: "Sources/" + path), encoding: .utf8)
    }

    /// Returns the text of a function, up to the brace that ends it in the column of its own line.
    private static func function(_ start: String, in source: String) throws -> Substring {
        let start = try #require(source.range(of: start), "there is no \(start)")
        let line = source[..<start.lowerBound].lastIndex(of: "\n").map { source.index(after: $0) }
        let indent = source[(line ?? source.startIndex)...].prefix { $0 == " " }
        let end = try #require(source.range(of: "\n\(indent)}\n", range: start.upperBound..<source.endIndex))
        return source[start.lowerBound..<end.upperBound]
    }

    private static func has(_ text: Substring, _ name: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == name }
    }

    @Test("pages are told of every property of every shape, and read all of them")
    func properties() throws {
        let (writers, readers) = (
            try Self.source("PageScenes/Reply+Shapes.swift"), try Self.source("Page/shapes.js")
        )
        for part in Self.parts {
            let type = "\(Swift.type(of: part.value))"
            let labels = Mirror(reflecting: part.value).children.compactMap(\.label)
            #expect(!labels.isEmpty)
            let writer = try Self.function(part.writer, in: writers)
            let reader = try Self.function("function \(part.reader)(", in: readers)
            for label in labels where !part.elsewhere.contains(label) {
                #expect(Self.has(writer, label), "Reply+Shapes.swift does not write \(label) of \(type)")
                for name in part.others[label] ?? [label] {
                    #expect(Self.has(reader, name), "shapes.js does not read \(name) of \(type)")
                }
            }
        }
    }
}
