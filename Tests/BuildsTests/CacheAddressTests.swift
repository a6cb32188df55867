import Testing

@testable import Builds

@Suite struct CacheAddressTests {
    @Test("an address keeps name and password, and messages do not")
    func secrets() throws {
        let address = try CacheAddress(parsing: "HTTPS://me:p%40ss@cache.example:8080/a/")
        #expect(address.url == "https://me:p%40ss@cache.example:8080/a" && address.isSecure)
        #expect(address.shown == "https://cache.example:8080/a")
        #expect(try CacheAddress(parsing: "http://h").isSecure == false)
    }

    @Test(
        "what is no address of a cache is refused without its password",
        arguments: [
            "ftp://h/", "https://", "https:///x", "https://me:secret@h/?q", "http://h/#x", "http://h/ x",
            "http://é/",
        ])
    func wrong(_ text: String) {
        #expect(CacheAddress.isAddress(text))
        do {
            _ = try CacheAddress(parsing: text)
            Issue.record("\(text) is taken")
        } catch { #expect(!"\(error)".contains("secret")) }
    }
}
