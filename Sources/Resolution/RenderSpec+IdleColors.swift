internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Requests

extension RenderSpec {
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
            guard let drawn = try? other.resolvedAlone() else { return false }
            return drawn.showsSame(as: job)
        }
        return slots.map {
            "\(option: .themeColor) has no effect on \($0.rawValue): nothing in the picture has that color"
        }
    }
}

extension RenderJob {
    /// Whether both jobs show the same, variants that are written with them included.
    fileprivate func showsSame(as other: RenderJob) -> Bool {
        looksLike(other) && alternatives.count == other.alternatives.count
            && zip(alternatives, other.alternatives).allSatisfy { $0.showsSame(as: $1) }
    }
}
