internal import Basics
internal import Formats
internal import PictureFiles

extension PackJob {
    /// Returns the frames as a part of an atlas: the animations and sprites of an atlas as they are, and others as one animation.
    ///
    /// - Parameter name: The name of the animation in metadata.
    package func clips(named name: String) -> [AtlasClip] {
        switch scales[scales.count - 1].source {
        case .atlas(var clips):
            if clips.count == 1 {
                clips[0].facts.sequence.name = name
            }
            return clips
        case .bitmaps, .resampled: return []
        case .moving(let strip):
            return [AtlasClip(facts: facts(named: name), source: .moving(strip, order: order))]
        case .files(let files, let anchor):
            var facts = facts(named: name)
            let all = stems
            let stems = order.map { all[$0] }
            if sequence.count > 1 {
                facts.keys = stems.map { "\(name)/\($0).png" }
                if Set(facts.keys).count < facts.keys.count { facts.keys = [] }
            }
            var clip = AtlasClip(
                facts: facts,
                source: .files(files, anchor: anchor, share: 1, order: order))
            (clip.folder, clip.stems) = (name, stems)
            return [clip]
        }
    }

    private func facts(named name: String) -> SheetClip {
        var facts = SheetClip(sequence)
        facts.sequence.name = name
        facts.plays = options.repeats ?? plays
        facts.tags = options.sheet.tags
        return facts
    }

    /// The name of the file of each frame, without its folder and its extension; with a number where a file has several.
    private var stems: [String] {
        guard case .files(let files, _) = scales[scales.count - 1].source else { return [] }
        return files.flatMap { file in
            let stem = PackItem(path: file.name).stem
            return file.count == 1
                ? [stem] : (0..<file.count).map { "\(stem)-\(FrameNames.number($0, of: file.count))" }
        }
    }
}
