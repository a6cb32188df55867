internal import Basics
internal import Formats
internal import MotionCore
internal import PictureFiles
internal import Requests
internal import Resolution

extension PackSpec {
    var resolvedFormats: [OutputFormat] {
        let output = output.aimed()
        return output.formats.isEmpty ? [.sheet] : output.resolvedFormats()
    }

    /// Returns whether the files are several animations and sprites on one sheet, instead of one animation.
    ///
    /// Folders, files of different sizes and files whose names are no series make an atlas by themselves, unless something is requested
    /// that only an animation has: another format, a timing, a tag, or numbers for names.
    ///
    /// - Throws: ``SpecError`` where an atlas is requested together with such a thing.
    func isAtlas(_ groups: [PackGroup]) throws(SpecError) -> Bool {
        let isMarked = isAtlas || !delays.isEmpty || !pivots.isEmpty || !borders.isEmpty || !clips.isEmpty
        let hasNames = names != nil && names != .number
        let formats = resolvedFormats
        if isMarked || hasNames {
            if let other = formats.first(where: { $0.content != .sheet }) {
                throw SpecError(
                    at: .option(.to),
                    "\(other.name) shows one animation, and \(option: .atlas), \(option: .frameNames), \(option: .pivot), \(option: .borders) and \(option: .delay) of some animations are for an atlas; use \(option: .to, "sheet")"
                )
            }
            return true
        }
        guard formats.allSatisfy({ $0.content == .sheet }) else { return false }
        let hasFolders = groups.contains { $0.files[0].item.isFolder }
        let sizes = Set(groups.flatMap(\.sizes))
        if sizes.count > 1, anchor == nil { return true }
        let isCounted = output.sheet.dialects.contains { !$0.holdsAtlases } || !output.sheet.tags.isEmpty
        if groups.count < 2 { return !isCounted && groups.contains { !$0.tags.isEmpty } }
        if hasFolders { return true }
        return names == nil && timing == .own && PackCourse.options(of: output).isEmpty
            && output.repeats == nil && output.sheet.tags.isEmpty
    }

    /// Returns the job of an atlas of files and of what is drawn; nil for files that are one animation.
    ///
    /// The same frames at several scales count once: `a.png` beside `a@2x.png` makes no atlas.
    ///
    /// - Throws: ``SpecError`` for an atlas of files that state several scales, or another one than what is drawn has.
    func atlas(
        _ items: [PackItem], _ pictures: [PictureFile], _ densities: PackDensities
    ) throws(SpecError) -> PackJob? {
        let highest = densities.files[densities.files.count - 1]
        let paths = Set(highest.paths)
        var found: [(item: PackItem, picture: PictureFile)] = []
        for (item, picture) in zip(items, pictures) where paths.contains(item.path) {
            var item = item
            if densities.areStated { item.path = PackDensities.plain(item.path) }
            found.append((item, picture))
        }
        let groups = PackGroup.groups(found.map(\.item), found.map(\.picture))
        guard try isAtlas(groups) else { return nil }
        let stated = densities.files.map { $0.scale.shortestText }
        if stated.count > 1 {
            throw SpecError(
                at: .option(.scale),
                "an atlas takes files of one scale, and the names of these say \(stated.joined(separator: " and ")); name those of the highest scale alone, and add \(option: .scale, stated.joined(separator: ",")) and \(option: .resample)"
            )
        }
        guard scales.isEmpty else { return try atlas(groups, scales: atlasScales) }
        if !clips.isEmpty, highest.scale != 1 {
            throw SpecError(
                at: .option(.scale),
                "the names of the files say \(stated[0]) pixels per point, and what is drawn has 1; add \(option: .scale, stated[0])"
            )
        }
        var spec = self
        spec.scales = [highest.scale]
        return try spec.atlas(groups, scales: spec.scales)
    }

    /// Returns the job of an atlas of files and of what is drawn.
    func atlas(_ groups: [PackGroup], scales: [Double]) throws(SpecError) -> PackJob {
        try checkCourse()
        var clips = self.clips.map(named)
        for group in groups { clips.append(try clip(group)) }
        let course = try courseNotes(groups)
        let pictures = groups.flatMap { $0.files.map(\.picture) }
        return try atlas(
            scales, clips, named: Self.atlasName(groups),
            found: notes(groups) + course + [timing.note(pictures)].compactMap(\.self),
            gamut: PackGamut(pictures))
    }

    /// Returns the job of an atlas of clips.
    ///
    /// - Parameters:
    ///   - scales: At least one, ascending, of which the last is that of the clips.
    ///   - name: The name where none is requested.
    ///   - found: The notes about the files that were read.
    func atlas(
        _ scales: [Double], _ clips: [AtlasClip], named name: String, found: [Message], gamut: PackGamut
    ) throws(SpecError) -> PackJob {
        let output = output.aimed()
        let formats = resolvedFormats
        try checkNames(clips)
        let marked = try marked(clips)
        let options = try output.resolvedOptions()
        let name = try output.resolvedName(name, formats)
        var drawn: [PackScale] = []
        var sizes: [Message] = []
        for scale in scales {
            var clips: [AtlasClip] = []
            for clip in marked { clips.append(try clip.scaled(to: scale, resamples: resamples)) }
            let sequence = FrameSequence(atlas: clips.map(\.facts), named: name)
            try limits.check(pixels: sequence.pixelCount, frames: sequence.count)
            do throws(SheetError) { try options.sheet.check(sequence) } catch { throw SpecError(error) }
            for clip in clips where sizes.isEmpty {
                guard let note = clip.roundedNote else { continue }
                sizes.append(note)
            }
            drawn.append(
                PackScale(
                    scale: scale, width: sequence.width, height: sequence.height, source: .atlas(clips)))
        }
        let sequence = FrameSequence(atlas: marked.map(\.facts), named: name)
        return try checked(
            PackJob(
                sequence: sequence, plays: 0, formats: formats, options: options, scales: drawn,
                order: Array(0..<sequence.count), target: output.target,
                found: found + sizes + output.matteNotes(formats) + gamut.notes(formats), gamut: gamut.common)
        )
    }

    /// Refuses what counts the frames of one animation.
    private func checkCourse() throws(SpecError) {
        if !output.sheet.tags.isEmpty {
            throw SpecError(
                at: .option(.sheetTag),
                "counts the frames of one animation, and this is an atlas; number the files of each part in a folder: spin-01.png, idle-01.png"
            )
        }
        if case .delays = timing {
            throw SpecError(
                at: .option(.delays),
                "are those of one animation, and this is an atlas; use \(option: .delay, "coin=80ms"), or pack GIF or APNG files, which have delays of their own"
            )
        }
    }

    /// Returns the clips with the pivots and the borders that are requested for them.
    private func marked(_ clips: [AtlasClip]) throws(SpecError) -> [AtlasClip] {
        let names = clips.map(\.facts.sequence.name)
        func check<Value>(_ marks: [PackMark<Value>], _ key: OptionKey) throws(SpecError) {
            guard let unknown = marks.first(where: { !names.contains(where: $0.isFor) }) else { return }
            let some = names.prefix(5).map { quoted($0) }.joined(separator: ", ")
            throw SpecError(
                at: .option(key),
                "\(quoted(unknown.name ?? "")) is no animation or sprite of this atlas; it has \(some)\(names.count > 5 ? " and \(names.count - 5) more" : "")"
            )
        }
        try check(delays, .delay)
        try check(pivots, .pivot)
        try check(borders, .borders)
        var clips = clips
        for index in clips.indices {
            clips[index].facts.pivot =
                pivots.last { $0.isFor(names[index]) }?.value ?? clips[index].facts.pivot
            clips[index].facts.borders =
                borders.last { $0.isFor(names[index]) }?.value ?? clips[index].facts.borders
            let clip = clips[index].facts
            guard let borders = clip.borders else { continue }
            let sizes = (0..<clip.sequence.count).map { clip.size(of: $0) }
            if let size = sizes.first(where: {
                borders.left + borders.right > $0.width || borders.top + borders.bottom > $0.height
            }) {
                throw SpecError(
                    at: .option(.borders),
                    "are wider than \(quoted(names[index])), which has \(size.width)×\(size.height) pixels; lower them"
                )
            }
        }
        return clips
    }

    /// Refuses names that two frames have.
    private func checkNames(_ clips: [AtlasClip]) throws(SpecError) {
        var known: [String: String] = [:]
        for clip in clips {
            for key in clip.facts.keys {
                if let other = known.updateValue(clip.facts.sequence.name, forKey: key) {
                    throw SpecError(
                        at: .option(.frameNames),
                        "two frames would be called \(quoted(key)), of \(quoted(other)) and \(quoted(clip.facts.sequence.name)); use \(option: .frameNames, "{folder}/{name}"), number, or another pattern"
                    )
                }
            }
        }
    }

    /// Returns the notes about a speed, a hold or a way back that animations from elsewhere, or sprites alone, have no use for.
    private func courseNotes(_ groups: [PackGroup]) throws(SpecError) -> [Message] {
        let single = try PackCourse([1000], output).notes
        // Moving SVG files take part in it.
        let clips = clips.filter { !$0.isMoving }
        if clips.isEmpty { return groups.allSatisfy { $0.sizes.count == 1 } ? single : [] }
        let names = clips.prefix(3).map { quoted($0.facts.sequence.name) }.joined(separator: ", ")
        return PackCourse.options(of: output).map {
            "\(option: $0) has no effect on \(names)\(clips.count > 3 ? " and others" : ""), which are drawn or assets of their own; give it to them"
        }
    }

    /// Returns a clip from elsewhere with the names that are requested for its frames.
    private func named(_ clip: AtlasClip) -> AtlasClip {
        var clip = clip
        let name = clip.facts.sequence.name
        if names != nil, names != .file {
            clip.facts.keys = keys(name, count: clip.facts.sequence.count) { _ in ("", name) }
        }
        return clip
    }

    /// Returns an animation or a sprite of files.
    private func clip(_ group: PackGroup) throws(SpecError) -> AtlasClip {
        let pictures = group.files.map(\.picture)
        let delay = delays.last { $0.isFor(group.name) }?.value
        let times = try (delay.map { .delay($0) } ?? timing).times(pictures, rate: MotionSpec.defaultFPS)
        let course = try PackCourse(times, output)
        let plays = PackPlays(pictures).count
        let sizes = course.order.map { group.sizes[$0] }
        var sequence = FrameSequence(
            name: group.name, animation: group.name, count: course.times.count, fps: MotionSpec.defaultFPS,
            loops: plays != 1, scale: atlasScales.last ?? 1, width: sizes.reduce(1) { max($0, $1.width) },
            height: sizes.reduce(1) { max($0, $1.height) })
        sequence.setTimes(course.times)
        var facts = SheetClip(sequence)
        facts.plays = plays
        facts.tags = group.tags
        if anchor == nil, Set(sizes).count > 1 { facts.sizes = sizes }
        // Frames of one file are told apart by their number.
        let items = group.files.flatMap { file in
            (0..<file.picture.count).map { number in
                (
                    names == nil || names == .file ? file.item.folder : file.item.parent,
                    file.picture.count == 1
                        ? file.item.stem
                        : "\(file.item.stem)-\(FrameNames.number(number, of: file.picture.count))"
                )
            }
        }
        facts.keys = keys(group.name, count: course.order.count) { items[course.order[$0]] }
        // Frames that are shown twice have a number each, unless names are requested.
        if names == nil, Set(facts.keys).count < facts.keys.count { facts.keys = [] }
        return AtlasClip(
            facts: facts, source: .files(pictures, anchor: anchor, share: 1, order: course.order))
    }

    private func keys(
        _ animation: String, count: Int, _ item: (Int) -> (folder: String, name: String)
    ) -> [String] {
        let names = names ?? .file
        if names == .number, count == 1 { return [animation + ".png"] }
        return (0..<count).map { number in
            let (folder, name) = item(number)
            return names.key(
                folder: folder, name: name, animation: animation, number: FrameNames.number(number, of: count)
            )
        }
    }

    /// The name of an atlas: that of the folder in which all files are.
    private static func atlasName(_ groups: [PackGroup]) -> String {
        let folders = Set(
            groups.flatMap(\.files).map { file in
                var parts = file.item.path.split(separator: "/").dropLast()
                if file.item.isFolder, groups.count > 1 { parts = parts.dropLast() }
                return parts.last.map(String.init) ?? ""
            })
        if folders.count == 1, let name = folders.first, AssetName.problem(with: name) == nil { return name }
        return "atlas"
    }

    /// Returns what the files have become, where nobody has said so.
    private func notes(_ groups: [PackGroup]) -> [Message] {
        let isAsked = isAtlas || !clips.isEmpty || names != nil
        let unnumbered = groups.filter { group in
            group.files.count > 1 && group.files[0].item.isFolder
                && group.files.allSatisfy { $0.item.series == $0.item.stem }
        }
        if let group = unnumbered.first, names == nil {
            let folder = group.files[0].item.path.split(separator: "/").dropLast().joined(separator: "/")
            return [
                "\(quoted(group.name)) is one animation of \(group.files.count) frames, whose names have no numbers; for sprites name \(quoted(folder + "/*"))\(unnumbered.count > 1 ? ", and so on for \(counted(unnumbered.count - 1, "more folder"))" : "")"
            ]
        }
        if isAsked || groups.contains(where: { $0.files[0].item.isFolder }) { return [] }
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
}
