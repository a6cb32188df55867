internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Presentations
internal import Vectors

extension Tracer {
    /// Returns the parts of the stage that stand still behind and before the indicator; empty without a presentation.
    func stage() throws(SpecError) -> (behind: [VectorPicture.Layer], front: [VectorPicture.Layer]) {
        guard let stage = job.scene.stage else { return ([], []) }
        if case .pull = job.timeline.content {
            throw SpecError(
                at: .option(.presentPull),
                "a pull moves a whole page, which vector formats cannot do; leave it out, or use another format such as \(option: .to, "webp")"
            )
        }
        var (behind, front) = (DisplayList(width: 0, height: 0), DisplayList(width: 0, height: 0))
        stage.drawBehind(visibility: 1, into: &behind)
        stage.drawInFront(visibility: 1, into: &front)
        var page = try layers(behind, "page")
        // The surface behind the indicator changes color with an outcome.
        let looks = (0..<changingFrames).map { job.look(of: $0) }
        for state in [ValueState.error, .success] {
            var (list, shown) = (DisplayList(width: 0, height: 0), [Int: Double]())
            for (index, look) in looks.enumerated() {
                let part = state == .error ? look.failure : look.success
                if part > 0 { shown[index] = part }
            }
            if shown.isEmpty { continue }
            stage.drawTurned(state, 1, into: &list)
            page += try layers(list, "page-\(state.rawValue)", opacity(shown))
        }
        return (page, try layers(front, "front"))
    }

    private func layers(
        _ list: DisplayList, _ name: String, _ shown: VectorCurve? = nil
    ) throws(SpecError) -> [VectorPicture.Layer] {
        var layers: [VectorPicture.Layer] = []
        for (number, shape) in list.shapes.flatMap({ $0.areas }).enumerated() {
            let (solid, opacity) = shape.solid
            var (path, paint, _) = try outline(solid)
            // The opacity is multiplied into the color, as players draw translucent layers separately, some of them a level
            // darker.
            let colors = paint.colors.map { color in
                color.with(alpha: UInt8((Double(color.alpha) * opacity).rounded()))
            }
            paint.colors = colors
            layers.append(
                .init(
                    "\(name)-\(number + 1)", .area(.init(path)), opacity: shown ?? constant(1), paint: paint))
        }
        return layers
    }
}
