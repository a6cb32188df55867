package import Basics
internal import CCurl
package import Files
internal import LibC
internal import Platform
internal import Synchronization

/// A cache over HTTP: `GET` and `PUT` of `ac/<digest>` and `cas/<digest>` below an address, as Bazel, ccache and others use them.
///
/// One thread, in ``run(_:)``, makes all transfers, many at once over connections that stay open. The others hand it requests. The
/// first failure ends everything: nothing is asked for twice, and nothing is waited for that does not come.
@safe
package final class CacheServer: Sendable {
    /// The result of asking for something.
    package enum Answer: Sendable {
        case found([UInt8])
        case missing
        /// It has more bytes than it should.
        case tooLong
        /// The cache is of no use any more.
        case off
    }

    private struct Request: Sendable {
        let path: String
        /// The bytes to send; nil where some are asked for.
        var bytes: [UInt8]?
        var limit = 0
        let done: @Sendable (Answer) -> Void
    }

    private struct State {
        var asking = Queue()
        var sending = Queue()
        var running: [UInt64: Request] = [:]
        var lastTag: UInt64 = 0
        /// The bytes that wait to be sent.
        var waitingBytes = 0
        /// The reasons why nothing more is asked for and sent.
        var failure: String?
        var sendFailure: String?
        var isStopped = false
    }

    private struct Queue {
        private var items: [Request] = []
        private var start = 0
        var isEmpty: Bool { start == items.count }
        mutating func append(_ item: Request) { items.append(item) }
        mutating func next() -> Request? {
            if isEmpty { return nil }
            defer { start += 1 }
            if start > 512 {
                items.removeFirst(start)
                start = 0
            }
            return items[start]
        }
        mutating func removeAll() -> [Request] {
            defer { self = Queue() }
            return Array(items[start...])
        }
    }

    /// The most transfers at once.
    private static let most = 32
    /// The most bytes that wait to be sent.
    private static let mostWaiting = 64 << 20
    /// The bytes that have to come or go within each second; each transfer that ends counts as some.
    private static let leastProgress: UInt64 = 1 << 16
    private static let progressOfTransfer: UInt64 = 1 << 12
    /// The time to connect, and the time in which there has to be progress, in milliseconds.
    private static let timeout = 1000
    /// The most time for sending what is left in the end, in milliseconds.
    private static let finalUploadTimeout = 30_000

    private static let login =
        ": put a name and a password into its address or into ~/.netrc, or a token into SPINDLE_CACHE_TOKEN"

    private static func remedy(for status: Int) -> String {
        switch status {
        case 401, 403: login
        case 500...: "; look into its log, or build with --no-cache"
        default: "; correct its address, or build with --no-cache"
        }
    }

    private let address: CacheAddress
    private nonisolated(unsafe) let client: OpaquePointer
    private let state = Mutex(State())
    private let origin = ContinuousClock.now

    /// A server that is asked for nothing yet.
    ///
    /// - Parameter program: The name and version that it is told.
    /// - Throws: The message about what is missing.
    package init(_ address: CacheAddress, program: String) throws(Message) {
        if let missing = unsafe spindle_curl_load() {
            let name = unsafe String(cString: missing)
            throw "there is no \(name); install it (libcurl4 in Debian), or name a folder"
        }
        self.address = address
        let header = environment("SPINDLE_CACHE_TOKEN").map { "Authorization: Bearer \($0)" }
        let client = unsafe spindle_client_begin(address.isSecure, program, header, Self.timeout, Self.most)
        guard let client = unsafe client else { throw "out of memory" }
        unsafe self.client = client
    }

    deinit { unsafe spindle_client_end(client) }

    /// The reasons why nothing is asked for any more, and why nothing is sent.
    package var failures: (asking: String?, sending: String?) {
        state.withLock { ($0.failure, $0.failure ?? $0.sendFailure) }
    }

    /// Asks for something of at most `limit` bytes. `done` is called once, by the thread in ``run(_:)``.
    package func get(
        _ kind: CacheKind, _ digest: Digest, limit: Int, _ done: @escaping @Sendable (Answer) -> Void
    ) {
        let request = Request(path: "/\(kind.rawValue)/\(digest)", limit: limit, done: done)
        let isOff = state.withLock { state in
            if state.failure == nil { state.asking.append(request) }
            return state.failure != nil
        }
        if isOff { done(.off) }
    }

    /// Sends something. `done` is called once, by the thread in ``run(_:)`` or at once, with whether it is there.
    package func put(
        _ kind: CacheKind, _ digest: Digest, _ bytes: [UInt8], _ done: @escaping @Sendable (Bool) -> Void
    ) {
        let request = Request(path: "/\(kind.rawValue)/\(digest)", bytes: bytes) { answer in
            if case .found = answer { done(true) } else { done(false) }
        }
        let isTaken = state.withLock { state in
            guard state.failure == nil, state.sendFailure == nil else { return false }
            guard state.waitingBytes + bytes.count <= Self.mostWaiting || state.waitingBytes == 0 else {
                return false
            }
            state.waitingBytes += bytes.count
            state.sending.append(request)
            unsafe spindle_client_wake(client)
            return true
        }
        if !isTaken { done(false) }
    }

    /// Lets ``run(_:)`` end as soon as everything is sent, or at once.
    package func stop(atOnce: Bool) {
        state.withLock { state in
            state.isStopped = true
        }
        if atOnce { fail("was not waited for") }
        unsafe spindle_client_wake(client)
    }

    /// Makes all transfers, until ``stop(atOnce:)``.
    ///
    /// - Parameter ask: Called before each step, to ask for more.
    package func run(_ ask: () -> Void) {
        var start = now()
        var end: Int?
        var progress: UInt64 = 0
        var ended: UInt64 = 0
        while true {
            if state.withLock({ $0.failure == nil && !$0.isStopped && $0.running.count < Self.most }) {
                ask()
            }
            let (isBusy, isStopped) = begin()
            let time = now()
            if !isBusy {
                if isStopped { return }
                start = time
            }
            if isStopped {
                end = end ?? time + Self.finalUploadTimeout
                if time > end ?? time { fail("takes too long") }
            }
            unsafe spindle_client_run(client, isBusy ? 20 : 50)
            var transfer = unsafe SpindleTransfer()
            while unsafe spindle_client_next(client, &transfer) {
                ended += 1
                unsafe finish(transfer)
            }
            guard now() - start >= Self.timeout else { continue }
            let sum = unsafe spindle_client_progress(client) + ended * Self.progressOfTransfer
            // What is only sent in the end keeps everybody waiting.
            let least = isStopped ? 4 * Self.leastProgress : Self.leastProgress
            if isBusy, sum - progress < least { fail("answers too slowly") }
            (start, progress) = (now(), sum)
        }
    }

    /// Begins waiting transfers, and tells whether there are any under way, and whether no others will follow.
    private func begin() -> (isBusy: Bool, isStopped: Bool) {
        let (isBusy, isStopped, hasMemory) = state.withLock { state in
            var hasMemory = true
            while hasMemory, state.running.count < Self.most,
                let request = state.asking.next() ?? state.sending.next()
            {
                state.lastTag += 1
                let (url, tag) = (address.url + request.path, state.lastTag)
                hasMemory =
                    if let bytes = request.bytes {
                        unsafe spindle_client_put(client, url, bytes, bytes.count, tag)
                    } else {
                        unsafe spindle_client_get(client, url, request.limit, tag)
                    }
                state.running[tag] = request
            }
            return (!state.running.isEmpty, state.isStopped, hasMemory)
        }
        if !hasMemory { fail("cannot be asked: out of memory") }
        return (isBusy && hasMemory, isStopped)
    }

    private func finish(_ transfer: SpindleTransfer) {
        guard let request = state.withLock({ $0.running.removeValue(forKey: unsafe transfer.tag) }) else {
            return
        }
        let status = unsafe transfer.status
        let error = unsafe transfer.error.map { unsafe String(cString: $0) }
        if let bytes = request.bytes {
            state.withLock { $0.waitingBytes -= bytes.count }
            if let error {
                failSending(error)
            } else if unsafe transfer.is_too_long {
                failSending("answers too much to what is sent")
            } else if !(200..<300).contains(status) {
                failSending("answers \(status) to what is sent\(Self.remedy(for: status))")
            } else {
                return request.done(.found([]))
            }
            return request.done(.off)
        }
        if let error {
            fail(error)
            return request.done(.off)
        }
        switch status {
        case 200:
            if unsafe transfer.is_too_long { return request.done(.tooLong) }
            let buffer = unsafe UnsafeBufferPointer(start: transfer.bytes, count: transfer.count)
            request.done(.found(unsafe Array(buffer)))
        case 404, 410: request.done(.missing)
        default:
            fail("answers \(status)\(Self.remedy(for: status))")
            request.done(.off)
        }
    }

    private func failSending(_ reason: String) {
        let requests = state.withLock { state in
            state.sendFailure = state.sendFailure ?? reason
            let requests = state.sending.removeAll()
            for request in requests { state.waitingBytes -= request.bytes?.count ?? 0 }
            return requests
        }
        for request in requests { request.done(.off) }
    }

    /// Asks for nothing any more, and sends nothing.
    private func fail(_ reason: String) {
        let requests = state.withLock { Self.drop(&$0, reason: reason) }
        for request in requests { request.done(.off) }
    }

    /// Returns all requests, which are on their way no longer.
    private static func drop(_ state: inout State, reason: String) -> [Request] {
        state.failure = state.failure ?? reason
        let requests = state.running.values + state.asking.removeAll() + state.sending.removeAll()
        state.running = [:]
        return requests
    }

    /// The time since the client was made, in milliseconds.
    private func now() -> Int { Int(origin.duration(to: .now) / .milliseconds(1)) }
}
