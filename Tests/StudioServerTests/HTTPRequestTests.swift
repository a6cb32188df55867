import StudioServer
import Testing

/// What is read as a request, and what is refused (issue 22).
@Suite struct HTTPRequestTests {
    private func read(_ text: String) -> HTTPRequest.Progress { HTTPRequest.read(Array(text.utf8)) }

    private func status(_ text: String) -> HTTPStatus? {
        if case .refused(let status) = read(text) { status } else { nil }
    }

    @Test("a request has a path, a decoded query and headers in lower case")
    func whole() throws {
        let text = "PUT /spec?token=a%2Fb&revision= HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}"
        guard case .head(let request, let length, let body) = read(text) else {
            Issue.record("it is not read")
            return
        }
        #expect(request.method == "PUT" && request.path == "/spec" && request.headers["host"] == "x")
        #expect(request.query == ["token": "a/b", "revision": ""])
        #expect(length == text.utf8.count - 2 && body == 2)
    }

    @Test(
        "garbage is refused",
        arguments: [
            "GET /\r\n\r\n", "get / HTTP/1.1\r\n\r\n", "GET http://evil/ HTTP/1.1\r\n\r\n",
            "GET / HTTP/2\r\n\r\n",
            "GET  / HTTP/1.1\r\n\r\n", "GET /?a=%zz HTTP/1.1\r\n\r\n", "GET /?a=%ff HTTP/1.1\r\n\r\n",
            "GET /?a=1&a=2 HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n folded: x\r\n\r\n",
            "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\r\n\r\n",
            "\r\n\r\n",
            "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", "POST / HTTP/1.1\r\nContent-Length: 1e3\r\n\r\n",
            "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
        ])
    func garbage(_ text: String) { #expect(status(text) == .badRequest) }

    @Test("what is too large is refused before it has come")
    func sizes() {
        #expect(status(String(repeating: "a", count: 8193)) == .badRequest)
        #expect(status("GET /" + String(repeating: "a", count: 8192) + " HTTP/1.1\r\n\r\n") == .badRequest)
        #expect(status("GET / HTTP/1.1\r\na: " + String(repeating: "b", count: 30_000)) == .badRequest)
        #expect(status("PUT / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n") == .tooLarge)
        #expect(status("PUT / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n") == .tooLarge)
        #expect(read("GET / HTTP/1.1\r\nHost: a\r\n") == .incomplete)
    }

    @Test("an answer ends with the connection, and nothing keeps it")
    func answer() {
        let text = String(decoding: HTTPResponse(.notFound).bytes, as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n") && text.contains("\r\nConnection: close\r\n"))
        #expect(text.contains("\r\nCache-Control: no-store\r\n") && text.hasSuffix("\r\n\r\n404 Not Found\n"))
    }
}
