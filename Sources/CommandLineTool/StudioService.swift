import Basics
import Drawing
import Files
import Jobs
import Loading
import Platform
import Rendering
import Requests
import Specs
import StudioServer
import Synchronization

/// The service of the studio: it serves the page, its spec file, and files of every format.
///
/// The one path that it opens is that of the file it was started for, and what this names. Requests that name files of their
/// own are refused.
final class StudioService: Sendable {
    /// The limits of a render in pixels and in seconds, and of renders per second.
    private static let maxPixels = 1 << 30
    private static let maxSeconds: UInt64 = 60
    private static let rendersPerSecond = 4
    /// The time for which a page waits for a change before it asks again, in seconds.
    private static let watch: UInt64 = 25
    private static let policy = """
        default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; \
        connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """

    let token: String
    private let word: String
    private let rate = Mutex(Rate(count: rendersPerSecond))
    /// One render at a time.
    private let turn = Mutex(())
    private let writing = Mutex(())

    init(_ word: String, token: String) { (self.word, self.token) = (word, token) }

    func answer(_ request: HTTPRequest, port: UInt16) -> HTTPResponse {
        if let status = RequestAuthorizer(port: port, token: token).refusal(of: request) {
            return HTTPResponse(status)
        }
        switch (request.method, request.path) {
        case ("GET", "/"): return attempt { try page() }
        case ("GET", "/spec"): return attempt { try spec(from: InputFiles()) }
        case ("GET", "/changes"): return attempt { try changes(since: request.query["revision"] ?? "") }
        case ("PUT", "/spec"): return attempt { try save(request.body) }
        case ("POST", "/render"): return attempt { try render(request.body) }
        case ("POST", "/moving"): return attempt { try moving(request) }
        case (_, "/"), (_, "/changes"): return refused(["GET"])
        case (_, "/spec"): return refused(["GET", "PUT"])
        case (_, "/render"), (_, "/moving"): return refused(["POST"])
        default: return HTTPResponse(.notFound)
        }
    }

    private func refused(_ methods: [String]) -> HTTPResponse {
        var response = HTTPResponse(.notAllowed)
        response.headers = [("Allow", methods.joined(separator: ", "))]
        return response
    }

    private func attempt(_ make: () throws -> HTTPResponse) -> HTTPResponse {
        do { return try make() } catch {
            let status: HTTPStatus = error is SinkError ? .failed : .unprocessable
            var json = JSONWriter()
            json.object { json in
                json.array("problems") { json in
                    for error in (error as? SpecError).map({ [$0] + $0.others }) ?? [] {
                        json.object { json in
                            json.member("option", error.place(.keys))
                            json.member("message", error.message.text(.keys))
                        }
                    }
                }
                json.member("message", text(of: error))
            }
            return HTTPResponse(status, type: "application/json", json.finish())
        }
    }

    // MARK: The page and its file

    private func page() throws -> HTTPResponse {
        let inputs = InputFiles()
        let start = try StudioStart(word, from: inputs)
        let revision = start.file.map { $0.revision } ?? ""
        return HTTPResponse(
            type: "text/html; charset=utf-8", try start.page(server: (token, revision)),
            headers: [("Content-Security-Policy", Self.policy)])
    }

    private func spec(from inputs: InputFiles) throws -> HTTPResponse {
        guard SpecPath.isFile(word) else { return HTTPResponse(.notFound) }
        let start = try StudioStart(word, from: inputs)
        var json = JSONWriter()
        json.object { json in
            json.member("revision", start.file.map { $0.revision } ?? "")
            start.file?.putParts(&json)
            start.putRequest(&json)
        }
        return HTTPResponse(type: "application/json", json.finish())
    }

    /// Waits until the file is another one than the page has.
    private func changes(since revision: String) throws -> HTTPResponse {
        guard SpecPath.isFile(word) else { return HTTPResponse(.notFound) }
        let end = LocalServer.now() + Self.watch * 1_000_000_000
        var read: FileSnapshot?
        while LocalServer.now() < end, Interruption.arrived == nil {
            if read.map({ $0.now() != $0 }) ?? true {
                // The file sent is the one that was compared. A half-written file is examined again when it is complete.
                let inputs = InputFiles()
                if let file = try? StudioSpec(word, from: inputs), file.revision != revision,
                    let answer = try? spec(from: inputs)
                {
                    return answer
                }
                read = inputs.snapshot
            }
            LocalServer.pause(milliseconds: 150)
        }
        return HTTPResponse(.noContent)
    }

    private func save(_ body: [UInt8]) throws -> HTTPResponse {
        guard SpecPath.isFile(word) else { return HTTPResponse(.notFound) }
        let message = try StudioMessage(body)
        guard let text = message.text("text"), let revision = message.text("revision") else {
            return HTTPResponse(.badRequest)
        }
        return try writing.withLock { _ in
            let inputs = InputFiles()
            let file = try StudioSpec(word, from: inputs)
            guard file.revision == revision else { return HTTPResponse(.conflict) }
            let saved = try file.saving(
                message.request, else: Array(text.utf8), parts: message.texts("files"))
            // Everything is read as it will be before anything is written.
            let contents = Dictionary(saved.files.map { ($0.path, $0.bytes) }) { _, last in last }
            let old = try inputs.bytes(word)
            try Self.rejectFiles(
                try RenderFile.parse(contents[word] ?? old, name: word).spec,
                but: try RenderFile.parse(old, name: word).spec)
            let later = inputs.replacing(contents)
            _ = try RenderFile.read(word, from: later)
            for (path, bytes) in saved.files { try OutputFile(path).replace(bytes) }
            let after = try StudioSpec(word, from: later)
            var json = JSONWriter()
            json.object { json in
                json.member("revision", after.revision)
                json.array("saved") { json in for file in saved.files { json.element(file.path) } }
                json.array("uncommented") { json in for path in saved.uncommented { json.element(path) } }
                json.array("inlined") { json in for name in saved.inlined { json.element(name) } }
                after.putParts(&json)
            }
            return HTTPResponse(type: "application/json", json.finish())
        }
    }

    // MARK: Files

    private func render(_ body: [UInt8]) throws -> HTTPResponse {
        guard rate.withLock({ $0.admits(LocalServer.now()) }) else { return HTTPResponse(.tooMany) }
        let message = try StudioMessage(body)
        guard let format = message.text("format"), let option = SpecOption.named(.to) else {
            return HTTPResponse(.badRequest)
        }
        var file = try RenderFile.parse(StudioMessage.json(of: message.request), name: "request")
        let own = SpecPath.isFile(word) ? try RenderFile.read(word, from: InputFiles()) : nil
        var known = RenderSpec()
        known.label.font = own?.spec.label.font
        try Self.rejectFiles(file.spec, but: known)
        try file.set(option, [format])
        let job = try file.resolve(from: InputFiles())
        guard job.pixelCount <= Self.maxPixels else { return HTTPResponse(.tooLarge) }
        let deadline = Deadline(end: LocalServer.now() + Self.maxSeconds * 1_000_000_000)
        let files = try turn.withLock { _ in
            try job.files(workers: Workers(count: Workers.available), monitor: deadline).files
        }
        return Self.response(files, name: job.name)
    }

    private func moving(_ request: HTTPRequest) throws -> HTTPResponse {
        guard rate.withLock({ $0.admits(LocalServer.now()) }) else { return HTTPResponse(.tooMany) }
        return try turn.withLock { _ in
            try moving(
                request.body, name: request.query["name"] ?? "", isDark: request.query["scheme"] == "dark",
                monitor: Deadline(end: LocalServer.now() + Self.maxSeconds * 1_000_000_000))
        }
    }

    /// One file as it is, and several in an archive.
    private static func response(_ files: [String: [UInt8]], name: String) -> HTTPResponse {
        if files.count == 1, let (name, bytes) = files.first {
            return HTTPResponse(type: "application/octet-stream", bytes, headers: [disposition(name)])
        }
        var archive = StoredZip()
        for (name, bytes) in files.sorted(by: { $0.key < $1.key }) { archive.add(name, bytes) }
        return HTTPResponse(type: "application/zip", archive.bytes, headers: [disposition("\(name).zip")])
    }

    private static func disposition(_ name: String) -> (name: String, value: String) {
        return ("Content-Disposition", "attachment; filename*=UTF-8''\(escaped(name.utf8))")
    }

    /// Refuses what would be read from a file, unless the spec that the studio was started for names the same.
    private static func rejectFiles(_ spec: RenderSpec, but own: RenderSpec) throws(SpecError) {
        var errors: [SpecError] = []
        if case .file = spec.themeSource, spec.themeSource != own.themeSource {
            errors.append(
                SpecError(at: .option(.theme), "a page names no files; write the theme as an object"))
        }
        if case .file = spec.animation.motion, spec.animation.motion != own.animation.motion {
            errors.append(
                SpecError(at: .option(.motion), "a page names no files; write the motion as an object"))
        }
        if spec.operation.log != nil, spec.operation.log != own.operation.log {
            errors.append(
                SpecError(at: .option(.log), "a page names no files; write the events in operation.events"))
        }
        if case .file = spec.label.font, spec.label.font != own.label.font {
            errors.append(SpecError(at: .option(.font), "a page names no files; name an installed family"))
        }
        if let error = SpecError.all(errors) { throw error }
    }
}

/// Ends a render that takes too long, and every render once the process is to end.
private struct Deadline: FrameMonitor {
    let end: UInt64

    func willPaint() throws {
        try Interruption.check()
        if LocalServer.now() > end {
            throw SpecError(.limit, at: "render", "takes too long here; copy the command line and run it")
        }
    }
}
