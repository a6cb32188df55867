import Platform
import TestSupport
import Testing

@testable import Builds
@testable import Files

@Suite struct RecordParserTests {
    private static let digits = String(repeating: "ab", count: 32)

    /// A state with these lines, sealed as if a build had written it.
    private static func sealed(_ lines: String...) -> [UInt8] {
        let text = lines.map { $0 + "\n" }.joined()
        return Array((text + "# end \(SHA256.hex(Array(text.utf8)))\n").utf8)
    }

    private static func read(_ bytes: [UInt8], partSize: Int = .max) -> RecordParser.Record? {
        var parser = RecordParser()
        for start in stride(from: 0, to: bytes.count, by: min(partSize, max(1, bytes.count))) {
            let part = Array(bytes[start..<min(bytes.count, start + min(partSize, bytes.count))])
            unsafe part.withUnsafeBytes { unsafe parser.add($0) }
        }
        return parser.record
    }

    @Test(
        "a state with numbers that cannot be is none, however it is sealed",
        arguments: [
            ("-9223372036854775808", "1/1"), ("-1", "1/1"), ("9223372036854775807", "1/1"),
            ("9223372036854775808", "1/1"), ("1000001", "1/1"), ("", "1/1"), ("1e3", "1/1"), ("0", "1/1"),
            ("1", "0/1"), ("1", "2/1"), ("1", "1/-9223372036854775808"), ("1", "1/100001"),
            ("1", "-9223372036854775808/-9223372036854775808"), ("1", "1"), ("1", "1/1/1"),
        ])
    func numbers(count: String, shard: String) {
        let bytes = Self.sealed(
            BuildState.header, "# plan \(Self.digits) \(count)", "# shard \(shard)",
            "# job \(Self.digits) a", "\(Self.digits)  a.png")
        #expect(BuildState(bytes) == nil)
    }

    @Test("a state says what it says once and in order, and names files of the build alone")
    func order() {
        let (header, plan) = (BuildState.header, "# plan \(Self.digits) 2")
        let (shard, job, file) = ("# shard 1/1", "# job \(Self.digits) a", "\(Self.digits)  a.png")
        #expect(BuildState(Self.sealed(header, plan, shard, job, file, "# stale", file)) != nil)
        for lines in [
            [header, plan, shard, job, file, job, file], [header, plan, shard, "# stale", file, job, file],
            [header, plan, shard, file], [header, shard, plan, job, file], [plan, shard, job, file],
            [header, plan, shard, "# stale", file, "# stale", file], [header, plan, shard, job, "# what"],
            [header, plan, shard, "# job short a", file], [header, "# plan none 2", shard, job, file],
            [header, plan, shard, job, "\(Self.digits)  .spindle/build.sha256"],
            [header, plan, shard, job, "\(Self.digits)  ../a"],
            [header, plan, shard, job, Self.digits + "  "],
            [Journal.header, plan, shard, job, file], [],
        ] {
            let text = lines.map { $0 + "\n" }.joined()
            let bytes = Array((text + "# end \(SHA256.hex(Array(text.utf8)))\n").utf8)
            #expect(BuildState(bytes) == nil, "\(text)")
        }
        let good = Self.sealed(header, plan, shard, job, file)
        #expect(BuildState(good + good) == nil && BuildState(good + [10]) == nil)
        #expect(BuildState(Array(good.dropLast())) == nil && BuildState([]) == nil)
    }

    @Test(
        "what comes in parts of any size is read as what comes at once, and no line is held that is too long")
    func parts() {
        let good = Self.sealed(
            BuildState.header, "# plan \(Self.digits) 2", "# shard 2/3", "# job \(Self.digits) a",
            "\(Self.digits)  a.png", "# job \(Self.digits) b", "\(Self.digits)  b/b.png", "# stale",
            "\(Self.digits)  c")
        let whole = Self.read(good)
        #expect(whole?.state.shard == Shard(2, of: 3) && whole?.state.jobs.count == 2)
        for size in [1, 7, 64, 65, 100] { #expect(Self.read(good, partSize: size)?.state == whole?.state) }
        var cutter = LineCutter()
        var lines: [[UInt8]] = []
        let part = [UInt8](repeating: 0, count: 4000)
        unsafe part.withUnsafeBytes { part in
            for _ in 0..<1000 { unsafe cutter.add(part) { lines.append($0) } }
        }
        #expect(cutter.isBroken && lines.isEmpty && !cutter.isAtEnd)
        #expect(Self.read([UInt8](repeating: 0, count: 100_000)) == nil)
    }

    @Test("of a journal that ends anywhere, what was finished before is known, and no job that was not")
    func torn() throws {
        let folder = try WorkFolder()
        let sink = try DirectorySink(folder.path)
        let outputs = try (0..<4).map { index in
            let digest = try #require(Digest(SHA256.hex([UInt8(index)]).utf8))
            return BuildState.Output(path: "f/\(index).png", digest: digest)
        }
        let journal = try Journal(.whole, in: sink)
        for output in outputs { try journal.note(output) }
        let first = BuildState.Job(key: BuildState.noDigest, outputs: Array(outputs[..<2]))
        try journal.note("f/one", first)
        try journal.note("f/two", BuildState.Job(key: BuildState.noDigest, outputs: Array(outputs[2...])))
        let bytes = try #require(folder.names().first.flatMap(folder.bytes))
        let record = try #require(Self.read(bytes))
        #expect(
            record.state.jobs.keys.sorted() == ["f/one", "f/two"] && record.loose.isEmpty && !record.isSealed)
        for end in 20..<bytes.count {
            let torn = try #require(Self.read(Array(bytes[..<end])))
            for (id, job) in torn.state.jobs { #expect(job == record.state.jobs[id], "\(end)") }
            // Another build goes on below what was torn.
            let output = "\n\(BuildState.noDigest)  other.png\n"
            let job = "\n# job \(BuildState.noDigest) other\n\(BuildState.noDigest)  x.png\n# done\n"
            let next = try #require(Self.read(bytes[..<end] + Array((output + job).utf8)))
            #expect(next.state.jobs["other"]?.outputs.map(\.path) == ["x.png"], "\(end)")
            #expect(next.loose.contains { $0.path == "other.png" }, "\(end)")
            for (id, job) in next.state.jobs where id != "other" {
                #expect(job == record.state.jobs[id], "\(end)")
            }
        }
    }

    @Test("no bytes by chance make a state or crash, with the seal of one or without")
    func chance() throws {
        let fixture = try BuildFixture(BuilderTests.small)
        try fixture.build()
        let state = try #require(fixture.files()[".spindle/build.sha256"])
        var random = SeededRandom(seed: 11)
        var readable = 0
        for _ in 0..<300 {
            var lines = state.split(separator: 10).dropLast().map(Array.init)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = lines.indices.randomElement(using: &random) ?? 0
                switch Int.random(in: 0...3, using: &random) {
                case 0: lines.remove(at: index)
                case 1: lines.append(lines[index])
                case 2: lines[index].insert(UInt8.random(in: 0...255, using: &random), at: 0)
                default:
                    let place = lines[index].indices.randomElement(using: &random) ?? 0
                    lines[index][place] = UInt8.random(in: 0...255, using: &random)
                }
            }
            let body = Array(lines.joined(separator: [10])) + [10]
            let bytes = body + Array("# end \(SHA256.hex(body))\n".utf8)
            fixture.folder.put("out/.spindle/build.sha256", bytes)
            let findings = try fixture.builder().check()
            _ = try? BuildVerification.verify([fixture.folder.path + "/out"])
            guard let read = BuildState(bytes) else {
                #expect(findings.damaged.count == 1 && findings.isUnrecorded && findings.isEmpty)
                continue
            }
            #expect(read.jobCount >= read.jobs.count)
            readable += 1
        }
        // Both happen often, or this would test little.
        #expect(readable > 30 && readable < 270, "\(readable)")
    }
}
