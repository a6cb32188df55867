internal import Basics

extension SheetDialect {
    /// A property list of format 3. Frames that look the same are one frame with aliases.
    public static let cocos2d = SheetDialect(
        name: "cocos2d", synonyms: ["cocos", "plist", "cocos2d-x", "spritekit"],
        summary: "property list of format 3, identical frames as aliases",
        files: "NAME.plist; for further pages NAME-2.plist, …",
        limits: "no timing and no tags: play NAME-0000.png, … at the frame rate; no rotation",
        readers: "cocos2d-x (SpriteFrameCache), Python's plistlib",
        fileExtension: "plist", details: [.pivots],
        marks: ["<key>realTextureFileName</key>", "<string>{name}"],
        unsupported: [.rotation: cannotTurn],
        sampling: .prepared, turn: .clockwise,
        writer: .page { sheet, page in
            var list = PropertyList()
            list.dictionary { list in
                list.key("frames")
                list.dictionary { list in
                    var aliases: [Int: [Int]] = [:]
                    for frame in sheet.frames where sheet.isAlias(frame) {
                        aliases[frame.original, default: []].append(frame.index)
                    }
                    for frame in sheet.frames where frame.page == page && !sheet.isAlias(frame) {
                        list.key(sheet.key(of: frame))
                        sheet.describe(frame, aliases: aliases[frame.index] ?? [], in: &list)
                    }
                }
                list.key("metadata")
                list.dictionary { list in
                    let image = sheet.pages[page].image
                    list.integer("format", 3)
                    list.string("pixelFormat", "RGBA8888")
                    list.boolean("premultiplyAlpha", sheet.options.alpha == .premultiplied)
                    list.string("realTextureFileName", image)
                    list.string("size", "{\(sheet.pages[page].width),\(sheet.pages[page].height)}")
                    list.string("textureFileName", image)
                }
            }
            return list.finish()
        })
}

extension Sheet {
    /// Returns whether a frame is another name of an earlier one: it looks the same, and has the same size and anchor, which aliases share.
    fileprivate func isAlias(_ frame: Frame) -> Bool {
        let original = frames[frame.original]
        return frame.index != frame.original && frame.width == original.width
            && frame.height == original.height
            && clips[frame.clip].pivot == clips[original.clip].pivot
    }

    fileprivate func describe(_ frame: Frame, aliases: [Int], in list: inout PropertyList) {
        let (place, box) = (frame.place, frame.box)
        // From the center of the whole frame to that of its part, y upward.
        let x = Double(2 * box.x + box.width - frame.width) / 2
        let y = Double(frame.height - 2 * box.y - box.height) / 2
        list.dictionary { list in
            list.key("aliases")
            list.array(aliases.map { key(of: frames[$0]) })
            if let pivot = clips[frame.clip].pivot {
                list.string("anchor", "{\(pivot.x.shortestText),\((1 - pivot.y).shortestText)}")
            }
            list.string("spriteOffset", "{\(x.shortestText),\(y.shortestText)}")
            list.string("spriteSize", "{\(box.width),\(box.height)}")
            list.string("spriteSourceSize", "{\(frame.width),\(frame.height)}")
            list.string("textureRect", "{{\(place.x),\(place.y)},{\(box.width),\(box.height)}}")
            list.boolean("textureRotated", frame.isTurned)
        }
    }
}

/// Writes a property list as XML.
private struct PropertyList: ~Copyable {
    private var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """
    private var depth = 0

    consuming func finish() -> [UInt8] { Array((text + "</plist>\n").utf8) }

    mutating func dictionary(_ members: (inout PropertyList) -> Void) {
        line("<dict>")
        depth += 1
        members(&self)
        depth -= 1
        line("</dict>")
    }

    mutating func array(_ strings: [String]) {
        guard !strings.isEmpty else { return line("<array/>") }
        line("<array>")
        depth += 1
        for string in strings { line("<string>\(xmlEscaped(string))</string>") }
        depth -= 1
        line("</array>")
    }

    mutating func key(_ name: String) { line("<key>\(xmlEscaped(name))</key>") }

    mutating func string(_ name: String, _ value: String) {
        key(name)
        line("<string>\(xmlEscaped(value))</string>")
    }

    mutating func integer(_ name: String, _ value: Int) {
        key(name)
        line("<integer>\(value)</integer>")
    }

    mutating func boolean(_ name: String, _ value: Bool) {
        key(name)
        line(value ? "<true/>" : "<false/>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "\t", count: depth) + content + "\n"
    }
}
