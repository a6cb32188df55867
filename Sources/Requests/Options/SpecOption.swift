public import Basics

/// One option of a request, with everything that files, the command line, schemas and docs need to know about it.
///
/// Everything that differs from option to option stands in its row of ``all``; what reads, checks, lists or documents
/// options goes over the rows. A class, for each request goes over all of them, and copies of rows cost more than looking.
public final class SpecOption: Sendable {
    /// The key of the option in files, with the map that contains it: `gap`, `sheet.columns`.
    public let key: OptionKey
    /// The flag on the command line; nil for an option of files only.
    public let flag: String?
    /// The map of a file that contains the key.
    public let group: Group
    /// The last word of the key, its name in the map of its group.
    public let name: String
    /// The type of the value, with access to it in a request.
    package let kind: Kind
    /// The default, in words; empty if there is none.
    public let fallback: String
    /// The purpose of the option, in a sentence or two.
    public let help: String
    /// The placeholder for a value in the synopsis of the flag, such as `from:to`; nil for a word of the kind.
    package let valueName: String?
    /// The kinds of pictures on which the option has an effect.
    public let scope: Scope
    /// The kinds of frame sequences on which it has an effect.
    public let films: Film
    /// Further conditions for it to have an effect.
    package let conditions: [Condition]
    /// The output formats that heed it.
    public let formats: Formats
    /// Whether the option adds text to the picture, which needs fonts.
    public let makesText: Bool
    /// Synonyms, in lower case with hyphens. They are only suggested in messages, never accepted.
    public let synonyms: [String]
    /// Words that people make an option of, and the value of this one that they mean by it.
    public let meanings: KeyValuePairs<String, String>
    /// A value as it is written on the command line, for docs and for tests that go over all options.
    public let example: String

    package init(
        _ key: OptionKey, _ kind: Kind, flag: Flag = .key, value valueName: String? = nil,
        default fallback: String = "",
        on scope: Scope = .all, in films: Film = .all, needs need: Condition? = nil,
        and other: Condition? = nil,
        and third: Condition? = nil, formats: Formats = .all,
        makesText: Bool = false, synonyms: [String] = [], meanings: KeyValuePairs<String, String> = [:],
        example: String,
        _ help: String
    ) {
        self.key = key
        self.kind = kind
        self.fallback = fallback
        self.help = help
        self.valueName = valueName
        self.scope = scope
        self.films = films
        conditions = [need, other, third].compactMap { $0 }
        self.formats = formats
        self.makesText = makesText
        self.example = example
        self.synonyms = synonyms
        self.meanings = meanings
        let (group, name) = Self.parts(key.text)
        self.group = group
        self.name = name
        self.flag =
            switch flag {
            case .key: "--" + name
            case .named(let name): name
            case .none: nil
            }
    }

    /// The map that a key is in, and its last word, which stands in it.
    private static func parts(_ key: String) -> (Group, String) {
        guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (.top, key) }
        let name = String(key[key.index(after: dot)...])
        return Group(rawValue: String(key[..<dot])).map { ($0, name) } ?? (.top, key)
    }

    /// The flag of an option on the command line.
    package enum Flag {
        /// The key, after two dashes.
        case key
        case named(String)
        /// Only files have it.
        case none
    }

    /// The map of a file that options are in.
    public enum Group: String, Sendable, CaseIterable {
        /// No map: the file itself.
        case top = ""
        /// `sheet`: how frames are put together.
        case sheet
        /// `present`: where the indicator is shown.
        case present
        /// `operation`: what happens over time.
        case operation
        /// `check`: what only checks ask for.
        case check
    }
}

// MARK: - Kinds

extension SpecOption {
    /// Lends whoever asks the value of one option in a request.
    package typealias Access<Value> =
        @Sendable (_ spec: inout RenderSpec, _ use: (inout Value) -> Void) -> Void

    /// The type of a value.
    package enum Kind: Sendable {
        case number(ClosedRange<Double>, SpecUnit, Access<Double?>)
        /// A whole number.
        case count(ClosedRange<Int>, SpecUnit, Access<Int?>)
        /// Present or not.
        case flag(Access<Bool>)
        /// Yes, no or neither said.
        case choice(Access<Bool?>)
        case text(Words, Slot)
        /// Several texts, at most so many.
        case texts(Words, Int, Slot)
        case numbers(ClosedRange<Double>, Int, SpecUnit, Access<[Double]>)
        /// A number of points, or one of the sizes that themes have.
        case size(ClosedRange<Double>, Access<RingExtent?>)
        /// A number of milliseconds, or `persist`.
        case hold(ClosedRange<Double>, Access<Double?>, Access<Bool>)
        /// A map or list with a reader of its own.
        case structure(Structure)
    }

    /// The words that a text may be.
    package enum Words: Sendable {
        /// Whatever is written.
        case any
        /// Whatever has at most so many characters.
        case short(Int)
        /// The same with at least one letter.
        case name(Int)
        /// One of these, and what such a word is.
        case one(of: [KnownName], String)
        /// One of these, or something else, which is described.
        case open([String])
        /// A number or text that is written without quotation marks as often as with them.
        case numeric
    }

    /// Options with maps or lists of their own.
    package enum Structure: String, Sendable, CaseIterable {
        case indicator, theme, motion, label, present, steps, log, events, off
    }
}
