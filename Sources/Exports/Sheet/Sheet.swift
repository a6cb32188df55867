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
