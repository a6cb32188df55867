import Drawing
import Testing

@Suite struct ColorTests {
    @Test(
        "a color is read from three, four, six or eight hexadecimal digits, and from a name",
        arguments: [
            "#0A6ED1": Color(red: 0x0A, green: 0x6E, blue: 0xD1),
            "#0a6ed1": Color(red: 0x0A, green: 0x6E, blue: 0xD1),
            "#F80": Color(red: 0xFF, green: 0x88, blue: 0x00),
            "#F808": Color(red: 0xFF, green: 0x88, blue: 0x00, alpha: 0x88),
            "#01020304": Color(red: 1, green: 2, blue: 3, alpha: 4),
            "0A6ED1": Color(red: 0x0A, green: 0x6E, blue: 0xD1),
            "f80": Color(red: 0xFF, green: 0x88, blue: 0x00),
            "red": Color(red: 255, green: 0, blue: 0),
            "RebeccaPurple": Color(red: 0x66, green: 0x33, blue: 0x99),
            "transparent": Color(red: 0, green: 0, blue: 0, alpha: 0),
        ])
    func parsing(text: String, color: Color) throws {
        #expect(try Color(parsing: text) == color)
    }

    @Test(
        "everything else is no color, and the message quotes it",
        arguments: [
            "", "#", "#12345", "#1234567", "#GGGGGG", "#12345Z", "reddish", "#-12345", "#１２３", "#red",
            "rgb(1, 2)", "rgb(1 2 3 4)", "rgb(1 2 3 / )", "rgb(1, 2 3)", "rgb(nan 1 2)", "rgb(1e999 1 2)",
            "hwb(1, 2, 3)",
            "rgb(1 2 3", "lab()", "color(rec2020 1 0 0)", "oklch(1 2 3km)", "oklch(１ 2 3)", "rgb(-)",
            "# 12345", "#123 ",
            "##12345",
        ])
    func rejection(text: String) {
        #expect { try Color(parsing: text) } throws: { "\($0)".contains(text) }
    }

    @Test("description reads back", arguments: [0x0A6E_D1FF, 0x0000_0000, 0xFFFF_FF01] as [UInt32])
    func description(rgba: UInt32) throws {
        let color = Color(rgba: rgba)
        #expect(try Color(parsing: "\(color)") == color)
    }

    @Test("mixing goes from one end to the other, rounded, and stays within")
    func mixing() {
        let (a, b) = (Color(red: 0, green: 100, blue: 255, alpha: 0), Color(red: 255, green: 101, blue: 0))
        #expect(a.mixed(with: b, 0) == a)
        #expect(a.mixed(with: b, 1) == b)
        #expect(a.mixed(with: b, 0.5) == Color(red: 128, green: 101, blue: 128, alpha: 128))
        #expect(a.mixed(with: b, 7) == b)
    }
}
