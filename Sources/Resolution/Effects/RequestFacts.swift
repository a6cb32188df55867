package import Basics
package import Formats
package import Indicators
internal import Jobs
package import MotionCore
package import Requests

/// The facts of a request that decide which of its options have an effect.
package struct RequestFacts {
    package let indicator: IndicatorKind
    /// The figure that is drawn.
    let figure: SpecOption.Scope
    /// The kind of film on the frames.
    let film: SpecOption.Film
    /// The states before and after a change of state; nil where nothing changes, and for steps.
    private(set) var change: (from: ShownState, to: ShownState)?
    /// The motion that is shown; nil for steps.
    package let motion: Motion?
    /// Whether the bars of the motion are tiles, which have gaps between them.
    var hasTiles: Bool {
        if case .bars(let bars) = motion?.kind { bars.areTiles } else { false }
    }
    /// Whether nothing of the motion is eased.
    var isSteady: Bool {
        guard let motion else { return true }
        do throws(AdjustmentError) {
            _ = try motion.adjusted(by: MotionAdjustment(easing: .ease))
            return false
        } catch {
            return error == .nothingEased
        }
    }
    /// Whether more than a value changes.
    var moves: Bool {
        guard let change else { return true }
        return [change.from.pose, change.to.pose].contains { $0 == .running || $0 == .standing }
    }
    /// Whether a line waves, by itself or on request.
    func waves(_ spec: RenderSpec) -> Bool { isWave || makesWave(spec) }
    /// Whether the motion is a wave by itself.
    var isWave: Bool { if case .drawn(let drawn) = motion?.kind { drawn.isWave } else { false } }
    /// Whether a line waves only on request.
    func makesWave(_ spec: RenderSpec) -> Bool {
        guard !isWave, !spec.animation.wave.isEmpty, film == .loop || film == .run else { return false }
        return motion?.waved(spec.animation.wave) != nil
    }
    /// The formats that are requested.
    package let formats: [OutputFormat]
    var formatNames: String { formats.map { $0.name }.joined(separator: ", ") }

    package init(_ spec: RenderSpec) throws(SpecError) {
        indicator = spec.indicator
        formats = spec.resolvedFormats()
        guard indicator != .steps else {
            (figure, film) = (.steps, spec.transition == nil ? .still : .change)
            motion = nil
            return
        }
        let named = spec.animation.named
        let usual = spec.defaultMotion
        let shown = named ?? (spec.animation.shown == nil ? usual : usual.valued)
        motion = shown
        if spec.access.reducedMotion == .message {
            film = .message
        } else if spec.operation.hasEvents {
            film = .operation
        } else if let ends = try spec.changeEnds(showing: spec.animation.shown.map { _ in 0 }) {
            (film, change) = (.change, ends)
            let poses = [ends.from.pose, ends.to.pose]
            let runs = poses.contains { $0 == .running || $0 == .standing }
            figure = Self.figure(
                indicator, (named ?? (runs ? usual : usual.valued)).kind,
                showsValues: poses.contains { if case .determinate = $0 { true } else { false } })
            return
        } else if shown.kind == .determinate || spec.animation.shown != nil && shown.takesValues {
            film = .run
            figure = Self.figure(indicator, shown.kind, showsValues: true)
            return
        } else {
            film = spec.present.pull == nil ? .loop : .pull
        }
        figure = Self.figure(
            indicator, (named ?? usual).kind,
            showsValues: film == .operation && spec.operation.firstReport != nil)
    }

    private static func figure(
        _ indicator: IndicatorKind, _ kind: Motion.Kind, showsValues: Bool
    ) -> SpecOption.Scope {
        switch (indicator == .linear, kind) {
        case (true, .determinate): .barValues
        case (true, .drawn(let drawn)) where drawn.isStraight: showsValues ? .barValues : .bars
        case (true, _): showsValues ? .linear : .bars
        case (_, .determinate): .ringValues
        case (_, .spokes): .spokes
        case (_, .dots): .dots
        case (_, .drawn(let drawn)): drawn.isWave ? showsValues ? .ringValues : .arcs : .figures
        case (_, .arc), (_, .bars): showsValues ? .rings : .arcs
        }
    }
}
