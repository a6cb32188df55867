internal import Basics

/// The options for the middle of a ring, and for countdowns.
extension SpecOption {
    package static let center = SpecOption(
        .center,
        .text(
            .open(CenterChoice.words), { $1(&$0.center) },
            read: CenterChoice.init(parsing:)), value: "content",
        default: "none; the seconds left in a countdown", on: .rings, in: .shown.subtracting(.still),
        needs: .ownSign, makesText: true,
        synonyms: [
            "middle", "inside", "inner", "content-center", "icon-center", "center-text", "center-icon",
            "inner-text",
        ],
        example: "close",
        """
        The middle of the ring: an icon in an SVG file or SVG path data; the sign stop or close; \
        text: followed by words and the fields {percent}, {value}, {total}, {seconds}, {seconds-left}, {minutes}, {minutes-left} or \
        {step}; or none.
        """)

    package static let countdown = SpecOption(
        .countdown, .number(100...3_600_000, .milliseconds, { $1(&$0.animation.countdown) }), value: "time",
        default: "none", on: .values, in: .run, needs: .counted, makesText: true,
        synonyms: [
            "timer", "count-down", "time-left", "seconds", "time-limit", "expires", "timeout", "remaining",
        ],
        example: "3000",
        """
        Count down this time, 100 ms to 60 min, such as 30s: the value runs from 1 to 0 at constant speed, or between the ends of \
        --value, and the middle of a ring shows the seconds left.
        """)

    package static let crop = SpecOption(
        .crop, .flag({ $1(&$0.isCropped) }), on: .rings, in: [.loop, .run, .change], needs: .opened,
        synonyms: ["trim-opening", "half", "cut", "clip", "tight", "fit"],
        example: "true",
        """
        Cut the picture to the open ring, so that a half ring is half as high as it is wide.
        """)
}
