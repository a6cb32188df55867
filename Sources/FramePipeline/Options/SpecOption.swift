internal import Indicators

/// One option of a request, with all that files, the command line, schemas and docs say of it.
///
/// Everything that differs from option to option stands in its row of ``all``; what reads, checks, lists or documents
/// options goes over the rows.
public struct SpecOption: Sendable {
    /// What the option is called in files, below the map that it is in: `gap`, `sheet.columns`.
    public let key: String
    /// What it is called on the command line; nil where only files have it.
    public let flag: String?
    public let group: Group
    /// What the value is, and where a request keeps it.
    let kind: Kind
    /// What holds where the option is not given, in words; empty where nothing does.
    public let fallback: String
    /// What it is for, in a sentence or two.
    public let help: String
    /// What a value is called in the synopsis of the flag, such as `from:to`; nil for a word of the kind.
    let valueName: String?
    /// What has the option.
    public let scope: Scope
    /// The output formats that heed it; nil for all.
    public let formats: [String]?
    /// Whether it brings a text into the picture, and with it fonts.
    public let makesText: Bool
    /// A value as it is written on the command line, for docs and for tests that go over all options.
    public let example: String

    init(
        _ key: String, _ kind: Kind, flag: Flag = .key, value valueName: String? = nil,
        default fallback: String = "",
        on scope: Scope = .all, formats: [String]? = nil, makesText: Bool = false, example: String,
        _ help: String
    ) {
        (self.key, self.kind, self.fallback, self.help) = (key, kind, fallback, help)
        (self.valueName, self.scope, self.formats) = (valueName, scope, formats)
        (self.makesText, self.example) = (makesText, example)
        let name = key.split(separator: ".").last.map(String.init) ?? key
        self.flag =
            switch flag {
            case .key: "--" + name
            case .named(let name): name
            case .none: nil
            }
        group = Group(key: key)
    }

    /// What an option is called on the command line.
    enum Flag {
        /// As its key.
        case key
        case named(String)
        /// Only files have it.
        case none
    }

    /// The map of a file that options are in.
    public enum Group: String, Sendable, CaseIterable {
        case top = ""
        case sheet, present, operation, check

        init(key: String) {
            let parent = key.split(separator: ".").dropLast().first.map(String.init) ?? ""
            self = Group(rawValue: parent) ?? .top
        }
    }

    /// The last word of the key, which stands in the map of its group.
    public var name: String { group == .top ? key : String(key.dropFirst(group.rawValue.count + 1)) }
}

// MARK: - Kinds

extension SpecOption {
    /// Lends whoever asks the value of one option in a request.
    typealias Access<Value> = @Sendable (_ spec: inout RenderSpec, _ use: (inout Value) -> Void) -> Void

    /// What a value is.
    enum Kind: Sendable {
        case number(ClosedRange<Double>, Unit, Access<Double?>)
        /// A whole number.
        case count(ClosedRange<Int>, Unit, Access<Int?>)
        /// Present or not.
        case flag(Access<Bool>)
        /// Yes, no or neither said.
        case choice(Access<Bool?>)
        case text(Words, Access<String?>)
        /// Several texts, at most so many.
        case texts(Words, Int, Access<[String]>)
        case numbers(ClosedRange<Double>, Int, Unit, Access<[Double]>)
        /// A number, or one of some words, or of none but what the resolution of the request knows.
        case size(ClosedRange<Double>, [String], Access<Double?>, Access<String?>)
        /// A number of milliseconds, or `persist`.
        case hold(ClosedRange<Double>, Access<Double?>, Access<Bool>)
        /// What has a reader of its own.
        case structure(Structure)
    }

    /// The words that a text may be.
    enum Words: Sendable {
        /// Whatever is written.
        case any
        /// Whatever has at least one letter.
        case name
        /// One of these, and what such a word is.
        case one(of: [String], String)
        /// One of these, or something else, which is described.
        case open([String])
        /// A number or text that is written without quotation marks as often as with them.
        case numeric
    }

    /// Options with maps or lists of their own.
    enum Structure: String, Sendable, CaseIterable {
        case indicator, theme, motion, label, present, steps, log, events, off
    }

    public enum Unit: String, Sendable {
        case none = ""
        case points
        case milliseconds = "ms"
        case pixels, frames
        case rate = "frames a second"
        case scale = "pixels per point"
    }
}

// MARK: - Where an option applies

extension SpecOption {
    /// What can have an option: what is drawn, and what is on the frames.
    public struct Scope: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Arcs that run along a ring, rings that show a value, spokes, dots; bars that run, bars that show a value; steps.
        public static let arcs = Scope(rawValue: 1), ringValues = Scope(rawValue: 2)
        public static let spokes = Scope(rawValue: 4), dots = Scope(rawValue: 8)
        public static let bars = Scope(rawValue: 16), barValues = Scope(rawValue: 32)
        public static let steps = Scope(rawValue: 64)

        public static let rings: Scope = [.arcs, .ringValues]
        public static let circular: Scope = [.rings, .spokes, .dots]
        public static let linear: Scope = [.bars, .barValues]
        public static let values: Scope = [.ringValues, .barValues]
        public static let indicators: Scope = [.circular, .linear]
        public static let all: Scope = [.indicators, .steps]

        /// The kinds of indicators of which at least one form has the option.
        public var indicators: [String] {
            [("circular", Scope.circular), ("linear", .linear), ("steps", .steps)]
                .filter { !isDisjoint(with: $0.1) }.map { $0.0 }
        }

        /// The kinds of motions that have the option.
        public var motions: [String] {
            [
                ("determinate", Scope.values), ("arc", .arcs), ("bars", .bars), ("spokes", .spokes),
                ("dots", .dots),
            ].filter { !isDisjoint(with: $0.1) }.map { $0.0 }
        }
    }
}
