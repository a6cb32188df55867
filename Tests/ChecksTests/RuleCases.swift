/// For each rule spec files that break it, and some that break no rule at all.
struct RuleCase {
    let faulty, clean: [String]

    init(_ faulty: String..., clean: String...) { (self.faulty, self.clean) = (faulty, clean) }

    /// A motion whose ends are 90° apart and 30° more for a while, but for what is said of them.
    private static func motion(
        _ period: Int, rotation: String, head: String? = nil, limit: String? = nil
    ) -> String {
        let there = "{amount: 30, delay: \(period / 10), duration: \(period * 3 / 10), easing: ease-in-out}"
        let back = "{amount: -30, delay: \(period / 2), duration: \(period * 3 / 10), easing: ease-in-out}"
        let head = head ?? "{offset: 90, tracks: [\(there), \(back)]}"
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
        "error-without-label": RuleCase(
            "state: error", clean: "{state: error, label: Upload failed. Try again}",
            "{state: error, present: {name: dialog, message: The upload has failed. Try again}}"),
        "success-without-label": RuleCase(
            "{state: success, label: {active: Uploading photos}}",
            clean: "{state: success, label: Upload completed}"),
        "error-says-nothing": RuleCase(
            "{state: error, label: 'ERROR!'}", "{state: error, label: Unknown error occurred}",
            "{state: error, present: {name: dialog, message: Oops! Something went wrong}}",
            clean: "{state: error, label: The disk is full. Delete some files}"),
        "error-without-remedy": RuleCase(
            "{state: error, label: Upload failed}", "{state: error, label: Timed out}",
            "{transition: 'active:error', label: {active: Paying, error: Card declined}}",
            clean: "{state: error, label: Card declined. Use another one}",
            "{state: error, label: 'Timed out: tap to retry'}", "{state: error, label: Verbindung verloren}",
            "{present: {name: dialog, message: Sending the form, restart: Retry}, operation: {events: [{at: 0, started}, {at: 5000, failed: Connection lost}]}}"
        ),
        "value-on-error": RuleCase(
            "{state: error, label: Upload failed 60%. Try again}",
            "{state: error, label: Upload stopped (60 %). Try again}",
            clean: "{state: error, label: Upload failed after 3/4 of the photos. Try again}"),
        "value-on-success": RuleCase(
            "{transition: 'determinate=0.5:success', label: {success: All done 30/30}, progress-text: fraction, progress-total: 30}",
            clean:
                "{transition: 'determinate=0.5:success', label: {success: All is done}, progress-text: fraction, progress-total: 30}"
        ),
        "value-in-label": RuleCase(
            "{label: 30/100 photos, value: 0:1, progress-text: percent}",
            "{label: Uploading (60 %), value: 0:1, progress-text: percent}",
            "{label: 60% uploaded, value: 0.6, progress-text: percent, progress-placement: center, size: 60}",
            "{label: Uploading 60%, value: 0:1}", "label: Uploading 3/10",
            clean: "{label: Uploading photo 3/10, value: 0:1, progress-text: percent}",
            "{label: Uploading photos 60%, value: 0.6}", "label: Waiting for a charge over 50%"),
        "label-contradicts-state": RuleCase(
            "label: Upload completed", "{state: success, label: Uploading photos}",
            "{state: error, label: Uploading photos}", "{state: success, label: Upload failed}",
            "{present: {name: dialog, message: The payment was declined}}",
            clean:
                "{transition: 'active:success', label: {active: Uploading photos, success: Photos uploaded}}",
            "{state: success, label: Upload completed}", "label: Finding what was deleted",
            "{state: success, label: Uploading completed}"),
        "label-says-loading": RuleCase(
            "label: Loading…", "label: Still loading", "label: In progress", "label: Processing",
            "label: Please wait a moment", clean: "label: Loading photos", "label: Processing the payment",
            "{present: button, label: Loading}"),
        "label-not-sentence-case": RuleCase(
            "label: Uploading Your Photos", "label: Uploading Photos",
            "{present: {name: dialog, message: Uploading Photos}}", clean: "label: Uploading to Google Drive"),
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
            clean: "{label: Uploading photos, value: 0:1, progress-text: percent, check: {expected: 10000}}",
            "{present: button, label: Send, check: {expected: 2500}}"),
        "known-wait-not-shown": RuleCase(
            "operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}",
            "{label: Uploading photos, operation: {expected: 20000, wait-text: '', events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}",
            clean:
                "{label: Uploading photos, progress-text: percent, operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}",
            "{present: {name: dialog, message: Uploading photos, cancel: Cancel}, progress-text: percent, progress-placement: center, size: 60, operation: {expected: 20000, events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20000, succeeded: Photos uploaded}]}}"
        ),
        "indicator-on-short-wait": RuleCase(
            "check: {expected: 1000}", clean: "check: {expected: 1001}"),
        "indeterminate-though-known": RuleCase(
            "check: {expected: 10001}", clean: "{value: 0:1, check: {expected: 10001}}",
            "{transition: 'indeterminate:determinate=0.4', check: {expected: 10001}}"),
        "indeterminate-though-measurable": RuleCase(
            "check: {expected: 3001}", "{present: dialog, check: {expected: 10000}}",
            clean: "check: {expected: 3000}", "{value: 0:1, check: {expected: 8000}}",
            "{present: {name: message-box, message: Paying}, check: {expected: 8000}}"),
        "late-indicator": RuleCase(
            "operation: {show-delay: 3001, events: [{at: 0, started}, {at: 9000, finished}]}",
            clean: "operation: {show-delay: 3000, events: [{at: 0, started}, {at: 9000, finished}]}"),
        "value-never-comes": RuleCase(
            "operation: {events: [{at: 0, started}, {at: 2000, determinate}, {at: 9000, finished}]}",
            clean:
                "operation: {events: [{at: 0, started}, {at: 2000, determinate}, {at: 4000, progress: 0.5}, {at: 9000, finished}]}"
        ),
        "early-indicator": RuleCase(
            "operation: {show-delay: 0, events: [{at: 0, started}, {at: 9000, finished}]}",
            clean: "operation: {policy: immediate, events: [{at: 0, started}, {at: 9000, finished}]}"),
        "success-hold": RuleCase(
            "operation: {success-hold: 1000, events: [{at: 0, started}, {at: 9000, succeeded: Form sent}]}",
            "operation: {success-hold: 20000, events: [{at: 0, started}, {at: 9000, succeeded: Form sent}]}",
            clean:
                "operation: {success-hold: persist, events: [{at: 0, started}, {at: 9000, succeeded: Form sent}]}",
            "operation: {success-hold: 2500, events: [{at: 0, started}, {at: 9000, succeeded: Form sent}]}"),
        "stall-never-resolves": RuleCase(
            "operation: {stall-timeout: 120001, events: [{at: 0, started}, {at: 9000, finished}]}",
            clean: "operation: {stall-timeout: 120000, events: [{at: 0, started}, {at: 9000, finished}]}"),
        "stall-without-instruction": RuleCase(
            "operation: {stalled-text: No response, events: [{at: 0, started}, {at: 9000, stalled}]}",
            "operation: {events: [{at: 0, started}, {at: 9000, stalled: Connection lost}]}",
            "{label: Sending the form, operation: {stalled-text: Connection lost, events: [{at: 0, started}]}}",
            clean: "operation: {events: [{at: 0, started}, {at: 9000, stalled}]}",
            "operation: {events: [{at: 0, started}, {at: 9000, stalled: Connection lost. Check the cable}]}"),
        "value-goes-back": RuleCase(
            "value: 1:0", "transition: 'determinate=0.7:determinate=0.3'",
            "operation: {events: [{at: 0, started}, {at: 2000, progress: 0.6}, {at: 4000, progress: 0.3}, {at: 6000, finished}]}",
            clean: "value: 0:1", "transition: 'determinate=0.3:determinate=0.7'",
            "operation: {events: [{at: 0, started}, {at: 2000, progress: 0.6}, {at: 4000, progress: 0.6}, {at: 6000, finished}]}"
        ),
        "determinate-to-indeterminate": RuleCase(
            "transition: 'determinate=0.5:indeterminate'",
            clean: "transition: 'indeterminate:determinate=0.5'"),
        "long-wait-unexplained": RuleCase(
            "operation: {events: [{at: 0, started}, {at: 10001, finished}]}",
            clean: "operation: {events: [{at: 0, started}, {at: 10000, finished}]}",
            "{label: Sending the form, operation: {events: [{at: 0, started}, {at: 12000, finished}]}}"),
        "outcome-in-checkout": RuleCase(
            "{present: partial, state: error}",
            "{present: {name: message-box, message: Payment received}, state: success}",
            "{present: message-box, label: {active: Paying, error: Payment failed. Use another card}}",
            clean: "{present: {name: message-box, message: Paying}, state: paused}"),
        "outcome-after-checkout": RuleCase(
            "{present: {name: message-box, message: Paying}, operation: {events: [{at: 0, started}, {at: 5000, succeeded: Order placed}]}}",
            "{present: partial, operation: {events: [{at: 0, started}, {at: 5000, failed: Connection lost. Try again}]}}",
            clean:
                "{present: {name: message-box, message: Paying}, operation: {events: [{at: 0, started}, {at: 5000, finished}]}}",
            "{present: {name: toast, message: Sending}, operation: {events: [{at: 0, started}, {at: 5000, succeeded: Form sent}]}}"
        ),
        "user-action-by-system": RuleCase(
            "{present: swipe-refresh, sidecar: json, started-by: system}",
            "{present: button, label: Send, sidecar: json, started-by: system}",
            clean: "{present: swipe-refresh, sidecar: json}",
            "{present: inline, sidecar: json, started-by: system}"),
        "background-process-blocks": RuleCase(
            "{present: {name: dialog, message: Loading the feed}, sidecar: json, started-by: system}",
            clean:
                "{present: {name: full-screen, message: Opening the library}, sidecar: json, started-by: system}",
            "{present: {name: dialog, message: Loading the feed}, sidecar: json}"),
        "wait-without-way-out": RuleCase(
            "{present: {name: dialog, message: Sending the form}, value: 0:1, check: {expected: 10001}}",
            clean:
                "{present: {name: dialog, message: Sending the form, pause: Pause}, value: 0:1, check: {expected: 10001}}",
            "{present: {name: dialog, message: Sending the form}, value: 0:1, check: {expected: 10000}}"),
        "message-says-nothing": RuleCase(
            "{present: {name: dialog, message: Please wait…}}",
            "{present: {name: toast, message: Just a moment}}",
            clean: "{present: {name: dialog, message: Loading}}",
            "{present: {name: dialog, message: Please wait while your form is sent}}"),
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
        "step-name-broken": RuleCase(
            "{indicator: steps, width: 320, steps: [Zahlungsbestaetigung, Payment, Address, Done]}",
            clean: "{indicator: steps, width: 320, steps: [Zahlungs-bestaetigung, Payment, Address, Done]}",
            "{indicator: steps, width: 320, steps: [お届け先の住所とお支払い, Payment, Address, Done]}"),
        "step-title-shortened": RuleCase(
            "{indicator: steps, steps: [\(long), Payment], header: true}",
            clean: "{indicator: steps, steps: [Delivery address, Payment], header: true}"),
        "sub-step-counted": RuleCase(
            "{indicator: steps, steps: [1 Cart, 2 Address, 2.1 Gift wrap, 3 Payment]}",
            "{indicator: steps, steps: [1 Account, 1a Company, 2 Payment]}",
            "{indicator: steps, steps: [Cart, {name: 'Sub-step: Gift wrap'}, Payment]}",
            clean: "{indicator: steps, steps: [1 Cart, {name: 1.1 Gift wrap, dynamic: true}, 2 Payment]}",
            "{indicator: steps, view: all, steps: [3D model, 3 prints, Download 2.1, 2.1 update]}"),
        "mixed-step-content": RuleCase(
            "{indicator: steps, steps: [{name: Cart, icon: cart}, Payment]}",
            clean: "{indicator: steps, steps: [{name: Cart, icon: cart}, Payment], content: number}"),
        "step-out-of-order": RuleCase(
            "{indicator: steps, flow: linear, steps: [Cart, {name: Payment, state: complete}, Done]}",
            clean: "{indicator: steps, flow: free, steps: [Cart, {name: Payment, state: complete}, Done]}",
            "{indicator: steps, flow: linear, current: 3, steps: [Cart, {name: Payment, state: complete}, Done]}"
        ),
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
            // A jump that is published is its publisher's, at any speed.
            clean: motion(1000, rotation: "{amount: 360}"), "{motion: element-ring}",
            "{motion: lds-heart, speed: 0.9}"),
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
            "operation: {events: [{at: 0, started}, {at: 3000, progress: 0.5}, {at: 5000, failed: Connection lost. Try again}]}",
            "{to: svg, with-reduced-motion: message}",
            "{version: 1, assets: {a: {}, b: {reduced-motion: message}, a-b: {value: 0:1}}}",
            "{version: 1, assets: {a: {check: {activity: x}}, b: {reduced-motion: slow, check: {activity: y}}}}",
            clean: "with-reduced-motion: message", "with-reduced-motion: [slow, message]",
            "reduced-motion: message", "reduced-motion: slow", "{present: inline, with-reduced-motion: slow}",
            "{to: [svg, apng], with-reduced-motion: message}", "value: 0:1", "frames: 1", "state: paused",
            "{indicator: steps, steps: [Cart, Payment]}",
            "operation: {events: [{at: 0, started}, {at: 500, progress: 0.5}, {at: 5000, failed: Connection lost. Try again}]}",
            "{version: 1, assets: {a: {}, a-reduced: {reduced-motion: message}}}",
            "{version: 1, assets: {b: {check: {activity: x}}, c: {reduced-motion: slow, check: {activity: x}}}}",
            "{version: 1, assets: {d: {}, d2: {naming: 'd-{reduced-motion}', matrix: {reduced-motion: [slow, message]}}}}",
            "{version: 1, defaults: {with-reduced-motion: message}, assets: {e: {}, f: {value: 0.5}, g: {indicator: steps, steps: [Cart, Payment]}}}"
        ),
        "counterclockwise": RuleCase(
            "{motion: fluent, turns: -1}", motion(1000, rotation: "{amount: -360}"),
            clean: "{motion: fluent, turns: 1}"
        ),
        "arc-never-changes": RuleCase(
            "{motion: fluent, arc: 90:90}", motion(1000, rotation: "{amount: 360}", head: "{offset: 90}"),
            "{name: m, period: 1000, rotation: {tracks: [{amount: 360}]}, tail: {}, head: {offset: 90}}",
            clean: "{motion: fluent, arc: 20:280}", "motion: primer", "{name: m, base: primer, speed: 0.5}",
            "{name: m, source: a paper, period: 1000, rotation: {tracks: [{amount: 360}]}, tail: {}, head: {offset: 90}}"
        ),
        "reduced-text-never-changes": RuleCase(
            "{reduced-motion: message, reduced-text: [Loading]}",
            "{with-reduced-motion: message, reduced-text: [Loading, Loading]}",
            clean: "{reduced-motion: message, reduced-text: [Loading, Still loading]}",
            "reduced-motion: message"),
        "frozen-spinner": RuleCase(
            "{to: gif, matte: '#FFF', frames: 1}", "{to: [frames, apng], frames: 1}", "speed: 0.05",
            clean: "frames: 1", "speed: 0.25", "{to: svg, frames: 1}"),
        "reduced-motion-frozen": RuleCase(
            "{version: 1, assets: {a: {}, a-reduced: {frames: 1}}}",
            "{version: 1, assets: {b: {}, b-still: {at: 500}}}",
            clean: "{version: 1, assets: {a: {}, a-reduced: {reduced-motion: slow}, icon: {frames: 1}}}"),
        "jerky-motion": RuleCase(
            "{to: apng, fps: 9, motion: primer}", clean: "{to: apng, fps: 10, motion: primer}"),
        "outcome-color-same": RuleCase(
            "{color: '#A40D0D', theme: fiori-light, state: error, label: Upload failed. Try again}",
            "{theme-color: 'success=#2F6DB0', state: success, label: Upload completed}",
            clean: "{theme: fiori-light, state: error, label: Upload failed. Try again}"),
        "error-not-red": RuleCase(
            "{theme-color: 'error=#006400', state: error, label: Upload failed. Try again}",
            "{theme-color: 'error=#555555', state: error, label: Upload failed. Try again}",
            clean: "{theme-color: 'error=#B0400A', state: error, label: Upload failed. Try again}"),
        "too-fast": RuleCase(
            motion(450, rotation: "{amount: 360}"), clean: motion(500, rotation: "{amount: 360}")),
        "indicator-contrast": RuleCase(
            "color: '#EEEEEE'", "color: '#0A6ED130'", "{color: '#0A6ED1', background: '#0A6ED1'}",
            "{theme-color: error=#FFFFFF, state: error, label: Upload failed}",
            "{gradient: '#0A6ED1,#EEEEEE', value: 0:1}", "{color: '#0A6ED1', to: gif, matte: '#0A6ED1'}",
            "{color: '#EEEEEE', to: [gif, apng], matte: '#000'}",
            clean: "{color: '#EEEEEE', to: [gif, mp4], matte: '#000'}", "color: '#0A6ED1'",
            "{gradient: '#0A6ED1,#7F52FF', value: 0:1}", "template: white",
            "{color: '#EEEEEE', background: '#000'}", "state: disabled"),
        "second-value-contrast": RuleCase(
            "{value: 0.4, value2: 0.7, color: ['#0A6ED1', '#FFE08A']}", "{value: 0.4, value2: 0.7}",
            clean: "{value: 0.4, value2: 0.7, color: ['#0A6ED1', '#C2410C']}"),
        "second-value-unseen": RuleCase(
            "{value: 0.4, value2: 0.42, gap: 4, track: '#E5E7EB', color: ['#0A6ED1', '#C2410C']}",
            "{value: 0.5, value2: 0.5, color: ['#0A6ED1', '#C2410C']}",
            clean: "{value: 0.4, value2: 0.42, color: ['#0A6ED1', '#C2410C']}",
            "{value: 0:1, value2: 0.5, color: ['#0A6ED1', '#C2410C']}"),
        "second-value-same": RuleCase(
            "{value: 0.4, value2: 0.7, color: ['#0A6ED1', '#0A70D4']}",
            clean: "{value: 0.4, value2: 0.7, color: ['#0A6ED1', '#C2410C']}",
            "{value: 0.4, value2: 0.7, color: '#FFFFFF', background: '#000000'}"),
        "wave-too-flat": RuleCase(
            "{motion: fluent, wave-amplitude: 0.5, wavelength: 12}",
            clean: "{motion: fluent, wave-amplitude: 0.5, wavelength: 12, scale: 2}",
            "{motion: fluent, wave-amplitude: 1, wavelength: 12}",
            "{theme: material-expressive-light, size: 12}", "{theme: material-expressive-dark, size: 20}",
            "{motion: material-wavy, size: 16}"),
        "wave-too-short": RuleCase(
            "{motion: fluent, wave-amplitude: 1, wavelength: 3}",
            clean: "{motion: fluent, wave-amplitude: 1, wavelength: 12}",
            "{theme: material-expressive-light, size: 12}", "{theme: material-expressive-dark, size: 200}",
            "{theme: material-expressive-light, size: large}", "{motion: material-wavy, size: 120}"),
        "segment-too-short": RuleCase(
            "{value: 0:1, segments: 30, segment-gap: 2}", clean: "{value: 0:1, segments: 12}"),
        "segment-gap-unseen": RuleCase(
            "{value: 0:1, segments: 12, segment-gap: 0.5}",
            clean: "{value: 0:1, segments: 12, segment-gap: 0.5, scale: 2}"),
        "label-contrast": RuleCase(
            "{label: Uploading photos, theme-color: 'label=#888'}",
            "{reduced-motion: message, theme-color: 'label=#888'}",
            "{present: {name: dialog, message: Sending the form, cancel: Cancel}, theme-color: 'button=#888'}",
            clean: "{label: Uploading photos, theme-color: 'label=#555'}", "theme-color: 'label=#888'"),
        "track-contrast": RuleCase(
            "{indicator: linear, track: '#777', color: '#666'}",
            // As near to the background as to the indicator, and nearer to that.
            "{indicator: linear, track: '#919191', color: '#555', background: white}",
            clean: "{indicator: linear, track: '#AAA', color: '#555', background: white}",
            "{indicator: linear, theme: fiori-light, value: 0.4}",
            "{indicator: linear, track: '#DDD', color: '#666'}",
            "{indicator: linear, track: '#777', color: '#666', value: 0.5, progress-text: percent}"),
    ]

    /// Rules that look at several files together.
    static let together: Set<String> = [
        "mixed-indicators", "circular-to-linear", "indicator-in-every-button",
    ]

    /// Rules that no spec can break, since nothing draws it so.
    static let unreachable: Set<String> = ["partial-step"]
}
