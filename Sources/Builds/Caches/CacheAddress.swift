package import Basics

/// The address of a cache: that of a server, as opposed to the path of a folder.
package struct CacheAddress: Hashable, Sendable {
    /// With the name and the password that there may be, without a slash at the end.
    package let url: String
    /// Whether the address begins with `https`.
    package let isSecure: Bool

    /// Whether a text is meant as an address.
    package static func isAddress(_ text: String) -> Bool { text.contains("://") }

    /// - Throws: The message about a text that is no address of a cache.
    package init(parsing text: String) throws(Message) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard ["http", "https"].contains(scheme) else {
            throw "a cache is a folder, or a server at an address that begins with https:// or http://"
        }
        var rest = text.dropFirst(scheme.count + 3)
        while rest.last == "/" { rest.removeLast() }
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty, host.last != "@",
            rest.utf8.allSatisfy({
                $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
            })
        else {
            throw
                "\(quoted(Self.shown(text))) is not the address of a cache: write one such as https://cache.example/spindle"
        }
        let place = host.split(separator: "@", omittingEmptySubsequences: false).last ?? host
        // An address of the sixth version has colons, and stands in brackets.
        let end = place.split(separator: "]", omittingEmptySubsequences: false).last ?? place
        if let colon = end.lastIndex(of: ":") {
            let port = end[end.index(after: colon)...]
            guard port.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(port),
                (1...65535).contains(number)
            else {
                throw "\(quoted(String(port))) is not a port; write a number from 1 to 65535 after the colon"
            }
        }
        isSecure = scheme == "https"
        url = scheme + "://" + rest
    }

    /// The address in messages, without a name and a password.
    package var shown: String { Self.shown(url) }

    private static func shown(_ text: String) -> String {
        let start = text.prefix { $0 != ":" }.count + 3
        guard let at = text.dropFirst(start).prefix(while: { $0 != "/" }).lastIndex(of: "@") else {
            return text
        }
        return text.prefix(start) + String(text[text.index(after: at)...])
    }
}
