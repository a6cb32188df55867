internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Presentations
internal import Requests

extension RenderSpec {
    /// Returns the text in the middle of a ring with the largest numbers that it shows; nil for none. Whatever cannot be in the middle is
    /// refused.
    ///
    /// - Parameters:
    ///   - greatest: The greatest value that is shown; nil where there is none.
    ///   - length: The time in which something passes, in milliseconds; nil where a text cannot tell the time.
    func resolvedCenter(
        _ body: Scene.Body, _ theme: Theme, greatest: Double?, length: Double?
    ) throws(SpecError) -> CenterRequest? {
        let isTaken = label.placement == .center && label.resolvedProgress() != .none
        if case .named? = glyph, let center, center != .empty {
            throw SpecError(
                at: .option(.center), "\(option: .glyph) is a sign in the same place; leave out one of them")
        }
        if isTaken, let center, center != .empty {
            throw SpecError(
                at: .option(.center),
                "the value is already in the center; use \(option: .progressPlacement, "label"), or write it with \(option: .center, "text:{percent}") alone"
            )
        }
        if center == .empty, animation.countdown == nil {
            throw SpecError(
                at: .option(.center), "only a countdown has a text in the middle by itself; leave it out")
        }
        guard let text = center?.text ?? usualCenter(body, isTaken: isTaken) else { return nil }
        guard body.isRing, body.hole > 0 else {
            throw SpecError(
                at: .option(.center),
                isFilled
                    ? "only a ring has room for a text in its middle; leave out \(option: .form)"
                    : "only a ring has room for a text in its middle; use a label, or leave it out")
        }
        if text.tellsValue, greatest == nil {
            throw SpecError(
                at: .option(.center),
                "there is no value to show; add \(option: .value) or \(option: .countdown), or leave out the field"
            )
        }
        if text.tellsTime, length == nil, animation.countdown == nil {
            throw SpecError(
                at: .option(.center),
                "there is no time to show; add \(option: .countdown), such as \(option: .countdown, "30s"), or leave out the field"
            )
        }
        if text.fields.contains(.step), segments == nil {
            throw SpecError(
                at: .option(.center),
                "{step} counts segments; add \(option: .segments), such as \(option: .segments, "5")")
        }
        var scale = CenterText.Scale()
        scale.total = label.total ?? 100
        scale.segments = segments
        scale.countdown = animation.countdown
        let (first, last) = (animation.shown?.from ?? 1, animation.shown?.to ?? 0)
        var largest = CenterText.Moment(value: greatest, elapsed: length ?? 0, left: length ?? 0)
        if let countdown = animation.countdown {
            // Values tell the time, of which as much has passed as is left where the least value is.
            largest.elapsed = countdown * (1 - min(first, last))
            largest.left = countdown * max(first, last)
        }
        return CenterRequest(text, scale, largest: largest, type: theme.centerText(inRing: body.size.width))
    }

    /// Returns the part of an open ring that the picture is cut to; nil for all.
    func resolvedCrop(_ body: Scene.Body, _ presented: Presented?) throws(SpecError) -> RingCrop? {
        guard isCropped, case .ring(let ring) = body else { return nil }
        if let presented {
            throw SpecError(
                at: .option(.crop),
                "\(presented.presentation.name) gives the whole ring its place; leave out one of them")
        }
        if label.placement == .center, label.resolvedProgress() != .none {
            throw SpecError(
                at: .option(.crop),
                "the value in the center would be cut; write it with \(option: .center, "text:{percent}") instead, which moves"
            )
        }
        let bounds = ring.bounds
        if bounds.width == ring.size, bounds.height == ring.size {
            throw SpecError(
                at: .option(.crop),
                "this opening is on no side of the picture; leave it out, or use a wider \(option: .opening)")
        }
        return RingCrop(bounds, size: ring.size)
    }

    /// The text of a countdown, if there is room for its seconds in the smallest size; nil otherwise.
    private func usualCenter(_ body: Scene.Body, isTaken: Bool) -> CenterText? {
        guard let countdown = animation.countdown, center == nil, glyph == nil, !isTaken, body.isRing else {
            return nil
        }
        let most = countdown * (animation.shown.map { max($0.from, $0.to) } ?? 1)
        let digits = Double(String(Int((most / 1000).rounded(.up))).utf8.count)
        return body.hole >= 2 * IndicatorLayout.CenterBox.leastSize * (0.4 * digits + 0.2)
            ? .secondsLeft : nil
    }
}
