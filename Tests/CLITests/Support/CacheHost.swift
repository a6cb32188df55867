import Foundation
import TestSupport
import Testing

/// A server on a free port of this machine, which ends with its test.
final class CacheHost {
    let port: Int
    private let process = Process()
    private let folder: WorkFolder
    private let isNginx: Bool

    var url: String { "http://127.0.0.1:\(port)" }

    /// nginx, which keeps what is put there with WebDAV.
    ///
    /// - Parameter location: More directives for what is there.
    static func nginx(_ location: String = "dav_methods PUT; create_full_put_path on;") async throws
        -> CacheHost
    {
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        let folder = try WorkFolder()
        let port = try freePort()
        for name in ["www", "body"] { #expect(mkdir(folder.path + "/" + name)) }
        folder.put(
            "nginx.conf",
            """
            daemon off; worker_processes 1; pid \(folder.path)/pid; error_log \(folder.path)/errors;
            \(geteuid() == 0 ? "user root;" : "")
            events {}
            http {
                access_log \(folder.path)/log; client_body_temp_path \(folder.path)/body; client_max_body_size 10m;
                proxy_temp_path \(folder.path)/t1; fastcgi_temp_path \(folder.path)/t2;
                uwsgi_temp_path \(folder.path)/t3; scgi_temp_path \(folder.path)/t4;
                server { listen 127.0.0.1:\(port); root \(folder.path)/www; location / { \(location) } }
            }
            """)
        return try await CacheHost(
            try #require(program, "nginx is missing; run .ci/setup test"),
            ["-e", folder.path + "/errors", "-c", folder.path + "/nginx.conf"], port, folder)
    }

    /// A server that does wrong: `Misbehaving.py` says how.
    static func misbehaving(_ how: String) async throws -> CacheHost {
        let folder = try WorkFolder()
        let port = try freePort()
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Misbehaving.py")
            .path
        return try await CacheHost("/usr/bin/env", ["python3", script, "\(port)", how], port, folder)
    }

    private init(_ program: String, _ arguments: [String], _ port: Int, _ folder: WorkFolder) async throws {
        self.port = port
        self.folder = folder
        isNginx = program.hasSuffix("nginx")
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try await CLI.wait(for: "a server on port \(port)") { Self.connects(port) }
    }

    deinit { stop() }

    func stop() {
        // Programs in Swift block signals, and what they start inherits that; nginx, which has processes of its own, does not mind.
        if process.isRunning { kill(process.processIdentifier, isNginx ? SIGTERM : SIGKILL) }
        process.waitUntilExit()
    }

    /// The lines of nginx's log.
    var log: [Substring] {
        String(decoding: folder.bytes("log") ?? [], as: UTF8.self).split(separator: "\n")
    }

    /// The files that were put there, by path.
    var files: [String: [UInt8]] { folder.tree("www") }

    func put(_ path: String, _ bytes: [UInt8]) { folder.put("www/" + path, bytes) }

    /// A port that nobody listens to.
    static func freePort() throws -> Int {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(number, $0, length) == 0 ? getsockname(number, $0, &length) : -1
            }
        }
        try #require(code == 0)
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func connects(_ port: Int) -> Bool {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(number) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
