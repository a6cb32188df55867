extension Language {
    /// English, which Spindle speaks unless it is asked for something else.
    ///
    /// Its times are shorter than CLDR's `10 sec` and `2 hr`: the symbols of the SI, which nobody misreads.
    public static let english = Language(
        code: "en", englishName: "English", ownName: "English", isReviewed: true,
        words: Words(
            inProgress: "In progress",
            paused: "Paused",
            resumed: "Resumed",
            complete: "Complete",
            error: "Error",
            disabled: "Not available",
            wentWrong: "Something went wrong. Try again.",
            noResponse: "No response. Check your connection and try again.",
            waiting: ["Loading", "Still loading…", "Sorry for the wait. Still loading…"],
            wait: "{label} (about {time})",
            allSteps: "All Steps",
            step: "Step {n} of {total}",
            states: .init(complete: "complete", error: "error", active: "active", disabled: "read-only"),
            buttons: .init(
                cancel: "Cancel", close: "Close", restart: "Restart", pause: "Pause", resume: "Resume")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} s", minute: "{n} min", hour: "{n} h",
            day: PluralForms(one: "{n} day", other: "{n} days")))
}
