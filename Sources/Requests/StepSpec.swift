public import Basics
internal import Specs

/// The part of a request that is about steps, as it was made: nothing is checked yet.
public struct StepSpec: Hashable, Sendable {
    /// One step.
    public struct Item: Hashable, Sendable {
        public var name: String
        /// The name of a `StepState`; nil for what follows from the current step.
        public var state: String?
        /// The name of an icon, or SVG path data.
        public var icon: String?
        /// Whether the step depends on the counted one before it, and is not counted.
        public var isDynamic: Bool

        public init(_ name: String, state: String? = nil, icon: String? = nil, isDynamic: Bool = false) {
            (self.name, self.state, self.icon, self.isDynamic) = (name, state, icon, isDynamic)
        }

        /// A step on a line: its name, then `:dynamic`, the name of a state or `icon=` with an icon, in any order, each after
        /// a colon. A colon in the name is `\:`, a backslash `\\`.
        ///
        /// - Throws: ``SpecError`` at `--step` where something is given twice or is none of these.
        public init(parsing text: String) throws(SpecError) {
            var parts = [""]
            var isEscaped = false
            for character in text {
                if isEscaped {
                    if character != ":" && character != "\\" { parts[parts.count - 1].append("\\") }
                    parts[parts.count - 1].append(character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == ":" {
                    parts.append("")
                } else {
                    parts[parts.count - 1].append(character)
                }
            }
            if isEscaped { parts[parts.count - 1].append("\\") }
            self.init(parts[0])
            for part in parts.dropFirst() {
                let isNew: Bool
                if part == "dynamic" {
                    (isNew, isDynamic) = (!isDynamic, true)
                } else if part.hasPrefix("icon=") {
                    (isNew, icon) = (icon == nil, String(part.dropFirst(5)))
                } else {
                    (isNew, state) = (state == nil, part)
                }
                if !isNew {
                    throw SpecError(
                        at: .option("steps"),
                        "\(quoted(part)) in \(quoted(text)) is one too many of its kind; write a colon of the name as \\:"
                    )
                }
            }
        }
    }

    public var items: [Item] = []
    /// `default` or `all`.
    public var view: String?
    /// `linear` or `free`.
    public var flow: String?
    /// `number`, `icon` or `glyph`.
    public var content: String?
    /// The step that the user is at: `3`, or `3.1` for the first dynamic step after it.
    public var current: String?
    public var header: Bool?
    public var names: Bool?
    /// The text of the button that leads to all steps and the title there, and what says how far one is.
    public var allSteps: String?
    public var count: String?

    public init() {}
}
