internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Stripes and lights on bars, and casings around tracks.
extension Tracer {
    /// The times at which the effect on a bar turns a corner or begins again; none without one.
    static func corners(of job: RenderJob, until duration: Double) throws(SpecError) -> [Double] {
        guard case .track(let track) = job.scene.body, let effect = track.effect, effect.form == .shine,
            job.timeline.count > 1
        else { return [] }
        let period = job.effectPeriod(effect)
        return try times([0] + effect.corners.map { $0 * period }, every: period, 1, until: duration)
    }

    /// Returns the group of the effect on bars, which lies over them.
    ///
    /// - Parameters:
    ///   - bars: The layers of the bars.
    ///   - clip: The outline of the track; nil where it stands still.
    ///   - block: Returns a bar at a time.
    func lights(
        _ track: LinearIndicator, _ effect: BarEffect, on bars: [VectorPicture.Layer], _ clip: Path?,
        _ block: (Double) -> BlockShape?
    ) throws(SpecError) -> [VectorPicture.Group] {
        guard let first = block(0), !bars.isEmpty else { return [] }
        func shown(_ time: Double) -> BarEffect {
            var shown = effect
            shown.place = job.effectPlace(at: time)
            return shown
        }
        let name = effect.form.rawValue
        let white = VectorPicture.Paint(.sign, [Color(red: 255, green: 255, blue: 255)])
        if isStill {
            let effect = shown(0)
            let path = track.area(of: effect, on: first)
            if path.elements.isEmpty { return [] }
            return [
                .init([.init(name, .area(.init(path)), opacity: constant(effect.strength), paint: white)])
            ]
        }
        let opacity = fitter.curve(tolerance: Self.opacityTolerance) {
            shown($0).form == .shine && shown($0).reach == 0 ? 0 : shown($0).strength
        }
        func layer(_ path: Path, _ moves: [VectorPicture.Move]) -> VectorPicture.Layer {
            .init(name, .area(.init(path)), opacity: opacity, paint: white, moves: moves)
        }
        func group(_ layer: VectorPicture.Layer) -> VectorPicture.Group {
            guard job.timeline.onlyValue == nil else { return .init(clip: track.area(of: first), [layer]) }
            return .init(clip: clip, mask: bars, [layer])
        }
        let sign = track.direction.sign
        if effect.form == .stripes {
            let way = BarEffect.pitch * duration / job.effectPeriod(effect)
            guard (way + track.width) / BarEffect.pitch < Double(Self.maxTurns) else {
                throw Self.tooManyMoves
            }
            let shift = VectorCurve([.init(from: 0, to: duration, start: 0, end: -way * sign)])
            return [group(layer(stripes(on: track, way), [.shift(shift, .horizontal)]))]
        }
        func tail(_ time: Double) -> Double {
            guard let block = block(time) else { return 0 }
            return sign < 0 ? track.x + track.width - block.x - block.width : block.x - track.x
        }
        let tolerance = Self.lengthTolerance
        let start = fitter.curve(tolerance: tolerance) { max(tail($0), 0) * sign }
        let length = fitter.curve(tolerance: tolerance / track.width) { time in
            max((block(time)?.width ?? 0) + min(tail(time), 0), 0) / track.width * shown(time).reach
        }
        let near = Point(x: track.x + track.direction.left(0, in: track.width), y: track.y + track.height / 2)
        let path = Path.rectangle(x: track.x, y: track.y, width: track.width, height: track.height)
        return [
            group(
                layer(
                    path, [.shift(start, .horizontal), .grow(length.notNegative, .horizontal, about: near)]))
        ]
    }

    /// Returns stripes over a track that are still over it when they have moved so far toward its beginning.
    private func stripes(on track: LinearIndicator, _ way: Double) -> Path {
        var path = Path()
        let (pitch, height) = (BarEffect.pitch, track.height)
        func point(_ along: Double, _ down: Double) -> Point {
            Point(x: track.x + track.direction.left(along, in: track.width), y: track.y + down)
        }
        let first = -((height / pitch).rounded(.up) + 1) * pitch
        for left in stride(from: first, to: track.width + way, by: pitch) {
            path.move(to: point(left, 0))
            path.line(to: point(left + pitch / 2, 0))
            path.line(to: point(left + pitch / 2 + height, height))
            path.line(to: point(left + height, height))
            path.close()
        }
        return path
    }

    /// Returns the casing around a track; none where there is no such.
    func casing(of track: LinearIndicator) -> [VectorPicture.Group] {
        guard let path = track.casingPath else { return [] }
        let layer = VectorPicture.Layer(
            "casing", .area(.init(path)), opacity: constant(BarCasing.opacity), paint: indicatorPaint())
        return [.init([layer])]
    }
}
