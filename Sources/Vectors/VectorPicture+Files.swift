public import Basics

/// The technique that animates an SVG picture.
public enum SVGAnimation: Hashable, Sendable {
    /// Animation elements of SVG, which also run where the picture is an image of a page.
    case smil
    /// A stylesheet in the picture, which honors reduced-motion settings.
    case css
}

extension VectorPicture {
    /// Returns the picture as SVG.
    ///
    /// Identifiers in the file are made of its content, so that several pictures can be parts of one page.
    ///
    /// - Parameters:
    ///   - animation: What moves the picture: SMIL or CSS.
    ///   - usesCurrentColor: Whether the indicator takes its color from the page that the picture is a part of.
    ///   - gamut: The gamut of the colors; beyond sRGB, those of sRGB come first, for readers that know no others.
    public func svg(
        _ animation: SVGAnimation, usesCurrentColor: Bool = false, gamut: Gamut = .srgb
    ) -> String {
        let document = SVGDocument(
            picture: self, prefix: Self.prefix, usesCurrentColor: usesCurrentColor, gamut: gamut)
        switch animation {
        case .smil:
            var dialect = SMILAnimation(duration: duration, loops: loops)
            return Self.named(document.text(&dialect))
        case .css:
            var dialect = CSSAnimation(self, prefix: Self.prefix)
            return Self.named(document.text(&dialect))
        }
    }

    /// Returns the picture as a Lottie animation, in UTF-8.
    public func lottie(name: String) -> [UInt8] { LottieDocument(self, name: name).json() }

    /// Returns the picture as a sticker for Telegram before compression, in UTF-8. The picture must not be clipped.
    package func sticker(name: String) -> [UInt8] {
        var document = LottieDocument(self, name: name)
        document.isSticker = true
        return document.json()
    }

    /// The picture as an `animated-vector` of Android.
    public func androidVector() -> String { androidDrawable.text }

    /// The same, and whether anything in it passes from key to key in unequal times.
    package var androidDrawable: (text: String, hasUnevenKeys: Bool) {
        let file = AndroidVector(self)
        return (file.text, file.hasUnevenKeys)
    }

    /// The prefix of identifiers until the content is known; it cannot occur in the content.
    static let prefix = "\u{1}"

    /// A text whose identifiers begin with a digest of it.
    static func named(_ text: String) -> String {
        // FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        let name = Array("s\(String(hash >> 16, radix: 36))".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte == 1 { bytes += name } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
