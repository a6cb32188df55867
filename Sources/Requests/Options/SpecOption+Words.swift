internal import Basics
internal import Drawing
internal import Indicators
internal import Jobs
internal import Languages
internal import Presentations

/// Options for the texts, the presentation and accessibility of an indicator.
extension SpecOption {
    private static let text = Words.short(TextBlock.lengthLimit)

    package static let words: [SpecOption] = [
        center,
        SpecOption(
            .label, .structure(.label), on: .indicators, needs: .spoken, makesText: true,
            synonyms: ["text", "caption", "title", "words"],
            example: "Uploading photos",
            "The label: a few words in sentence case. In a file, also a map from states to labels."),
        SpecOption(
            .progressText, .word(LabelSpec.Progress.self, "progress text", { $1(&$0.label.progressText) }),
            default: "none", on: .indicators, in: [.run, .change, .operation, .message],
            needs: .reported,
            makesText: true,
            meanings: ["percentage": "percent", "show-percent": "percent"],
            example: "percent",
            "The format of the value text: percent, fraction or none."),
        SpecOption(
            .progressTotal, .count(LabelSpec.totalRange, .none, { $1(&$0.label.total) }), default: "100",
            on: .indicators, needs: .fraction, makesText: true, synonyms: ["total", "of"],
            example: "30",
            "The denominator of a fraction, such as 30 in 12/30."),
        SpecOption(
            .progressPlacement,
            .word(LabelRequest.Placement.self, "placement", { $1(&$0.label.placement) }),
            default: "label", on: .indicators, needs: .writtenValue, makesText: true, example: "center",
            "Where the value appears: label for the end of the label, or center for the center of the ring."),
        SpecOption(
            .font,
            .text(.any, { $1(&$0.label.font) }) { (text) throws(Message) in FontChoice(parsing: text) },
            default: "Inter, with Noto for other scripts",
            makesText: true,
            synonyms: ["font-family", "typeface", "family"],
            example: "Noto Sans",
            "The font: an installed family, or a file ending in .ttf, .otf, .ttc or .otc."),
        SpecOption(
            .locale,
            .text(.open(Language.codes), { $1(&$0.locale) }) { (text) throws(Message) in
                do throws(UnknownName) { return try Language.spoken(in: text) } catch { throw "\(error)" }
            },
            default: "en", needs: .saying, makesText: true,
            synonyms: ["language", "lang", "culture", "i18n", "l10n", "translation"],
            example: "fr",
            """
            The language of announcements, values and other texts that Spindle adds, such as fr or pt-BR (see \
            "spindle list locales"); one that is written from right to left also mirrors the layout.
            """),
    ]

    package static let presentation: [SpecOption] = [
        SpecOption(
            .present, .structure(.present), default: "bare", on: .indicators, makesText: true,
            synonyms: ["presentation", "context"],
            meanings: [
                "modal": "dialog", "popup": "dialog", "alert": "dialog", "overlay": "partial",
                "snackbar": "toast", "fullscreen": "full-screen",
            ],
            example: "card",
            """
            Show the indicator in context: on a card, in a dialog and so on (see \
            "spindle list presentations").
            """),
        SpecOption(
            .presentScreen,
            .text(
                .numeric, { $1(&$0.present.screen) }, problem: { $0.problem },
                read: ScreenSize.init(parsing:)), value: "width[xheight]",
            default: "375 wide, with a typical height for the width", on: .indicators,
            needs: .presentation, makesText: true,
            synonyms: ["viewport", "device"],
            example: "390x844",
            """
            The screen in points: its width (compact below 600, else regular), or both sides, such as 390x844.
            """),
        SpecOption(
            .presentMessage, .text(text, { $1(&$0.present.message) }), on: .indicators,
            needs: .presentation, makesText: true,
            example: "Synchronizing contacts", "The message of a toast, dialog, message-box or full-screen."),
        SpecOption(
            .presentCancel, .text(text, { $1(&$0.present.cancel) }), default: "no button", on: .indicators,
            needs: .presentation,
            makesText: true, example: "Cancel", "The text of the cancel button in a dialog or a toast."
        ),
        SpecOption(
            .presentPause, .text(text, { $1(&$0.present.pause) }), default: "no button", on: .indicators,
            needs: .presentation, makesText: true, example: "Pause",
            "The text of the pause button in a dialog or a toast."),
        SpecOption(
            .presentResume, .text(text, { $1(&$0.present.resume) }), flag: .none,
            default: Language.english.words.resume, on: .indicators, in: [.operation, .message],
            needs: .presentation,
            and: .pauseButton, makesText: true, example: "Continue",
            "The text of the button that replaces the pause button during a pause."),
        SpecOption(
            .presentClose, .text(text, { $1(&$0.present.close) }), flag: .none,
            default: "that of the cancel button", on: .indicators, in: [.operation, .message],
            needs: .presentation,
            and: .outcome, makesText: true, example: "Close",
            "The text of the button that closes a dialog or a toast after the operation has ended."),
        SpecOption(
            .presentRestart, .text(text, { $1(&$0.present.restart) }), flag: .none, default: "no button",
            on: .indicators, in: [.operation, .message], needs: .presentation, and: .failure, makesText: true,
            example: "Try again",
            """
            The text of the button that restarts a failed operation, in a dialog, in a toast, or in the toast after a checkout.
            """),
        SpecOption(
            .presentPressed, .flag({ $1(&$0.present.isPressed) }), on: .indicators,
            in: [.loop, .run, .change],
            needs: .presentation, makesText: true, synonyms: ["tapped", "active-state"], example: "true",
            """
            Show the button or the icon as pressed; in a dialog or a toast, its first button.
            """),
        SpecOption(
            .presentAlone, .flag({ $1(&$0.present.isAlone) }), on: .indicators, in: .shown,
            needs: .presentation, makesText: true,
            synonyms: ["element", "without-page", "no-page", "isolated"], example: "true",
            """
            Show a button, an icon, a toolbar or a card alone: at its own size, transparent around it.
            """),
        SpecOption(
            .presentShimmer,
            .word(
                Shimmer.Style.self, "shimmer",
                synonyms: [(.content, ["skeleton", "sheen"]), (.published, ["faithful"])],
                { $1(&$0.present.shimmer) }),
            default: "none", on: .indicators, in: .shown, needs: .presentation, makesText: true,
            synonyms: ["sheen", "shimmering"], example: "content",
            """
            A light that passes over the placeholders of the page, as in SAP's skeletons: content; published for the exact \
            colors of SAP's code, which cannot be seen on light pages; or ai for the color of the indicator.
            """),
        SpecOption(
            .presentPull,
            .text(
                .numeric, { $1(&$0.present.pull) }, problem: { $0.problem },
                read: PullChoice.init(parsing:)), default: "the refresh",
            on: .circular, in: .pull, needs: .presentation,
            makesText: true, example: "0.5",
            "How far the list of swipe-refresh is pulled, from 0 to 1; or run for the whole gesture: pull, refresh and exit."
        ),
    ]

    package static let steps: [SpecOption] = [
        SpecOption(
            .steps, .structure(.steps), flag: .named("--step"),
            value: "name[:state][:dynamic][:pressed][:icon=…]",
            on: .steps,
            makesText: true, synonyms: ["steps", "item", "items", "stages"],
            example: "Cart",
            """
            A step (give two or more): its name, and after colons a state (complete, error, active, default or \
            disabled), dynamic for a step that is not counted, pressed for one that is being pressed, or icon= with one of \
            \(StepIcon.names.joined(separator: ", ")) or SVG path data. A colon in the name is \
            written \\:
            """),
        SpecOption(
            .current, .text(.numeric, { $1(&$0.steps.current) }, read: StepAddress.init(parsing:)),
            value: "step",
            default: "the active one, else the first that is not complete", on: .steps, makesText: true,
            synonyms: ["active-step", "current-step", "selected"],
            example: "2",
            """
            The current step, counted from 1; 2.1 is the first dynamic step after step 2. Steps before it are complete \
            unless they have another state.
            """),
        SpecOption(
            .view, .word(StepView.self, "view", { $1(&$0.steps.view) }),
            default: "default",
            on: .steps, makesText: true, example: "all",
            "What to show: default for a row of nodes, or all for the list of all steps."),
        SpecOption(
            .flow, .word(StepFlow.self, "flow", { $1(&$0.steps.flow) }),
            default: "linear",
            on: .steps, needs: .flow, makesText: true, example: "free",
            "Where users can go: with linear, only to the next step; with free, to any step."),
        SpecOption(
            .content, .word(StepContent.self, "content", { $1(&$0.steps.content) }),
            default: "icon where a step has one, else number", on: .steps, makesText: true, example: "glyph",
            "The content of nodes: number, icon or glyph."),
        SpecOption(
            .header, .choice({ $1(&$0.steps.showsHeader) }), default: "--no-header", on: .steps,
            makesText: true,
            example: "true", "Show the current step's name and the All Steps button above the row."),
        SpecOption(
            .names, .choice({ $1(&$0.steps.showsNames) }), default: "--names; with --header, --no-names",
            on: .steps,
            makesText: true, example: "false", "Show names under the nodes."),
        SpecOption(
            .allStepsText, .text(text, { $1(&$0.steps.allSteps) }),
            default: Language.english.words.allSteps,
            on: .steps, needs: .heading,
            makesText: true, example: "Show all",
            "The text of the All Steps button and the title of the list."),
        SpecOption(
            .countText, .text(text, { $1(&$0.steps.count) }), default: Language.english.words.step,
            on: .steps,
            needs: .header,
            makesText: true, example: "{n} of {total}",
            "The text under the step's name in the header; empty for none."),
    ]

    package static let access: [SpecOption] = [
        SpecOption(
            .sidecar,
            .words(SidecarFormat.self, "sidecar", { $1(&$0.access.sidecars) }),
            default: "none", makesText: true,
            synonyms: ["captions", "alt", "alt-text", "description", "a11y"],
            example: "json",
            """
            Also describe the asset in words, for assistive technology: json for everything, vtt for captions, txt for \
            plain text; for several, repeat the option or separate them with commas.
            """),
        SpecOption(
            .startedBy, .word(AccessSpec.Starter.self, "starter", { $1(&$0.access.startedBy) }),
            default: "user", needs: .sidecar, makesText: true, example: "system",
            """
            Who started the operation: user, or system, for which only failures are announced.
            """),
        SpecOption(
            .reducedMotion,
            .word(ReducedMotion.self, "variant", { $1(&$0.access.reducedMotion) }),
            on: .indicators, makesText: true,
            synonyms: ["reduce-motion", "prefers-reduced-motion", "less-motion"], meanings: ["slow": "slow"],
            example: "message",
            """
            Render a replacement for people who are sensitive to motion: message, a text that changes, or slow, the \
            same motion at a quarter of its speed.
            """),
        SpecOption(
            .withReducedMotion,
            .words(ReducedMotion.self, "variant", { $1(&$0.access.variants) }),
            needs: .motion, makesText: true, example: "slow",
            "Also render a reduced-motion variant, as NAME-reduced or NAME-reduced-slow; for both, repeat the option or separate them with commas."
        ),
        SpecOption(
            .reducedText,
            .texts(
                .name(OperationSpec.longestMessage), ReducedMotion.maxTexts, { $1(&$0.access.reducedTexts) }),
            default: Language.english.words.waiting.joined(separator: ", "), on: .indicators, needs: .message,
            makesText: true,
            example: "One moment",
            "The text of the message; repeat for the texts that follow it."),
    ]
}
