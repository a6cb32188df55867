import Basics
import Drawing
import Formats
import Indicators
import Jobs
import Loading
import MotionCore
import RequestSupport
import Requests
import ShapeFiles
import Testing
import Vectors

@testable import Resolution

/// Issue 51.4: logos that end in the sign of a state, without pixels.
@Suite struct LogoStateVectorTests {
    private static let logo =
        "<svg><circle cx='9' cy='9' r='9' fill='red'/><circle cx='9' cy='9' r='5' fill='white'/></svg>"

    private func job(_ formats: [OutputFormat], _ change: (inout RenderSpec) -> Void = { _ in }) throws
        -> RenderJob
    {
        var spec = RenderSpec()
        (spec.extent, spec.state, spec.animation.value, spec.formats) = (.points(40), .success, 0.4, formats)
        spec.shape = .value(try ShapeFile.parse(Array(Self.logo.utf8), name: "logo.svg"))
        change(&spec)
        return try spec.resolve()
    }

    /// The size of a layer at a time, as its first move has it; 1 without one.
    private func size(_ layer: VectorPicture.Layer, at time: Double) -> Double {
        guard case .grow(let curve, .both, about: Point(x: 20, y: 20))? = layer.moves.first else { return 1 }
        return curve.value(at: time)
    }

    @Test("every part of a logo shrinks as it does in frames, behind a level that is at its end")
    func shrinking() throws {
        for way in [ShapeWay.fill, .trace] {
            let job = try job([.svg]) {
                ($0.shapeWay, $0.trackPaint) = (way, .color(Color(rgba: 0x0000_0033)))
            }
            let picture = try #require(job.picture)
            let parts = picture.groups.dropLast().flatMap { $0.layers }
            #expect(parts.count == 4)
            for time in stride(from: 0, to: picture.duration, by: 3.7) {
                let wanted = 1 - job.look(at: time).loss
                for part in parts {
                    #expect((size(part, at: time) - wanted).magnitude < 3e-4, "\(part.name) at \(time)")
                }
            }
            #expect(picture.groups.flatMap { $0.mask }.allSatisfy { $0.moves.count == 1 })
        }
    }

    @Test("a still of a success has the sign alone")
    func still() throws {
        let picture = try #require(try job([.svg]) { $0.animation.frames = 1 }.picture)
        #expect(picture.groups.flatMap { $0.layers }.map { $0.paint.role } == [.sign])
    }

    @Test("what comes back out of a sign has its level with it, which Android vectors refuse")
    func back() throws {
        func job(_ formats: [OutputFormat]) throws -> RenderJob {
            try self.job(formats) {
                ($0.state, $0.animation.value) = (nil, nil)
                $0.transition = .states(from: .state(.error), to: .determinate(0.4))
            }
        }
        let picture = try #require(try job([.svg]).picture)
        let masks = picture.groups.flatMap { $0.mask }
        #expect(!masks.isEmpty && masks.allSatisfy { size($0, at: 50) < 0.51 && size($0, at: 50) > 0.49 })
        let error = #expect(throws: SpecError.self) { try job([.avd]) }
        #expect("\(try #require(error))".contains("comes back from a sign"))
        _ = try self.job([.avd]) { $0.formats = [.avd] }
    }

    @Test("a translucent part in the color of the indicator blends with it")
    func chosen() throws {
        let job = try job([.svg]) {
            $0.shape = ($0.shape?.value).flatMap { _ in
                try? ShapeFile.parse(
                    Array(
                        "<svg><path d='M0 0h9v9z' fill='currentColor' fill-opacity='.5'/><path d='M0 0h4v9z' fill='red'/></svg>"
                            .utf8), name: "a.svg")
            }.map { .value($0) }
        }
        let paint = try #require(job.picture?.groups[0].layers[0].paint)
        #expect(paint.place != nil && paint.colors.allSatisfy { $0.alpha == 128 || $0.alpha == 127 })
    }
}
