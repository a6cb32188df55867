internal import Basics
internal import Indicators

extension Rule {
    /// About checkouts, and about who has started what is shown.
    static let checkouts: [Rule] = [
        // "The dialog overlay and the message disappear once the loading is complete. If needed, use a banner or a
        // snackbar to inform users about an error state."
        Rule(
            "outcome-in-checkout", .error, .circular, "C12, C13",
            "A checkout shows no outcome: its indicator disappears when the process is over",
            why: "The dialog overlay and the message disappear once the loading is complete.",
            fix:
                "leave the state out, or use a dialog; an operation reports its outcome in a toast afterwards"
        ) { subject in
            guard let place = subject.place, !place.takesValues, let state = place.asksForOutcome else {
                return []
            }
            return [
                Breach(
                    "\(place.name) belongs to a checkout, which shows no \(state.rawValue)",
                    at: ["state", "transition", "label.\(state.rawValue)", "label", "present"])
            ]
        },
        // The same sentences, and "No message is needed for a partial loading use case."
        Rule(
            "outcome-after-checkout", .advice, .circular, "C12, C13",
            "A checkout reports its outcome only where necessary",
            why: "If needed, use a banner or a snackbar to inform users about an error state.",
            fix: "use finished instead of succeeded, or leave it where the next screen does not say it"
        ) { subject in
            guard let place = subject.place, !place.takesValues, subject.timing?.tellsOutcomeLater == true,
                let end = subject.ends.last(where: { $0.state.isFinal && !$0.label.isEmpty })
            else { return [] }
            let isError = end.state == .error
            return [
                Breach(
                    "a toast tells \(quoted(end.label)) after \(place.name) has left",
                    at: options(end.state, subject),
                    fix: isError ? "leave it where the screen below does not tell the error itself" : nil)
            ]
        },
        // "Checkout use cases are processing states triggered by user actions", "User-triggered content refresh by
        // pulling down or up".
        Rule(
            "user-action-by-system", .warning, .circular, "P5",
            "What a user has triggered is announced as started by the user",
            why: "Checkout use cases are processing states triggered by user actions.",
            fix: "leave out \(option: "started-by")"
        ) { subject in
            guard subject.isStartedBySystem, let place = subject.place, place.isTriggered else { return [] }
            return [
                Breach(
                    "\(place.name) shows what the user has triggered, which is announced, but started-by is system",
                    at: ["started-by"])
            ]
        },
        // "For processes that run silently in the background …, an indeterminate progress indicator appears inline with other
        // elements or takes up a small portion of the screen."
        Rule(
            "background-process-blocks", .advice, .accessible, "P5",
            "A process in the background leaves the user free to go on",
            why:
                "For processes that run silently in the background and do conflict with user action, an indeterminate progress indicator appears inline with other elements (as in the CarPlay screen below) or takes up a small portion of the screen (as in the card-style indicator below).",
            fix: "use inline or toast, unless the application cannot be used before it is over"
        ) { subject in
            guard let place = subject.place, place.isObstructive else { return [] }
            // The first screen of an app is waited for, whoever has started that.
            let isBySystem = subject.isStartedBySystem && place.takesCancel
            guard isBySystem || Words(place.message).all.contains("background") else { return [] }
            return [
                Breach(
                    isBySystem
                        ? "\(place.name) blocks the screen for what the system has started by itself"
                        : "\(place.name) blocks the screen for what goes on in the background",
                    at: ["present", "started-by"])
            ]
        },
        // "For wait times longer than 10 seconds, the user should be … not held in stasis", "allow users … to pause or
        // cancel a download or upload process".
        Rule(
            "wait-without-way-out", .advice, .accessible, "P4",
            "Nobody is held in a dialog for more than ten seconds",
            why:
                "For wait times longer than 10 seconds, the user should be given an expected wait time and not held in stasis, so that he or she may move on to bigger and better things.",
            fix:
                "add \(option: "present.cancel") or \(option: "present.pause"), or use a presentation that does not block"
        ) { subject in
            guard let place = subject.place, place.isObstructive, place.takesCancel, !place.offersWayOut,
                let wait = [subject.duration, subject.timing?.running].compactMap({ $0 }).max(),
                wait > longWait
            else { return [] }
            return [
                Breach(
                    "\(place.name) blocks the screen for \(seconds(wait, beside: longWait)) without a way out",
                    at: ["present"])
            ]
        },
        // "If the process is going to take more than a second or two … then supply the user with descriptive text … so the
        // user understands why he or she is waiting."
        Rule(
            "message-says-nothing", .warning, .accessible, "P3",
            "A message says what the user waits for",
            why:
                "If the process is going to take more than a second or two, or if it may be unclear what is occurring while the progress indicator is apparent, then supply the user with descriptive text, such as “Loading” or “Sending” in addition to the indicator so the user understands why he or she is waiting.",
            fix: "say what goes on, such as: Sending the form"
        ) { subject in
            guard let place = subject.place, WaitWords.asksToWait(place.message) else { return [] }
            return [
                Breach(
                    "\(quoted(place.message)) does not say what the user waits for", at: ["present.message"])
            ]
        },
    ]
}
