internal import Basics
internal import Drawing
internal import Formats
internal import Indicators
package import Jobs
internal import MotionCore
internal import Requests
internal import Vectors

/// Options, and colors of the theme, without which a job would show the same.
extension RenderSpec {
    /// Whether an option shows nowhere in the job of this request, neither with its value nor with another.
    func hides(_ option: SpecOption, in job: RenderJob) -> Bool {
        var spec = self
        option.remove(from: &spec)
        // The color of the page is seen where any color of the indicator is.
        if option.key == .currentColor, let color = SpecOption.named(.color) {
            var colored = spec
            guard (try? color.set([color.example], in: &colored)) != nil,
                let own = try? colored.jobWithoutVariants(), let plain = try? spec.jobWithoutVariants()
            else { return false }
            return own.showsSame(as: plain)
        }
        if option.key == .lightDark { return job.picture?.darkGroups.isEmpty ?? true }
        // Whoever needs the option cannot do without it.
        guard let without = try? spec.jobWithoutVariants(), without.showsSame(as: job) else { return false }
        if case .flag = option.kind { return true }
        if !without.isSame(as: job) { return true }
        // The value may be what one gets without it.
        let others = option.probes.compactMap { text -> Bool? in
            var other = spec
            do throws(SpecError) {
                try option.set([text], in: &other)
                return other == self ? nil : !(try other.jobWithoutVariants()).showsSame(as: job)
            } catch {
                return nil
            }
        }
        return !others.isEmpty && !others.contains(true)
    }

    /// Returns notes about colors of the theme that nothing in the picture has.
    ///
    /// Only the picture tells, since the slots that are drawn depend on all that is shown. So it is made once more, with
    /// another color in the slot.
    func idleColorNotes(_ job: RenderJob) -> [Message] {
        let slots = ThemeSlot.allCases.filter { slot in
            guard let color = themeColors[slot] else { return false }
            var other = self
            other.themeColors[slot] = Color(
                red: 255 - color.red, green: 255 - color.green, blue: 255 - color.blue, alpha: color.alpha)
            guard let drawn = try? other.jobWithoutVariants() else { return false }
            return drawn.showsSame(as: job)
        }
        return slots.map {
            "\(option: .themeColor) has no effect on \($0.rawValue): nothing in the picture has that color"
        }
    }
}

extension SpecOption {
    /// Values of which one shows wherever any does.
    fileprivate var probes: [String] {
        switch kind {
        case .number(let range, _, _):
            let number = Double(example) ?? range.lowerBound
            return [number, number * 2, number / 4].filter(range.contains).map { $0.shortestText }
        case .choice: return ["true", "false"]
        case .text(.one(let words, _), _): return [example] + words.prefix(3).map { $0.name }
        case .structure(.motion): return [example, "mui", "mui-linear", "material-disjoint"]
        case .count, .flag, .text, .texts, .numbers, .size, .hold, .structure: return [example]
        }
    }
}

extension RenderJob {
    /// Whether both jobs write the same, as far as options about the picture, the time and the words can tell.
    func showsSame(as other: RenderJob) -> Bool {
        let isSpoken = !access.sidecars.isEmpty
        let isNamed = formats.contains(.sheet) || !access.sidecars.isEmpty
        var (own, others) = (options, other.options)
        // The color of a stylesheet is seen where something has it.
        (own.hasOwnColor, others.hasOwnColor) = (false, false)
        return name == other.name && scales == other.scales && own == others
            && timeline.count == other.timeline.count && scene.size == other.scene.size
            && (!tellsTime || timeline.fps == other.timeline.fps)
            && (!isSpoken || access == other.access)
            && (!formats.contains(.web) || Sidecar(self).alternative == Sidecar(other).alternative)
            && (!isNamed || animation == other.animation)
            && alternatives.count == other.alternatives.count
            && zip(alternatives, other.alternatives).allSatisfy { $0.showsSame(as: $1) }
            && looksLike(other)
    }

    /// Whether both jobs are made of the same parts.
    fileprivate func isSame(as other: RenderJob) -> Bool {
        scene == other.scene && timeline == other.timeline && colors == other.colors && film == other.film
            && access.language == other.access.language && access.labels == other.access.labels
    }

    /// Whether a format writes down how long frames are shown.
    private var tellsTime: Bool {
        if !access.sidecars.isEmpty { return true }
        if timeline.count > 1 { return !formats.allSatisfy { $0.traits.contains(.untimed) } }
        return formats.contains { $0.traits.contains(.ratesStills) || $0.content == .vector }
    }

    /// Whether both jobs show the same on every frame, and in between where curves hold the whole loop.
    package func looksLike(_ other: RenderJob) -> Bool {
        let isSameScene = scene == other.scene && colors == other.colors && film == other.film
        if isSameScene, timeline == other.timeline { return true }
        let areLoops = timeline.isLoop && other.timeline.isLoop
        if areLoops, timeline != other.timeline, formats.contains(where: { $0.content == .vector }) {
            return false
        }
        // The difference may be a color that nothing has, such as that of texts where there are none.
        var list = DisplayList(width: scene.size.width, height: scene.size.height)
        var otherList = list
        return (0..<timeline.count).allSatisfy { frame in
            let isSameTime = timeline.time(of: frame) == other.timeline.time(of: frame)
            if isSameScene, areLoops || isSameTime,
                timeline.moment(of: frame).isClose(to: other.timeline.moment(of: frame))
            {
                return true
            }
            draw(frame, nil, into: &list)
            other.draw(frame, nil, into: &otherList)
            return list == otherList || list.seen == otherList.seen
        }
    }
}

extension DisplayList {
    /// The shapes without roles and without what shows nothing, with angles of rings as far as anybody can tell them apart.
    fileprivate var seen: [Shape] {
        shapes.map { shape in
            switch shape {
            case .ring(var ring):
                ring.role = .value
                ring.under?.role = .value
                let isWhole = ring.arc.sweep >= 1 && ring.gradient == nil
                ring.arc = isWhole ? ArcSpan(start: 0, sweep: 1) : ring.arc.rounded
                if isWhole { ring.cap = .butt }
                if let under = ring.under { ring.under?.span = under.span.rounded }
                if ring.arc.sweep == 0 {
                    (ring.color, ring.cap, ring.gradient) = (Color(red: 0, green: 0, blue: 0), .butt, nil)
                }
                return .ring(ring)
            case .group(var group):
                group.parts.removeAll {
                    if case .block(let block) = $0.figure { block.width <= 0 } else { false }
                }
                for index in group.parts.indices {
                    group.parts[index].role = .value
                    group.parts[index].index = 0
                }
                if !group.parts.contains(where: { $0.isGradient }) { group.gradient = nil }
                return .group(group)
            case .stack(var stack):
                for index in stack.layers.indices { stack.layers[index].role = .value }
                return .stack(stack)
            case .path(var path):
                path.role = .value
                return .path(path)
            case .artwork, .shadow, .text: return shape
            }
        }
    }
}

extension ArcSpan {
    /// The span in ten millionths of a turn, at 0 where it is empty.
    fileprivate var rounded: ArcSpan {
        func rounded(_ turns: Double) -> Double { (turns * 1e7).rounded() / 1e7 }
        return sweep > 1e-7
            ? ArcSpan(start: rounded(start), sweep: rounded(sweep)) : ArcSpan(start: 0, sweep: 0)
    }
}

extension Timeline {
    /// Whether frames are moments of a loop.
    fileprivate var isLoop: Bool { if case .loop = content { true } else { false } }
}
