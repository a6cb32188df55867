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
        if groups.contains(where: { $0.files[0].item.borders != nil }) { return true }
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
    /// - Throws: ``SpecError`` for an atlas of files that state another scale than what is drawn has, or several with other frames at each.
    func atlas(
        _ items: [PackItem], _ pictures: [PictureFile], _ densities: PackDensities
    ) throws(SpecError) -> PackJob? {
        let known = Dictionary(zip(items, pictures).map { ($0.path, ($0, $1)) }) { first, _ in first }
        var sets: [GroupSet] = []
        for files in densities.files {
            var found: [(item: PackItem, picture: PictureFile)] = []
            for path in files.paths {
                guard var (item, picture) = known[path] else { continue }
                if densities.areStated { item.path = PackDensities.plain(item.path) }
                if let patch = try NinePatch(picture, path: item.path) {
                    (item.path, item.borders, picture) = (patch.path, patch.borders, patch.picture)
                    item.hasGaps = patch.hasGaps
                } else {
                    item.isUnframed = NinePatch.isNamed(item.path)
                }
                found.append((item, picture))
            }
            sets.append(
                GroupSet(
                    scale: files.scale, groups: PackGroup.groups(found.map(\.item), found.map(\.picture))))
        }
        let highest = sets[sets.count - 1]
        // The same frames at several scales count once: `a.png` beside `a@2x.png` makes no atlas.
        try rejectRepeats(items, areFolders: true)
        guard try isAtlas(highest.groups) else { return nil }
        try rejectRepeats(items, areFolders: false)
        if sets.count > 1 {
            for set in sets.dropLast() { try set.requireFit(highest) }
            return try atlas(sets, scales: sets.map(\.scale))
        }
        guard scales.isEmpty else { return try atlas(sets, scales: atlasScales) }
        if !clips.isEmpty, highest.scale != 1 {
            let stated = highest.scale.shortestText
            throw SpecError(
                at: .option(.scale),
                "the names of the files say \(stated) pixels per point, and what is drawn has 1; add \(option: .scale, stated)"
            )
        }
        return try atlas(sets, scales: [highest.scale])
    }

    /// Returns the job of an atlas of files and of what is drawn.
    ///
    /// - Parameters:
    ///   - sets: The files of each scale that has some, ascending; none for what is drawn alone.
    ///   - scales: Those to write, ascending. The last one has files.
    func atlas(_ sets: [GroupSet], scales: [Double]) throws(SpecError) -> PackJob {
        try checkCourse()
        let (highest, groups) = (scales[scales.count - 1], sets.last?.groups ?? [])
        var all: [Double: [AtlasClip]] = [:]
        for set in sets {
            let scale = sets.count == 1 ? highest : set.scale
            var clips: [AtlasClip] = []
            for clip in self.clips.map(named) {
                clips.append(try clip.scaled(to: scale, resamples: resamples))
            }
            for group in set.groups { clips.append(try clip(group, scale: scale)) }
            all[scale] = clips
        }
        let clips = all[highest] ?? self.clips.map(named)
        let pictures = groups.flatMap { $0.files.map(\.picture) }
        return try atlas(
            scales, all.merging([highest: clips]) { first, _ in first }, named: Self.atlasName(groups),
            found: notes + (try notes(groups)) + clips.flatMap(\.namedNotes),
            gamut: PackGamut(pictures))
    }

    /// Returns the job of an atlas of clips.
    ///
    /// - Parameters:
    ///   - scales: At least one, ascending.
    ///   - all: The clips that there are at the last scale, and at others that are not made from it.
    ///   - name: The name where none is requested.
    ///   - found: The notes about the files that were read.
    private func atlas(
        _ scales: [Double], _ all: [Double: [AtlasClip]], named name: String, found: [Message],
        gamut: PackGamut
    ) throws(SpecError) -> PackJob {
        let output = output.aimed()
        let formats = resolvedFormats
        let clips = all[scales[scales.count - 1]] ?? []
        try checkNames(clips)
        let marked = try marked(clips)
        let options = try output.resolvedOptions()
        let name = try output.resolvedName(name, formats)
        var drawn: [PackScale] = []
        var sizes: [Message] = []
        for scale in scales {
            var clips: [AtlasClip] = []
            for (index, clip) in marked.enumerated() {
                if let some = all[scale] {
                    clips.append(some[index].marked(as: clip))
                } else {
                    clips.append(try clip.scaled(to: scale, resamples: resamples))
                }
            }
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
                found: found + sizes + output.matteNotes(formats) + gamut.notes(formats), gamut: gamut.common,
                patterns: files)
        )
    }

    /// Refuses folders that are named twice, and, in an atlas, files.
    private func rejectRepeats(_ items: [PackItem], areFolders: Bool) throws(SpecError) {
        var known: Set<String> = []
        for item in items where item.isFolder == areFolders {
            let file = item.path.split(separator: "/").last.map(String.init) ?? ""
            if known.insert((item.folders + [file]).joined(separator: "/")).inserted { continue }
            throw SpecError(
                at: areFolders ? String(item.path.dropLast(file.count)) : item.path,
                areFolders
                    ? "is named twice; name it once"
                    : "is named twice, and an atlas has it once; name it once")
        }
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

    /// Returns a clip from elsewhere with the names that are requested for its frames.
    private func named(_ clip: AtlasClip) -> AtlasClip {
        var clip = clip
        let name = clip.facts.sequence.name
        if names != nil, names != .file {
            let count = clip.facts.sequence.count
            clip.facts.keys = keys(name, count: count) { number in
                let stem = count == 1 ? name : "\(name)-\(FrameNames.number(number, of: count))"
                return (clip.folder, clip.stems.isEmpty ? stem : clip.stems[number])
            }
        }
        return clip
    }

    /// Returns an animation or a sprite of files.
    private func clip(_ group: PackGroup, scale: Double) throws(SpecError) -> AtlasClip {
        let pictures = group.files.map(\.picture)
        let delay = delays.last { $0.isFor(group.name) }?.value
        let times = try (delay.map { .delay($0) } ?? timing).times(pictures, rate: MotionSpec.defaultFPS)
        let course = try PackCourse(times, output)
        let plays = PackPlays(pictures).count
        let all = group.sizes
        let sizes = course.order.map { all[$0] }
        var sequence = FrameSequence(
            name: group.name, animation: group.name, count: course.times.count, fps: MotionSpec.defaultFPS,
            loops: plays != 1, scale: scale, width: sizes.reduce(1) { max($0, $1.width) },
            height: sizes.reduce(1) { max($0, $1.height) })
        sequence.setTimes(course.times)
        var facts = SheetClip(sequence)
        facts.plays = plays
        facts.tags = group.tags
        facts.borders = group.borders
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
        var clip = AtlasClip(
            facts: facts, source: .files(pictures, anchor: anchor, share: 1, order: course.order))
        clip.folder = group.files[0].item.parent
        clip.stems = course.order.map { items[$0].1 }
        return clip
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
                let folders = file.item.folders
                return folders.dropLast(file.item.isFolder && groups.count > 1 ? 1 : 0).last ?? ""
            })
        if folders.count == 1, let name = folders.first, AssetName.problem(with: name) == nil { return name }
        return "atlas"
    }
}
