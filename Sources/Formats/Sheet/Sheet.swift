/// The facts for the metadata of one animation's sheet at one scale.
package struct Sheet {
    package let sequence: FrameSequence
    package let names: FrameNames
    package let options: SheetOptions
    /// The pages, at least one.
    package let pages: [Page]
    /// Every frame, in the order of time.
    package let frames: [Frame]
    /// The tags, at least one.
    package let tags: [SheetTag]

    package struct Page {
        /// The image's file name, and its size in pixels.
        package let image: String
        package let width, height: Int
        /// The digest of the image's file, in hexadecimal digits.
        package let digest: String

        package init(
            image: String, width: Int, height: Int, digest: String
        ) {
            self.image = image
            self.width = width
            self.height = height
            self.digest = digest
        }
    }

    package struct Frame {
        package let index: Int
        /// The number of the page, from 0, and where on it. Identical frames share a place.
        package let page: Int
        package let place: SheetLayout.Rectangle
        /// The part of the whole frame that is there.
        package let box: SheetLayout.Rectangle
        /// The first frame that shares this place.
        package let original: Int

        package init(
            index: Int, page: Int, place: SheetLayout.Rectangle, box: SheetLayout.Rectangle, original: Int
        ) {
            self.index = index
            self.page = page
            self.place = place
            self.box = box
            self.original = original
        }
    }

    package init(_ sequence: FrameSequence, _ options: SheetOptions, pages: [Page], frames: [Frame]) {
        self.sequence = sequence
        self.options = options
        self.pages = pages
        self.frames = frames
        names = FrameNames(sequence)
        let whole = SheetTag(name: sequence.animation, from: 0, to: sequence.count - 1)
        tags = options.tags.isEmpty ? [whole] : options.tags
    }

    /// Whether something of the frame has been left out.
    func isTrimmed(_ frame: Frame) -> Bool {
        frame.box.width < sequence.width || frame.box.height < sequence.height
    }

    /// The name of the metadata file of a page, or of all pages.
    package func file(page: Int = 0, _ fileExtension: String) -> String {
        names.file(number: page > 0 ? page + 1 : nil, extension: fileExtension)
    }

    /// The duration of a frame, in milliseconds.
    package func duration(of index: Int) -> Double {
        sequence.delays.isEmpty ? 1000 / sequence.fps : sequence.delays[index]
    }

    /// The duration of several frames shown one after the other, in milliseconds.
    package func duration(of numbers: some Collection<Int>) -> Double {
        sequence.delays.isEmpty
            ? Double(numbers.count) * (1000 / sequence.fps) : numbers.reduce(0) { $0 + sequence.delays[$1] }
    }

    /// The start of each of several frames shown one after the other, in percent of their total duration.
    package func starts(of numbers: [Int]) -> [Double] {
        if sequence.delays.isEmpty { return numbers.indices.map { Double($0) * 100 / Double(numbers.count) } }
        let whole = duration(of: numbers)
        var time = 0.0
        return numbers.map { number in
            defer { time += sequence.delays[number] }
            return time * 100 / whole
        }
    }
}
