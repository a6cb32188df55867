package import Basics

extension SheetDialect {
    /// The notes about the facts of an atlas that this dialect does not hold, a sentence each.
    package func notes(about clips: [SheetClip]) -> [Message] {
        var notes: [Message] = []
        func note(
            _ detail: Detail, _ isMeant: (SheetClip) -> Bool,
            naming: (SheetClip) -> String = { quoted($0.sequence.name) }, _ text: (String) -> Message
        ) {
            let names = clips.filter(isMeant).map(naming)
            if details.contains(detail) || names.isEmpty { return }
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            notes.append(text(names.prefix(3).joined(separator: ", ") + more))
        }
        note(.timing, { !$0.isSprite }) {
            let rate = $0.sequence.delays.isEmpty ? $0.sequence.fps.decimal(2) : "its delays"
            return "\(quoted($0.sequence.name)) at \(rate)"
        } _: {
            "\(name) holds no frame rates: play \($0); spindle, json-hash and godot4 hold them"
        }
        // Where there are no rates, there is no number of plays either.
        if details.contains(.timing) {
            note(.plays, { !$0.isSprite && $0.plays > 1 }) { names in
                "\(name) plays \(names) forever, and \(clips.count { !$0.isSprite && $0.plays > 1 } == 1 ? "it has" : "they have") a number of plays; json-hash, phaser and css hold it"
            }
        }
        note(.tags, { !$0.tags.isEmpty }) {
            "\(name) holds no tags, and \($0) has some; json-hash, aseprite and godot4 hold them"
        }
        note(.pivots, { $0.pivot != nil }) {
            "\(name) holds no pivots, and \($0) has one; set it in the program, or choose json-hash, unity or cocos2d"
        }
        note(.borders, { $0.borders != nil }) {
            "\(name) holds no borders, and \($0) has some; set them in the program, or choose json-hash, unity or libgdx"
        }
        return notes
    }
}
