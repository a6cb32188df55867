internal import Basics

extension SheetDialect {
    /// A SpriteFrames resource in the text format 2 of Godot 3.
    ///
    /// A tag is an animation; one that goes backward or back and forth lists its frames in that order.
    public static let godot = SheetDialect(
        name: "godot", synonyms: ["tres", "spriteframes"],
        summary: "Godot SpriteFrames resource for AnimatedSprite",
        files: "NAME.tres",
        limits: "no rotation; premultiplied alpha needs a material with that blend mode; turn the import's "
            + "Fix Alpha Border off where every byte counts",
        readers: "Godot 3 (AnimatedSprite); for Godot 4 use godot4",
        fileExtension: "tres", details: [.timing, .tags],
        marks: [#"[gd_resource type="SpriteFrames""#, #"[ext_resource path="{name}"#],
        unsupported: [.rotation: cannotTurn, .delays: showsEvenly],
        sampling: .prepared,
        writer: .sheet { sheet in Array(sheet.godotResource.utf8) })
}

extension Sheet {
    fileprivate var godotResource: String {
        // Identical frames share a texture. Numbers begin with 1.
        let textures = frames.filter { $0.index == $0.original }
        var numbers: [Int: Int] = [:]
        for (number, frame) in textures.enumerated() { numbers[frame.index] = number + 1 }

        var lines = [
            "[gd_resource type=\"SpriteFrames\" load_steps=\(pages.count + textures.count + 1) format=2]", "",
        ]
        for (number, page) in pages.enumerated() {
            lines.append("[ext_resource path=\(godotQuoted(page.image)) type=\"Texture\" id=\(number + 1)]")
        }
        lines.append("")
        for (number, frame) in textures.enumerated() {
            let (place, box) = (frame.place, frame.box)
            lines += [
                "[sub_resource type=\"AtlasTexture\" id=\(number + 1)]",
                "atlas = ExtResource( \(frame.page + 1) )",
                "region = Rect2( \(place.x), \(place.y), \(place.width), \(place.height) )",
            ]
            if frame.isTrimmed {
                // The offset of the part in the whole frame, and the difference of their sizes.
                let more = (frame.width - box.width, frame.height - box.height)
                lines.append("margin = Rect2( \(box.x), \(box.y), \(more.0), \(more.1) )")
            }
            lines += ["filter_clip = true", ""]
        }
        lines += [
            "[resource]",
            "animations = [ " + animations.map { text($0, numbers) }.joined(separator: ", ") + " ]",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func text(_ animation: Animation, _ numbers: [Int: Int]) -> String {
        let list = animation.frames.map { "SubResource( \(numbers[frames[$0].original]!) )" }
        return """
            {
            "frames": [ \(list.joined(separator: ", ")) ],
            "loop": \(animation.loops),
            "name": \(godotQuoted(animation.name)),
            "speed": \(animation.clip.sequence.godotSpeed)
            }
            """
    }
}

extension FrameSequence {
    /// Frames a second as a number that Godot takes for a fraction.
    var godotSpeed: String { godotFraction(fps) }
}

/// A number that Godot takes for a fraction.
func godotFraction(_ number: Double) -> String {
    let text = number.shortestText
    return text.contains(where: { $0 == "." || $0 == "e" }) ? text : text + ".0"
}

/// A text as it stands in Godot's resources.
func godotQuoted(_ text: String) -> String {
    let escaped = text.map { character in
        switch character {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        default: String(character)
        }
    }
    return "\"\(escaped.joined())\""
}
