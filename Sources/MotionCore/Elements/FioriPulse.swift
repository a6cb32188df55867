internal import Easings

extension Motion {
    /// The icon in SAP/cloud-sdk-ios-fiori while AI is at work: it swells and pales, and returns.
    public static let fioriAIPulse = Motion(
        name: "fiori-ai-pulse",
        summary: "SAP Fiori for iOS, AI at work: a star that swells and pales",
        source: "SAP/cloud-sdk-ios-fiori CheckoutIndicatorStyle.fiori.swift (Apache-2.0)",
        kind: .drawn(
            DrawnMotion(
                .elements(
                    ElementChoreography(
                        period: 3000, width: 24, height: 24,
                        [
                            MovingElement(
                                .outlines([[star]]),
                                [
                                    pulse(.scale, to: 1.2), pulse(.opacity, to: 0.8),
                                ])
                        ])))),
        seamNote:
            "the star is Spindle's own: SAP's icon is a picture; the box of 20 is 1.2 times as large, so that nothing is cut off",
        size: 24, stroke: 20, cap: .butt)

    /// From 1 to a value and back, with SwiftUI's ease in and out.
    private static func pulse(_ property: ElementTrack.Property, to value: Double) -> ElementTrack {
        ElementTrack(
            property, period: 3000, [.init(0, 1), .init(0.5, value), .init(1, 1)], easing: .easeInOut)
    }

    /// A star with four points and hollow sides, 20 wide around (12, 12).
    private static let star: [ShapeCubic] = {
        let center = PlanePoint(12, 12)
        let side = ShapeCubic(
            PlanePoint(0, -10), PlanePoint(0.9, -3.8), PlanePoint(3.8, -0.9), PlanePoint(10, 0))
        return (0..<4).map { quarter in
            side.mapped { $0.turned(Double(quarter) / 4) + center }
        }
    }()
}
