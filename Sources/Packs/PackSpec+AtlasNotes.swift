internal import Basics
internal import Formats
internal import PictureFiles
internal import Requests

extension PackSpec {
    /// Returns the notes about an atlas: what the files have become, and what has no effect.
    func notes(_ groups: [PackGroup]) throws(SpecError) -> [Message] {
        let pictures = groups.flatMap { $0.files.map(\.picture) }
        return becomings(groups) + (try courseNotes(groups)) + idleNotes + patchNotes(groups)
            + [timing.note(pictures, isAtlas: true)].compactMap(\.self)
    }

    /// Returns what the files have become, where nobody has said so.
    private func becomings(_ groups: [PackGroup]) -> [Message] {
        let isAsked = isAtlas || !clips.isEmpty || names != nil
        let unnumbered = groups.filter { group in
            group.files.count > 1 && group.files[0].item.isFolder
                && group.files.allSatisfy { $0.item.series == $0.item.stem }
        }
        if let group = unnumbered.first, names == nil {
            let path = group.files[0].item.path
            let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
            return [
                "\(quoted(group.name)) is one animation of \(group.files.count) frames, whose names have no numbers; for sprites name \(quoted(folder + "*"))\(unnumbered.count > 1 ? ", and so on for \(counted(unnumbered.count - 1, "more folder"))" : "")"
            ]
        }
        if isAsked || groups.contains(where: { $0.files[0].item.isFolder || $0.borders != nil }) { return [] }
        let sprites = groups.count { $0.sizes.count == 1 }
        let animations = groups.count - sprites
        let parts = [
            animations > 0 ? counted(animations, "animation") : nil,
            sprites > 0 ? counted(sprites, "sprite") : nil,
        ].compactMap(\.self)
        let sizes = Set(groups.flatMap(\.sizes)).count
        return [
            "the files become an atlas of \(parts.joined(separator: " and ")), by their names\(sizes > 1 ? " and sizes" : ""); for one animation of all of them add \(option: .frameNames, "number")\(sizes > 1 ? " and \(option: .anchor, "center")" : "")"
        ]
    }

    /// Returns the notes about a speed, a hold or a way back that sprites alone have no use for.
    private func courseNotes(_ groups: [PackGroup]) throws(SpecError) -> [Message] {
        let single = notes(about: try PackCourse([1000], output))
        return clips.allSatisfy(\.facts.isSprite) && groups.allSatisfy { $0.sizes.count == 1 } ? single : []
    }

    /// The notes about options of time that animations from elsewhere have no use for, as they have their own.
    private var idleNotes: [Message] {
        // Moving SVG files are timed as pictures are.
        let names = clips.filter { !$0.facts.isSprite && !$0.isMoving }.map(\.facts.sequence.name)
        if names.isEmpty { return [] }
        var options = PackCourse.options(of: output)
        switch timing {
        case .rate: options.insert(.fps, at: 0)
        case .delay, .delays: options.insert(.delay, at: 0)
        case .own: break
        }
        if output.repeats != nil { options.append(.repeat) }
        func note(_ option: OptionKey, _ names: [String]) -> Message {
            let some = names.prefix(3).map { quoted($0) }.joined(separator: ", ")
            return
                "\(option: option) has no effect on \(some)\(names.count > 3 ? " and others" : ""), which \(names.count == 1 ? "is drawn or an asset of its own; give it to that" : "are drawn or assets of their own; give it to them")"
        }
        let timed = names.filter { name in delays.contains { $0.name != nil && $0.isFor(name) } }
        return options.filter { !sharedOptions.contains($0) }.map { note($0, names) }
            + (timed.isEmpty ? [] : [note(.delay, timed)])
    }

    /// Returns the notes about nine-patches that are stretched in several parts, and about files that are only called so.
    private func patchNotes(_ groups: [PackGroup]) -> [Message] {
        let files = groups.flatMap(\.files)
        func note(_ isMeant: (PackItem) -> Bool, _ one: Message, _ many: Message) -> [Message] {
            let found = files.filter { isMeant($0.item) }
            guard let first = found.first else { return [] }
            let name = quoted(first.picture.name)
            return [
                found.count == 1
                    ? "\(name) \(one)"
                    : "\(name) and \(counted(found.count - 1, "other nine-patch", "other nine-patches")) \(many)"
            ]
        }
        return note(
            \.hasGaps, "has several parts that are stretched; borders leave one, from the first to the last",
            "have several parts that are stretched; borders leave one, from the first to the last")
            + note(
                \.isUnframed,
                "is called like a nine-patch of Android, and has no frame that says what is stretched; it is packed whole",
                "are called so, and have no frame that says what is stretched; they are packed whole")
    }
}
