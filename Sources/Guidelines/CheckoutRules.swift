internal import Basics
internal import Indicators

extension Rule {
    /// Rules about checkouts, and about the user or the system as the one that started the process shown.
    static let checkouts: [Rule] = [
        // "The dialog overlay and the message disappear once the loading is complete. If needed, use a banner or a
        // snackbar to inform users about an error state."
        Rule(
            "outcome-in-checkout", .error, .circular, "C12, C13",
            "A checkout shows no outcome: its indicator disappears when the process is over",
            why: "The dialog overlay and the message disappear once the loading is complete.",
            fix: "remove the state, or use a dialog; an operation reports its outcome in a toast afterward"
        ) { subject in
            guard let place = subject.place, !place.takesValues, let state = place.asksForOutcome else {
                return []
            }
            return [
                Breach(
                    "\(quoted(place.name)) is for checkouts, which show no \(state.rawValue)",
                    at: [.state, .transition, .label.part(state.rawValue), .label, .present])
            ]
        },
        // The same sentences, and "No message is needed for a partial loading use case."
        Rule(
            "outcome-after-checkout", .advice, .circular, "C12, C13",
            "The outcome of a checkout is reported only where it is needed",
            why: "If needed, use a banner or a snackbar to inform users about an error state.",
            fix: "use finished instead of succeeded, unless the next screen does not show the outcome"
        ) { subject in
            guard let place = subject.place, !place.takesValues, subject.timing?.tellsOutcomeLater == true,
                let end = subject.ends.last(where: { $0.state.isFinal && !$0.label.isEmpty })
            else { return [] }
            let isError = end.state == .error
            return [
                Breach(
                    "a toast says \(quoted(end.label)) after \(quoted(place.name)) has disappeared",
                    at: options(end.state, subject),
                    fix: isError
                        ? "keep the message only if the screen below does not show the error itself" : nil)
            ]
        },
        // Also "User-triggered content refresh by pulling down or up".
        Rule(
            "user-action-by-system", .warning, .circular, "P5",
            "What a user has triggered is announced as started by the user",
            why: "Checkout use cases are processing states triggered by user actions.",
            fix: "remove \(option: .startedBy)"
        ) { subject in
            guard subject.isStartedBySystem, let place = subject.place, place.isTriggered else { return [] }
            return [
                Breach(
                    "\(quoted(place.name)) shows what the user has triggered, but started-by is system",
                    at: [.startedBy], edit: Edit(.text("system"), .removed))
            ]
        },
        Rule(
            "background-process-blocks", .advice, .accessible, "P5",
            "A background process does not block the user",
            why:
                "For processes that run silently in the background and do conflict with user action, an indeterminate progress indicator appears inline with other elements (as in the CarPlay screen below) or takes up a small portion of the screen (as in the card-style indicator below).",
            fix: "use inline or toast, unless the application cannot be used until the process is over"
        ) { subject in
            guard let place = subject.place, place.isObstructive else { return [] }
            // The first screen of an app is waited for, whoever has started that.
            let isBySystem = subject.isStartedBySystem && place.takesCancel
            guard isBySystem || Words(place.message).all.contains("background") else { return [] }
            return [
                Breach(
                    isBySystem
                        ? "\(quoted(place.name)) blocks the screen for a process that the system has started"
                        : "\(quoted(place.name)) blocks the screen for a process that runs in the background",
                    at: [.present, .startedBy])
            ]
        },
        // Also "allow users … to pause or cancel a download or upload process".
        Rule(
            "wait-without-way-out", .advice, .accessible, "P4",
            "A dialog that blocks the screen for more than ten seconds has a way out",
            why:
                "For wait times longer than 10 seconds, the user should be given an expected wait time and not held in stasis, so that he or she may move on to bigger and better things.",
            fix:
                "add \(option: .presentCancel) or \(option: .presentPause), or use a presentation that does not block"
        ) { subject in
            guard let place = subject.place, place.isObstructive, place.takesCancel, !place.offersWayOut,
                let wait = [subject.duration, subject.timing?.running].compactMap({ $0 }).max(),
                wait > longWait
            else { return [] }
            return [
                Breach(
                    "\(quoted(place.name)) blocks the screen for \(seconds(wait, beside: longWait)) without a way out",
                    at: [.present])
            ]
        },
        Rule(
            "message-says-nothing", .warning, .accessible, "P3",
            "A message says what the user waits for",
            why:
                "If the process is going to take more than a second or two, or if it may be unclear what is occurring while the progress indicator is apparent, then supply the user with descriptive text, such as “Loading” or “Sending” in addition to the indicator so the user understands why he or she is waiting.",
            fix: "say what is happening, such as \"Sending the form\""
        ) { subject in
            guard let place = subject.place, WaitWords.asksToWait(place.message) else { return [] }
            return [
                Breach(
                    "\(quoted(place.message)) does not say what the user waits for", at: [.presentMessage])
            ]
        },
    ]
}
