internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import MotionCore
internal import Vectors

/// Waves are lines that stay as they are and of which moving parts are drawn; the lines change only where waves rise or
/// fall flat.
extension Tracer {
    private func wave(_ time: Double) -> WaveMoment {
        guard case .drawn(.wave(let wave)) = moment(shownTime(time)), case .drawn(let drawn) = job.scene.body
        else {
            preconditionFailure("waves show waves")
        }
        return drawn.seen(wave)
    }

    /// The motion that has the waves, with its stretch of the published times; nil for none.
    private var waveMotion: DrawnMotion? {
        if case .transition(let transition, _) = job.timeline.content {
            if case .drawn(let motion) = transition.kind { return motion }
        }
        if case .drawn(let motion) = job.timeline.moving.kind { return motion }
        return nil
    }

    /// Returns the kind of a line by its share of the amplitude, as each may have its own steps: 0 for flat, 1 in between,
    /// 2 for whole.
    private func height(_ share: Double, _ form: WaveForm, whole: Double) -> Int {
        share * form.amplitude <= 0 ? 0 : share >= whole && form.style == .compose ? 2 : 1
    }

    /// Returns the kinds of lines that show for a while, without that of the moment at which a change begins.
    private func kinds(_ kind: (Double) -> Int) -> [Int] {
        let times = ([0] + fitter.edges).map { $0 + CurveFitter.margin } + probes
        return Set(times.map(kind)).sorted()
    }

    /// Returns the shares of the amplitude at which a line is neither flat nor whole.
    private func way(_ form: WaveForm, whole: Double) -> ClosedRange<Double> {
        1e-9...(form.style == .compose ? whole * (1 - 1e-9) : 1)
    }

    /// Returns the share of the amplitude for a kind of line over time; outside of the kind's time any.
    private func shares(_ kind: Int, _ form: WaveForm, whole: Double) -> VectorCurve {
        if kind != 1 { return constant(kind == 0 ? 0 : 1) }
        let tolerance = Self.lengthTolerance / max(2 * form.amplitude, 1)
        let way = way(form, whole: whole)
        return fitter.curve(tolerance: tolerance) { time in
            let share = wave(time).share
            return height(share, form, whole: whole) == 1 ? share.held(in: way) : way.upperBound
        }
    }

    /// Returns a line that follows its share of the amplitude, and keeps the steps of its kind even where the share is
    /// fitted.
    private func outline(
        _ shares: VectorCurve, _ kind: Int, _ form: WaveForm, whole: Double, _ path: (Double) -> Path
    ) -> VectorPicture.Outline {
        let way = way(form, whole: whole)
        return outline(shares) { path(kind == 1 ? $0.held(in: way) : $0) }
    }

    // MARK: Rings

    func ringWave(_ drawn: DrawnIndicator, _ line: RingWaveLine) -> [VectorPicture.Layer] {
        func span(_ time: Double) -> BarSpan { wave(time).spans[0] }
        let tracing = cut { time in
            let wave = wave(time)
            let span = wave.spans[0]
            let inset = line.inset(span)
            return [
                height(wave.share, line.form, whole: line.whole), inset == nil ? 0 : 1,
                line.scale(span) < 1 ? 0 : 1,
                span.head - span.tail < 0.01 ? 0 : span.head - span.tail > 0.99 ? 2 : 1,
                span.head - span.tail < 1 ? 0 : 1,
                line.track(beside: span, gap: drawn.gap) == nil ? 0 : 1,
            ]
        }
        return tracing.ringTrack(drawn, line) + tracing.ringLines(drawn, line)
    }

    private func ringTrack(_ drawn: DrawnIndicator, _ line: RingWaveLine) -> [VectorPicture.Layer] {
        guard let color = drawn.track else { return [] }
        let paint = trackPaint(color)
        let radius = line.trackRadius
        guard drawn.gap > 0 else {
            let path = Path.ring(drawn.center, radius: radius, width: drawn.stroke)
            return [.init("track", .area(.init(path)), opacity: constant(1), paint: paint)]
        }
        func rest(_ time: Double) -> BarSpan? {
            line.track(beside: wave(time).spans[0], gap: drawn.gap)
        }
        let width = fitter.curve(tolerance: Self.lengthTolerance) { rest($0) == nil ? 0 : drawn.stroke }
        // A rest that shrinks to nothing does so in its middle.
        let start = fitter.curve(tolerance: Self.arcTolerance, arc?.tail) { time in
            let span = wave(time).spans[0]
            return rest(time)?.tail ?? (span.tail + span.head + 1) / 2
        }
        let length = fitter.curve(tolerance: Self.arcTolerance, arc?.sweep) {
            rest($0).map { $0.head - $0.tail } ?? 0
        }
        let stroke = VectorPicture.Stroke(
            .circle(center: drawn.center, radius: radius), length: length.notNegative,
            width: width.notNegative, cap: .round)
        let moves = rotation(phase: 0) + [start]
        return [
            .init(
                "track", .stroke(stroke), opacity: constant(1), paint: paint,
                moves: moves.filter { $0.constant != 0 }.map { .turn($0, about: drawn.center) })
        ]
    }

    /// Returns the rotations that carry a ring: the steady one, less `phase` turns per millisecond, and the others.
    private func rotation(phase: Double) -> [VectorCurve] {
        guard case .ringWave(let ring) = waveMotion?.form, let stretch = waveMotion?.stretch else {
            return []
        }
        var steady = 0.0
        var others: [VectorCurve] = []
        switch job.timeline.content {
        case .loop:
            steady = ring.running.rotation.tracks.filter { $0.isSteady }
                .reduce(0) { $0 + $1.amount / ($1.period * stretch) }
            others = [
                fitter.curve(tolerance: Self.arcTolerance, arc?.rotation) { wave($0).rotation - steady * $0 }
            ]
        case .transition: others = [fitter.curve(tolerance: Self.arcTolerance) { wave($0).rotation }]
        default: break
        }
        let turned = (steady - phase) * duration
        return [VectorCurve([.init(from: 0, to: duration, start: 0, end: turned)])] + others
    }

    private func ringLines(_ drawn: DrawnIndicator, _ line: RingWaveLine) -> [VectorPicture.Layer] {
        guard case .ringWave(let ring) = waveMotion?.form else { return [] }
        var phase = 0.0
        // In a change, waves have passed before it began.
        var passed = constant(wave(0).phase / Double(line.count))
        if !isStill, let pass = ring.pass(waves: line.count) {
            let stretch = if case .run = job.timeline.content { 1.0 } else { waveMotion?.stretch ?? 1 }
            if case .transition(let kept, _) = job.timeline.content, let first = kept.keptTime(at: 0) {
                let before = wave(0).phase
                passed = fitter.curve(tolerance: Self.arcTolerance) { time in
                    (before + ((kept.keptTime(at: time) ?? first) - first) / pass) / Double(line.count)
                }
            } else {
                phase = 1 / (pass * stretch) / Double(line.count)
                if case .transition(let change, _) = job.timeline.content {
                    let before = wave(0).phase
                    passed = fitter.curve(tolerance: Self.arcTolerance) { time in
                        (before + change.passedToJoin(at: time)) / Double(line.count)
                    }
                }
            }
        }
        func inset(_ time: Double) -> BarSpan {
            let span = wave(time).spans[0]
            return line.inset(span) ?? BarSpan(tail: span.tail, head: span.tail)
        }
        let start = fitter.curve(tolerance: Self.arcTolerance, phase == 0 ? arc?.tail : nil) {
            inset($0).tail + passed.value(at: $0) + phase * $0
        }
        let length = fitter.curve(tolerance: Self.arcTolerance, arc?.sweep) {
            min(inset($0).head - inset($0).tail, 1)
        }
        let width = fitter.curve(tolerance: Self.lengthTolerance) { time in
            let span = wave(time).spans[0]
            return span.head > span.tail ? drawn.stroke * line.scale(span) : 0
        }
        let moves = (rotation(phase: phase) + [passed.mapped(scale: -1)]).filter { $0.constant != 0 }
        func kind(_ time: Double) -> Int { height(wave(time).share, line.form, whole: line.whole) }
        let kinds = kinds(kind)
        return kinds.map { own in
            let parts = line.closed(share: own == 0 ? 0 : 1).partsToMeasure
            let shares = shares(own, line.form, whole: line.whole)
            let outline = outline(shares, own, line.form, whole: line.whole) {
                Path.area(line.closed(share: $0).cut(into: parts), center: drawn.center)
            }
            let stroke = VectorPicture.Stroke(
                .path(outline, start: start, isClosed: true), length: length.notNegative,
                width: width.notNegative, cap: .round)
            let shown = visibility { kind($0) == own }
            return .init(
                kinds.count > 1 ? "wave-\(own + 1)" : "wave", .stroke(stroke), opacity: shown,
                paint: indicatorPaint(), moves: moves.map { .turn($0, about: drawn.center) })
        }
    }

    // MARK: Bars

    func barWave(
        _ drawn: DrawnIndicator, running: BarWaveLine, valued: BarWaveLine
    ) -> [VectorPicture.Layer] {
        let line = wave(0).showsValue ? valued : running
        let tracing = cut { time in
            let wave = wave(time)
            return [height(wave.share, line.form, whole: 1), drawn.stopStage(wave)]
                + wave.spans.flatMap { span -> [Int] in
                    guard let bar = span.clipped else { return [0] }
                    return [line.girth(of: bar) < line.stroke ? 1 : 2]
                        + [span.tail, span.head].map { drawn.stretch(of: $0) }
                        + (line.inset(span).map {
                            line.heldEnds(
                                $0, girth: line.girth(of: bar), phase: wave.phase, share: wave.share)
                        } ?? [])
                        .map { $0 ? 1 : 0 }
                } + drawn.rests(wave).map { $0.to - $0.from > drawn.stroke ? 2 : $0.to > $0.from ? 1 : 0 }
        }
        var layers = tracing.barTrack(drawn)
        if drawn.stop > 0, wave(0).showsValue {
            layers.append(
                .init(
                    "stop", .area(.init(drawn.wholeStop)),
                    opacity: tracing.visibility { drawn.stopStage(wave($0)) > 0 },
                    paint: indicatorPaint(), moves: tracing.stopMoves(drawn)))
        }
        for index in wave(0).spans.indices {
            layers += tracing.barLines(drawn, line, index)
        }
        guard drawn.direction == .rtl else { return layers }
        return layers.map { layer in
            var layer = layer
            layer.moves.insert(.turn(constant(0.5), about: drawn.center), at: 0)
            return layer
        }
    }

    /// Returns the shrinking of the dot at the far end in front of the bar.
    private func stopMoves(_ drawn: DrawnIndicator) -> [VectorPicture.Move] {
        let share = fitter.curve(tolerance: Self.lengthTolerance / drawn.stroke) {
            drawn.stopPlace(wave($0)).share
        }
        if share.constant == 1 { return [] }
        return [.grow(share.notNegative, .both, about: drawn.farEnd)]
    }

    private func barTrack(_ drawn: DrawnIndicator) -> [VectorPicture.Layer] {
        guard let color = drawn.track else { return [] }
        let count = ([0] + fitter.edges + probes).map { drawn.rests(wave($0)).count }.max() ?? 0
        return (0..<count).compactMap { index in
            func rest(_ time: Double) -> (from: Double, to: Double, girth: Double) {
                let rests = drawn.rests(wave(time))
                guard index < rests.count else { return (0, 0, 0) }
                let rest = rests[index]
                return (rest.from, rest.to, max(min(drawn.stroke, rest.to - rest.from), 0))
            }
            let tolerance = Self.lengthTolerance
            return straight(
                "track-\(index + 1)", trackPaint(color), constant(1), from: drawn.leftEnd,
                longest: drawn.width,
                start: fitter.curve(tolerance: tolerance) { rest($0).from + rest($0).girth / 2 },
                length: fitter.curve(tolerance: tolerance) {
                    max(rest($0).to - rest($0).from - rest($0).girth, 0)
                }, girth: fitter.curve(tolerance: tolerance) { rest($0).girth })
        }
    }

    private func barLines(
        _ drawn: DrawnIndicator, _ line: BarWaveLine, _ index: Int
    ) -> [VectorPicture.Layer] {
        func bar(_ time: Double) -> BarSpan? { wave(time).spans[index].clipped }
        func inset(_ time: Double) -> BarSpan {
            if let bar = bar(time), let inset = line.inset(bar) { return inset }
            // A bar that does not show waits where it appears or disappears.
            let place = min(max(wave(time).spans[index].tail, 0), 1) * drawn.width
            return BarSpan(tail: place, head: place)
        }
        let tolerance = Self.lengthTolerance
        let girth = fitter.curve(tolerance: tolerance) { time in
            bar(time).map(line.girth) ?? 0
        }
        if girth.constant == 0 { return [] }
        func kind(_ time: Double) -> Int { height(wave(time).share, line.form, whole: 1) }
        let kinds = kinds(kind)
        return kinds.compactMap { own in
            let shown = visibility { kind($0) == own }
            let name = "bar-\(index + 1)" + (kinds.count > 1 ? "-\(own + 1)" : "")
            if own == 0 {
                return straight(
                    name, indicatorPaint(), shown, from: drawn.leftEnd, longest: drawn.width,
                    start: fitter.curve(tolerance: tolerance) { inset($0).tail },
                    length: fitter.curve(tolerance: tolerance) { inset($0).head - inset($0).tail },
                    girth: girth)
            }
            let shares = shares(own, line.form, whole: 1)
            let cuts = line.whole(share: 1).partsToMeasure
            let outline = outline(shares, own, line.form, whole: 1) { share in
                Path.open(
                    line.whole(share: share).cut(into: cuts), offset: drawn.leftEnd)
            }
            let parts = shares.constant.map { line.parts(share: $0) }
            func part(_ time: Double) -> BarSpan {
                let inset = inset(time)
                return (parts ?? line.parts(share: shares.value(at: time)))
                    .part(
                        from: inset.tail, to: inset.head, girth: bar(time).map(line.girth) ?? 0,
                        phase: wave(time).phase)
            }
            // In shares of a line that is hardly longer than the track and up to twice as long along its waves.
            let share = tolerance / (3 * drawn.width)
            let stroke = VectorPicture.Stroke(
                .path(
                    outline, start: fitter.curve(tolerance: share) { part($0).tail }.notNegative,
                    isClosed: false),
                length: fitter.curve(tolerance: share) { part($0).head - part($0).tail }.notNegative,
                width: girth.notNegative, cap: .round)
            let shift = fitter.curve(tolerance: tolerance) { -wave($0).phase * line.wavelength }
            return .init(
                name, .stroke(stroke), opacity: shown, paint: indicatorPaint(),
                moves: shift.constant == 0 ? [] : [.shift(shift, .horizontal)])
        }
    }
}

extension DrawnIndicator {
    /// The beginning of the middle line of a bar.
    fileprivate var leftEnd: Point { Point(x: x, y: center.y) }
}

extension Double {
    fileprivate func held(in range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Path {
    /// Returns an open line.
    fileprivate static func open(_ line: [ShapeCubic], offset: Point) -> Path {
        func place(_ point: PlanePoint) -> Point { Point(x: point.x + offset.x, y: point.y + offset.y) }
        var path = Path()
        guard let first = line.first else { return path }
        path.move(to: place(first.start))
        for cubic in line {
            path.curve(place(cubic.first), place(cubic.second), to: place(cubic.end))
        }
        return path
    }
}

extension [ShapeCubic] {
    /// The number of parts that each curve has to be cut into for players to measure it well: Skia takes a bend of less
    /// than half a pixel for straight, and rlottie a curve that is 0.01 points longer than straight for as long as its
    /// handles. A curve cut in two has a quarter of its bend.
    fileprivate var partsToMeasure: Int {
        let bend = reduce(0) { bend, cubic in
            let way = cubic.end - cubic.start
            return Swift.max(
                bend, (cubic.first - cubic.start - way * (1.0 / 3)).length,
                (cubic.second - cubic.start - way * (2.0 / 3)).length)
        }
        var parts = 1
        while bend / Double(parts * parts) > Self.straight, parts < 64 { parts *= 2 }
        return parts
    }

    /// The largest bend, in points, for displays of up to eight pixels per point.
    private static let straight = 0.06

    /// Returns the same line with each curve cut into a number of parts, a power of two.
    fileprivate func cut(into parts: Int) -> [ShapeCubic] {
        if parts <= 1 { return self }
        return flatMap { cubic -> [ShapeCubic] in
            let (before, after) = cubic.split(at: 0.5)
            return [before, after]
        }.cut(into: parts / 2)
    }
}
