import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct OutputFileTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    /// Whether devices can be made here. Those of the system are left in peace.
    static let canMakeDevices: Bool = {
        guard let folder = try? WorkFolder() else { return false }
        return device(folder.path + "/null", 3)
    }()

    /// One of the devices that are memory: null is 3, zero 5 and full 7.
    private static func device(_ path: String, _ minor: UInt64) -> Bool {
        unsafe mknod(path, S_IFCHR | 0o600, dev_t(1 << 8 | minor)) == 0
            && FileManager.default.isWritableFile(atPath: path)
    }

    private func write(_ name: String, _ bytes: [UInt8] = [1, 2, 3]) throws {
        try OutputFile(folder.path + "/" + name).write(bytes)
    }

    private func type(_ name: String) throws -> FileAttributeType? {
        try folder.attributes(name)[.type] as? FileAttributeType
    }

    @Test(
        "a link stays and is followed, also where nothing is at its end yet, and what it leads to is replaced"
    )
    func links() throws {
        folder.put("file", [7])
        try #require(mkdir(folder.path + "/below"))
        for (name, target) in [
            ("one", "file"), ("two", "one"), ("dangling", "below/new"), ("far", folder.path + "/below/far"),
        ] {
            try link(folder.path + "/" + name, to: target)
        }
        let inode = try folder.attributes("file")[.systemFileNumber] as? Int
        for (name, end) in [("two", "file"), ("dangling", "below/new"), ("far", "below/far")] {
            try write(name, Array(name.utf8))
            #expect(try type(name) == .typeSymbolicLink)
            #expect(folder.bytes(end) == Array(name.utf8))
        }
        #expect(try folder.attributes("file")[.systemFileNumber] as? Int != inode, "it was written in place")
        #expect(folder.names() == ["below", "dangling", "far", "file", "one", "two"])
    }

    @Test("a file that is there keeps its mode")
    func mode() throws {
        folder.put("file", [7])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o604], ofItemAtPath: folder.path + "/file")
        try write("file", [1, 2])
        #expect(folder.bytes("file") == [1, 2])
        #expect(try folder.attributes("file")[.posixPermissions] as? Int == 0o604)
    }

    @Test(
        "links that lead in circles, folders, sockets and paths that are none are refused by name, and stay")
    func refused() throws {
        try link(folder.path + "/circle", to: "circle")
        try #require(mkdir(folder.path + "/folder"))
        try link(folder.path + "/toFolder", to: "folder")
        var address = sockaddr_un()
        let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        address.sun_family = sa_family_t(AF_UNIX)
        let path = Array("\(folder.path)/socket".utf8)
        try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
        let bound = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        let names = folder.names()
        for name in ["circle", "folder", "toFolder", "socket", "folder/", "folder/.", "none/", "a\0b"] {
            let error = #expect(throws: SinkError.self, "\(name)") { try write(name) }
            #expect(error?.kind == .cannotCreate, "\(name)")
            #expect(error?.path == folder.path + "/" + name)
            #expect(throws: SinkError.self, "\(name)") { try OutputFile(folder.path + "/" + name).check() }
        }
        #expect(throws: SinkError.self) { try OutputFile("").write([1]) }
        #expect(folder.names() == names)
        #expect(try type("socket") == .typeSocket)
    }

    @Test("a pipe is written to, also through a link, and stays a pipe")
    func pipe() throws {
        try #require(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
        try link(folder.path + "/link", to: "pipe")
        for name in ["pipe", "link"] {
            // Who reads and writes opens a pipe at once.
            let end = unsafe open(folder.path + "/pipe", O_RDWR | O_NONBLOCK)
            defer { close(end) }
            try write(name, [5, 6])
            var bytes: [UInt8] = [0, 0, 0, 0]
            #expect(unsafe read(end, &bytes, 4) == 2 && bytes == [5, 6, 0, 0])
            #expect(
                try FileManager.default.attributesOfItem(atPath: folder.path + "/pipe")[.type]
                    as? FileAttributeType != .typeRegular)
            #expect(folder.names() == ["link", "pipe"])
        }
    }

    @Test(
        "a device is written to, a full one is an error, and both stay devices", .enabled(if: canMakeDevices))
    func devices() throws {
        try #require(Self.device(folder.path + "/null", 3) && Self.device(folder.path + "/full", 7))
        try link(folder.path + "/link", to: "null")
        try write("null")
        try write("link")
        let error = #expect(throws: SinkError.self) { try write("full") }
        #expect(error?.kind == .ioFailed && error?.reason == "No space left on device")
        for name in ["null", "full"] { #expect(try type(name) == .typeCharacterSpecial, "\(name)") }
        #expect(folder.names() == ["full", "link", "null"])
    }

    #if os(Linux)
        @Test("what the process has open is written to where it stands: /dev/stdout, /dev/fd/N")
        func descriptors() async throws {
            let path = folder.path
            await #expect(processExitsWith: .success) { [path = path as String] in
                let file = unsafe open(path + "/file", O_WRONLY | O_CREAT | O_APPEND, 0o600)
                _ = unsafe Glibc.write(file, "ab", 2)
                try OutputFile("/dev/fd/\(file)").write([1])
                dup2(file, 1)
                try OutputFile("/dev/stdout").write([2])
                try link(path + "/link", to: "/dev/stdout")
                try OutputFile(path + "/link").write([3])
                _ = unsafe Glibc.write(file, "z", 1)
                #expect(throws: SinkError.self) { try OutputFile("/dev/fd/999").write([1]) }
            }
            // What runs the test may have something to say on standard output as well.
            #expect(folder.bytes("file")?.starts(with: [97, 98, 1, 2, 3, 122]) == true)
            #expect(folder.names() == ["file", "link"])
        }
    #endif
}
