internal import Basics

/// The parts that dialects in JSON share.
extension Sheet {
    /// A page in TexturePacker's manner, its frames as an array or as an object by name.
    func texturePackerPage(_ page: Int, isArray: Bool) -> [UInt8] {
        func addFrames(_ json: inout JSONWriter) {
            describeFrames(ofPage: page, areNamed: isArray, in: &json)
        }
        var json = JSONWriter()
        json.object { json in
            if isArray {
                json.array("frames", .lines, addFrames)
            } else {
                json.object("frames", .lines, addFrames)
            }
            describeAnimations(ofPage: page, in: &json)
            describeMeta(ofPage: page, in: &json)
        }
        return json.finish()
    }

    /// The members of a frame's object. A turned frame has the size that it has upright. Frames also say whether they are
    /// trimmed, for PixiJS takes a frame that does not say for a trimmed one.
    func describe(_ frame: Frame, in json: inout JSONWriter) {
        var place = frame.place
        (place.width, place.height) = (frame.box.width, frame.box.height)
        json.rectangle("frame", place)
        json.member("rotated", frame.isTurned)
        json.member("trimmed", frame.isTrimmed)
        json.rectangle("spriteSourceSize", frame.box)
        json.object("sourceSize") { json in
            json.member("w", frame.width)
            json.member("h", frame.height)
        }
    }

    /// The point by which PixiJS and Phaser place a frame, if it has one of its own.
    func describeAnchor(_ frame: Frame, in json: inout JSONWriter) {
        if let pivot = clips[frame.clip].pivot { json.pivot("anchor", pivot) }
    }

    /// The borders of a nine-patch, in the words of PixiJS, and the middle, in those of Phaser.
    func describeBorders(_ frame: Frame, in json: inout JSONWriter) {
        guard let borders = clips[frame.clip].borders else { return }
        json.borders(borders)
        let whole = SheetLayout.Rectangle(x: 0, y: 0, width: frame.width, height: frame.height)
        json.rectangle("scale9Borders", whole.inset(by: borders))
    }

    /// The frames of a page in an array, where they carry their names, or in an object, whose members they are by name.
    func describeFrames(ofPage page: Int, areNamed: Bool, in json: inout JSONWriter) {
        for frame in frames where frame.page == page {
            let key = key(of: frame)
            json.object(areNamed ? nil : key, .inline) { json in
                if areNamed { json.member("filename", key) }
                describe(frame, in: &json)
                describeAnchor(frame, in: &json)
                describeBorders(frame, in: &json)
                json.member("duration", duration(of: frame.index))
            }
        }
    }

    /// Names of frames in the order in which each tag shows them. PixiJS looks for them among the frames
    /// of the same file only, so a page lists its own and no others.
    func describeAnimations(ofPage page: Int, in json: inout JSONWriter) {
        json.object("animations") { json in
            for animation in animations where !animation.isSprite {
                json.array(animation.name, .inline) { json in
                    for index in animation.frames where frames[index].page == page {
                        json.element(key(of: frames[index]))
                    }
                }
            }
        }
    }

    /// The metadata of one page in TexturePacker's manner.
    func describeMeta(ofPage page: Int, in json: inout JSONWriter) {
        json.object("meta") { json in
            describeMaker(in: &json)
            describeImage(pages[page], in: &json)
            // A string, as the other packers write it.
            json.member("scale", sequence.scale.shortestText)
            describePlayback(in: &json)
            if pages.count > 1 {
                json.array("related_multi_packs", .inline) { json in
                    for sibling in pages.indices where sibling != page {
                        json.element(file(page: sibling, "json"))
                    }
                }
            }
        }
    }

    func describeMaker(in json: inout JSONWriter) {
        json.member("app", "spindle")
        json.member("version", spindleVersion)
    }

    func describeImage(_ page: Page, in json: inout JSONWriter) {
        json.member("image", page.image)
        json.member("format", "RGBA8888")
        json.object("size", .inline) { json in
            json.member("w", page.width)
            json.member("h", page.height)
        }
    }

    /// Writes members that readers pass through to the application.
    func describePlayback(in json: inout JSONWriter) {
        if isAtlas {
            json.object("animations") { json in
                for animation in animations where !animation.isSprite {
                    json.object(animation.name, .inline) { json in
                        json.member("fps", animation.clip.sequence.fps)
                        json.member("loop", animation.loops)
                        if animation.clip.plays > 1 { json.member("plays", animation.clip.plays) }
                    }
                }
            }
        } else {
            json.member("fps", sequence.fps)
            json.member("loop", sequence.loops)
        }
        if options.alpha == .premultiplied { json.member("premultiplied", true) }
        if let rotation = sequence.rotationPerWrap {
            json.member("rotationPerWrap", rotation)
            json.member("framesPerWrap", sequence.count)
        }
    }
}

extension JSONWriter {
    mutating func pivot(_ key: String, _ pivot: SheetClip.Pivot) {
        object(key) { json in
            json.member("x", pivot.x)
            json.member("y", pivot.y)
        }
    }

    mutating func borders(_ borders: SheetClip.Insets) {
        object("borders") { json in
            json.member("left", borders.left)
            json.member("top", borders.top)
            json.member("right", borders.right)
            json.member("bottom", borders.bottom)
        }
    }

    package mutating func rectangle(_ key: String, _ rectangle: SheetLayout.Rectangle) {
        object(key) { json in
            json.member("x", rectangle.x)
            json.member("y", rectangle.y)
            json.member("w", rectangle.width)
            json.member("h", rectangle.height)
        }
    }
}
