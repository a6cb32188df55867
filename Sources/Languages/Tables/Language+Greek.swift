extension Language {
    /// Greek. Not reviewed by a native speaker.
    public static let greek = Language(
        code: "el", englishName: "Greek", ownName: "Ελληνικά", script: "Grek",
        words: Words(
            inProgress: "Σε εξέλιξη",
            paused: "Σε παύση",
            resumed: "Συνεχίστηκε",
            complete: "Ολοκληρώθηκε",
            error: "Σφάλμα",
            disabled: "Μη διαθέσιμο",
            wentWrong: "Κάτι πήγε στραβά. Δοκιμάστε ξανά.",
            noResponse: "Δεν υπάρχει απόκριση. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.",
            waiting: [
                "Φόρτωση",
                "Η φόρτωση συνεχίζεται…",
                "Συγγνώμη για την αναμονή. Η φόρτωση συνεχίζεται…",
            ],
            wait: "{label} (περίπου {time})",
            allSteps: "Όλα τα βήματα",
            step: "Βήμα {n} από {total}",
            states: .init(
                complete: "ολοκληρωμένο", error: "με σφάλμα", active: "ενεργό", disabled: "μόνο για ανάγνωση"),
            buttons: .init(
                cancel: "Ακύρωση", close: "Κλείσιμο", restart: "Επανεκκίνηση", pause: "Παύση",
                resume: "Συνέχεια")),
        numerals: Numerals(),
        times: TimeForms(
            .english, second: "{n} δευτ.", minute: "{n} λ.", hour: "{n} ώ.",
            day: PluralForms(one: "{n} ημέρα", other: "{n} ημέρες")))
}
