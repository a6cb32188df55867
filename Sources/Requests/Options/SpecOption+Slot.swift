package import Basics
internal import Drawing
internal import Indicators

extension SpecOption {
    /// The place of a text value in a request, with its parser and its checks. Requests are passed `inout` only to avoid copies;
    /// closures leave them as they are unless documented otherwise.
    package struct Slot: Sendable {
        /// Takes all values out of the request.
        let clear: @Sendable (inout RenderSpec) -> Void
        /// Puts a value into the request, after the existing ones if the option takes several.
        ///
        /// - Throws: The message about an invalid text.
        package let put: @Sendable (String, inout RenderSpec) throws(Message) -> Void
        /// The message about an invalid value that was set in code, and the number of values.
        package let problem: @Sendable (inout RenderSpec) -> Message?
        let count: @Sendable (inout RenderSpec) -> Int
        /// Whether what is given on the command line adds to what a file says.
        var adds = false
    }
}

// MARK: - Kinds that are written as text

/// Lends the value of an option to `see` and returns its result.
private func look<Value, Found>(
    _ access: @escaping SpecOption.Access<Value>, _ see: @escaping @Sendable (Value) -> Found
) -> @Sendable (inout RenderSpec) -> Found {
    { spec in
        var found: Found?
        access(&spec) { found = see($0) }
        guard let found else { preconditionFailure("an option lends no value") }
        return found
    }
}

extension SpecOption.Kind {
    /// - Parameters:
    ///   - read: Parses a text that satisfies its ``SpecOption/Words``.
    ///   - problem: The message about an invalid value that was set in code.
    static func text<Value, Failure: MessageError>(
        _ words: SpecOption.Words, _ access: @escaping SpecOption.Access<Value?>,
        problem: @escaping @Sendable (Value) -> Message? = { _ in nil },
        read: @escaping @Sendable (String) throws(Failure) -> Value
    ) -> Self {
        .text(
            words,
            SpecOption.Slot(
                clear: { access(&$0) { $0 = nil } },
                put: { (text, spec) throws(Message) in
                    let value = try words.value(text, read)
                    access(&spec) { $0 = value }
                },
                problem: look(access) { $0.flatMap(problem) }, count: look(access) { $0 == nil ? 0 : 1 }))
    }

    static func texts<Value, Failure: MessageError>(
        _ words: SpecOption.Words, _ limit: Int, _ access: @escaping SpecOption.Access<[Value]>,
        problem: @escaping @Sendable (Value) -> Message? = { _ in nil },
        read: @escaping @Sendable (String) throws(Failure) -> Value
    ) -> Self {
        .texts(
            words, limit,
            SpecOption.Slot(
                clear: { access(&$0) { $0 = [] } },
                put: { (text, spec) throws(Message) in
                    let value = try words.value(text, read)
                    access(&spec) { $0.append(value) }
                },
                problem: look(access) { $0.lazy.compactMap(problem).first },
                count: look(access) { $0.count }))
    }

    /// Any text that the words allow.
    static func text(_ words: SpecOption.Words, _ access: @escaping SpecOption.Access<String?>) -> Self {
        .text(words, access, problem: words.problem) { (text) throws(Message) in text }
    }

    static func texts(
        _ words: SpecOption.Words, _ limit: Int, _ access: @escaping SpecOption.Access<[String]>
    ) -> Self {
        .texts(words, limit, access, problem: words.problem) { (text) throws(Message) in text }
    }

    /// A case of an enumeration, by its raw value.
    ///
    /// - Parameters:
    ///   - noun: The noun for such a word.
    ///   - synonyms: Synonyms of some words. No dictionary: creating its type takes the runtime longer than all the words.
    static func word<Value: CaseIterable & RawRepresentable & Sendable>(
        _ type: Value.Type, _ noun: String, synonyms: [(Value, [String])] = [],
        _ access: @escaping SpecOption.Access<Value?>
    ) -> Self where Value.RawValue == String {
        let words = SpecOption.Words.one(
            of: type.allCases.map { value in
                KnownName(
                    value.rawValue, synonyms: synonyms.first { $0.0.rawValue == value.rawValue }?.1 ?? [])
            }, noun)
        return .text(words, access) { (text) throws(Message) in try words.value(text) { Value(rawValue: $0) }
        }
    }

    static func words<Value: CaseIterable & RawRepresentable & Sendable>(
        _ type: Value.Type, _ noun: String, _ access: @escaping SpecOption.Access<[Value]>
    ) -> Self where Value.RawValue == String {
        let words = SpecOption.Words.one(of: type.allCases.map { KnownName($0.rawValue) }, noun)
        return .texts(words, 64, access) { (text) throws(Message) in
            try words.value(text) { Value(rawValue: $0) }
        }
    }

    /// Entries of a catalog, by their names.
    static func entries<Value: Named>(_ type: Value.Type, _ access: @escaping SpecOption.Access<[Value]>)
        -> Self
    {
        .texts(.one(of: type.knownNames, type.noun), 64, access) { (text) throws(Message) in
            try Value.read(text)
        }
    }

    /// One thing that a catalog has, by its name.
    static func entry<Value: Named>(_ type: Value.Type, _ access: @escaping SpecOption.Access<Value?>)
        -> Self
    {
        .text(.one(of: type.knownNames, type.noun), access) { (text) throws(Message) in
            try Value.read(text)
        }
    }

    /// A color, or a pair of them for light and for dark screens.
    ///
    /// - Parameter dark: Lends the second half.
    static func paired<Value, Failure: MessageError>(
        _ words: SpecOption.Words, _ access: @escaping SpecOption.Access<Value?>,
        dark: @escaping SpecOption.Access<Value?>,
        halves: @escaping @Sendable (String) throws(ColorError) -> (light: String, dark: String)? =
            ColorPair.halves,
        problem: @escaping @Sendable (Value) -> Message? = { _ in nil },
        read: @escaping @Sendable (String) throws(Failure) -> Value
    ) -> Self {
        .text(
            words,
            SpecOption.Slot(
                clear: { spec in
                    access(&spec) { $0 = nil }
                    dark(&spec) { $0 = nil }
                },
                put: { (text, spec) throws(Message) in
                    let (light, other) = try pair(text, halves, read)
                    access(&spec) { $0 = light }
                    dark(&spec) { $0 = other }
                    spec.keepWritten(text)
                },
                problem: { spec in
                    look(access) { $0.flatMap(problem) }(&spec) ?? look(dark) { $0.flatMap(problem) }(&spec)
                }, count: look(access) { $0 == nil ? 0 : 1 }))
    }

    /// The colors of an indicator, each of them one or a pair.
    static func pairedColors(_ limit: Int) -> Self {
        .texts(
            .any, limit,
            SpecOption.Slot(
                clear: { ($0.colors, $0.onDark.colors) = ([], []) },
                put: { (text, spec) throws(Message) in
                    let (light, dark) = try pair(text, ColorPair.halves, Color.init(parsing:))
                    if dark != nil || !spec.onDark.colors.isEmpty {
                        let given = spec.onDark.colors.isEmpty ? spec.colors : spec.onDark.colors
                        spec.onDark.colors = given + [dark ?? light]
                    }
                    spec.colors.append(light)
                    spec.keepWritten(text)
                },
                problem: { _ in nil }, count: { $0.colors.count }))
    }

    /// The values of a text on light screens, and on dark ones where it is a pair.
    private static func pair<Value, Failure: MessageError>(
        _ text: String, _ halves: (String) throws(ColorError) -> (light: String, dark: String)?,
        _ read: (String) throws(Failure) -> Value
    ) throws(Message) -> (light: Value, dark: Value?) {
        let pair: (light: String, dark: String)?
        do throws(ColorError) { pair = try halves(text) } catch { throw error.message }
        do throws(Failure) {
            guard let pair else { return (try read(text), nil) }
            return (try read(pair.light), try read(pair.dark))
        } catch { throw error.message }
    }

    /// An opaque color, or none for hard edges.
    static var matte: Self {
        .text(
            .open(["none"]),
            SpecOption.Slot(
                clear: { ($0.matte, $0.hasHardEdges) = (nil, false) },
                put: { (text, spec) throws(Message) in
                    if text == "none" {
                        (spec.matte, spec.hasHardEdges) = (nil, true)
                    } else {
                        do throws(ColorError) {
                            (spec.matte, spec.hasHardEdges) = (try Color(parsing: text), false)
                            spec.keepWritten(text)
                        } catch { throw error.message }
                    }
                },
                problem: { _ in nil }, count: { $0.matte != nil || $0.hasHardEdges ? 1 : 0 }))
    }

    /// Colors of slots of the theme, each `slot=color` or `slot=light-dark(color, color)`.
    static func slotColors(_ limit: Int) -> Self {
        .texts(
            .any, limit,
            SpecOption.Slot(
                clear: { ($0.themeColors, $0.onDark.themeColors) = ([:], [:]) },
                put: { (text, spec) throws(Message) in
                    let (slot, color) = try ThemeSlot.colored(text)
                    let (light, dark) = try pair(color, ColorPair.halves, Color.init(parsing:))
                    spec.themeColors[slot] = light
                    spec.onDark.themeColors[slot] = dark
                    spec.keepWritten(color)
                },
                problem: { _ in nil }, count: { $0.themeColors.count }, adds: true))
    }
}

extension ThemeSlot {
    /// A slot with the text of its color.
    fileprivate static func colored(_ text: String) throws(Message) -> (ThemeSlot, String) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            throw "\(quoted(text)) is not a slot with its color: write one such as error=#AA0808"
        }
        let name = String(parts[0])
        guard let slot = ThemeSlot(rawValue: name) else {
            let unknown = UnknownName(
                kind: "slot", name: name, known: allCases.map { $0.rawValue },
                listing: "spindle list themes --json")
            throw "\(unknown)"
        }
        return (slot, String(parts[1]))
    }
}

extension SpecOption.Words {
    /// The value of a word.
    ///
    /// - Throws: that there is none, with the words that there are.
    fileprivate func value<Value>(_ text: String, _ find: (String) -> Value?) throws(Message) -> Value {
        guard let value = find(text) else { throw problem(with: text) ?? "\(quoted(text)) is not known" }
        return value
    }

    /// The value of a text that is not too long and says something, where that is asked for.
    fileprivate func value<Value, Failure: MessageError>(
        _ text: String, _ read: (String) throws(Failure) -> Value
    ) throws(Message) -> Value {
        switch self {
        case .short, .name: if let problem = problem(with: text) { throw problem }
        case .any, .one, .open, .numeric: break
        }
        do throws(Failure) { return try read(text) } catch { throw error.message }
    }
}
