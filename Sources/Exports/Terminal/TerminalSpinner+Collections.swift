extension TerminalSpinner {
    static let richSource = "rich 14.3.3 by Will McGugan (MIT)"
    static let bubblesSource = "bubbles 2.2.0 by Charm (MIT)"

    /// The names in cli-spinners that Textualize/rich 14.3.3, `rich/_spinners.py`, has not, or has with other frames. Its other
    /// 70 are equal.
    static let notInRich: Set<String> = [
        "dots13", "dots14", "dotsCircle", "sand", "rollingLine", "binary", "bouncingBar", "hearts",
        "grenade", "fingerDance", "fistBump", "soccerHeader", "mindblown", "speaker", "orangePulse",
        "bluePulse", "orangeBluePulse", "timeTravel", "dwarfFortress",
    ]

    /// The three spinners that rich took over in an earlier form.
    static let rich: StaticString = #"""
        rich-bouncingBar 80 ¦[    ]¦[=   ]¦[==  ]¦[=== ]¦[ ===]¦[  ==]¦[   =]¦[    ]¦[   =]¦[  ==]¦[ ===]¦[====]¦[=== ]¦
        ¦[==  ]¦[=   ]¦
        rich-hearts 100 ¦💛 ¦💙 ¦💜 ¦💚 ¦❤️ ¦
        rich-grenade 80 ¦،   ¦′   ¦ ´ ¦ ‾ ¦  ⸌¦  ⸊¦  |¦  ⁎¦  ⁕¦ ෴ ¦  ⁓¦   ¦   ¦   ¦
        """#

    /// The 12 spinners of charmbracelet/bubbles 2.2.0, `spinner/spinner.go`. Intervals are whole nanoseconds there.
    static let bubbles: StaticString = #"""
        bubbles-line 100 ¦|¦/¦-¦\¦
        bubbles-dot 100 ¦⣾ ¦⣽ ¦⣻ ¦⢿ ¦⡿ ¦⣟ ¦⣯ ¦⣷ ¦
        bubbles-minidot 83.333333 ¦⠋¦⠙¦⠹¦⠸¦⠼¦⠴¦⠦¦⠧¦⠇¦⠏¦
        bubbles-jump 100 ¦⢄¦⢂¦⢁¦⡁¦⡈¦⡐¦⡠¦
        bubbles-pulse 125 ¦█¦▓¦▒¦░¦
        bubbles-points 142.857142 ¦∙∙∙¦●∙∙¦∙●∙¦∙∙●¦
        bubbles-globe 250 ¦🌍¦🌎¦🌏¦
        bubbles-moon 125 ¦🌑¦🌒¦🌓¦🌔¦🌕¦🌖¦🌗¦🌘¦
        bubbles-monkey 333.333333 ¦🙈¦🙉¦🙊¦
        bubbles-meter 142.857142 ¦▱▱▱¦▰▱▱¦▰▰▱¦▰▰▰¦▰▰▱¦▰▱▱¦▱▱▱¦
        bubbles-hamburger 333.333333 ¦☱¦☲¦☴¦☲¦
        bubbles-ellipsis 333.333333 ¦¦.¦..¦...¦
        """#
}
