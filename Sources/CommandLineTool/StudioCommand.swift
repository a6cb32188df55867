import Arguments
import Basics
import Files
import Formats
import Loading
import MotionCore
import Platform
import Specs
import StudioServer

extension Option {
    fileprivate static let page = Option(
        "output", short: "o", aliases: ["out"], form: .value("file"), default: "studio.html",
        completion: .files,
        synonyms: ["to-file", "destination", "page"], "The page to write; - for standard output.")
    fileprivate static let open = Option(
        "open", synonyms: ["show", "browser", "launch"], "Open the page in a browser.")
    fileprivate static let serve = Option(
        "serve", synonyms: ["server", "http", "live"],
        """
        Serve the page from 127.0.0.1 instead of writing it: the page can then export every format, save to the spec file, \
        and follow changes to it.
        """)
    fileprivate static let port = Option(
        "port", form: .value("number"), default: "a free port", synonyms: ["listen", "p"],
        "The port that --serve listens on.")
}

extension Command {
    static let studio = Command(
        "studio", "Write a page to see, tune and export an indicator.",
        synonyms: [
            "ui", "gui", "app", "design", "designer", "editor", "edit", "tune", "playground", "serve",
        ],
        discussion: """
            The page is one file with the engine in it, and needs no server and no network. With a spec file, it \
            starts with what the file asks for, including the themes, motions and logs that it names.

            --serve prints the address of the page, which holds a secret token, and runs until it is interrupted. Only \
            this machine can reach it.
            """,
        positionals: [
            Positional(
                "spec", count: .optional(""), completion: .wordsOrFiles { Motion.all.map { $0.name } },
                synonyms: ["file", "input", "config", "motion", "i"],
                "A spec file, ending in .yaml, .yml or .json; or the name of a motion.")
        ],
        options: [.page, .open, .serve, .port],
        articles: [
            .examples(
                """
                  spindle studio
                  spindle studio fluent --open
                  spindle studio upload.yaml -o upload.html
                  spindle studio upload.yaml --serve --port 4280
                """)
        ]
    ) { arguments in
        if arguments.has(.serve) { return try arguments.serveStudio() }
        if arguments.text(.port) != nil {
            throw ArgumentError(at: "--port", "is for --serve; add --serve, or leave out --port")
        }
        try arguments.writeStudio()
    }
}

extension Invocation {
    fileprivate func writeStudio() throws {
        let path = text(.page) ?? "studio.html"
        if path.isEmpty { throw ArgumentError(at: "-o", "the path is empty; name a file, or leave it out") }
        if path == "-", has(.open) {
            throw ArgumentError(at: "--open", "standard output cannot be opened; name a file with -o")
        }
        let inputs = InputFiles(named: [positional])
        let start = try StudioStart(positional, from: inputs)
        let page = try start.page(server: nil)
        try inputs.rejectOutput(path)
        try OutputFile(path).write(page, isNamed: text(.page) != nil)
        if path == "-" { return }
        printError("Wrote \(path).\(has(.open) ? "" : " Open it in a browser.")")
        if has(.open) { try openInBrowser(path) }
    }

    fileprivate func serveStudio() throws {
        if text(.page) != nil {
            throw ArgumentError(at: "-o", "--serve writes no page; leave out -o, or leave out --serve")
        }
        let port = try count(.port, in: 1...65_535) ?? 0
        // Both are read before anybody connects, so that what is wrong with them is said here.
        _ = try StudioStart(positional, from: InputFiles()).page(server: nil)
        let service = StudioService(positional, token: randomDigits())
        Interruption.watch()
        let server: LocalServer
        do throws(LocalServer.Failure) {
            server = try LocalServer(
                port: UInt16(port), isOpen: { Interruption.arrived == nil },
                answer: { service.answer($0, port: $1) })
        } catch {
            throw ArgumentError(
                at: "--port", "cannot listen on \(port == 0 ? "any port" : "port \(port)"): \(error.reason)")
        }
        let address = "http://127.0.0.1:\(server.port)/?token=\(service.token)"
        try printOutput(address + "\n")
        printError("Serving \(positional.isEmpty ? "the studio" : positional); interrupt to stop")
        if has(.open) { try openInBrowser(address) }
        server.run()
        try Interruption.check()
    }

    /// Has the system open a page.
    private func openInBrowser(_ place: String) throws {
        guard Program.show(place) else {
            throw SpecError(
                .component, at: "--open", "no program opens pages here; open \(ShellWord.of(place)) yourself")
        }
    }
}

extension StudioSpec {
    /// The files whose content stands in the request, by their options.
    func putParts(_ json: inout JSONWriter) {
        json.object("files") { json in
            for part in parts {
                json.object(part.key, .inline) { json in
                    json.member("name", part.name)
                    json.member("saves", part.isSaved)
                }
            }
        }
    }
}

/// The initial content of the studio: a spec file, a motion or nothing.
struct StudioStart {
    private let name: String
    /// The file; nil for a motion, or nothing.
    let file: StudioSpec?
    private let motion: String?

    /// - Throws: ``SpecError`` or ``ArgumentError`` for what is neither a spec file nor a motion.
    init(_ word: String, from inputs: InputFiles) throws {
        if word.isEmpty {
            (name, file, motion) = ("", nil, nil)
        } else if SpecPath.isFile(word) {
            // An invalid request is refused with all of its problems.
            _ = try RenderFile.read(word, from: inputs)
            (name, file, motion) = (word, try StudioSpec(word, from: inputs), nil)
        } else {
            do throws(UnknownName) {
                (name, file, motion) = (word, nil, try Motion.named(word).name)
            } catch {
                try InputWord.rejectOther(word)
                let isNear = !nearNames(to: word, in: error.known).isEmpty
                throw ArgumentError(
                    isNear
                        ? error.message + error.hint
                        : "\(error.message); a spec file ends in .yaml, .yml or .json")
            }
        }
    }

    /// The page with all that it begins with.
    ///
    /// - Parameter server: The token and the revision of the file, where the page is served.
    func page(server: (token: String, revision: String)?) throws(SpecError) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", spindleVersion)
            json.member("name", name)
            putRequest(&json)
            if let server {
                json.object("server") { json in
                    json.member("token", server.token)
                    json.member("revision", server.revision)
                    json.member("saves", file != nil)
                    file?.putParts(&json)
                }
            }
            for catalog in [ListedCatalog.options, .formats, .presentations, .rules] {
                json.array(catalog.rawValue) { json in
                    for entry in catalog.entries { entry.write(to: &json) }
                }
            }
            StudioPage.putMotions(&json)
            StudioPage.putWords(&json)
        }
        return try StudioPage.page(json.finish(), in: try StudioPage.template())
    }

    func putRequest(_ json: inout JSONWriter) {
        if let file {
            json.node("request", file.request)
            if let log = file.log { json.member("log", log) }
        } else if let motion {
            json.object("request") { $0.member("motion", motion) }
        }
    }
}
