internal import CPlatform
internal import LibC
internal import Synchronization

/// A small server on the loopback address, for one page.
///
/// A thread for each connection that is admitted, one request a connection. Nothing of it runs in a program that does not
/// make one.
package final class LocalServer: Sendable {
    /// The error of starting a server.
    package struct Failure: Error {
        package let reason: String
    }

    package static let maxConnections = 16
    /// The time that a client has for sending a request, and for reading a part of the response, in seconds.
    package static let requestTimeout = 10

    private let socket: Int32
    package let port: UInt16
    private let answer: @Sendable (HTTPRequest, _ port: UInt16) -> HTTPResponse
    /// Whether the server still listens.
    private let isOpen: @Sendable () -> Bool
    private let activeConnections = Mutex(0)

    /// Listens on a port; on a free one where that is 0.
    ///
    /// - Parameters:
    ///   - isOpen: Is asked several times a second; false ends ``run()``.
    ///   - answer: Is called on several threads at once, with the port of the server.
    package init(
        port: UInt16, isOpen: @escaping @Sendable () -> Bool,
        answer: @escaping @Sendable (HTTPRequest, _ port: UInt16) -> HTTPResponse
    ) throws(Failure) {
        self.answer = answer
        self.isOpen = isOpen
        let socket = spindle_open_socket()
        guard socket >= 0 else { throw Failure(reason: Self.reason()) }
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        var yes: Int32 = 1
        _ = unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                unsafe bind(socket, pointer, length) == 0 && listen(socket, 64) == 0
                    && getsockname(socket, pointer, &length) == 0
            }
        }
        guard code else {
            let reason = Self.reason()
            close(socket)
            throw Failure(reason: reason)
        }
        self.socket = socket
        self.port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(socket) }

    private static func reason() -> String { unsafe String(cString: strerror(errno)) }

    /// Answers until it is to end.
    package func run() {
        let server = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe spindle_call_on_threads(
            Int32(Self.maxConnections + 1),
            { context in
                guard let context = unsafe context else { return }
                unsafe Unmanaged<LocalServer>.fromOpaque(context).takeUnretainedValue().serve()
            }, server)
    }

    /// Takes connections one after another, on one of the threads. The last thread that is free turns them away.
    private func serve() {
        while isOpen() {
            guard Self.waits(for: socket, POLLIN, milliseconds: 200) else { continue }
            let client = accept(socket, nil, nil)
            guard client >= 0 else { continue }
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            _ = fcntl(client, F_SETFL, O_NONBLOCK)
            let isAdmitted = activeConnections.withLock { count in
                if count >= Self.maxConnections { return false }
                count += 1
                return true
            }
            if isAdmitted {
                talk(client)
                activeConnections.withLock { $0 -= 1 }
            } else {
                Self.send(HTTPResponse(.tooMany).bytes, to: client, seconds: 1)
            }
            close(client)
        }
    }

    private func talk(_ client: Int32) {
        var bytes: [UInt8] = []
        let end = Self.now() + UInt64(Self.requestTimeout) * 1_000_000_000
        while true {
            switch HTTPRequest.read(bytes) {
            case .refused(let status): return refuse(client, status)
            case .head(var request, let length, let body) where bytes.count >= length + body:
                request.body = Array(bytes[length..<length + body])
                return Self.send(answer(request, port).bytes, to: client, seconds: Self.requestTimeout)
            case .head, .incomplete: break
            }
            guard receive(client, until: end, into: &bytes) else { return }
        }
    }

    /// Whether more has come.
    private func receive(_ client: Int32, until end: UInt64, into bytes: inout [UInt8]) -> Bool {
        while isOpen() {
            if Self.now() >= end {
                refuse(client, .timeout)
                return false
            }
            guard Self.waits(for: client, POLLIN, milliseconds: 100) else { continue }
            var part = [UInt8](repeating: 0, count: 64 << 10)
            let count = unsafe recv(client, &part, part.count, 0)
            if count > 0 {
                bytes += part[..<count]
                return true
            }
            if count == 0 || errno != EAGAIN && errno != EINTR { return false }
        }
        return false
    }

    /// Says no, and takes what still comes for a moment, lest the answer be lost with it.
    private func refuse(_ client: Int32, _ status: HTTPStatus) {
        Self.send(HTTPResponse(status).bytes, to: client, seconds: 1)
        shutdown(client, Int32(SHUT_WR))
        var part = [UInt8](repeating: 0, count: 64 << 10)
        let end = Self.now() + 500_000_000
        while Self.now() < end, Self.waits(for: client, POLLIN, milliseconds: 100) {
            if unsafe recv(client, &part, part.count, 0) <= 0 { return }
        }
    }

    private static func send(_ bytes: [UInt8], to client: Int32, seconds: Int) {
        var sent = 0
        var end = now() + UInt64(seconds) * 1_000_000_000
        while sent < bytes.count, now() < end {
            guard waits(for: client, POLLOUT, milliseconds: 100) else { continue }
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe buffer[sent...]
                return unsafe spindle_send(
                    client, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            }
            if count > 0 {
                sent += count
                end = now() + UInt64(seconds) * 1_000_000_000
            } else if errno != EAGAIN && errno != EINTR {
                return
            }
        }
    }

    private static func waits(for descriptor: Int32, _ event: Int32, milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return unsafe poll(&entry, 1, milliseconds) > 0
    }

    /// Lets a thread wait.
    package static func pause(milliseconds: UInt32) { usleep(1000 * milliseconds) }

    /// Nanoseconds of a clock that is never set.
    package static func now() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
