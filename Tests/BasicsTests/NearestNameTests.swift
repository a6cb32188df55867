import Basics
import Synchronization
import Testing

@Suite struct NearestNameTests {
    let names = ["frames", "sheet", "material-advance", "material-retreat", "fluent", "ios"]

    @Test(
        "a typing error finds the name that was meant",
        arguments: [
            ("sheat", "sheet"), ("shete", "sheet"), ("Sheet", "sheet"), ("frame", "frames"),
            ("framess", "frames"), ("material-advnace", "material-advance"), ("io", "ios"),
            ("matrial-retreet", "material-retreat"),
        ])
    func typingErrors(typed: String, meant: String) {
        #expect(nearestName(to: typed, in: names) == meant)
    }

    @Test("a beginning finds the first name that continues it")
    func beginnings() {
        #expect(nearestName(to: "mat", in: names) == "material-advance")
        #expect(nearestName(to: "material-r", in: names) == "material-retreat")
    }

    @Test("a first part with one wrong letter finds all names that begin with it")
    func firstParts() {
        let themes = ["fiori-light", "fiori-dark", "material-light", "high-contrast"].map { KnownName($0) }
        #expect(nearNames(to: "fiory", in: themes) == ["fiori-light", "fiori-dark"])
        #expect(nearNames(to: "materail", in: themes) == ["material-light"])
        // Of four letters one is too many, and so are two of any.
        #expect(nearNames(to: "hige", in: themes) == [] && nearNames(to: "fyory", in: themes) == [])
    }

    @Test("what resembles nothing finds nothing", arguments: ["", "x", "zzz", "gif", "spreadsheet-maker"])
    func strangers(typed: String) {
        #expect(nearestName(to: typed, in: names) == nil)
    }

    @Test("of equally near names the first wins")
    func ties() {
        #expect(nearestName(to: "cat", in: ["bat", "hat"]) == "bat")
        #expect(nearestName(to: "cat", in: ["hat", "bat"]) == "hat")
    }

    static let known = [
        KnownName("material-advance", synonyms: ["google", "android"]),
        KnownName("mdc-ios", synonyms: ["google"]),
        KnownName("swiperefresh"), KnownName("ui5-dots", synonyms: ["sap"]), KnownName("fluent"),
        KnownName("mark", synonyms: ["brand", "tag"]),
    ]

    @Test(
        "other names come before names that begin so, these before spellings, and these before parts",
        arguments: [
            ("google", ["material-advance", "mdc-ios"]), ("Google", ["material-advance", "mdc-ios"]),
            ("ios", ["mdc-ios"]), ("dots", ["ui5-dots"]), ("ui5", ["ui5-dots"]), ("sap", ["ui5-dots"]),
            ("mdcios", ["mdc-ios"]), ("googel", ["material-advance", "mdc-ios"]), ("fluid", []),
            ("fluet", ["fluent"]), ("sap-dots", ["ui5-dots"]),
            ("google-spinner", ["material-advance", "mdc-ios"]),
            // Other names are near by one letter only.
            ("gougel", []), ("androidd", ["material-advance"]),
            // That letter may also be the fifth, but a shorter name is soon near.
            ("bran", ["mark"]), ("tage", []),
            // What only stands within a word is no beginning of it.
            ("refresh", []), ("vance", []), ("do", []), ("io", []),
        ])
    func meant(typed: String, meant: [String]) {
        #expect(nearNames(to: typed, in: Self.known) == meant)
    }

    @Test("what lacks a letter of a name is not meant as a longer one")
    func letters() {
        let known = [
            KnownName("theme"), KnownName("theme-color"), KnownName("a-theme", synonyms: ["the-2"]),
        ]
        #expect(nearNames(to: "them", in: known) == ["theme"])
        #expect(nearNames(to: "the", in: known) == ["theme", "theme-color", "a-theme"])
        #expect(nearNames(to: "theme", in: known.dropFirst()) == ["theme-color", "a-theme"])
    }

    @Test(
        "a short name must be near in relation to its length",
        arguments: [
            ("cap", "gap", true), ("cat", "dog", false), ("bg", "cap", false), ("dark", "mark", true),
            ("dark", "bleed", false), ("fast", "matte", false), ("time", "trim", false),
            ("text", "tag", false),
        ])
    func distance(typed: String, known: String, isNear: Bool) {
        #expect((nearestName(to: typed, in: [known]) != nil) == isNear)
    }

    @Test("at most six names are suggested, and where there are more the rest can be listed")
    func many() {
        let known = (1...9).map { KnownName("name-\($0)", synonyms: ["all"]) }
        let message = UnknownName(kind: "thing", name: "all", known: known, listing: "list things")
            .description
        #expect(
            message
                == "there is no thing \"all\"; did you mean \"name-1\", \"name-2\", \"name-3\", \"name-4\", \"name-5\" or \"name-6\"? (see \"list things all\")"
        )
        #expect(
            UnknownName(kind: "thing", name: "x;y", known: known, listing: "list things").description
                == "there is no thing \"x;y\" (see \"list things\")")
        #expect(
            UnknownName(kind: "thing", name: "zz", known: known).description.hasSuffix("name-8, name-9)"))
        let more = (1...14).map { KnownName("name-\($0)") }
        #expect(
            UnknownName(kind: "thing", name: "zz", known: more).description.hasSuffix("name-12 and 2 more)"))
        #expect(
            UnknownName(kind: "thing", name: "nam-9", known: more).description
                == "there is no thing \"nam-9\"; did you mean \"name-9\"?")
    }

    @Test("the message names the text, the guess and all that is known")
    func message() {
        #expect(
            UnknownName(kind: "format", name: "sheat", known: ["frames", "sheet"]).description
                == "there is no format \"sheat\"; did you mean \"sheet\"? (known: frames, sheet)")
        #expect(
            UnknownName(kind: "format", name: "q", known: ["frames"]).description
                == "there is no format \"q\" (known: frames)")
    }

    @Test("names are asked for only where a message is shown: of many that are wrong few are")
    func late() {
        let count = Atomic(0)
        @Sendable func known() -> [KnownName] {
            count.add(1, ordering: .relaxed)
            return [KnownName("color")]
        }
        let message: Message = "no\(nearest: "colr", among: known())"
        #expect(count.load(ordering: .relaxed) == 0)
        #expect(message.description == "no; did you mean \"color\"? (known: color)")
        #expect(count.load(ordering: .relaxed) == 1)
    }
}
