import Indicators
import Testing

@testable import Guidelines

/// What is heard in the words of labels, and what is not.
@Suite struct WordTests {
    @Test(
        "C5: an error that does not say what happened is told",
        arguments: [
            "Error", "ERROR!", "Oops", "Oops! Something went wrong.", "Unknown error occurred",
            "An unexpected error has occurred", "Something went wrong. Please try again later", "Error 500",
            "The operation couldn’t be completed.", "Request failed", "Sorry, there was a problem", "Fehler",
            "Une erreur est survenue", "エラーが発生しました", "Try again later", "Sorry about that",
            "Se ha producido un error",
        ])
    func nothing(text: String) { #expect(ErrorWords.saysNothing(text), "\(text)") }

    @Test(
        "C5: an error in English without anything to do about it is told",
        arguments: [
            "Upload failed", "Timed out", "Update failed", "Sign-in failed", "Connection lost",
            "Card declined", "Save failed: disk error", "Restart failed", "The connection timed out",
            "File not found", "No response", "This is taking longer than usual",
            "Call to the server timed out",
        ])
    func hopeless(text: String) {
        #expect(ErrorWords.lacksRemedy(text) && !ErrorWords.saysNothing(text), "\(text)")
    }

    @Test(
        "C5: an error with something to do about it, or in another language, is not",
        arguments: [
            "Upload failed. Try again", "Upload failed: tap to retry", "Connection lost – check the cable",
            "Card declined. Please use another card", "Timed out, retrying in 5 s",
            "File not found. Choose another one or upload it again", "Disk full, delete some files",
            "You need to sign in again. The session expired", "Upload fehlgeschlagen", "Error de red",
            "Échec de l’envoi", "接続が切れました", "", "Payment failed. Update your card",
        ])
    func resolved(text: String) { #expect(!ErrorWords.lacksRemedy(text), "\(text)") }

    @Test(
        "C7: what only says that one has to wait is told",
        arguments: [
            "Loading", "Loading…", "Still loading", "In progress", "Processing", "Please wait",
            "Processing… please wait", "Just a moment", "Hang on", "Working on it", "Loading data",
            "Almost done", "Bitte warten", "処理中",
        ])
    func empty(text: String) { #expect(WaitWords.saysNothing(text), "\(text)") }

    @Test(
        "C7: what says what goes on is not",
        arguments: [
            "Loading photos", "Processing the payment", "Upload in progress", "Waiting for the printer",
            "Please wait while your photos are uploaded", "Saving", "Fotos werden geladen", "", "…",
        ])
    func full(text: String) { #expect(!WaitWords.saysNothing(text), "\(text)") }

    @Test("P3: a message may say that something loads, and not only that one waits")
    func messages() {
        for text in ["Please wait", "One moment please", "Hold on"] {
            #expect(WaitWords.asksToWait(text), "\(text)")
        }
        for text in ["Loading", "Processing", "In progress", "Waiting for the printer", ""] {
            #expect(!WaitWords.asksToWait(text), "\(text)")
        }
    }

    @Test(
        "C5, C6: labels that say something else than the state are told",
        arguments: [
            ("Upload completed", ValueState.active), ("Payment failed", .active), ("Form sent", .active),
            ("Uploading photos", .success), ("Upload failed", .success), ("Uploading photos", .error),
            ("Upload completed", .error),
        ])
    func contradictions(label: String, state: ValueState) {
        #expect(StateWords.contradiction(label, in: state) != nil)
    }

    @Test(
        "C5, C6: labels that may mean their state are not",
        arguments: [
            ("Uploading photos", ValueState.active), ("Almost done", .active), ("60% done", .active),
            ("Emptying what was deleted", .active), ("Upload completed", .success), ("Sent", .success),
            ("Uploading is finished", .success), ("Upload failed. Try again", .error),
            ("The changes were not saved", .error), ("Only 3 of 5 photos were uploaded", .error),
            ("Upload paused", .paused), ("", .active), ("写真", .success),
        ])
    func agreements(label: String, state: ValueState) {
        #expect(StateWords.contradiction(label, in: state) == nil)
    }

    @Test(
        "C8: values are found wherever they stand",
        arguments: [
            ("60%", "60%", true), ("30/100 photos", "30/100", false), ("Uploading (60 %)", "60 %", true),
            ("100 % uploaded", "100 %", false), ("60% done", "60%", false), ("Sync 12,5%…", "12,5%", true),
            ("٦٠٪", "٦٠٪", true), ("Uploading 3/10", "3/10", true), ("60 percent", "60 percent", true),
            ("Photos uploaded 30/30", "30/30", true), ("Uploading (60%) photos", "60%", false),
        ])
    func values(label: String, text: String, isLast: Bool) throws {
        let value = try #require(ValueWords.value(in: label, of: 100, isStrict: false))
        #expect(value.text == text && value.isLast == isLast)
    }

    @Test(
        "C8: other numbers are no values",
        arguments: [
            "Photo 3/10", "Battery below 5%", "Step 2 of 5", "24/7 support", "%", "100", "a/b",
            "Version 1/2/3",
            "Report 12/2025", "More than 50% lost", "Applying 20% discount",
            "Discount of 20% applied", "",
        ])
    func noValues(label: String) {
        #expect(ValueWords.value(in: label, of: 100, isStrict: false) == nil, "\(label)")
    }
}
