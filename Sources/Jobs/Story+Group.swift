package import Indicators
internal import MotionCore
internal import Presentations

extension Story {
    /// Centers the visible parts in the space reserved for all of them, as the stage asks.
    package mutating func center(in scene: Scene) {
        // A track has its texts below it, and fills the room.
        guard let stage = scene.stage, stage.centering != .none else { return }
        if case .track = scene.body { return }
        let layout = scene.surroundings.moved(x: -stage.x, y: -stage.y).layout
        let figure = scene.body.size
        withoutFigure = layout.withoutFigure(figure)
        for caption in [Storyline.Caption.none, .active, .paused, .outcome] {
            let writesValue = showsValue && !valueStandsAlone && (caption == .active || caption == .paused)
            guard let number = captions[caption], !layout.labels[number].isEmpty else {
                groups[caption] = writesValue ? layout.whole : layout.alone(figure)
                continue
            }
            var group = layout.group(figure, label: number, hasValue: writesValue)
            if stage.centering == .alone {
                // Parts beside the indicator keep their place from text to text; the outcome has all of the space.
                (group.dx, group.width) = (0, layout.width)
                if caption == .outcome { group = layout.whole }
            }
            groups[caption] = group
        }
    }

    /// The group of visible parts at `time` milliseconds, with its place; nil if everything is in its place.
    package func group(at time: Double) -> IndicatorLayout.Group? {
        let cut = line.cut(at: time)
        guard let from = groups[cut?.from ?? line.caption], let to = groups[cut?.to ?? line.caption] else {
            return nil
        }
        var group = to
        if let cut {
            let past = (time - cut.start) / Storyline.cutDuration
            // The space opens before a text can be read, and closes after that.
            let part =
                to.width > from.width
                ? smoothstep(past / Self.slide) : 1 - smoothstep((1 - past) / Self.slide)
            group = from.mixed(with: to, part)
        }
        if labelsStand { group.dx += withoutFigure * (1 - line.visibility(at: time)) }
        return group
    }

    /// The part of a cut in which an indicator makes room for a text. Ours.
    private static let slide = 0.7
}
