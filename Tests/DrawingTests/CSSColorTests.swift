import Drawing
import Testing

/// The functions of CSS Color 4. Expected values are those of its web-platform tests, and of ColorAide 4 where these have none.
@Suite struct CSSColorTests {
    @Test(
        "functions give the colors that CSS has for them",
        arguments: [
            // Values that CSS's own tests equate.
            ("rgb(1,2,3)", "#010203"), ("rgb(1 2 3 / 50%)", "#01020380"),
            ("rgba(100%, 0%, 0%, .5)", "#FF000080"),
            ("hsl(120 100% 25%)", "#008000"), ("hsl(120deg, 100%, 25%)", "#008000"),
            ("hsla(0.5turn 100% 50% / 0)", "#00FFFF00"), ("hwb(120 0% 49.8039%)", "#008000"),
            ("hwb(90 100% 100%)", "#808080"),
            ("lab(46.2775% -47.5621 48.5837)", "#008000"), ("lch(46.2775% 67.9892 134.3912)", "#008000"),
            ("oklab(51.975% -0.1403 0.10768)", "#008000"), ("oklch(51.975% 0.17686 142.495)", "#008000"),
            ("oklch(0% 0 0)", "#000000"), ("oklch(100% 0.4 30)", "#FFFFFF"),
            ("RGB(NONE 255 none)", "#00FF00"),
            ("lab(100 0 0)", "#FFFFFF"), ("lch(50% 0 none)", "#777777"), ("hsl(-240 100% 50%)", "#00FF00"),
            ("rgb(300 -5 0)", "#FF0000"), ("oklch(62.796% 0.25768 29.2338deg)", "#FF0000"),
            // Out of sRGB: lightness and hue stay.
            ("oklab(0.6274 0.3582 0.0617)", "#FF0063"), ("oklch(39.668% 0.3905 16.770deg)", "#8E0022"),
            ("lch(57.303% 131.322 112.949)", "#509A00"), ("oklab(0.3693 0.0531 0.3625)", "#583900"),
        ])
    func functions(text: String, hexadecimal: String) throws {
        #expect("\(try Color(parsing: text))" == hexadecimal)
    }

    @Test("all names of CSS, in order, each found")
    func names() throws {
        #expect(Color.names.count == 148)
        #expect(zip(Color.names, Color.names.dropFirst()).allSatisfy { $0.name < $1.name })
        for (name, rgb) in Color.names {
            #expect(try Color(parsing: name) == Color(rgba: rgb << 8 | 255), "\(name)")
        }
        #expect(
            Color.names.count { $0.name.contains("grey") } == Color.names.count { $0.name.contains("gray") })
    }

    @Test(
        "a slip is told as what it is",
        arguments: [
            ("rebeccapurpel", "did you mean \"rebeccapurple\"?"), ("stelblue", "did you mean \"steelblue\"?"),
            ("rgb(1 2)", "write rgb(a b c) or rgb(a b c / alpha)"), ("rgb(1 2 x)", "\"x\" is not a number"),
            ("cmyk(1 2 3 4)", "write rgb(), hsl()"), ("5px", "write a CSS color, such as #0A6ED1"),
        ])
    func slips(text: String, part: String) {
        #expect { try Color(parsing: text) } throws: { "\($0)".contains(part) && "\($0)".contains(text) }
    }
}
