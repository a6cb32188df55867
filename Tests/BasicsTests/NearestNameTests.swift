import Basics
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

    @Test("what resembles nothing finds nothing", arguments: ["", "x", "zzz", "gif", "spreadsheet-maker"])
    func strangers(typed: String) {
        #expect(nearestName(to: typed, in: names) == nil)
    }

    @Test("of equally near names the first wins")
    func ties() {
        #expect(nearestName(to: "cat", in: ["bat", "hat"]) == "bat")
        #expect(nearestName(to: "cat", in: ["hat", "bat"]) == "hat")
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
}
