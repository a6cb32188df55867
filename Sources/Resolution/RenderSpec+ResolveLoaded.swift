package import Basics
internal import Formats
package import Jobs
package import Requests

extension RenderSpec {
    /// Resolves the whole request, whose files are all loaded.
    ///
    /// Every option has an effect: one that can have none, because of the figure, the film, the formats or other options,
    /// is refused. Where a format merely does without it, a note says so.
    ///
    /// - Parameter origin: Returns the standing of an option that has no effect.
    package func resolveLoaded(_ origin: (SpecOption) -> OptionOrigin) throws(SpecError) -> RenderJob {
        let settled = try aimed().demonstrated(origin).settled(origin)
        let spec = settled.spec
        let job = try spec.resolveSettled()
        try job.checkTarget()
        var ownNotes: [Message] = []
        if let option = SpecOption.named(.themeColor), origin(option) != .shared {
            ownNotes = spec.inThemesLook.idleColorNotes(job)
        }
        return job.with(notes: settled.notes(job) + job.notes + ownNotes)
    }

    /// Resolves a request whose options have all been checked.
    func resolveSettled() throws(SpecError) -> RenderJob {
        var job = try resolvedAlone()
        var notes = job.notes
        if job.formats.contains(where: { $0.content == .catalog || $0 == .dotlottie }) {
            job = job.with(variants: try resolvedVariants(of: job))
            notes += job.formats.flatMap(scaleNotes) + darkNotes + shapeLookNotes
        }
        notes += pairNotes(hasDark: job.variants.contains { $0.variant.isDark })
        notes +=
            shapeNotes + job.blankNotes + job.fileNotes(isFaithful: animation.isFaithful) + job.memoryNotes
        return job.with(notes: notes)
    }
}
