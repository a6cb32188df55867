/// The sentences of the documents that the corpus contradicts, each with the rules that hear it: those that rest on it, and
/// those that find what is against it though they rest on another one.
enum CorpusSentences {
    static let rules: [String: Set<String>] = [
        "A delay of more than 0.1 second … it is at this point that a progress indicator should appear.": [
            "early-indicator", "indicator-on-short-wait",
        ],
        "A step progress indicator should at least show two steps.": ["too-few-steps"],
        "After a couple seconds, if the process has not completed, follow up that message with an update": [
            "reduced-text-never-changes"
        ],
        "Avoid using terms such as “loading” that don’t add any value.": ["label-says-loading"],
        "But for delays of less than 10 seconds, we can give users a simple spinning progress indicator.": [
            "indeterminate-though-known"
        ],
        "Checkout use cases are processing states triggered by user actions.": ["user-action-by-system"],
        "Disappearing after 3 seconds": ["success-hold"],
        "Don’t apply progress indicators to every button in your app.": ["indicator-in-every-button"],
        "Don’t count dynamic steps in the total number of steps.": ["dynamic-steps-counted"],
        "Don’t display a progress value for error/fail and success states.": [
            "value-on-error", "value-on-success",
        ],
        "Don’t transition from a circular to a linear progress indicator or vice versa.": [
            "circular-to-linear"
        ],
        "Don’t use labels when a loading process takes less than 10 seconds": ["label-on-short-operation"],
        "Don’t use labels when … the height or the width is too constrained.": ["label-box-too-narrow"],
        "For determinate indicators, include a progress value at the end of the label, for example, 60%, 30/100 etc.":
            ["determinate-without-value"],
        "For linear indicators, operations display the indicator increasing in width from 0 to 100% of the track.":
            ["value-goes-back"],
        "For wait times longer than 10 seconds, the user should be given an expected wait time and not held in stasis":
            ["indeterminate-though-known", "known-wait-not-shown", "wait-without-way-out"],
        "If an action takes longer than 3 seconds, you should display a progress or activity indicator.": [
            "late-indicator"
        ],
        "If needed, use a banner or a snackbar to inform users about an error state.": [
            "outcome-after-checkout", "outcome-in-checkout",
        ],
        "If the process is going to take more than a second or two … then supply the user with descriptive text":
            ["long-wait-unexplained", "message-says-nothing", "obstructive-without-message"],
        "If you can determine the duration of an action, use a progress indicator.": [
            "indeterminate-though-known", "indeterminate-though-measurable",
        ],
        "In a linear user flow, users can tap on the next step when the current step is complete.": [
            "step-out-of-order"
        ],
        "Indeterminate circular progress indicators grow and shrink in size as they move along an invisible track.":
            ["arc-never-changes"],
        "Indeterminate progress indicators … should be used for delays lasting less than 10 seconds": [
            "indeterminate-though-known"
        ],
        "Informative: Their look and animation reflect the status of a process.": [
            "label-contradicts-state", "track-contrast",
        ],
        "Instead of simply stopping animation of the activity indicator when Reduce Motion is enabled, replace the activity indicator with a message":
            ["reduced-motion-frozen", "reduced-motion-missing"],
        "It should be used when an indeterminate process reaches a point where its duration can be determined and the loading animation can be stopped.":
            ["determinate-to-indeterminate"],
        "Keep labels short – we recommend one line of text.": ["label-wraps"],
        "Keep step names short – we recommend no more than two lines of text.": [
            "step-name-broken", "step-name-over-two-lines", "step-title-shortened",
        ],
        "Labels are mandatory for error and success states.": [
            "error-without-label", "success-without-label",
        ],
        "Labels are mandatory for the success message and should be concise.": ["success-without-label"],
        "Labels are optional and should only be used when the process takes 10 seconds or more.": [
            "label-on-short-operation"
        ],
        "Labels can’t exceed two lines of text.": ["label-over-two-lines"],
        "Listen for the Reduce Motion setting; if it is enabled, replace the activity indicator element with a text label that updates every couple seconds":
            ["reduced-motion-missing"],
        "No message is needed for a partial loading use case.": ["message-in-partial-loading"],
        "One line of text is recommended.": ["label-wraps"],
        "Operations display the indicator increasing in sync with the process’s progress (determinate)": [
            "value-goes-back"
        ],
        "Progress indicators use animation to capture attention and inform users of an activity’s progress.":
            ["frozen-spinner", "jerky-motion"],
        "Provide the user with instructions to resolve the cause of the delay and to restart the process.": [
            "stall-without-instruction"
        ],
        "The determinate circular indicator moves from 0 to 360 degrees along an invisible circular track and fills it with color.":
            ["value-goes-back"],
        "The dialog overlay and the message disappear once the loading is complete.": ["outcome-in-checkout"],
        "The display of the progress value is under application control.": ["value-in-label"],
        "The indicator turns red and the entire track fills with the error color.": [
            "error-not-red", "outcome-color-same",
        ],
        "The message should be as concise as possible.": ["label-wraps"],
        "They should be applied to all instances of a process (such as loading) in a consistent format (linear or circular).":
            ["mixed-indicators"],
        "Try to avoid showing both header and step names under step nodes.": ["header-and-names"],
        "Try to avoid using progress indicators with two lines of text.": ["label-wraps"],
        "Use a circular progress indicator if the wait time exceeds one second.": ["indicator-on-short-wait"],
        "Use dynamic steps for sub-steps and steps which are dependent on default steps.": [
            "sub-step-counted"
        ],
        "Use only one indicator type for each activity in an app": ["mixed-indicators"],
        "Use only the indeterminate variant in these cases.": ["determinate-checkout"],
        "Use sentence style capitalization.": ["label-not-sentence-case"],
        "Use the message to briefly inform users about the progress.": ["message-does-not-fit"],
        "WCAG 1.4.11: 3:1 between the indicator and its background": ["indicator-contrast"],
        "WCAG 1.4.3: 4.5:1 between a text and its background": ["label-contrast"],
        "We recommend including a progress value, for example, 60%, 30/100, etc., at the end of the label for determinate indicators":
            ["determinate-without-value"],
        "Wrapping is not recommended and is only available for mobile window sizes ranging from 0-599 dp.": [
            "label-over-one-line"
        ],
        "animating an indicator along an invisible circular track in a clockwise direction": [
            "counterclockwise"
        ],
        "at the bottom of the existing content when a user scrolls beyond the end of the data": [
            "user-action-by-system"
        ],
        "at the top of the existing content when the user triggers the content refresh by swiping down the page":
            ["user-action-by-system"],
        "continually growing and shrinking along the track until the process is complete (indeterminate)": [
            "arc-never-changes"
        ],
        "if an estimate cannot be provided on the length of the delay, then the system should resolve to an error message":
            ["stall-never-resolves"],
        "inform the user what kind of error/fail happened and how this issue can be resolved": [
            "error-says-nothing", "error-without-remedy",
        ],
        "supply the user with descriptive text, such as “Loading” or “Sending” in addition to the indicator":
            ["long-wait-unexplained", "message-says-nothing", "obstructive-without-message"],
        "the progress indicator may run in parallel and allow simultaneous user interaction (a) if navigating to a different screen will not interrupt the process":
            ["background-process-blocks"],
        "try to implement a non-modal solution so that users can still interact with the application while the indicator is displayed":
            ["background-process-blocks"],
        "you cannot determine the duration of the action, use an activity indicator": ["value-never-comes"],
    ]
}
