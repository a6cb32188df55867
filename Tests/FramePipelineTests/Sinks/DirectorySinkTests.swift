import Exports
import Foundation
import Imaging
import Synchronization
import TestSupport
import Testing

@testable import FramePipeline

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
        #expect(throws: SinkError.self) { try sink.write("a/c", [1]) }
        #expect(throws: SinkError.self) { try sink.write("d/c", [1]) }
        #expect(folder.names() == ["a"])
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

    @Test("a link is replaced, not followed, and a pipe does not block")
    func linksAndPipes() throws {
        folder.put("target", [5])
        _ = unsafe symlink("target", folder.path + "/link")
        _ = unsafe symlink("nowhere", folder.path + "/dangling")
        _ = unsafe mkfifo(folder.path + "/pipe", 0o600)
        let sink = try DirectorySink(folder.path)
        for name in ["link", "dangling", "pipe"] { try sink.write(name, [1]) }
        for name in ["link", "dangling", "pipe"] {
            #expect(try folder.attributes(name)[.type] as? FileAttributeType == .typeRegular)
            #expect(folder.bytes(name) == [1])
        }
        #expect(folder.bytes("target") == [5])
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
                #expect(error?.description == "cannot write '\(sink.path)/old': File too large")
                #expect(sink.files.isEmpty)
            }
            #expect(folder.bytes("old") == [1])
            #expect(folder.names() == ["new", "old"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/new").isEmpty)
        }
    }

    @Test("what a killed process left is removed, what a living one writes is not")
    func leftovers() throws {
        // No process has so large a number: the kernel's limit is 2²².
        let names = [
            ".spindle-2000000000-0.tmp", ".spindle-2000000000-77.tmp", ".spindle-1-0.tmp", ".spindle-x-0.tmp",
            ".spindle-2000000000-0.tmp.bak", ".spindle-2000000000.tmp", ".spindle--1-0.tmp",
            ".spindle-\(getpid())-999999999.tmp", "spindle-2000000000-0.tmp",
        ]
        for name in names { folder.put(name, [1]) }
        _ = try DirectorySink(folder.path)
        let kept = names.filter {
            !$0.hasPrefix(".spindle-20") || !$0.hasSuffix("-0.tmp") && !$0.hasSuffix("77.tmp")
        }
        #expect(folder.names() == kept.filter { !$0.hasSuffix("-999999999.tmp") }.sorted())
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
                        try? sink.write("f\(index)", Array(repeating: UInt8(round), count: 3000 + round))
                        if done.wrappingAdd(1, ordering: .relaxed).newValue == 3000 {
                            kill(getpid(), SIGKILL)
                        }
                    }
                }
            }
        }
        _ = try DirectorySink(folder.path)
        #expect(folder.names().count >= 40)
        for name in folder.names() {
            #expect(name.hasPrefix("f"))
            let bytes = try #require(folder.bytes(name))
            #expect(Set(bytes).count == 1 && bytes.count == 3000 + Int(bytes[0]))
        }
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
