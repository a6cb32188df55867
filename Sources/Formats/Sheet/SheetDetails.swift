package import Basics

extension SheetDialect {
    /// The notes about the facts of an atlas that this dialect does not hold, a sentence each.
    package func notes(about clips: [SheetClip]) -> [Message] {
        var notes: [Message] = []
        func note(_ detail: Detail, _ names: [String], _ text: (String) -> Message) {
            if details.contains(detail) || names.isEmpty { return }
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            notes.append(text(names.prefix(3).joined(separator: ", ") + more))
        }
        func names(_ isMeant: (SheetClip) -> Bool) -> [String] {
            clips.filter(isMeant).map { quoted($0.sequence.name) }
        }
        let rates = clips.filter { !$0.isSprite }.map { clip in
            let rate = clip.sequence.delays.isEmpty ? clip.sequence.fps.decimal(2) : "its own"
            return "\(rate) of \(quoted(clip.sequence.name))"
        }
        note(.timing, rates) {
            "\(name) holds no frame rates, such as \($0); spindle, json-hash and godot4 hold them"
        }
        // Where there are no rates, there is no number of plays either.
        let counted = details.contains(.timing) ? names { !$0.isSprite && $0.plays > 1 } : []
        note(.plays, counted) {
            "\(name) plays \($0) forever, and \(counted.count == 1 ? "it has" : "they have") a number of plays; json-hash, phaser and css hold it"
        }
        note(.tags, names { !$0.tags.isEmpty }) {
            "\(name) holds no tags, such as those of \($0); json-hash, aseprite and godot4 hold them"
        }
        note(.pivots, names { $0.pivot != nil }) {
            "\(name) holds no pivots, such as that of \($0); set it in the program, or choose json-hash, unity or cocos2d"
        }
        note(.borders, names { $0.borders != nil }) {
            "\(name) holds no borders, such as those of \($0); set them in the program, or choose json-hash, unity or libgdx"
        }
        return notes
    }
}
