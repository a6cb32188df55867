internal import Basics

/// `text` as a CSS identifier, serialized as the CSS Object Model says.
func cssIdentifier(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
        let isDigit = (0x30...0x39).contains(scalar.value)
        let mayNotBeDigit = index == 0 || index == 1 && scalars[0] == "-"
        switch scalar {
        case "\0": result += "\u{FFFD}"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F || isDigit && mayNotBeDigit:
            result += "\\" + String(scalar.value, radix: 16) + " "
        case "-" where scalars.count == 1: result += "\\-"
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": result.unicodeScalars.append(scalar)
        case _ where scalar.value >= 0x80: result.unicodeScalars.append(scalar)
        default:
            result += "\\"
            result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// The name of an animation as a part of a class, which a space would end.
func cssClass(_ name: String) -> String { String(name.map { $0 == " " || $0 == "/" ? "-" : $0 }) }

/// The name of an animation as a class in a selector.
func cssClassSelector(_ name: String) -> String { cssIdentifier(cssClass(name)) }

/// The name of an animation as a class in an attribute.
func cssClassAttribute(_ name: String) -> String { xmlEscaped(cssClass(name), isAttribute: true) }

/// The address of the file `name` in the folder of the stylesheet.
func cssURL(_ name: String) -> String { "url(\"\(urlEncoded(name))\")" }

/// The address of the file `name`, seen from its folder.
func urlEncoded(_ name: String) -> String {
    name.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
            return String(UnicodeScalar(byte))
        default: return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }.joined()
}
