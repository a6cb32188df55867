extension OutputFormat {
    /// Properties that some formats have, and on which options and messages depend. Each format states its own.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        private init(bit: UInt32) { rawValue = 1 << bit }

        /// Files that are smaller where more time is spent on them.
        package static let compressed = Traits(bit: 0)
        /// Files that can be made to fit a number of bytes.
        package static let budgeted = Traits(bit: 1)
        /// No partly transparent pixels, at least in some layouts: edges are blended with a matte.
        package static let matted = Traits(bit: 2)
        /// No transparency at all.
        package static let opaque = Traits(bit: 3)
        /// Frames at one rate and no number of plays: the file contains the animation as often as it is played.
        package static let video = Traits(bit: 4)
        /// Pixels in the layout of a device.
        package static let device = Traits(bit: 5)
        /// Runs of equal pixels that can be compressed.
        package static let packsRuns = Traits(bit: 6)
        /// A frame rate in the file, and no other times.
        package static let evenlyTimed = Traits(bit: 7)
        /// Single pictures without times, as many of a loop as there are, however long it takes.
        package static let untimed = Traits(bit: 8)
        /// Single pictures without times, as many of a run of values as there are.
        package static let untimedRuns = Traits(bit: 9)
        /// A frame rate in the file even of a single frame.
        package static let ratesStills = Traits(bit: 10)
        /// A vector that stores a duration even of a still picture.
        package static let timesStills = Traits(bit: 11)
        /// One look for light screens and one for dark ones.
        package static let dark = Traits(bit: 12)
        /// Looks of high contrast.
        package static let contrast = Traits(bit: 13)
        /// Colors that bleed into transparent pixels.
        package static let bleeds = Traits(bit: 14)
        /// A pointer with a hot spot.
        package static let cursor = Traits(bit: 15)
        /// A whole screen, which has the matte around the picture as well.
        package static let fillsScreen = Traits(bit: 16)
        /// Pixels that are black or white.
        package static let bilevel = Traits(bit: 17)
        /// Colors beyond sRGB, marked as such where readers heed it.
        package static let wide = Traits(bit: 18)
    }

    /// The formats with a trait, in the order of the catalog.
    package static func having(_ trait: Traits) -> [OutputFormat] {
        all.filter { $0.traits.contains(trait) }
    }

    /// The formats without a trait, in the order of the catalog.
    package static func lacking(_ trait: Traits) -> [OutputFormat] {
        all.filter { !$0.traits.contains(trait) }
    }

    /// Formats whose files can be made to fit a number of bytes.
    public static var budgeted: [OutputFormat] { having(.budgeted) }
    /// Formats without pixels and without frames.
    package static var vectors: [OutputFormat] { all.filter { $0.content == .vector } }
}
