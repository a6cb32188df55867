import Checks
import Guidelines
import TestSupport
import Testing

/// Rules about what is told of operations.
@Suite struct StoryRuleTests {
    /// A spec with an operation: its events after the start, its other keys, and the other keys of the spec.
    private static func story(_ events: String, _ operation: String = "", _ spec: String = "") -> String {
        "{operation: {events: [{at: 0, started}, \(events)]\(operation.isEmpty ? "" : ", " + operation)}\(spec.isEmpty ? "" : ", " + spec)}"
    }

    private static let success = "{at: 12000, succeeded: Photos uploaded}"
    private static let progress = "{at: 3000, progress: 0.2}, "
    private static let label = "label: Uploading photos, progress-text: percent"

    @Test(
        "times are rounded, but not to what they are told from",
        arguments: [
            ("{at: 1, succeeded: Sent}", "", "", "takes only 1 ms, but an indicator appears only after 1 s"),
            (
                "{at: 999, succeeded: Sent}", "show-delay: 999.6", "",
                "takes only 999 ms, but an indicator appears only after 1000 ms"
            ),
            (
                "{at: 999.6, succeeded: Sent}", "", "",
                "takes only 999.6 ms, but an indicator appears only after 1 s"
            ),
            (
                "{at: 12000, succeeded: Sent}", "", "check: {expected: 10002}",
                "takes 10.002 s, but"
            ),
            (
                "{at: 12000, succeeded: Sent}", "label-after: 9949.5", "label: Sending the form",
                "after 9.95 s, but"
            ),
        ])
    func times(events: String, operation: String, spec: String, message: String) throws {
        let report = try CheckFixture().check([Self.story(events, operation, spec)])
        #expect(
            report.findings.contains { $0.message.contains(message) }, "\(report.findings.map(\.message))")
    }

    @Test(
        "C5–C7, T2, T3, P3, C12, C13: what a story does against a rule is found",
        arguments: [
            (
                "label-says-loading",
                story(progress + success, "expected: 12000", "label: Loading, progress-text: percent")
            ),
            (
                "label-not-sentence-case",
                story(
                    progress + success, "expected: 12000",
                    "label: Uploading Your Photos, progress-text: percent")
            ),
            (
                "determinate-without-value",
                story(progress + success, "expected: 12000", "label: Uploading photos")
            ),
            ("error-says-nothing", story("{at: 5000, failed: Error}")),
            ("error-says-nothing", story("{at: 500, failed: 'Something went wrong.'}")),
            ("value-on-error", story("{at: 5000, failed: Upload failed at 60%. Try again}")),
            ("value-on-error", story("{at: 5000, stalled: No news since 60%}")),
            ("value-on-success", story("{at: 5000, succeeded: Uploaded 100%}")),
            ("indicator-on-short-wait", story("{at: 1000, succeeded: Sent}")),
            ("indicator-on-short-wait", story("{at: 2500, succeeded: Sent}", "policy: unhurried")),
            (
                "indicator-on-short-wait",
                story("{at: 2500, succeeded: Sent}", "show-delay: 300", "check: {expected: 300}")
            ),
            ("indeterminate-though-known", story(success, "expected: 12000", "label: Uploading photos")),
            (
                "indeterminate-though-known",
                story(success, "expected: 11000", "label: Uploading photos, check: {expected: 12000}")
            ),
            ("known-wait-not-shown", story(progress + success, "expected: 12000")),
            (
                "known-wait-not-shown",
                story(
                    progress + success, "",
                    "label: Uploading photos, progress-text: percent, check: {expected: 12000}")
            ),
            (
                "label-on-short-operation",
                story("{at: 5000, succeeded: Sent}", "label-after: 2000", "label: Sending the form")
            ),
            (
                "label-on-short-operation",
                story(
                    "{at: 5000, succeeded: Sent}", "label-after: 0, expected: 2999", "label: Sending the form"
                )
            ),
            (
                "known-wait-not-shown",
                story(
                    progress + success, "expected: 12000, wait-text: '{label}, soon'",
                    "present: {name: dialog, message: Uploading photos, cancel: Cancel}, progress-text: percent, progress-placement: center, size: 60"
                )
            ),
            (
                "known-wait-not-shown",
                story(progress + success, "expected: 12000, label-after: 12001", label)
            ),
            (
                "outcome-after-checkout",
                story("{at: 5000, succeeded: Paid}", "", "present: {name: message-box, message: Paying}")
            ),
            ("obstructive-without-message", story("{at: 2100, succeeded: Sent}", "", "present: dialog")),
            ("determinate-checkout", story(progress + success, "", "present: partial")),
            (
                "determinate-checkout",
                story(
                    "{at: 3000, determinate}, " + progress + success, "",
                    "present: {name: message-box, message: Paying}")
            ),
        ])
    func faulty(rule: String, text: String) throws {
        #expect(try CheckFixture.rules(text) == [rule], "\(text)")
    }

    @Test(
        "T2, T3: what a story tells as it should be told breaks no rule",
        arguments: [
            story(progress + success, "", label), story(progress + success, "expected: 12000", label),
            story(success, "", label), story("{at: 1001, succeeded: Sent}"),
            story("{at: 500, failed: Connection lost. Try again}"),
            story("{at: 500, succeeded: Sent}", "policy: immediate"),
            story("{at: 40000, progress: 0.4}", "", label),
            story("{at: 5000, stalled}", "stalled-text: Check the cable and try again"),
            story(progress + success, "label-after: 2000, expected: 12000", label),
            story("{at: 5000, succeeded: Sent}", "", "label: Sending the form"),
            story("{at: 3000, succeeded: Sent}", "label-after: 4000", "label: Sending the form"),
            story(progress + success, "expected: 12000, wait-text: '{label} UPLOADING {time}'", label),
            story("{at: 1900, succeeded: Sent}", "", "present: dialog"),
            story("{at: 5000, succeeded: Sent}", "", "present: {name: dialog, message: Sending the form}"),
            story("{at: 5000, finished}", "", "present: {name: message-box, message: Paying}"),
            story(
                progress + "{at: 4000, paused}, {at: 5000, resumed}, " + success, "",
                "label: {active: Uploading photos, paused: Upload paused}, progress-text: percent"),
        ])
    func faultless(text: String) throws {
        let found = try CheckFixture().check([text]).findings
        #expect(found.isEmpty, "\(text): \(found.map { "\($0.rule.id) \($0.message)" })")
    }

    @Test("C5, C6: an end without words is no story")
    func wordless() throws {
        for text in [
            Self.story("{at: 5000, failed: ''}"), Self.story("{at: 5000, succeeded: ' '}"),
            Self.story("{at: 5000, stalled}", "stalled-text: ''"),
        ] {
            let error = try #require(try CheckFixture().refusal([text]), "\(text)")
            #expect("\(error)".contains("at least one letter"))
        }
    }

    @Test("C12, C13: a log of values is none for a checkout, and one of states is")
    func logs() throws {
        let fixture = try CheckFixture()
        fixture.folder.put("values.csv", Array("time,value\n0,0\n3000,0.5\n5000,1\n".utf8))
        fixture.folder.put(
            "states.csv", Array("time,state,message\n0,started,\n5000,finished,\n".utf8))
        let present = "present: {name: message-box, message: Paying}"
        let values = try fixture.check(["{log: values.csv, \(present)}"]).findings
        #expect(values.map(\.rule.id) == ["determinate-checkout"] && values.map(\.path) == ["log"])
        #expect(try fixture.check(["{log: states.csv, \(present)}"]).findings.isEmpty)
    }

    @Test("findings about a story stand where it tells what they are about")
    func places() throws {
        let text = """
            label: Sending the form
            operation:
              label-after: 2000
              events:
                - { at: 0, started }
                - { at: 5000, failed: Error }
            """
        let found = try CheckFixture().check([text]).findings
        #expect(
            found.map { "\($0.line):\($0.column) \($0.path) \($0.rule.id)" } == [
                "3:16 operation.label-after label-on-short-operation",
                "6:27 operation.events[1].failed error-says-nothing",
            ])
    }
}
