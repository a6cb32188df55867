internal import Basics
internal import MotionCore

extension SpecMap {
    /// A motion with the adjustments of its file, or as it is where these are wrong.
    func adjusted(_ motion: Motion) -> Motion {
        let before = reader.log.additions
        var adjustment = MotionAdjustment()
        let speed = self["speed"]?.number(in: MotionAdjustment.speedRange, .factor)
        let duration = self["duration"]?.number(in: MotionFields.periodRange, .milliseconds)
        adjustment.pace = duration.map { .duration($0) } ?? speed.map { .speed($0) }
        if speed != nil, duration != nil {
            self["speed"]?.problem("duration says how long a loop takes; leave out one of them")
        }
        adjustment.arc = self["arc"]?.parsed(nil) { text throws(Message) in try SweepRange(parsing: text) }
        adjustment.turns = self["turns"]?.count(in: MotionAdjustment.turnsRange)
        adjustment.easing = self["easing"]?.parsed(nil) { text throws(EasingError) in
            try Easing(parsing: text)
        }
        guard reader.log.additions == before else { return motion }
        do throws(AdjustmentError) {
            return try motion.adjusted(by: adjustment)
        } catch {
            let problem = error.problem(motion, adjustment)
            (self[problem.key.text] ?? reader).problem(problem.message)
            return motion
        }
    }
}

extension Motion {
    /// A published motion under another name.
    init(based base: Motion, name: String, _ map: SpecMap) {
        self.init(
            name: name, summary: map["summary"]?.text() ?? base.summary,
            source: map["source"]?.text() ?? base.source, kind: base.kind, faithful: base.faithful,
            seamNote: base.seamNote, size: base.size, stroke: base.stroke, cap: base.cap,
            colorChange: base.colorChange)
    }
}
