import Basics
import Testing

@testable import MovingPictures

/// What is not drawn, which is told by its place or refused.
@Suite struct UndrawnTests {
    private static func picture(_ body: String, document: String = "", root: String = "") throws
        -> MovingPicture
    {
        let svg = "\(document)<svg width=\"9\" height=\"9\"\(root)>\n\(body)\n</svg>"
        return try MovingPicture(Array(svg.utf8), name: "a.svg")
    }

    private static func notes(_ body: String, root: String = "") throws -> [String] {
        try picture(body, root: root).notes.map { "\($0)" }
    }

    @Test(
        "what browsers show of styles and is not drawn is told with the line of its declaration",
        arguments: [
            (
                "<style>\n svg { border: 1px solid }</style>",
                "line 3, column 8: border: 1px solid is not drawn"
            ),
            (
                "<style>svg { box-shadow: 0 0 2px }</style>",
                "line 2, column 14: box-shadow: 0 0 2px is not drawn"
            ),
            ("<style>svg { border-radius: 2px }</style>", "border-radius: 2px is not drawn"),
            ("<style>svg { outline: thin solid }</style>", "outline: thin solid is not drawn"),
            (
                "<g style='perspective: 9px'/>",
                "line 2, column 1: perspective: 9px is not drawn: everything is flat"
            ),
            ("<g style='transform-style: preserve-3d'/>", "transform-style: preserve-3d is not drawn"),
            ("<g style='backface-visibility: hidden'/>", "what is turned around still shows"),
            ("<g style='backdrop-filter: blur(1px)'/>", "backdrop-filter: blur(1px) is not drawn"),
            ("<g style='mask-mode: alpha'/>", "mask-mode: alpha is not drawn"),
            ("<g style='mix-blend-mode: plus-lighter'/>", "use another mode"),
            ("<g style='all: unset; all: revert-layer; clip: rect(1px)'/>", "use clip-path"),
            ("<g shape-rendering='crispEdges'/>", "edges are smooth"),
            ("<g style='transform: perspective(9px)'/>", "transform: \"perspective(9px)\" is passed over"),
            ("<g style='stroke-linejoin: arcs'/>", "stroke-linejoin: \"arcs\" is passed over"),
            ("<g vector-effect='non-rotation'/>", "vector-effect=\"non-rotation\" of g is passed over"),
            ("<g systemLanguage='de, fr'/>", "\"de, fr\" is compared with en, so that g is not"),
            ("<g systemLanguage='de, EN-gb'/>", "so that g may be drawn"),
            ("<g scale='2'/>", "scale is no attribute of SVG; write it in style"),
            ("<g rotate='45'/>", "rotate is no attribute of SVG; write it in style"),
            ("<svg viewBox='0 0 0 9'/>", "the viewBox of svg has no area, so that nothing in it is drawn"),
            (
                "<linearGradient id='g' color-interpolation='linearRGB'/>",
                "line 2, column 1: color-interpolation: linearRGB of a gradient is not drawn"
            ),
            (
                "<linearGradient transform='rotate(9)'/>",
                "transform=\"rotate(9)\" of linearGradient does nothing; write it as gradientTransform"
            ),
            (
                "<style>g { --c: red; fill: color-mix(in srgb, var(--c) 50%, white) }</style><g/>",
                "is \"color-mix(in srgb, red 50%, white)\", which is not read"
            ),
            (
                "<rect><animateMotion dur='1s' path='M0 0C1e7 1e7 -1e7 1e7 5 5'/></rect>",
                "its path has a number further than 1000000 from 0, so it does nothing; use shorter ways"
            ),
            ("<g style='stroek: red'/>", "the property stroek is not known here; it is passed over"),
            ("<g mix-blend-mode='multiply'/>", "mix-blend-mode is no attribute of SVG; write it in style"),
            (
                "<style>g { animation: k 1s }\n@keyframes k { to { letter-spacing: 1px } }</style><g/>",
                "line 3, column 21: keyframes k: letter-spacing does not move here, and stays as it is"
            ),
            (
                "<style>svg { animation: k 1s } @keyframes k { to { border-radius: 1px } }</style>",
                "keyframes k: border-radius: 1px is not drawn"
            ),
            (
                "<style>g { animation: k 1s } @keyframes k { to { clip-path: circle(1px) } }</style><g/>",
                "keyframes k: clip-path \"circle(1px)\" is not drawn"
            ),
            (
                "<style>\n\n<!-- \n -->\n g { transition: all 1s }</style><g/>",
                "line 6, column 6: transitions do not run"
            ),
        ])
    func styles(_ body: String, _ expected: String) throws {
        let notes = try Self.notes(body)
        #expect(notes.count == 1 && notes[0].contains(expected), "\(notes)")
        #expect(notes.allSatisfy { $0.hasPrefix("line ") })
    }

    @Test("what shows nothing is not told")
    func quiet() throws {
        let style = """
            border: none; outline: 0; margin: auto; display: block; shape-rendering: auto; background: none; \
            -inkscape-stroke: none; enable-background: new 0 0 9 9; will-change: transform; perspective: none
            """
        #expect(try Self.notes("<g cursor='help' style='padding: 3px'/>", root: " style='\(style)'") == [])
    }

    @Test(
        "attributes that SMIL cannot move here are told",
        arguments: [
            ("class", "class does not move here, and stays as it is; move the properties"),
            ("preserveAspectRatio", "preserveAspectRatio does not move here"),
            ("font-weight", "font-weight does not move here"),
            ("widht", "no element has the attribute widht, so it does nothing"),
            ("cursor", "nothing shows of cursor, so it does nothing"),
        ])
    func attributes(_ name: String, _ expected: String) throws {
        let notes = try Self.notes("<g><set attributeName='\(name)' to='a' dur='1s'/></g>")
        #expect(notes.count == 1 && notes[0].contains("line 2, column 4: set: \(expected)"), "\(notes)")
    }

    @Test(
        "what would change the whole picture is refused",
        arguments: [
            ("<rect mask='none' style='mask-image: linear-gradient(red, blue)'/>", "mask"),
            ("<mask id='m' color-interpolation='linearRGB'/><rect mask='url(#m)'/>", "color-interpolation"),
            ("<style>svg { background: url(#a) }</style>", "background"),
            ("<filter id='f'><feTile/></filter><rect style='filter: blur(1px) url(#f)'/>", "feTile"),
            ("<filter id='f'/><rect style='filter: url(#f) url(b.svg#g)'/>", "b.svg#g"),
            ("<mask id='m'/><rect style='mask: url(#m), linear-gradient(red, blue)'/>", "linear-gradient"),
            ("<rect style='offset-path: circle(3px)'/>", "offset-path"),
        ])
    func refused(_ body: String, _ property: String) throws {
        let error = #expect(throws: SpecError.self) { try Self.picture(body) }
        #expect(error.map { "\($0)".contains(property) } == true)
    }

    @Test("more notes than can be read are counted")
    func many() throws {
        let body = (0..<30).map { "<g style='a\($0): b'/>" }.joined()
        let notes = try Self.notes(body)
        #expect(notes.count == 21 && notes.contains("and 10 more of the kind of these"))
    }

    // MARK: Entities

    @Test("entities of the file are replaced, also in each other and in elements")
    func entities() throws {
        let document = "<!DOCTYPE svg [<!ENTITY a \"<rect width='&b;' height='9'/>\"><!ENTITY b \"&#51;\">]>"
        let picture = try Self.picture("&a;", document: document)
        let plain = try Self.picture("<rect width='3' height='9'/>")
        #expect("\(picture.displayList(at: 0))" == "\(plain.displayList(at: 0))")
    }

    @Test(
        "entities without end, of other files and of no file are refused",
        arguments: [
            ("<!ENTITY a 'b'><!ENTITY % p 'c'>", "the entity %p; is one of the document type"),
            (
                "<!ENTITY a SYSTEM 'file:///etc/passwd'>",
                "the entity &a; is another file, which is never fetched"
            ),
            ("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "is in itself"),
            ("<!ENTITY a '\(String(repeating: "x", count: 60_000))'>", "bytes where entities are replaced"),
            (
                (1...9).reduce("<!ENTITY a0 'aaaaaaaaaa'>") { text, index in
                    text + "<!ENTITY a\(index) '\(String(repeating: "&a\(index - 1);", count: 10))'>"
                } + "<!ENTITY a '&a9;'>", "stands for more than 1048576 bytes"
            ),
        ])
    func bombs(_ entities: String, _ expected: String) throws {
        let body = String(repeating: "&a;", count: 20)
        let error = #expect(throws: SpecError.self) {
            try Self.picture(body, document: "<!DOCTYPE svg [\(entities)]>")
        }
        #expect(error.map { "\($0)".contains(expected) } == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test("an entity that is not defined is refused where its document type is in another file")
    func undefined() throws {
        let error = #expect(throws: SpecError.self) {
            try Self.picture("<g>&nbsp;</g>", document: "<!DOCTYPE svg PUBLIC 'a' 'b.dtd'>")
        }
        #expect(error.map { "\($0)".contains("the entity &nbsp; is not defined") } == true)
    }
}
