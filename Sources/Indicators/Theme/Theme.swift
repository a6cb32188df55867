public import Basics
public import Drawing
public import MotionCore

/// A named look: colors, measures, type and motions.
public struct Theme: Named, Hashable {
    /// The noun for a theme in messages: "theme".
    public static let noun = "theme"

    /// The name in the catalog, or of a file's own theme.
    public var name: String
    /// Other common names, in lower case.
    public internal(set) var synonyms: [String]
    /// A description of the look, in a phrase.
    public var summary: String
    /// The sources of the published figures, each with the revision in which they were read.
    public var sources: [ThemeSource]
    /// The colors, one for every slot.
    private(set) var paints: [ThemePaint]
    /// The sizes, strokes and distances, in points.
    public var metrics: ThemeMetrics
    /// The sizes and weights of letters.
    public var type: ThemeType
    /// The indeterminate motions that belong to the theme: along a ring, and along a straight track.
    public var motion, linearMotion: Motion
    /// The colors that motions with several take one after another; empty for the indicator's.
    public var colors: [Color] = []
    /// The colors of an arc or of bars along their length; nil for one color.
    public var gradient: Gradient?
    /// The look that this is of a theme with several; nil for a theme with one.
    public internal(set) var look: ThemeLook?
    /// The other looks of the theme.
    var others: [ThemeLook: Theme] = [:]
    /// Whether the theme had more looks before one was chosen.
    package internal(set) var isOneOfSeveral = false

    /// - Parameters:
    ///   - published: The colors that the source publishes for a use, `0xRRGGBBAA`.
    ///   - own: The colors that it does not publish: values or tokens of Spindle's own choice. Together they have one for
    ///     every slot.
    init(
        _ name: String, _ summary: String, synonyms: [String] = [], sources: [ThemeSource],
        _ metrics: ThemeMetrics,
        _ type: ThemeType,
        _ motion: Motion, _ linearMotion: Motion = .materialDisjoint,
        published: KeyValuePairs<ThemeSlot, UInt32> = [:], own: KeyValuePairs<ThemeSlot, UInt32>
    ) {
        self.name = name
        self.summary = summary
        self.synonyms = synonyms
        self.sources = sources
        self.metrics = metrics
        self.type = type
        self.motion = motion
        self.linearMotion = linearMotion
        paints = published.map { ThemePaint(slot: $0, color: Color(rgba: $1), isPublished: true) }
        paints += own.map { ThemePaint(slot: $0, color: Color(rgba: $1), isPublished: false) }
    }

    /// A theme of your own: another one with other colors. Its measures, type and motions can be changed then.
    ///
    /// - Parameters:
    ///   - name: The name in messages and metadata.
    ///   - base: The theme for everything that is not said otherwise.
    ///   - colors: Colors of single slots; those that follow one of these, such as `contained` the `indicator`, change with it.
    public init(_ name: String, basedOn base: Theme = .standard, colors: [ThemeSlot: Color] = [:]) {
        self = base
        (look, others, isOneOfSeveral) = (nil, [:], false)
        self.name = name
        synonyms = []
        summary = ""
        for slot in ThemeSlot.allCases { if let color = colors[slot] { self[slot] = color } }
        for (slot, color) in colors { set(slot, color) }
    }

    /// The color of a slot. A color that is set counts as Spindle's own from then on, not as published.
    public subscript(slot: ThemeSlot) -> Color {
        get { paints.first { $0.slot == slot }!.color }
        set {
            // A slot that has the same color continues to follow this one.
            if let follower = slot.follower, self[follower] == self[slot] { set(follower, newValue) }
            set(slot, newValue)
        }
    }

    private mutating func set(_ slot: ThemeSlot, _ color: Color) {
        let index = paints.firstIndex { $0.slot == slot }!
        paints[index] = ThemePaint(slot: slot, color: color, isPublished: false)
    }

    /// The sources of the figures, in a line.
    public var source: String {
        sources.count == 1
            ? sources[0].text : sources.map { "\($0.figures): \($0.text)" }.joined(separator: "; ")
    }

    /// The slots whose colors the source publishes for that use; the others are Spindle's own.
    public var published: [ThemeSlot] { paints.filter { $0.isPublished }.map { $0.slot } }

    /// Returns the color of the indicator in a state.
    public func color(_ state: ValueState) -> Color {
        switch state {
        case .active: self[.indicator]
        case .paused: self[.paused]
        case .error: self[.error]
        case .success: self[.success]
        case .disabled: self[.disabled]
        }
    }

    /// Returns `count` colors that tell tiles apart: the indicator's, and then in equal steps toward the track's.
    public func tileColors(_ count: Int) -> [Color] {
        (0..<count).map { self[.indicator].mixed(with: self[.linearTrack], Double($0) / Double(count)) }
    }

    /// The default theme of pictures.
    public static let standard = Theme.neutralLight

    /// Every theme, in the order in which they are listed. The first is the ``standard``.
    public static let all: [Theme] = [
        .standard, .neutralDark, .fioriLight, .fioriDark, .fioriHighContrastLight, .fioriHighContrastDark,
        .materialLight, .materialDark, .materialExpressiveLight, .materialExpressiveDark, .highContrast,
    ]

    /// Returns the theme with a name.
    ///
    /// - Throws: ``UnknownName``, with suggestions.
    public static func named(_ name: String) throws(UnknownName) -> Theme { try one(named: name) }

    /// The counterpart of this theme on dark surfaces; nil for a theme that is dark itself, or has none.
    public var darkSibling: Theme? {
        if look != nil { return sibling(isDark: true, isHighContrast: false) }
        guard name.hasSuffix("-light") else { return nil }
        return Theme.all.first { $0.name == name.dropLast("light".count) + "dark" }
    }

    /// Whether the theme is one of the catalog for increased contrast.
    package var isHighContrast: Bool {
        let strong: [Theme] = [.fioriHighContrastLight, .fioriHighContrastDark, .highContrast]
        return look?.isHighContrast ?? strong.contains { $0.name == name }
    }

    /// The counterpart of this theme with increased contrast; nil for a theme that has it itself, or has none.
    public var contrastSibling: Theme? {
        if look != nil { return sibling(isDark: false, isHighContrast: true) }
        guard let dash = name.lastIndex(of: "-") else { return nil }
        return Theme.all.first { $0.name == name[..<dash] + "-high-contrast" + name[dash...] }
    }
}

/// The color of a slot.
struct ThemePaint: Hashable {
    let slot: ThemeSlot
    let color: Color
    let isPublished: Bool
}

extension Theme: CustomStringConvertible {
    /// The theme's name.
    public var description: String { name }
}
