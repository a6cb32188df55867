import Files
import StudioServer
import Testing

/// Who may ask the server of the studio (issue 22).
@Suite struct RequestAuthorizerTests {
    private let gate = RequestAuthorizer(port: 4280, token: "0123456789abcdef")

    private func refusal(_ headers: String, token: String = "?token=0123456789abcdef") -> HTTPStatus? {
        let text = "GET /\(token) HTTP/1.1\r\n\(headers)\r\n"
        guard case .head(let request, _, _) = HTTPRequest.read(Array(text.utf8)) else { return .badRequest }
        return gate.refusal(of: request)
    }

    @Test("the page itself is let in")
    func page() {
        #expect(refusal("Host: 127.0.0.1:4280\r\n") == nil)
        #expect(refusal("Host: localhost:4280\r\nOrigin: http://localhost:4280\r\n") == nil)
    }

    @Test(
        "another site is not, even where its name leads here",
        arguments: [
            "", "Host: evil.example:4280\r\n", "Host: 127.0.0.1\r\n", "Host: 127.0.0.1:80\r\n",
            "Host: 127.0.0.1:4280.evil.example\r\n",
            "Host: 127.0.0.1:4280\r\nOrigin: http://evil.example\r\n",
            "Host: 127.0.0.1:4280\r\nOrigin: null\r\n",
            "Host: 127.0.0.1:4280\r\nOrigin: https://127.0.0.1:4280\r\n",
            "Host: 127.0.0.1:4280\r\nOrigin: http://localhost:4280\r\n",
            "Host: 127.0.0.1:4280\r\nSec-Fetch-Site: cross-site\r\n",
        ])
    func stranger(_ headers: String) { #expect(refusal(headers) == .forbidden) }

    @Test(
        "nobody without the token is",
        arguments: [
            "", "?token=", "?token=0123456789abcdeX", "?token=0123456789abcdef0", "?Token=0123456789abcdef",
        ])
    func token(_ query: String) { #expect(refusal("Host: 127.0.0.1:4280\r\n", token: query) == .forbidden) }

    @Test("tokens have 128 bits and differ")
    func tokens() {
        let tokens = (0..<100).map { _ in randomDigits() }
        #expect(
            Set(tokens).count == 100
                && tokens.allSatisfy { $0.count == 32 && $0.allSatisfy { $0.isHexDigit } })
    }

    @Test("of many events in a second only some are admitted")
    func rate() {
        var rate = Rate(count: 4)
        let admitted = (0..<10).map { rate.admits(1_000_000_000 + $0) }
        #expect(admitted == [true, true, true, true] + [Bool](repeating: false, count: 6))
        let later = rate.admits(2_000_000_001)
        #expect(later)
    }
}
