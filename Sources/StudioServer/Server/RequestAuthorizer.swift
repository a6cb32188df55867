/// The check of whether a request comes from the page.
package struct RequestAuthorizer: Sendable {
    package let port: UInt16
    /// The token in the address of the page, which nobody else knows.
    package let token: String

    package init(port: UInt16, token: String) { (self.port, self.token) = (port, token) }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Whether a request comes from the page: by the name of the host, which another site cannot have even where its own name
    /// leads here, by its origin, and by the token.
    package func refusal(of request: HTTPRequest) -> HTTPStatus? {
        guard let host = request.headers["host"], hosts.contains(host) else { return .forbidden }
        if let origin = request.headers["origin"], origin != "http://\(host)" { return .forbidden }
        if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
            return .forbidden
        }
        guard let token = request.query["token"], Self.isSame(token, self.token) else { return .forbidden }
        return nil
    }

    /// Takes the same time wherever the first difference is.
    private static func isSame(_ a: String, _ b: String) -> Bool {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// A rate limit: at most so many events in any second.
package struct Rate: Sendable {
    private let count: Int
    private var times: [UInt64] = []

    package init(count: Int) { self.count = count }

    /// Whether one more may happen at a time in nanoseconds.
    package mutating func admits(_ now: UInt64) -> Bool {
        times.removeAll { $0 + 1_000_000_000 <= now }
        if times.count >= count { return false }
        times.append(now)
        return true
    }
}
