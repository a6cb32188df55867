public import Basics

/// A way to write down where the frames of a sheet are. Equal dialects have equal names.
public struct SheetDialect: Named, Hashable {
    /// A format of metadata that locates the frames of a sheet. Equal dialects have equal names.
    public static let noun = "dialect"

    /// A property of sheets that not every dialect can express.
    public enum Trait: Hashable, Sendable {
        /// More than one page.
        case pages
        /// Frames without their transparent margins.
        case trim
        /// Colors that are multiplied by alpha.
        case premultiplied
        /// A sub-cycle, which is turned at each wrap.
        case rotation
        /// Names with certain characters in them.
        case names
        /// Frames of less than a millisecond.
        case shortFrames
        /// Cells that do not follow each other from row to row without gaps.
        case gaps
        /// Frames of so many pixels that they are no whole points, at a scale of which Qt takes points for pixels.
        case fractions
        /// Frames that are shown unequally long.
        case delays
        /// The same with so small a common divisor that they cannot be told by repeating frames.
        case fineDelays
        /// Several animations and sprites on one sheet.
        case clips
        /// Frames of one animation that differ in size.
        case sizes
        /// Frames that lie on a page turned by 90°.
        case turns
    }

    /// The way in which a frame lies on a page that is turned by 90°.
    public enum Turn: Hashable, Sendable {
        /// Its top is at the right.
        case clockwise
        /// Its top is at the left.
        case counterclockwise
    }

    /// The way in which readers take the pixels of frames from a page, from which follow the edges that frames have, and the colors under
    /// transparent pixels, where a request says nothing about them.
    package enum Sampling: Sendable {
        /// Pixel by pixel: without edges. Pages are pictures whose colors are multiplied by alpha before they are scaled.
        case none
        /// Between pixels, at any size: with edges. Colors are multiplied by alpha, or transparent pixels get their neighbors' color, when
        /// a page is loaded.
        case prepared
        /// The same, but of pages as they are: with hidden colors, too.
        case plain
    }

    /// A fact about the animations of an atlas that not every dialect holds; what is lost is told.
    package enum Detail: Sendable {
        /// The duration of each frame.
        case timing
        /// A number of plays beside once and forever.
        case plays
        /// Tags, and their direction.
        case tags
        /// Points by which frames are placed.
        case pivots
        /// Borders that keep their width where a picture is stretched.
        case borders
    }

    /// The name in the catalog.
    public let name: String
    /// Synonyms, in lower case.
    public let synonyms: [String]
    /// One line that says what it is.
    public let summary: String
    /// The names of the files, where NAME stands for the asset's name.
    public let files: String
    /// The limits of the dialect.
    public let limits: String
    /// Programs that are known to read the files.
    public let readers: String
    /// The file extension after NAME.
    package let fileExtension: String
    /// The details that its files hold.
    package let details: [Detail]
    /// Whether its files name the tags of a sheet.
    public var tellsTags: Bool { details.contains(.tags) }
    /// Whether its files can describe several animations and sprites.
    package var holdsAtlases: Bool { !unsupported.contains { $0.key == .clips } }
    /// Texts that are all in each of its files, where `{name}` stands for the asset's name, and together in no others.
    package let marks: [String]
    /// Whether its reader counts cells, so that each frame has to have one of its own.
    package let needsCells: Bool
    /// The gap between frames in points where a request names none.
    package let usualPadding: Double
    /// The way in which its readers take the pixels of frames from a page.
    package let sampling: Sampling
    /// The way in which its readers take a turned frame to lie; nil where they know none.
    package let turn: Turn?
    /// The traits that it cannot express, with the reason and the remedy. Pairs like those of options, and not a dictionary: to make the type
    /// of one takes the runtime longer at each start than to make all the values.
    package let unsupported: KeyValuePairs<Trait, Message>
    /// Characters that names must not have in them; a space only at the end of a name.
    let forbidden: String
    package let writer: Writer

    /// The function that writes the files.
    package enum Writer: Sendable {
        /// One file for each page, which is given by its number.
        case page(@Sendable (Sheet, Int) -> [UInt8])
        /// One file for all pages.
        case sheet(@Sendable (Sheet) -> [UInt8])
        /// One file for all scales, in the order of the request, without a scale in its name.
        case scales(@Sendable ([Sheet]) -> [UInt8])
    }

    package init(
        name: String, synonyms: [String], summary: String, files: String, limits: String, readers: String,
        fileExtension: String = "json", details: [Detail] = [.timing, .plays, .tags, .pivots, .borders],
        marks: [String] = [#""app": "spindle""#, #""{name}"#],
        unsupported: KeyValuePairs<Trait, Message> = [:], forbidden: String = "", needsCells: Bool = false,
        usualPadding: Double = 0, sampling: Sampling, turn: Turn? = nil, writer: Writer
    ) {
        self.name = name
        self.synonyms = synonyms
        self.summary = summary
        self.files = files
        self.limits = limits
        self.readers = readers
        self.fileExtension = fileExtension
        self.details = details
        self.marks = marks
        self.needsCells = needsCells
        self.usualPadding = usualPadding
        self.sampling = sampling
        self.turn = turn
        self.unsupported = unsupported
        self.forbidden = forbidden
        self.writer = writer
    }

    /// The width of the edges of frames in points, at least a pixel, where a request says nothing about them.
    package var usualExtrude: Double { sampling == .none ? 0 : 1 }
    /// Whether colors bleed where a request says nothing about them, and alpha is straight.
    package var usuallyBleeds: Bool { sampling == .plain }

    /// Whether both have the same name.
    public static func == (a: SheetDialect, b: SheetDialect) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// All dialects, in the order in which they are listed; the first is the default.
    public static let all: [SheetDialect] = [
        .jsonHash, .jsonArray, .phaser, .aseprite, .cocos2d, .css, .cssStrip, .godot, .godot4, .libgdx, .qml,
        .unity,
        .spindle,
    ]

    /// The dialect of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ name: String) throws(UnknownName) -> SheetDialect { try one(named: name) }

    /// Refuses a sheet that the dialect cannot describe.
    ///
    /// - Parameters:
    ///   - sequence: The frames.
    ///   - options: The options of the sheet.
    ///   - pages: The number of pages, or the greatest possible one.
    /// - Throws: ``SheetError/unsupported(dialect:_:reason:)`` where it cannot say what the sheet is.
    public func check(
        _ sequence: FrameSequence, _ options: SheetOptions, pages: Int
    ) throws(SheetError) {
        func has(_ trait: (FrameSequence) -> Bool) -> Bool {
            sequence.clips.isEmpty ? trait(sequence) : sequence.clips.contains { trait($0.sequence) }
        }
        let hasIllegalName = { (name: String) in
            name.contains { forbidden.contains($0) && $0 != " " }
                || (name.last == " " || name.first == " ") && forbidden.contains(" ")
        }
        let illegal =
            forbidden.isEmpty
            ? nil
            : sequence.sheetNames(withKeys: !forbidden.contains(" ")).first(
                where: hasIllegalName)
        let traits: [(Trait, Bool)] = [
            (.clips, !sequence.clips.isEmpty), (.sizes, sequence.clips.contains { !$0.hasOneSize }),
            (.pages, pages > 1), (.trim, options.trim != .none),
            (.premultiplied, options.alpha == .premultiplied),
            (.rotation, has { $0.rotationPerWrap != nil }),
            (.names, illegal != nil),
            (.shortFrames, has { $0.fps > 1000 }), (.gaps, options.hasGaps),
            (.fractions, has { !$0.hasWholeQtSize }), (.delays, has { !$0.delays.isEmpty }),
            (
                .fineDelays,
                has { !$0.delays.isEmpty && $0.evenlyTimed(most: mostPhaserFrames) == nil }
            ),
        ]
        if options.turnsFrames, turn == nil {
            throw .unsupported(dialect: name, .turns, reason: Self.cannotHoldTurned)
        }
        for (trait, isThere) in traits where isThere {
            if let reason = unsupported.first(where: { $0.key == trait })?.value {
                if trait == .names, let illegal, illegal != sequence.name {
                    throw .unsupported(
                        dialect: name, trait,
                        reason:
                            "\(reason); here it is \(quoted(illegal)), whose file or asset is to be renamed")
                }
                throw .unsupported(dialect: name, trait, reason: reason)
            }
        }
    }
}

extension SheetDialect {
    /// The message if a sub-cycle is rejected because the dialect cannot rotate the picture.
    static let cannotTurn: Message =
        "cannot store the rotation at each wrap; leave out \(option: .sheetLoop, "subcycle")"

    /// The message if turned frames are rejected.
    static let cannotHoldTurned: Message =
        "has readers that cannot turn a frame back; leave out \(option: .sheetRotate), or choose json-hash, json-array, phaser, cocos2d, libgdx or spindle"

    /// The message if delays are rejected because the dialect only has a frame rate.
    static let showsEvenly: Message =
        "shows all frames equally long; give them one delay, or choose json-hash, aseprite or godot4"
}

extension FrameSequence {
    /// The names that a sheet has in metadata: of the asset, of its clips, and of their frames where these are named by themselves.
    fileprivate func sheetNames(withKeys: Bool) -> [String] {
        [name] + clips.map { $0.sequence.name } + (withKeys ? clips.flatMap { $0.keys } : [])
    }
}
