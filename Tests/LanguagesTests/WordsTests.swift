import Languages
import Testing

/// What can be said of words by somebody who cannot read them.
@Suite struct WordsTests {
    /// Every text with what it is for, and the places that it has.
    static func texts(_ words: Words) -> [(name: String, text: String, places: [String])] {
        var texts = [
            ("inProgress", words.inProgress), ("paused", words.paused), ("resumed", words.resumed),
            ("complete", words.complete), ("error", words.error), ("disabled", words.disabled),
            ("wentWrong", words.wentWrong), ("noResponse", words.noResponse), ("allSteps", words.allSteps),
            ("states.complete", words.states.complete), ("states.error", words.states.error),
            ("states.active", words.states.active), ("states.disabled", words.states.disabled),
            ("buttons.cancel", words.buttons.cancel), ("buttons.close", words.buttons.close),
            ("buttons.restart", words.buttons.restart), ("buttons.pause", words.buttons.pause),
            ("buttons.resume", words.buttons.resume),
        ].map { (name: $0.0, text: $0.1, places: [String]()) }
        texts += words.waiting.enumerated().map { ("waiting.\($0.offset)", $0.element, []) }
        texts += [
            ("wait", words.wait, ["{label}", "{time}"]), ("step", words.step, ["{n}", "{total}"]),
            ("labeled", words.labeled, ["{label}", "{value}"]),
            ("stated", words.stated, ["{name}", "{state}"]),
        ]
        return texts
    }

    /// A text without what stands for something else.
    static func plain(_ text: String, _ places: [String]) -> String {
        places.reduce(text) { text, place in text.split(separator: place).joined() }
    }

    @Test("the texts that are looked at are all there are")
    func complete() {
        func count(_ value: Any) -> Int {
            let children = Mirror(reflecting: value).children
            return children.isEmpty ? 1 : children.map { count($0.value) }.reduce(0, +)
        }
        #expect(Self.texts(Language.english.words).count == count(Language.english.words))
    }

    @Test(
        "W1: every language has every text, with each place once and no others",
        arguments: Language.all.map(\.code))
    func places(code: String) throws {
        let language = try #require(Language.named(code))
        for (name, text, places) in Self.texts(language.words) {
            for place in places {
                #expect(text.split(separator: place, omittingEmptySubsequences: false).count == 2, "\(name)")
            }
            let rest = Self.plain(text, places)
            #expect(!rest.contains { "{}".contains($0) }, "\(name)")
            #expect(rest.contains { $0.isLetter || !places.isEmpty }, "\(name)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(name)")
            #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(name)")
        }
        #expect(language.words.waiting.count == 3)
        #expect(Set(language.words.waiting).count == 3)
    }

    /// Texts that another language has in common with English.
    static let common: [String: Set<String>] = [
        "ca": ["error"], "es": ["error"], "fr": ["states.active"],
    ]

    @Test("no text is English by mistake", arguments: Language.all.map(\.code).filter { $0 != "en" })
    func translated(code: String) throws {
        let language = try #require(Language.named(code))
        let english = Self.texts(Language.english.words)
        let same = zip(Self.texts(language.words), english).filter { $0.0.text == $0.1.text }.map(\.0.name)
        #expect(Set(same).subtracting(["labeled", "stated"]) == Self.common[language.code, default: []])
    }

    @Test(
        "different buttons say different things, and so do states and announcements",
        arguments: Language.all.map(\.code))
    func different(code: String) throws {
        let language = try #require(Language.named(code))
        let (words, states) = (language.words, language.words.states)
        let buttons = words.buttons
        #expect(
            Set([buttons.cancel, buttons.close, buttons.restart, buttons.pause, buttons.resume]).count == 5)
        #expect(Set([states.complete, states.error, states.active, states.disabled]).count == 4)
        #expect(
            Set([
                words.inProgress, words.paused, words.resumed, words.complete, words.error, words.disabled,
            ]).count == 6)
    }

    /// The letters of each script, as Unicode has its blocks.
    static func contains(_ script: String, _ scalar: Unicode.Scalar) -> Bool {
        let blocks: [ClosedRange<UInt32>] =
            switch script {
            case "Latn": [0x41...0x24F, 0x1E00...0x1EFF]
            case "Cyrl": [0x400...0x52F]
            case "Grek": [0x370...0x3FF]
            case "Hebr": [0x590...0x5FF]
            case "Arab": [0x600...0x6FF]
            case "Deva": [0x900...0x97F]
            case "Beng": [0x980...0x9FF]
            case "Taml": [0xB80...0xBFF]
            case "Thai": [0xE00...0xE7F]
            case "Jpan": [0x3005...0x30FF, 0x4E00...0x9FFF]
            case "Kore": [0xAC00...0xD7A3]
            case "Hans", "Hant": [0x4E00...0x9FFF]
            default: []
            }
        return blocks.contains { $0.contains(scalar.value) }
    }

    @Test(
        "every letter is in the script of its language: none only looks like it",
        arguments: Language.all.map(\.code))
    func script(code: String) throws {
        let language = try #require(Language.named(code))
        for (name, text, places) in Self.texts(language.words) {
            for scalar in Self.plain(text, places).unicodeScalars where scalar.properties.isAlphabetic {
                #expect(Self.contains(language.script, scalar), "\(name): \(scalar)")
            }
        }
        for text in [language.ownName] {
            for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
                #expect(Self.contains(language.script, scalar), "\(scalar)")
            }
        }
    }

    @Test(
        "signs are those of print, and what still goes on ends in an ellipsis",
        arguments: Language.all.map(\.code))
    func signs(code: String) throws {
        let language = try #require(Language.named(code))
        for (name, text, _) in Self.texts(language.words) {
            #expect(!text.contains { "'\"`".contains($0) }, "\(name)")
            #expect(text.firstRange(of: "..") == nil && text.firstRange(of: "  ") == nil, "\(name)")
        }
        #expect(language.words.waiting[0].last != "…")
        #expect(language.words.waiting[1].last == "…" && language.words.waiting[2].last == "…")
        // The third one repeats the second.
        #expect(language.words.waiting[2].hasSuffix(language.words.waiting[1]))
        #expect(language.words.wait.filter { "()（）".contains($0) }.count == 2)
        for text in [language.words.wentWrong, language.words.noResponse] {
            // Thai has no full stops.
            #expect(text.last.map { language == .thai ? $0.isLetter : ".。।۔".contains($0) } == true)
        }
    }
}
