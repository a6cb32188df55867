/// A request as a browser sends it.
package struct HTTPRequest: Hashable, Sendable {
    package let method: String
    /// The path without the query.
    package let path: String
    /// The decoded query, after the question mark.
    package let query: [String: String]
    /// The headers, by their names in lower case.
    package let headers: [String: String]
    package var body: [UInt8] = []

    /// The limits in bytes of the request line, the headers and the body.
    package enum Limits {
        package static let line = 8 << 10
        package static let headers = 16 << 10
        package static let body = 1 << 20
    }

    /// The progress of parsing a request.
    package enum Progress: Hashable, Sendable {
        /// More has to come.
        case incomplete
        /// The parsed head, its length and that of the body, in bytes.
        case head(HTTPRequest, length: Int, body: Int)
        /// The request is refused with a status.
        case refused(HTTPStatus)
    }

    /// Reads what has come so far.
    package static func read(_ bytes: [UInt8]) -> Progress {
        guard let end = headEnd(bytes) else {
            let hasLine = bytes.contains(10)
            if !hasLine, bytes.count > Limits.line { return .refused(.badRequest) }
            return bytes.count > Limits.line + Limits.headers ? .refused(.badRequest) : .incomplete
        }
        guard end.head <= Limits.line + Limits.headers,
            bytes[..<end.head].allSatisfy({ $0 == 13 || $0 == 10 || $0 == 9 || (32..<127).contains($0) })
        else { return .refused(.badRequest) }
        let lines = String(decoding: bytes[..<end.head], as: UTF8.self).split(
            separator: "\r\n", omittingEmptySubsequences: false)
        guard let first = lines.first, first.utf8.count <= Limits.line,
            !bytes[..<end.head].contains(10)
                || lines.allSatisfy({ !$0.utf8.contains(10) && !$0.utf8.contains(13) })
        else { return .refused(.badRequest) }
        guard let (method, target) = parts(of: first), let headers = fields(lines.dropFirst()),
            headers["transfer-encoding"] == nil, let (path, query) = place(target)
        else { return .refused(.badRequest) }
        let request = HTTPRequest(method: method, path: path, query: query, headers: headers)
        guard let text = headers["content-length"] else { return .head(request, length: end.whole, body: 0) }
        guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
            return .refused(.badRequest)
        }
        guard let count = Int(text), count <= Limits.body else { return .refused(.tooLarge) }
        return .head(request, length: end.whole, body: count)
    }

    /// The end of the head, without and with the empty line.
    private static func headEnd(_ bytes: [UInt8]) -> (head: Int, whole: Int)? {
        guard bytes.count >= 4 else { return nil }
        for index in 0...bytes.count - 4
        where bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13 && bytes[index + 3] == 10
        {
            return (index, index + 4)
        }
        return nil
    }

    private static func parts(of line: Substring) -> (method: String, target: Substring)? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", !words[0].isEmpty,
            words[0].allSatisfy({ $0.isASCII && $0.isUppercase })
        else { return nil }
        return (String(words[0]), words[1])
    }

    private static func fields(_ lines: ArraySlice<Substring>) -> [String: String]? {
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
            let name = line[..<colon].lowercased()
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }),
                // Two of one name may be read differently by somebody else.
                headers[name] == nil
            else { return nil }
            var value = line[line.index(after: colon)...]
            while value.first == " " || value.first == "\t" { value.removeFirst() }
            while value.last == " " || value.last == "\t" { value.removeLast() }
            headers[name] = String(value)
        }
        return headers
    }

    private static func place(_ target: Substring) -> (String, [String: String])? {
        guard target.first == "/" else { return nil }
        let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var query: [String: String] = [:]
        for pair in halves.count > 1 ? halves[1].split(separator: "&") : [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = decoded(sides[0]), let value = decoded(sides.count > 1 ? sides[1] : ""),
                query[key] == nil
            else { return nil }
            query[key] = value
        }
        return (String(halves[0]), query)
    }

    private static func decoded(_ text: Substring) -> String? {
        var (bytes, rest): ([UInt8], Substring.UTF8View) = ([], text.utf8)
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "%") {
                bytes.append(byte)
                continue
            }
            guard let digits = String(rest.prefix(2)), digits.utf8.count == 2,
                digits.allSatisfy({ $0.isHexDigit }), let value = UInt8(digits, radix: 16)
            else { return nil }
            rest = rest.dropFirst(2)
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

/// The status code of a response.
package enum HTTPStatus: Int, Hashable, Sendable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case timeout = 408
    case conflict = 409
    case tooLarge = 413
    case unprocessable = 422
    case tooMany = 429
    case failed = 500

    var reason: String {
        switch self {
        case .ok: "OK"
        case .noContent: "No Content"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .notAllowed: "Method Not Allowed"
        case .timeout: "Request Timeout"
        case .conflict: "Conflict"
        case .tooLarge: "Content Too Large"
        case .unprocessable: "Unprocessable Content"
        case .tooMany: "Too Many Requests"
        case .failed: "Internal Server Error"
        }
    }
}

/// An answer.
package struct HTTPResponse: Sendable {
    package var status: HTTPStatus
    package var type: String
    package var body: [UInt8]
    package var headers: [(name: String, value: String)] = []

    package init(
        _ status: HTTPStatus = .ok, type: String = "text/plain; charset=utf-8", _ body: [UInt8] = [],
        headers: [(name: String, value: String)] = []
    ) {
        self.status = status
        self.type = type
        self.body = body
        self.headers = headers
    }

    /// A status with nothing but its name.
    package init(_ status: HTTPStatus) {
        self.init(status, Array("\(status.rawValue) \(status.reason)\n".utf8))
    }

    /// The bytes of the response as sent. The connection ends with it.
    package var bytes: [UInt8] {
        var head = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
        head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n"
        head +=
            "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
        head += "Cross-Origin-Resource-Policy: same-origin\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        return Array((head + "\r\n").utf8) + body
    }
}
