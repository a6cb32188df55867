internal import Basics
package import Indicators
internal import MotionCore

/// Texts that take each other's place, where there is nothing else.
public struct TextSequence: Hashable, Sendable {
    /// When each text begins, in milliseconds, and its number in the layout; nil for none.
    package let cuts: [(time: Double, label: Int?)]
    /// What of the texts shows; nil where they are always there.
    package let line: Storyline?

    package init(
        cuts: [(time: Double, label: Int?)], line: Storyline?
    ) {
        self.cuts = cuts
        self.line = line
    }

    /// Whether both show the same texts at the same times.
    public static func == (a: TextSequence, b: TextSequence) -> Bool {
        a.line == b.line && a.cuts.map { $0.time } == b.cuts.map { $0.time }
            && a.cuts.map { $0.label } == b.cuts.map { $0.label }
    }

    /// Hashes the times and the storyline.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cuts.map { $0.time })
        hasher.combine(line)
    }

    package func texts(at time: Double) -> [FrameLook.Text] {
        guard let index = cuts.lastIndex(where: { $0.time <= time }) else { return [] }
        let (past, half) = (time - cuts[index].time, StateChange.fade / 2)
        // The first one appears with the block.
        guard index > 0 else { return [FrameLook.Text(label: cuts[0].label, value: nil)] }
        return [
            FrameLook.Text(
                label: cuts[index - 1].label, value: nil, opacity: 1 - smoothstep(past / half)),
            FrameLook.Text(
                label: cuts[index].label, value: nil, opacity: smoothstep((past - half) / half)),
        ].filter { $0.opacity > 0 && $0.label != nil }
    }
}
