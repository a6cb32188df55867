/// The facts for the metadata of a sheet at one scale.
package struct Sheet {
    package let sequence: FrameSequence
    package let names: FrameNames
    package let options: SheetOptions
    /// The pages, at least one.
    package let pages: [Page]
    /// Every frame, in the order of time, clip by clip.
    package let frames: [Frame]
    /// The animations and sprites of an atlas; the only animation of another sheet.
    package let clips: [SheetClip]
    /// The names of the frames of each clip that has none of its own.
    private let clipNames: [FrameNames]
    /// The animations that metadata names, at least one.
    package let animations: [Animation]

    /// A clip, or a tag of one.
    package struct Animation {
        /// The name, and the numbers of its frames in ``Sheet/frames``.
        package let tag: SheetTag
        /// The clip that it is, or is a part of.
        package let clip: SheetClip
        /// Whether the animation is a single picture of an atlas.
        package let isSprite: Bool

        package var name: String { tag.name }
        /// The numbers of the frames in the order in which they are shown.
        package var frames: [Int] { tag.frames }
        package var loops: Bool { clip.plays != 1 }
    }

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
        /// The index of its clip, and its number there.
        package let clip, number: Int
        /// The size of the whole frame, in pixels.
        package let width, height: Int
        /// The number of the page, from 0, and where on it. Identical frames share a place.
        package let page: Int
        package let place: SheetLayout.Rectangle
        /// Whether the part lies there turned by 90°: the place is then as wide as the part is high.
        package let isTurned: Bool
        /// The part of the whole frame that is there.
        package let box: SheetLayout.Rectangle
        /// The first frame that shares this place.
        package let original: Int

        /// Whether something of the frame has been left out.
        var isTrimmed: Bool { box.width < width || box.height < height }
    }

    /// The place of a frame's picture, which identical frames share.
    package struct Spot {
        package let page: Int
        package let place, box: SheetLayout.Rectangle
        package let isTurned: Bool
        package let original: Int

        package init(
            page: Int, place: SheetLayout.Rectangle, isTurned: Bool, box: SheetLayout.Rectangle, original: Int
        ) {
            self.page = page
            self.place = place
            self.isTurned = isTurned
            self.box = box
            self.original = original
        }
    }

    /// - Parameter spots: The place of each frame.
    package init(_ sequence: FrameSequence, _ options: SheetOptions, pages: [Page], spots: [Spot]) {
        self.sequence = sequence
        self.options = options
        self.pages = pages
        names = FrameNames(sequence)
        if sequence.clips.isEmpty {
            var clip = SheetClip(sequence)
            clip.tags = options.tags
            clips = [clip]
            let whole = SheetTag(name: sequence.animation, from: 0, to: sequence.count - 1)
            animations = (options.tags.isEmpty ? [whole] : options.tags).map {
                Animation(tag: $0, clip: clip, isSprite: false)
            }
        } else {
            clips = sequence.clips
            animations = Self.animations(of: clips)
        }
        clipNames = clips.map { FrameNames($0.sequence) }
        frames = Self.frames(of: clips, spots)
    }

    private static func frames(of clips: [SheetClip], _ spots: [Spot]) -> [Frame] {
        var frames: [Frame] = []
        frames.reserveCapacity(spots.count)
        for (index, clip) in clips.enumerated() {
            for number in 0..<clip.sequence.count {
                let (spot, size) = (spots[frames.count], clip.size(of: number))
                frames.append(
                    Frame(
                        index: frames.count, clip: index, number: number, width: size.width,
                        height: size.height, page: spot.page, place: spot.place,
                        isTurned: spot.isTurned, box: spot.box,
                        original: spot.original))
            }
        }
        return frames
    }

    /// The clips of an atlas, each with its tags after it: `coin`, `coin/spin`.
    private static func animations(of clips: [SheetClip]) -> [Animation] {
        var animations: [Animation] = []
        var first = 0
        for clip in clips {
            let name = clip.sequence.name
            let whole = SheetTag(name: name, from: 0, to: clip.sequence.count - 1)
            let tags = clip.tags.map {
                SheetTag(name: "\(name)/\($0.name)", from: $0.from, to: $0.to, direction: $0.direction)
            }
            for var tag in [whole] + tags {
                (tag.from, tag.to) = (tag.from + first, tag.to + first)
                animations.append(Animation(tag: tag, clip: clip, isSprite: clip.isSprite))
            }
            first += clip.sequence.count
        }
        return animations
    }

    /// Returns the name of a frame in metadata, with an extension.
    func key(of frame: Frame) -> String {
        let clip = clips[frame.clip]
        if !clip.keys.isEmpty { return clip.keys[frame.number] }
        return isAtlas && clip.isSprite
            ? clip.sequence.name + ".png" : clipNames[frame.clip].key(frame.number)
    }

    /// Whether several animations and sprites share the sheet.
    var isAtlas: Bool { !sequence.clips.isEmpty }

    /// The name of the metadata file of a page, or of all pages.
    package func file(page: Int = 0, _ fileExtension: String) -> String {
        names.file(number: page > 0 ? page + 1 : nil, extension: fileExtension)
    }

    /// The duration of a frame, in milliseconds.
    package func duration(of index: Int) -> Double {
        let frame = frames[index]
        return clips[frame.clip].sequence.duration(of: frame.number)
    }

    /// The duration of an animation, in milliseconds.
    package func duration(of animation: Animation) -> Double {
        let sequence = animation.clip.sequence
        let numbers = animation.frames
        return sequence.delays.isEmpty
            ? Double(numbers.count) * (1000 / sequence.fps) : numbers.reduce(0) { $0 + duration(of: $1) }
    }

    /// The start of each frame of an animation, in percent of its duration.
    package func starts(of animation: Animation) -> [Double] {
        let numbers = animation.frames
        if animation.clip.sequence.delays.isEmpty {
            return numbers.indices.map { Double($0) * 100 / Double(numbers.count) }
        }
        let whole = duration(of: animation)
        var time = 0.0
        return numbers.map { number in
            defer { time += duration(of: number) }
            return time * 100 / whole
        }
    }
}
