internal import Basics

extension SheetDialect {
    /// A SpriteFrames resource in the text format 3, which all of Godot 4 reads.
    ///
    /// Identifiers are numbers of our own, and there is no `uid`: a known one would beat the path, and a new one
    /// would differ each time.
    public static let godot4 = SheetDialect(
        name: "godot4", synonyms: ["godot-4", "animatedsprite2d"],
        summary: "Godot 4 SpriteFrames resource for AnimatedSprite2D",
        files: "NAME.tres",
        limits: "no rotation; premultiplied alpha needs a material with that blend mode",
        readers: "Godot 4 (AnimatedSprite2D), by the rules of its source; no Godot 4 has read it",
        fileExtension: "tres", details: [.timing, .tags],
        marks: [#"[gd_resource type="SpriteFrames" format=3]"#, #"type="Texture2D" path="{name}"#],
        unsupported: [.rotation: cannotTurn],
        sampling: .prepared,
        writer: .sheet { sheet in Array(sheet.godot4Resource.utf8) })
}

extension Sheet {
    fileprivate var godot4Resource: String {
        // Identical frames share a texture. Resources can only refer to those defined before them.
        var lines = ["[gd_resource type=\"SpriteFrames\" format=3]", ""]
        for (number, page) in pages.enumerated() {
            lines.append(
                "[ext_resource type=\"Texture2D\" path=\(godotQuoted(page.image)) id=\"page\(number)\"]")
        }
        lines.append("")
        for frame in frames where frame.index == frame.original {
            let (place, box) = (frame.place, frame.box)
            lines += [
                "[sub_resource type=\"AtlasTexture\" id=\"frame\(frame.index)\"]",
                "atlas = ExtResource(\"page\(frame.page)\")",
                "region = Rect2(\(place.x), \(place.y), \(place.width), \(place.height))",
            ]
            if frame.isTrimmed {
                // The offset of the part in the whole frame, and the difference of their sizes.
                let more = (frame.width - box.width, frame.height - box.height)
                lines.append("margin = Rect2(\(box.x), \(box.y), \(more.0), \(more.1))")
            }
            lines += ["filter_clip = true", ""]
        }
        lines += ["[resource]", "animations = [" + animations.map(text).joined(separator: ", ") + "]"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The duration of a frame as a multiple of that of the frame rate, written as a float for Godot.
    private func godotDuration(_ index: Int) -> String {
        let sequence = clips[frames[index].clip].sequence
        return sequence.delays.isEmpty ? "1.0" : godotFraction(duration(of: index) * sequence.fps / 1000)
    }

    /// A frame is shown for its duration divided by the speed, in seconds.
    private func text(_ animation: Animation) -> String {
        let list = animation.frames.map { index in
            """
            {
            "duration": \(godotDuration(index)),
            "texture": SubResource("frame\(frames[index].original)")
            }
            """
        }
        return """
            {
            "frames": [\(list.joined(separator: ", "))],
            "loop": \(animation.loops),
            "name": &\(godotQuoted(animation.name)),
            "speed": \(animation.clip.sequence.godotSpeed)
            }
            """
    }
}
