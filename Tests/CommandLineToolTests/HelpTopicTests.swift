import Arguments
import Basics
import MotionCore
import Requests
import Testing

@testable import CommandLineTool
@testable import Formats

/// What `spindle help WORD` knows.
@Suite struct HelpTopicTests {
    private func help(_ word: String) throws -> String { try HelpTopic.help(on: word, width: 80) }

    @Test("an option is told of by its flag, by its key and by its name")
    func option() throws {
        let gap = try help("--gap")
        #expect(gap.hasPrefix("--gap (option): The space between the indicator"))
        for part in ["0 to 4096 points", "gap: 4", "--track", "EXAMPLES:", "circular, linear"] {
            #expect(gap.contains(part), "\(part)")
        }
        #expect(try help("gap") == gap && help("--gap=4") == gap && help("GAP") == gap)
        #expect(try help("sheet.columns").contains("sheet: {columns: 3}"))
        #expect(try help("--keep-going").hasPrefix("--keep-going (option of spindle build)"))
        #expect(try help("--json").contains("option of"))
    }

    @Test("an option after a command is the command's own")
    func ofCommand() throws {
        func help(_ option: String, _ words: String...) throws -> String {
            try HelpTopic.help(onOption: option, of: Route(words, from: .spindle), width: 80)
        }
        #expect(try help("--at", "render", "circular").hasPrefix("--at (option): Render a single picture"))
        let own = try help("--at", "curve")
        #expect(own.hasPrefix("--at (option of spindle curve): Times") && !own.contains("spindle render"))
        #expect(try help("-o", "pack").contains("--output"))
        let error = try #require(throws: ArgumentError.self) { try help("--att", "curve") }
        #expect(error.message == "spindle curve has no option \"--att\"; did you mean \"--at\"?")
    }

    @Test(
        "every option of the table has help, by its key and by its flag",
        arguments: SpecOption.all.map(\.key.text))
    func table(key: String) throws {
        let row = try #require(SpecOption.named(key))
        #expect(try help(key).contains("\(row.flag ?? row.key.text) (option"))
        if let flag = row.flag { #expect(try help(flag).hasPrefix("\(flag) (option): ")) }
    }

    @Test(
        "no page tells of an option twice, or of each where there is one",
        arguments: ["mp4", "gif", "sheet", "tgs"])
    func once(word: String) throws {
        let page = try help(word)
        for name in ["--matte", "--repeat", "--max-bytes", "--dialect"] {
            let lines = page.split(separator: "\n").filter { $0.hasPrefix("  \(name) ") }
            #expect(lines.count <= 1, "\(name)")
        }
        #expect(try help("--compression").hasSuffix("\n\nSee \"spindle help --max-bytes\" for more.\n"))
        #expect(try help("repeat").contains("and so on for each of them."))
    }

    @Test("a format is told of with its files, limits, readers, options and an example")
    func format() throws {
        let gif = try help("gif")
        #expect(gif.hasPrefix("gif (format): \(OutputFormat.gif.summary)\n"))
        for part in ["NAME.gif", "255 colors a frame", "--matte", "EXAMPLES:", "--to gif", "SEE ALSO:"] {
            #expect(gif.contains(part), "\(part)")
        }
        #expect(try help("sheet").contains("--columns"))
    }

    @Test("a motion is told of with its kind, where it is published and an example")
    func motion() throws {
        for motion in Motion.plain {
            let text = try help(motion.name)
            #expect(text.contains("\(motion.name) (motion): "), "\(motion.name)")
            let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(words.contains(motion.source) && words.contains("kind \(motion.kind.name) "))
            #expect(text.contains("  spindle render "))
        }
    }

    @Test("everything that is listed has help", arguments: ListedCatalog.allCases.filter { $0 != .options })
    func everything(catalog: ListedCatalog) throws {
        for name in catalog.entries.map({ $0.name }) {
            let text = try help(name)
            // Help on "terminal" is about the command.
            #expect(text.contains("\(name) (") || text.contains("spindle \(name) "), "\(name): \(text)")
        }
    }

    @Test(
        "the example of a shape moves: a circle becomes another shape, for it looks alike however it is turned"
    )
    func shapes() throws {
        #expect(
            try help("heart").contains("shape: heart}") && help("circle").contains("morph: [circle, heart]}"))
        #expect(try help("heart").contains("heart (shape): A heart\n\nEXAMPLES:"))
    }

    @Test("every command and every exit status has help")
    func commands() throws {
        #expect(try help("render circular").contains("render circular (command)"))
        #expect(try help("143").hasPrefix("143 (exit status)"))
        #expect(try help("exit codes").hasPrefix("exit status (article)"))
        #expect(try help("64").hasPrefix("64 (exit status)"))
        #expect(try help("78").hasPrefix("78 (exit status): a resource limit was reached"))
        #expect(try help("linear").contains("render linear (command)"))
    }

    @Test("a word that names nothing finds what has to do with it, by all that is known")
    func related() throws {
        let google = try help("google")
        #expect(google.hasPrefix("Matches for \"google\":\n"))
        #expect(google.contains("material-advance") && google.contains(/and [0-9]+ more/))
        #expect(try help("texture atlas").hasPrefix("sheet (format): "))
        #expect(try help("snackbar").hasPrefix("toast (presentation): "))
        #expect(try help("background color").contains("--background"))
        #expect(try help("thickness").contains("--stroke"))
        // Dashes are for options.
        #expect(try help("--card").contains("--present") || help("--card").contains("card"))
    }

    @Test(
        "words of people lead to the option that they need",
        arguments: [
            ("gauge", "--opening"), ("dashboard", "--opening"), ("meter", "--segments"), ("pie", "--form"),
            ("cooldown", "--form"), ("wedge", "--form"), ("antialias", "--antialias"),
            ("pixel-art", "--antialias"), ("monochrome", "--pixels"), ("e-paper", "--pixels"),
            ("oled", "--pixels"), ("led", "--pixel-order"), ("matrix", "--pixel-order"), ("cache", "--cache"),
            ("skeleton", "--skeleton"), ("start-angle", "--start-angle"), ("rotate", "--turns"),
            ("phase", "--first-frame"), ("dark", "--theme"), ("radius", "--radius"),
            ("stripes", "--fill-effect"), ("shine", "--fill-effect"), ("battery", "--battery"),
            ("overflow", "--overflow"),
        ])
    func people(word: String, option: String) throws {
        #expect(try help(word).contains(option), "\(word)")
    }

    @Test(
        "what is not known is an error, with what is near",
        arguments: ["nosuchthing", "", "-", "--", " ", "🎈"])
    func unknown(word: String) {
        #expect(throws: ArgumentError.self) { try help(word) }
    }

    @Test("the error names what is near")
    func near() {
        let error = #expect(throws: ArgumentError.self) { try help("fluen-") }
        _ = error
        let typo = #expect(throws: ArgumentError.self) { try help("adwiata") }
        #expect(typo?.message == "there is no help on \"adwiata\"; did you mean \"adwaita\"?")
    }

    @Test("examples of help are whole commands in one line")
    func examples() {
        #expect(HelpExamples.all.count > 40)
        #expect(HelpExamples.all.allSatisfy { $0.hasPrefix("spindle ") && !$0.contains("\\") })
        #expect(!HelpExamples.with("--gap").isEmpty && HelpExamples.with("--ga").isEmpty)
    }
}
