import Foundation
import Testing

@Suite struct PangoHeadersTests {
    @Test("what CPango declares is what the headers of Pango and fontconfig declare")
    func headers() throws {
        let pkgConfig = Reader(
            command: "pkg-config", installation: "apt-get install -y pkg-config libpango1.0-dev")
        let flags = String(
            decoding: try pkgConfig.run(["--cflags", "pangocairo", "pangoft2"]), as: UTF8.self)
        let clang = Reader(command: "clang", installation: "it comes with Swift")
        _ = try clang.run(
            ["-fsyntax-only", "-Werror", "-I\(Reader.root.appending(path: "Sources/CPango/include").path)"]
                + flags.split(whereSeparator: \.isWhitespace).map(String.init)
                + [Reader.script("pango_headers.c")])
    }
}
