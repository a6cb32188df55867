internal import MotionCore

/// What metadata says about the sheet of one animation at one scale.
struct Sheet {
    let sequence: FrameSequence
    let names: FrameNames
    let options: SheetOptions
    /// At least one.
    let pages: [Page]
    /// Every frame, in the order of time.
    let frames: [Frame]
    /// At least one.
    let tags: [SheetTag]

    struct Page {
        /// The image's file name, and its size in pixels.
        let image: String
        let width, height: Int
        /// The digest of the image's file, in hexadecimal digits.
        let digest: String
    }

    struct Frame {
        let index: Int
        /// The number of the page, from 0, and where on it. Identical frames share a place.
        let page: Int
        let place: SheetLayout.Rectangle
        /// The part of the whole frame that is there.
        let box: SheetLayout.Rectangle
        /// The first frame that shares this place.
        let original: Int
    }

    /// - Parameter pages: their looks and rectangles are numbered as in `census`.
    init(
        _ sequence: FrameSequence, _ options: SheetOptions, _ census: FrameCensus, _ layout: SheetLayout,
        pages: [Page]
    ) {
        (self.sequence, self.options, self.pages) = (sequence, options, pages)
        names = FrameNames(sequence)
        let whole = SheetTag(name: sequence.animation, from: 0, to: sequence.count - 1)
        tags = options.tags.isEmpty ? [whole] : options.tags
        var places: [(page: Int, place: SheetLayout.Rectangle)?] = Array(
            repeating: nil, count: census.unique.count)
        for (number, page) in layout.pages.enumerated() {
            for (look, place) in zip(page.numbers, page.rectangles) { places[look] = (number, place) }
        }
        frames = census.look.enumerated().map { index, look in
            let (page, place) = places[look]!  // a layout has a place for each look
            return Frame(
                index: index, page: page, place: place, box: census.boxes[look], original: census.unique[look]
            )
        }
    }

    /// Whether something of the frame has been left out.
    func isTrimmed(_ frame: Frame) -> Bool {
        frame.box.width < sequence.width || frame.box.height < sequence.height
    }

    /// The name of the metadata file of a page, or of all pages.
    func file(page: Int = 0, _ fileExtension: String) -> String {
        names.file(number: page > 0 ? page + 1 : nil, extension: fileExtension)
    }

    /// How long a frame is shown, in milliseconds.
    var duration: Double { 1000 / sequence.fps }
}

/// The parts that dialects in JSON share.
extension Sheet {
    /// The members of a frame's object. Frames are never rotated, and say so; and whether they are
    /// trimmed, for PixiJS takes a frame that does not say for a trimmed one.
    func describe(_ frame: Frame, in json: inout JSONWriter) {
        json.rectangle("frame", frame.place)
        json.member("rotated", false)
        json.member("trimmed", isTrimmed(frame))
        json.rectangle("spriteSourceSize", frame.box)
        json.object("sourceSize") { json in
            json.member("w", sequence.width)
            json.member("h", sequence.height)
        }
    }

    /// Names of frames in the order in which each tag shows them. PixiJS looks for them among the frames
    /// of the same file only, so a page lists its own and no others.
    func describeAnimations(ofPage page: Int, in json: inout JSONWriter) {
        json.object("animations") { json in
            for tag in tags {
                json.array(tag.name, .inline) { json in
                    for index in tag.frames where frames[index].page == page {
                        json.element(names.key(index))
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

    /// What readers hand through to who knows it.
    func describePlayback(in json: inout JSONWriter) {
        json.member("fps", sequence.fps)
        json.member("loop", sequence.loops)
        if options.alpha == .premultiplied { json.member("premultiplied", true) }
        if let rotation = sequence.rotationPerWrap {
            json.member("rotationPerWrap", rotation)
            json.member("framesPerWrap", sequence.count)
        }
    }
}

extension JSONWriter {
    mutating func rectangle(_ key: String, _ rectangle: SheetLayout.Rectangle) {
        object(key) { json in
            json.member("x", rectangle.x)
            json.member("y", rectangle.y)
            json.member("w", rectangle.width)
            json.member("h", rectangle.height)
        }
    }
}
