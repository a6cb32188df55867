/// How an SVG picture is animated.
public enum SVGAnimation: Hashable, Sendable {
    /// By elements of its own, which also run where the picture is an image of a page.
    case smil
    /// By a stylesheet in it, which honors reduced-motion settings.
    case css
}

extension VectorPicture {
    /// The picture as SVG.
    ///
    /// - Parameters:
    ///   - animation: What moves the picture: SMIL or CSS.
    ///   - name: What identifiers in the file are made of, so that several pictures can be parts of one page.
    ///   - usesCurrentColor: Whether the indicator takes its color from the page that the picture is a part of.
    public func svg(_ animation: SVGAnimation, name: String, usesCurrentColor: Bool = false) -> String {
        let prefix = Self.identifier(name)
        let document = SVGDocument(picture: self, prefix: prefix, usesCurrentColor: usesCurrentColor)
        switch animation {
        case .smil:
            var dialect = SMILAnimation(duration: duration, loops: loops)
            return document.text(&dialect)
        case .css:
            var dialect = CSSAnimation(
                duration: duration, loops: loops, isReduced: isReduced, prefix: prefix)
            return document.text(&dialect)
        }
    }

    /// The picture as a Lottie animation, in UTF-8.
    public func lottie(name: String) -> [UInt8] { LottieDocument(self, name: name).json() }

    /// The picture as a sticker for Telegram before it is compressed, in UTF-8. It must not be clipped.
    package func sticker(name: String) -> [UInt8] {
        var document = LottieDocument(self, name: name)
        document.isSticker = true
        return document.json()
    }

    /// The picture as an `animated-vector` of Android.
    public func androidVector() -> String { AndroidVector.text(self) }

    /// A name that needs no quoting anywhere in SVG and CSS.
    private static func identifier(_ name: String) -> String {
        let plain = name.unicodeScalars.map { scalar -> Character in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-": Character(scalar)
            default: "_"
            }
        }
        return "s-" + String(plain)
    }
}
