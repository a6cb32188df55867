import Testing

@testable import Builds

@Suite struct CacheAddressTests {
    @Test("an address keeps name and password, and messages do not")
    func secrets() throws {
        let address = try CacheAddress(parsing: "HTTPS://me:p%40ss@cache.example:8080/a/")
        #expect(address.url == "https://me:p%40ss@cache.example:8080/a" && address.isSecure)
        #expect(address.shown == "https://cache.example:8080/a")
        for text in [
            "http://h", "http://h:65535/a:b", "http://[::1]", "http://[::1]:80/", "http://me:99999@h",
        ] {
            #expect(try CacheAddress(parsing: text).isSecure == false)
        }
    }

    @Test(
        "what is no address of a cache is refused without its password",
        arguments: [
            "ftp://h/", "https://", "https:///x", "https://me:secret@h/?q", "http://h/#x", "http://h/ x",
            "http://é/", "http://h:99999/", "http://h:0", "http://me:secret@h:x/", "https://h:/a",
            "http://[::1]:70000/",
        ])
    func wrong(_ text: String) {
        #expect(CacheAddress.isAddress(text))
        do {
            _ = try CacheAddress(parsing: text)
            Issue.record("\(text) is taken")
        } catch { #expect(!"\(error)".contains("secret")) }
    }
}
