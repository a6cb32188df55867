import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import Requests
import Testing
import Vectors

/// Issue 51.4: shapes of one's own without pixels.
@Suite struct CustomShapeTests {
    private static let star = "M12 2l3 7h7l-6 5 2 8-6-5-6 5 2-8-6-5h7z"
    private static let cross = "M4 4h16v16h-16zM8 8l8 8M16 8l-8 8"

    private func picture(
        _ data: String, _ way: ShapeWay, _ change: (inout RenderSpec) -> Void = { _ in }
    ) throws -> VectorPicture {
        var spec = RenderSpec()
        (spec.formats, spec.extent, spec.shapeWay) = ([.svg], .points(48), way)
        spec.shape = try Source<CustomShape>(shape: data)
        change(&spec)
        return try #require(try spec.resolve().picture)
    }

    private func height(_ path: Path) throws -> (top: Double, bottom: Double) {
        let extent = try #require(path.extent)
        return (extent.top, extent.bottom)
    }

    @Test("a shape fills below an edge that rises by its height, and its track shows above that edge")
    func fill() throws {
        let picture = try picture(Self.star, .fill) {
            ($0.animation.value, $0.track) = (ValueSpan(from: 0, to: 1), Color(rgba: 0xE5E7_EBFF))
        }
        #expect(picture.groups.map { $0.layers.map(\.name) } == [["track"], ["shape"]])
        let shape = try height(try #require(picture.groups[1].layers[0].content.area))
        for time in stride(from: 0, to: picture.duration, by: 7) {
            let edges = try picture.groups.map { group -> (top: Double, bottom: Double) in
                let window = try #require(group.window)
                let shift = try #require(window.moves.first).curve.value(at: time)
                let box = try height(window.path)
                return (box.top + shift, box.bottom + shift)
            }
            let last = picture.duration - 1000 / 60
            let value = min(time / last, 1)
            let level = shape.bottom - value * (shape.bottom - shape.top)
            #expect((edges[1].top - level).magnitude < 0.02)
            // Half a point of the track lies below what is filled, so that nothing shows between both.
            #expect((edges[0].bottom - level - 0.5).magnitude < 0.02)
            #expect(edges[0].top < shape.top && edges[1].bottom > shape.bottom)
        }
    }

    @Test("below a translucent shape lies none of its track")
    func translucent() throws {
        let picture = try picture(Self.star, .fill) {
            ($0.animation.value, $0.track) = (ValueSpan(from: 0, to: 1), Color(rgba: 0xE5E7_EBFF))
            $0.colors = [Color(rgba: 0x0A6E_D180)]
        }
        let windows = try picture.groups.map { try height(try #require($0.window).path) }
        #expect(windows[0].bottom == windows[1].top)
    }

    @Test("a filled shape that stands still is an outline, without mask or clip")
    func still() throws {
        let picture = try picture(Self.star, .fill) {
            ($0.animation.value, $0.track) = (0.25, Color(rgba: 0xE5E7_EBFF))
        }
        #expect(picture.groups.allSatisfy { $0.mask.isEmpty && $0.clip == nil })
        let filled = try height(try #require(picture.groups[1].layers[0].content.area))
        let track = try height(try #require(picture.groups[0].layers[0].content.area))
        #expect((filled.bottom - filled.top - 12).magnitude < 1e-6)
        #expect((track.bottom - filled.top - 0.5).magnitude < 1e-6)
    }

    @Test("a shape turns and pulses by the motion's own curves")
    func moves() throws {
        let turned = try picture(Self.star, .turn) { $0.motion = .fluent }
        #expect(turned.fidelity.isExact && turned.groups[0].layers[0].moves.count == 2)
        let pulsing = try picture(Self.star, .pulse) { $0.motion = .fluent }
        #expect(pulsing.fidelity.isExact)
        guard case .grow(let size, .both, let center)? = pulsing.groups[0].layers[0].moves.first else {
            Issue.record("it does not grow")
            return
        }
        #expect(center == Point(x: 24, y: 24))
        #expect(size.segments.allSatisfy { $0.start >= 0.5 && $0.end <= 1 })
    }

    @Test(
        "a closed line by itself is traced past its beginning; others one after the other, each within its ends"
    )
    func trace() throws {
        let alone = try picture(Self.star, .trace) { $0.motion = .fluent }
        #expect(alone.groups.map { $0.layers.map(\.name) } == [["line-1"]])
        #expect(alone.groups[0].layers[0].content.stroke?.end == nil)
        let several = try picture(Self.cross, .trace) { $0.motion = .fluent }
        let names = Set(several.groups.flatMap { $0.layers.map(\.name) })
        #expect(names.isSuperset(of: ["line-1", "line-2", "line-3", "line-1-again"]))
        for layer in several.groups.flatMap({ $0.layers }) {
            let stroke = try #require(layer.content.stroke)
            guard case .path(_, let start, _) = stroke.line else { continue }
            for time in stride(from: 0.5, to: several.duration, by: 1.7)
            where stroke.width.value(at: time) > 0 {
                let end = start.value(at: time) + stroke.length.value(at: time)
                #expect(end < 1.01 && start.value(at: time) > -0.01, "\(layer.name) at \(time)")
                if let own = stroke.end { #expect((own.value(at: time) - end).magnitude < 0.01) }
            }
        }
    }

    @Test("lines that cross in a translucent color fade as one, which Android vectors refuse")
    func crossing() throws {
        func traced(_ formats: [OutputFormat]) throws -> VectorPicture {
            try self.picture(Self.cross, .trace) {
                ($0.motion, $0.formats, $0.colors) = (.fluent, formats, [Color(rgba: 0x0A6E_D180)])
            }
        }
        let picture = try traced([.svg])
        #expect(picture.groups.map(\.opacity) == [128.0 / 255])
        #expect(picture.groups[0].layers.allSatisfy { $0.paint.colors[0].alpha == 255 })
        #expect(picture.svg(.smil).contains("<g opacity=\"0.502\">"))
        let error = #expect(throws: SpecError.self) { try traced([.avd]) }
        #expect("\(try #require(error))".contains("use an opaque color and track"))
    }

    @Test(
        "an Android vector shows a filled shape within a clip that moves there, and what it shows moves back")
    func android() throws {
        let text = try picture(Self.star, .fill) {
            ($0.animation.value, $0.formats) = (ValueSpan(from: 0, to: 1), [.avd])
        }.androidVector()
        let parts = text.split(separator: "<clip-path ")
        #expect(parts.count == 2)
        #expect(
            parts[0].contains("android:translateY=\"48\"") && parts[1].contains("android:translateY=\"-48\""))
    }

    @Test(
        "a drawing with masks, filters or blend modes is refused where there are no pixels, not traced without them"
    )
    func effects() throws {
        let path = Path.rectangle(x: 0, y: 0, width: 9, height: 9)
        let area = Artwork.Item.area(.init(path, .solid(.color(Color(rgba: 0xFF00_00FF)))))
        let effects: [Artwork.Item] = [
            .masked([area], by: [area], isLuminance: true), .filtered([area], ArtworkFilter([])),
            .group([.clipped([.blended([area], .multiply)], to: path)], opacity: 0.5),
        ]
        for item in effects {
            let part = CustomShape.Part(path.lines)
            var shape = try #require(CustomShape([part], artwork: Artwork([item])))
            shape.losses = CustomShape.Losses(of: "logo.svg")
            let error = #expect(throws: SpecError.self) {
                try picture(Self.star, .turn) { ($0.shape, $0.shapeColor) = (.value(shape), .own) }
            }
            #expect("\(try #require(error))".contains("masks, filters and blend modes"))
        }
    }

    @Test("more lines than a picture can have are refused")
    func manyLines() throws {
        let lines = (0..<257).map { "M\($0) 0h1v1z" }.joined()
        let error = #expect(throws: SpecError.self) { try picture(lines, .trace) { $0.motion = .fluent } }
        #expect("\(try #require(error))".contains("257 lines, and svg traces at most 256"))
        _ = try picture(lines, .turn) { $0.motion = .fluent }
    }
}

extension VectorPicture.Content {
    fileprivate var stroke: VectorPicture.Stroke? {
        if case .stroke(let stroke) = self { stroke } else { nil }
    }
    fileprivate var area: Path? { if case .area(let outline) = self { outline.paths[0] } else { nil } }
}
