internal import Basics
internal import Formats
internal import Indicators
internal import Requests

extension RenderSpec {
    /// Notes about formats that hold a look for dark screens but get the light one twice: a custom theme has no other
    /// beside it, and colors of one's own are the same in both looks.
    var darkNotes: [Message] {
        let formats = resolvedFormats().filter { $0.traits.contains(.dark) }
        guard template == nil, let theme, !formats.isEmpty else { return [] }
        guard Theme.all.contains(theme) else {
            return [
                "\(formats.map { $0.name }.joined(separator: ", ")) \(formats.count == 1 ? "gets" : "get") one look for all screens, because the theme \(quoted(theme.name)) is your own; for dark screens, render a theme file with other colors under another \(option: .name), and choose between both in the app"
            ]
        }
        guard let dark = theme.darkSibling else { return [] }
        let given: [(OptionKey, Bool)] = [
            (.color, !colors.isEmpty), (.gradient, gradient != nil), (.themeColor, !themeColors.isEmpty),
            (.track, track != nil),
            (.background, background != nil),
        ]
        let own = given.filter { $0.1 }.map { $0.0 }
        guard let first = own.first else { return [] }
        let names = own.dropFirst().reduce("\(option: first)" as Message) { $0 + ", \(option: $1)" }
        return [
            "\(names) \(own.count == 1 ? "is" : "are") the same on light and dark screens; for other colors on dark ones, render those by themselves with \(option: .theme, dark.name) under another \(option: .name), and choose between both in the app"
        ]
    }
}
