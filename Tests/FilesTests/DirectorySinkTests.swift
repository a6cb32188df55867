import Exports
import Foundation
import Imaging
import Platform
import Synchronization
import TestSupport
import Testing

@testable import Basics
@testable import Files

@Suite struct DirectorySinkTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test("files are stored and reported by name")
    func stores() throws {
        let sink = try DirectorySink(folder.path)
        try sink.write("b.png", [1, 2, 3])
        try sink.write("a.json", [])
        #expect(folder.bytes("b.png") == [1, 2, 3])
        #expect(folder.bytes("a.json") == [])
        #expect(folder.names() == ["a.json", "b.png"])
        #expect(
            sink.files == [
                .init(name: "a.json", byteCount: 0, wasUpToDate: false),
                .init(name: "b.png", byteCount: 3, wasUpToDate: false),
            ])
    }

    @Test(
        "missing folders are made, and a trailing slash changes nothing",
        arguments: ["x/y/z", "x//y/z/", "./x"])
    func makesFolders(path: String) throws {
        let sink = try DirectorySink(folder.path + "/" + path)
        try sink.write("a", [7])
        #expect(folder.bytes(path + "/a") == [7])
    }

    @Test("a name may lead to many folders below, and files in them are told and left alone like others")
    func foldersBelow() throws {
        let names = (0..<200).map { "a/b\($0 % 50)/c/\($0).png" }
        for round in 0..<2 {
            let sink = try DirectorySink(folder.path)
            try Workers(count: 4).forEach(names.count) { try sink.write(names[$0], [UInt8($0)]) }
            #expect(sink.files.map(\.name) == names.sorted())
            #expect(sink.files.allSatisfy { $0.wasUpToDate == (round == 1) })
        }
        for (number, name) in names.enumerated() { #expect(folder.bytes(name) == [UInt8(number)]) }
        #expect(folder.names() == ["a"])
    }

    @Test("no link is followed to a folder below")
    func linkBelow() throws {
        let outside = try WorkFolder()
        _ = unsafe symlink(outside.path, folder.path + "/link")
        let sink = try DirectorySink(folder.path)
        let error = #expect(throws: SinkError.self) { try sink.write("link/a", [1]) }
        #expect(error?.description.contains("link") == true)
        #expect(outside.names().isEmpty)
    }

    @Test("after a stop nothing is written below either")
    func stoppedBelow() throws {
        let sink = try DirectorySink(folder.path)
        try sink.write("a/b", [1])
        sink.stop()
        for name in ["a/c", "d/c"] {
            let error = #expect(throws: SinkError.self) { try sink.write(name, [1]) }
            #expect(error?.kind == .stopped)
        }
        #expect(folder.names() == ["a"] && folder.names(in: "a") == ["b"])
    }

    @Test("existing files are replaced, also by shorter ones, also twice")
    func replaces() throws {
        folder.put("a", Array(repeating: 9, count: 5000))
        let sink = try DirectorySink(folder.path)
        try sink.write("a", [1])
        #expect(folder.bytes("a") == [1])
        try sink.write("a", [2, 2])
        #expect(folder.bytes("a") == [2, 2])
        #expect(sink.files.map(\.byteCount) == [2])
        #expect(folder.names() == ["a"])
    }

    @Test("a file with the right bytes is left alone")
    func upToDate() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        folder.put("a", bytes)
        var other = bytes
        other[199_999] ^= 1
        folder.put("b", other)
        let inode = try folder.attributes("a")[.systemFileNumber] as? Int
        let sink = try DirectorySink(folder.path)
        try sink.write("a", bytes)
        try sink.write("b", bytes)
        #expect(sink.files.map(\.wasUpToDate) == [true, false])
        #expect(try folder.attributes("a")[.systemFileNumber] as? Int == inode)
        #expect(folder.bytes("b") == bytes)
    }

    @Test("a link is replaced, not followed")
    func links() throws {
        folder.put("target", [5])
        _ = unsafe symlink("target", folder.path + "/link")
        _ = unsafe symlink("nowhere", folder.path + "/dangling")
        let sink = try DirectorySink(folder.path)
        for name in ["link", "dangling"] {
            try sink.write(name, [1])
            #expect(try folder.attributes(name)[.type] as? FileAttributeType == .typeRegular)
            #expect(folder.bytes(name) == [1])
        }
        #expect(folder.bytes("target") == [5])
    }

    @Test(
        "a pipe, a folder and a device in the place of a file are refused by name, at once or when met, and stay"
    )
    func special() throws {
        var names = ["pipe", "folder"]
        func make() throws {
            _ = unsafe mkfifo(folder.path + "/pipe", 0o600)
            _ = unsafe mkdir(folder.path + "/folder", 0o700)
            // Nobody reads or writes it: opening it would already be wrong.
            if unsafe mknod(folder.path + "/device", S_IFCHR | 0o600, dev_t(240 << 8)) == 0 {
                names.append("device")
            }
        }
        // They appear in a folder that was empty, and are there from the start.
        let early = try DirectorySink(folder.path)
        try early.rejectSpecial(["pipe"])
        try make()
        let late = try DirectorySink(folder.path)
        for name in names {
            for sink in [early, late] {
                let error = #expect(throws: SinkError.self, "\(name)") { try sink.write(name, [1]) }
                #expect(error?.kind == .cannotCreate && error?.path == folder.path + "/" + name)
                #expect(error?.reason.hasPrefix("it is a \(name), not a file") == true)
            }
            #expect(throws: SinkError.self) { try late.rejectSpecial(["fine", name]) }
            #expect(try folder.attributes(name)[.type] as? FileAttributeType != .typeRegular)
        }
        try late.rejectSpecial(["fine", "folder/fine"])
        #expect(folder.names() == names.sorted() && late.files.isEmpty)
    }

    @Test("files get the permissions that the process gives")
    func permissions() async throws {
        await #expect(processExitsWith: .success) {
            let folder = try WorkFolder()
            folder.put("old", [1])
            umask(0o027)
            let sink = try DirectorySink(folder.path + "/new")
            try sink.write("a", [1])
            let other = try DirectorySink(folder.path)
            try other.write("old", [2])
            #expect(try folder.attributes("new/a")[.posixPermissions] as? Int == 0o640)
            #expect(try folder.attributes("new")[.posixPermissions] as? Int == 0o750)
            #expect(try folder.attributes("old")[.posixPermissions] as? Int == 0o640)
        }
    }

    @Test(
        "names that are none, or lead elsewhere, are refused",
        arguments: ["", ".", "..", "/a", "a/", "a//b", "a/./b", "a/../b", "../a", "a\0b", "a\0/b"])
    func names(name: String) throws {
        let sink = try DirectorySink(folder.path)
        let error = #expect(throws: SinkError.self) { try sink.write(name, [1]) }
        #expect(error?.kind == .cannotCreate)
        #expect(folder.names().isEmpty && sink.files.isEmpty)
    }

    @Test("a name that is too long is refused by the system, and leaves nothing")
    func longName() throws {
        for path in [folder.path, folder.path + "/sub"] {
            let sink = try DirectorySink(path)
            let error = #expect(throws: SinkError.self) {
                try sink.write(String(repeating: "n", count: 256), [1])
            }
            #expect(error?.kind == .cannotCreate)
        }
        #expect(folder.names() == ["sub"])
    }

    @Test("a folder in the place of the file is an error, and stays")
    func folderInTheWay() throws {
        let sink = try DirectorySink(folder.path)
        _ = unsafe mkdir(folder.path + "/a", 0o777)
        let error = #expect(throws: SinkError.self) { try sink.write("a", [1]) }
        #expect(error?.kind == .cannotCreate)
        #expect(error?.path == folder.path + "/a")
        #expect(folder.names() == ["a"])
    }

    @Test("a folder that cannot be is refused at once")
    func impossibleFolders() throws {
        folder.put("file", [1])
        _ = unsafe symlink("nowhere", folder.path + "/dangling")
        var paths = ["file", "file/below", "dangling"].map { folder.path + "/" + $0 } + ["", "a\0b"]
        #if os(Linux)
            paths += ["/proc/spindle", "/proc", "/dev/null"]
        #endif
        for path in paths {
            let error = #expect(throws: SinkError.self, "\(path)") { _ = try DirectorySink(path) }
            #expect(error?.kind == .cannotCreate, "\(path)")
        }
        #expect(folder.bytes("file") == [1])
        #if os(Linux)
            let error = #expect(throws: SinkError.self) { _ = try DirectorySink("/proc") }
            #expect(error?.path == "/proc" && error?.reason.hasSuffix("or name another folder") == true)
        #endif
    }

    @Test("many threads store many files, new and old")
    func threads() throws {
        let sink = try DirectorySink(folder.path)
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let size = 1000 + index
            do {
                try sink.write("f\(index % 150)", Array(repeating: UInt8(index % 150), count: size))
            } catch {
                Issue.record(error)
            }
        }
        #expect(folder.names().count == 150 && sink.files.count == 150)
        for index in 0..<150 {
            let bytes = try #require(folder.bytes("f\(index)"))
            #expect(Set(bytes) == [UInt8(index)])
            #expect(bytes.count == 1000 + index || bytes.count == 1150 + index)
        }
    }

    @Test("a file over the limit is an error, and the old one stays")
    func sizeLimit() async {
        await #expect(processExitsWith: .success) {
            let folder = try WorkFolder()
            folder.put("old", [1])
            let sinks = [try DirectorySink(folder.path), try DirectorySink(folder.path + "/new")]
            var limit = rlimit()
            _ = unsafe getrlimit(__rlimit_resource_t(1), &limit)  // RLIMIT_FSIZE
            limit.rlim_cur = 1000
            _ = unsafe setrlimit(__rlimit_resource_t(1), &limit)
            for sink in sinks {
                let error = #expect(throws: SinkError.self) {
                    try sink.write("old", Array(repeating: 3, count: 1500))
                }
                #expect(error?.kind == .ioFailed)
                #expect(error?.description == "cannot write \"\(sink.path)/old\": File too large")
                #expect(sink.files.isEmpty)
            }
            #expect(folder.bytes("old") == [1])
            #expect(folder.names() == ["new", "old"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").isEmpty)
        }
    }

    @Test(
        "what a killed process left is removed; what somebody writes, on whatever machine, and what is not ours, is not"
    )
    func leftovers() throws {
        let abandoned = (0..<3).map { _ in TemporaryName.fresh().text }
        let (held, link, pipe) = (
            TemporaryName.fresh().text, TemporaryName.fresh().text, TemporaryName.fresh().text
        )
        let others = [".spindle-1-0.tmp", abandoned[0] + ".bak", String(abandoned[0].dropFirst())]
        for name in abandoned + others + [held] { folder.put(name, [1]) }
        _ = unsafe symlink(others[0], folder.path + "/" + link)
        _ = unsafe mkfifo(folder.path + "/" + pipe, 0o600)
        do {
            let writer = unsafe FileDescriptor(open(folder.path + "/" + held, O_WRONLY | O_CLOEXEC))
            writer?.claim()
            _ = try DirectorySink(folder.path)
            #expect(folder.names() == (others + [held, link, pipe]).sorted())
            _ = consume writer
        }
        // A process that another test starts at this moment has the file as well, until it becomes another program.
        for _ in 0..<100 where folder.names().contains(held) {
            _ = try DirectorySink(folder.path)
            _ = usleep(10_000)
        }
        #expect(folder.names() == (others + [link, pipe]).sorted())
    }

    @Test("a file that is taken for a leftover before it has its name is written once more")
    func removedByOthers() throws {
        folder.put("a", [9])
        let sink = try DirectorySink(folder.path)
        var turns = 0
        try sink.store("a") { file throws(SinkError) in
            turns += 1
            _ = writeAll([1, 2, 3], to: file)
            if turns < 3 { for name in folder.names() where name != "a" { folder.remove(name) } }
        }
        #expect(turns == 3 && folder.bytes("a") == [1, 2, 3] && folder.names() == ["a"])
        let error = #expect(throws: SinkError.self) {
            try sink.store("a") { file throws(SinkError) in
                for name in folder.names() where name != "a" { folder.remove(name) }
            }
        }
        #expect(error?.kind == .cannotCreate && folder.bytes("a") == [1, 2, 3])
    }

    @Test("a folder that is removed and made again is not written to under its name")
    func removedFolder() throws {
        let sink = try DirectorySink(folder.path + "/out")
        try sink.write("a", [1])
        try FileManager.default.removeItem(atPath: folder.path + "/out")
        for name in ["b", "below/b"] {
            #expect(throws: SinkError.self) { try sink.write(name, [1]) }
        }
        _ = unsafe mkdir(folder.path + "/out", 0o777)
        for name in ["b", "below/b"] {
            let error = #expect(throws: SinkError.self) { try sink.write(name, [1]) }
            #expect(error?.kind == .cannotCreate)
        }
        #expect(folder.names() == ["out"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").isEmpty)
    }

    @Test("a copy has the digest that it should have, or is none")
    func copies() throws {
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
        let digest = try #require(Digest(SHA256.hex(bytes).utf8))
        let sink = try DirectorySink(folder.path + "/out")
        folder.put("source", bytes)
        try sink.copy("a", from: folder.path + "/source", digest: digest)
        #expect(folder.bytes("out/a") == bytes)
        folder.put("source", bytes.dropLast() + [77])
        for name in ["a", "b"] {
            let error = #expect(throws: SpecError.self) {
                try sink.copy(name, from: folder.path + "/source", digest: digest)
            }
            #expect(error?.kind == .file && error?.place(.keys) == folder.path + "/source")
            #expect(throws: SpecError.self) {
                try sink.copy(name, from: folder.path + "/none", digest: digest)
            }
        }
        #expect(folder.bytes("out/a") == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["a"])
    }

    @Test("a process killed in the middle leaves only whole files")
    func killed() async throws {
        let path = folder.path
        for index in 0..<40 { folder.put("f\(index)", Array(repeating: 0, count: 3000)) }
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let sink = try DirectorySink(path)
            let done = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for round in 1...200 {
                    for index in 0..<80 where index % 4 == thread {
                        do {
                            try sink.write(
                                "f\(index)", Array(repeating: UInt8(round), count: 3000 + round))
                        } catch { fatalError("\(error)") }
                        if done.wrappingAdd(1, ordering: .relaxed).newValue == 3000 {
                            kill(getpid(), SIGKILL)
                        }
                    }
                }
            }
        }
        _ = try DirectorySink(folder.path)
        var written = 0
        for name in folder.names() {
            #expect(name.hasPrefix("f"))
            let bytes = try #require(folder.bytes(name))
            #expect(Set(bytes).count == 1 && bytes.count == 3000 + Int(bytes[0]))
            if bytes[0] > 0 { written += 1 }
        }
        // Whoever wrote has written each of its twenty many times.
        #expect(folder.names().count >= 40 && written >= 20, "\(written)")
    }

    @Test("a stopped sink takes nothing more")
    func stopped() throws {
        folder.put("old", [1])
        let sink = try DirectorySink(folder.path)
        try sink.write("a", [1])
        sink.stop()
        for name in ["old", "new"] {
            let error = #expect(throws: SinkError.self) { try sink.write(name, [2]) }
            #expect(error?.kind == .stopped)
        }
        #expect(folder.names() == ["a", "old"] && folder.bytes("old") == [1])
    }
}
