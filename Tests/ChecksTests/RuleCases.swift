/// For each rule spec files that break it, and some that break no rule at all.
struct RuleCase {
    let faulty, clean: [String]

    init(_ faulty: String..., clean: String...) { (self.faulty, self.clean) = (faulty, clean) }

    /// A motion whose ends stay 90° apart, but for what is said of them.
    private static func motion(
        _ period: Int, rotation: String, head: String = "{offset: 90}", limit: String? = nil
    ) -> String {
        let limit = limit.map { ", limit: \($0)" } ?? ""
        return
            "motion: {name: own, period: \(period), rotation: {tracks: [\(rotation)]}, tail: {}, head: \(head)\(limit)}"
    }

    /// A move in the middle of a second, and the way back, neither of them with a kink.
    private static func there(_ amount: Int) -> String {
        "{amount: \(amount), delay: 100, duration: 300, easing: ease-in-out}"
    }
    private static func back(_ amount: Int) -> String {
        "{amount: \(amount), delay: 500, duration: 300, easing: ease-in-out}"
    }

    private static let long = "Uploading all the photos of the summer to the archive"

    /// By the rule's id.
    static let all: [String: RuleCase] = [
        "error-without-label": RuleCase("state: error", clean: "{state: error, label: Upload failed}"),
        "success-without-label": RuleCase(
            "{state: success, label: {active: Uploading photos}}",
            clean: "{state: success, label: Upload completed}"),
        "error-says-nothing": RuleCase(
            "{state: error, label: 'ERROR!'}", clean: "{state: error, label: Disk error}"),
        "value-on-error": RuleCase(
            "{state: error, label: Upload failed 60%}",
            clean: "{state: error, label: Upload failed after 3/4 of the photos}"),
        "value-on-success": RuleCase(
            "{transition: 'determinate=0.5:success', label: {success: All done 30/30}, progress-text: fraction, progress-total: 30}",
            clean:
                "{transition: 'determinate=0.5:success', label: {success: All is done}, progress-text: fraction, progress-total: 30}"
        ),
        "label-says-loading": RuleCase("label: Loading…", clean: "label: Loading photos"),
        "label-not-sentence-case": RuleCase(
            "label: Uploading Your Photos", clean: "label: Uploading to Google Drive"),
        "determinate-without-value": RuleCase(
            "{value: 0:1, label: Uploading photos}",
            clean: "{value: 0:1, label: Uploading photos, progress-text: percent}", "value: 0:1"),
        "label-box-too-narrow": RuleCase(
            "{label: Uploading photos, width: 100}", "{label: Uploading photos, width: 60}",
            clean: "{label: Uploading photos, width: 300}"),
        "label-over-two-lines": RuleCase(
            "{label: \(long) and the archive of the archive, width: 200}",
            clean: "{label: Uploading photos, width: 599}"),
        "label-over-one-line": RuleCase(
            "{label: \(long) \(long), width: 600}", clean: "{label: \(long), width: 600}"),
        "label-wraps": RuleCase("{label: \(long), width: 300}", clean: "{label: \(long), width: 500}"),
        "label-on-short-operation": RuleCase(
            "{label: Uploading photos, check: {expected: 9999}}",
            clean: "{label: Uploading photos, check: {expected: 10000}}"),
        "known-wait-not-shown": RuleCase(
            "operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}",
            "{label: Uploading photos, operation: {expected: 20000, wait-text: '', events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}",
            clean:
                "{label: Uploading photos, progress-text: percent, operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}",
            "{present: {name: dialog, message: Uploading photos}, progress-text: percent, progress-placement: center, size: 60, operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}"
        ),
        "indicator-on-short-wait": RuleCase(
            "check: {expected: 1000}", clean: "check: {expected: 1001}"),
        "indeterminate-though-known": RuleCase(
            "check: {expected: 10001}", clean: "{value: 0:1, check: {expected: 10001}}",
            "{transition: 'indeterminate:determinate=0.4', check: {expected: 10001}}"),
        "mixed-indicators": RuleCase(
            "check: {activity: refresh}", "{indicator: linear, check: {activity: refresh}}",
            clean: "check: {activity: refresh}", "{indicator: linear, check: {activity: upload}}"),
        "circular-to-linear": RuleCase(
            "check: {activity: upload}", "{indicator: linear, value: 0:1, check: {activity: upload}}",
            clean: "check: {activity: upload}", "{value: 0:1, check: {activity: upload}}"),
        "determinate-checkout": RuleCase(
            "{present: partial, value: 0.5}",
            "{present: {name: message-box, message: Paying}, transition: 'indeterminate:determinate=0.5'}",
            "{present: partial, motion: determinate}", clean: "present: partial",
            "{present: {name: message-box, message: Processing the payment}}",
            "{present: {name: dialog, message: Sending the form}, value: 0.5}"),
        "message-in-partial-loading": RuleCase(
            "{present: {name: partial, message: Sending}}", "{present: partial, label: Sending}",
            clean: "present: partial"),
        "obstructive-without-message": RuleCase(
            "present: dialog", "{present: full-screen, check: {expected: 2001}}",
            clean: "{present: dialog, check: {expected: 2000}}", "present: inline",
            "{present: full-screen, label: Sending the form}",
            "{present: {name: dialog, message: Sending the form}}"),
        "message-does-not-fit": RuleCase(
            "{present: {name: toast, message: \(long) and \(long) and \(long)}}",
            "{present: {name: dialog, message: Sending the form, cancel: \(long)}}",
            "{present: {name: toast, message: Sending}, operation: {events: [{at: 0, started}, {at: 3000, failed: \(long) and \(long) and \(long)}]}}",
            clean: "{present: {name: toast, message: Sending the form, cancel: Cancel}}"),
        "indicator-in-every-button": RuleCase(
            "{present: button, check: {screen: cart}}", "{present: button, check: {screen: cart}}",
            clean: "{present: button, check: {screen: cart}}", "{present: button, check: {screen: home}}",
            "{version: 1, assets: {a: {present: button, check: {screen: pay}, matrix: {scale: [1, 2]}}}}"),
        "too-few-steps": RuleCase(
            "{indicator: steps, steps: [Cart, {name: Gift, dynamic: true}]}", "{indicator: steps}",
            clean: "{indicator: steps, steps: [Cart, Payment]}"),
        "step-name-over-two-lines": RuleCase(
            "{indicator: steps, steps: [\(long), Payment, Address, Done]}",
            clean: "{indicator: steps, steps: [Delivery address, Payment, Address, Done]}"),
        "header-and-names": RuleCase(
            "{indicator: steps, steps: [Cart, Payment], header: true, names: true}",
            clean: "{indicator: steps, steps: [Cart, Payment], header: true}"),
        "dynamic-steps-counted": RuleCase(
            "{indicator: steps, steps: [a, {name: b, dynamic: true}, c], header: true, count-text: 'Step {n} of 3'}",
            clean:
                "{indicator: steps, steps: [a, {name: b, dynamic: true}, c], header: true, count-text: 'Step {n} of 2'}"
        ),
        "loop-not-closed": RuleCase(
            motion(1000, rotation: "{amount: 350}"),
            motion(1000, rotation: "{amount: 360}", head: "{offset: 90, tracks: [{amount: 100}]}"),
            clean: motion(1000, rotation: "{amount: 360}")),
        "velocity-kink": RuleCase(
            motion(1000, rotation: "{amount: 360, easing: ease-in}"),
            clean: motion(1000, rotation: "{amount: 360, easing: ease-in-out}")),
        "arc-vanishes": RuleCase(
            "{motion: swiperefresh, cap: butt, fps: 100}",
            clean: "{motion: swiperefresh, cap: round, fps: 100}", "{motion: fluent, cap: butt}"),
        "arc-inside-out": RuleCase(
            motion(
                1000, rotation: "{amount: 360}", head: "{offset: 30, tracks: [\(there(-40)), \(back(40))]}"),
            clean: motion(
                1000, rotation: "{amount: 360}", head: "{offset: 30, tracks: [\(there(-20)), \(back(20))]}"),
            motion(
                1000, rotation: "{amount: 360}", head: "{offset: 30, tracks: [\(there(-40)), \(back(40))]}",
                limit: "{at-least: 5}")),
        "arc-overlaps": RuleCase(
            motion(
                1000, rotation: "{amount: 360}", head: "{offset: 330, tracks: [\(there(40)), \(back(-40))]}"),
            clean: motion(
                1000, rotation: "{amount: 360}", head: "{offset: 330, tracks: [\(there(30)), \(back(-30))]}")),
        "duplicate-end-frame": RuleCase(
            "{motion: fluent, fps: 60, frames: 91}", clean: "{motion: fluent, fps: 60, frames: 90}"),
        "cut-loop": RuleCase(
            "{motion: fluent, fps: 60, frames: 60}", clean: "{motion: fluent, fps: 60, frames: 180}",
            "{motion: fluent, frames: 7}", "{motion: fluent, fps: 60, frames: 1}"),
        "uneven-loop": RuleCase(
            "{motion: carbon, fps: 60}", clean: "{motion: carbon, fps: 100}", "{motion: carbon, frames: 9}"),
        "reduced-motion-missing": RuleCase(
            "motion: fluent", "indicator: linear",
            "operation: {events: [{at: 0, started}, {at: 3000, progress: 0.5}, {at: 5000, failed: Connection lost}]}",
            "{to: svg, with-reduced-motion: message}",
            "{version: 1, assets: {a: {}, b: {reduced-motion: message}, a-b: {value: 0:1}}}",
            "{version: 1, assets: {a: {check: {activity: x}}, b: {reduced-motion: slow, check: {activity: y}}}}",
            clean: "with-reduced-motion: message", "with-reduced-motion: [slow, message]",
            "reduced-motion: message", "reduced-motion: slow", "{present: inline, with-reduced-motion: slow}",
            "{to: [svg, apng], with-reduced-motion: message}", "value: 0:1", "frames: 1", "state: paused",
            "{indicator: steps, steps: [Cart, Payment]}",
            "operation: {events: [{at: 0, started}, {at: 500, progress: 0.5}, {at: 5000, failed: Connection lost}]}",
            "{version: 1, assets: {a: {}, a-reduced: {reduced-motion: message}}}",
            "{version: 1, assets: {b: {check: {activity: x}}, c: {reduced-motion: slow, check: {activity: x}}}}",
            "{version: 1, assets: {d: {}, d2: {naming: 'd-{reduced-motion}', matrix: {reduced-motion: [slow, message]}}}}",
            "{version: 1, defaults: {with-reduced-motion: message}, assets: {e: {}, f: {value: 0.5}, g: {indicator: steps, steps: [Cart, Payment]}}}"
        ),
        "too-fast": RuleCase(
            motion(450, rotation: "{amount: 360}"), clean: motion(500, rotation: "{amount: 360}")),
        "indicator-contrast": RuleCase(
            "color: '#EEEEEE'", "color: '#0A6ED130'", "{color: '#0A6ED1', background: '#0A6ED1'}",
            "{theme-color: error=#FFFFFF, state: error, label: Upload failed}",
            clean: "color: '#0A6ED1'", "template: white",
            "{color: '#EEEEEE', background: '#000'}", "state: disabled"),
        "label-contrast": RuleCase(
            "{label: Uploading photos, theme-color: 'label=#888'}",
            "{reduced-motion: message, theme-color: 'label=#888'}",
            "{present: {name: dialog, message: Sending the form, cancel: Cancel}, theme-color: 'button=#888'}",
            clean: "{label: Uploading photos, theme-color: 'label=#555'}", "theme-color: 'label=#888'"),
        "track-contrast": RuleCase(
            "{indicator: linear, track: '#777', color: '#666'}",
            clean: "{indicator: linear, track: '#DDD', color: '#666'}",
            "{indicator: linear, track: '#777', color: '#666', value: 0.5, progress-text: percent}"),
    ]

    /// Rules that look at several files together.
    static let together: Set<String> = [
        "mixed-indicators", "circular-to-linear", "indicator-in-every-button",
    ]

    /// Rules that no spec can break, since nothing draws it so.
    static let unreachable: Set<String> = ["partial-step"]
}
