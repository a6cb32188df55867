import Arguments
import Languages
import Spindle

// The samples of the articles, so that they compile: a test finds each of them here, line by line.

func arguments() throws {
    let loud = Option("loud", "Shout.")
    let program = Command(
        "greet", "Greet somebody.", positionals: [Positional("name", "Whom to greet.")], options: [loud],
        run: { print($0.has(loud) ? $0.positional.uppercased() : $0.positional) })

    let route = Route(["--loud", "Ada"], from: program)
    switch try route.request(suggestion: { _, _ in "" }) {
    case .help: print(route.help(width: 80))
    case .version: print("1.0")
    case .run(let invocation): try route.command.run(invocation)
    }
}

func builds(_ observer: any BuildObserver) throws -> BuildReport {
    let inputs = InputFiles(named: ["spindle.yaml"])
    let workers = Workers(count: Workers.available)
    let manifest = try Manifest.read("spindle.yaml", inputs: inputs)
    let plan = try BuildPlan(manifest, inputs: inputs, workers: workers)
    let report = try Builder(plan, to: "assets", workers: workers).build(observer: observer)
    return report
}

func checks() throws {
    let checker = Checker(Checker.Options(), workers: Workers(count: Workers.available))
    let report = checker.check(["spindle.yaml", "upload.yaml"])
    print(report.count.errors)
}

func curves() throws {
    var spec = CurveSpec()
    spec.motion = .fluent
    spec.times = [0, 375, 750]
    print(try spec.resolve().csv())
}

func easings() throws {
    let easing = try Easing(parsing: "cubic-bezier(0.4, 0, 0.2, 1)")
    print(easing.value(at: 0.5))  // 0.7755…
}

func files(_ bytes: [UInt8]) throws {
    let sink = try DirectorySink("assets")
    try sink.write("icons/spinner.svg", bytes)
    print(sink.files.filter { !$0.wasUpToDate }.count)
}

func languages() {
    if let language = Language.named("de-CH") {
        print(language.words.buttons.cancel)  // Abbrechen
        print(language.step(2, of: 5))  // Schritt 2 von 5
        print(language.time(2, .minute))  // 2 Min.
    }
}

func betterWords() {
    var language = Language.french
    language.words.complete = "C’est fait"
}

func ownWords() {
    var request = RenderSpec(.fluent)
    var french = Language.french
    french.words.inProgress = "Traitement en cours"
    request.locale = french
    print(request.locale?.words.inProgress ?? "")
}

func motionCore() throws {
    let motion = try Motion.named("material-advance")
    if let span = motion.span(at: 333) { print(span.startDegrees) }  // exact, one moment

    if case .arc(let choreography) = motion.kind {
        let clock = FrameClock(period: choreography.period, fps: 60)
        let frames = FrameTable(choreography, clock: clock)  // all 324 frames, in two contiguous buffers
        print(frames[12].sweepDegrees)
    }
}

func motionCoreTransitions() throws -> [ArcSpan?] {
    let motion = Motion.materialAdvance
    let settle = try Transition(motion.kind, from: .running, to: .determinate(0.4), at: 333)
    print(settle.duration)  // 697.6 ms
    let first = settle.span(at: 0)  // the motion at 333 ms, exactly
    let last = settle.span(at: 9999)  // tail at 12 o'clock, sweep 0.4, exactly
    return [first, last]
}

func rendering(_ job: RenderJob) throws {
    let workers = Workers(count: Workers.available)
    let notes = try job.run(workers: workers, into: DirectorySink("assets"))
    for note in notes { print(note) }
}

func requests() -> RenderSpec {
    var spec = RenderSpec(.fluent, theme: .fioriDark)
    spec.scales = [1, 2, 3]
    return spec
}

func resolution() throws -> Timeline {
    var spec = MotionSpec()
    spec.motion = .value(.fluent)
    let timeline = try spec.timeline(fallback: .determinate)
    return timeline
}

func formats(_ sequence: FrameSequence) throws -> FileNames {
    let names = try OutputFormat.apng.fileNames([sequence])
    return names
}

func jobs(_ job: RenderJob) -> DisplayList {
    var list = DisplayList(width: job.scene.size.width, height: job.scene.size.height)
    job.draw(12, into: &list)
    return list
}

func loading() throws {
    let file = try RenderFile.read("upload.yaml")
    let job = try file.resolve()
    for note in job.notes { print(note) }
}

func specs(_ bytes: [UInt8]) throws -> (Motion, Theme) {
    let motion = try MotionFile.read("mine.yaml")
    let theme = try ThemeFile.parse(bytes, name: "brand.yaml")
    return (motion, theme)
}

func spindle() throws {
    var spec = RenderSpec(.fluent)
    spec.colors = [Color(rgba: 0x0A6E_D1FF)]
    spec.scales = [1, 2, 3]
    spec.formats = [.sheet]
    spec.name = "spinner"
    let job = try spec.resolve()
    try job.run(workers: Workers(count: 4), into: DirectorySink("assets"))
}

func spindleLooks(_ spec: inout RenderSpec) {
    let light = Theme("bank", basedOn: .fioriLight, colors: [.indicator: Color(rgba: 0x7A1F_A2FF)])
    let dark = Theme("bank", basedOn: .fioriDark, colors: [.indicator: Color(rgba: 0xD59B_F0FF)])
    spec.theme = Theme("bank", looks: [.light: light, .dark: dark])  // .only(.dark) is one of them
    spec.onDark.trackPaint = .color(Color(rgba: 0xFFFF_FF33))  // beside spec.trackPaint
}

func spindlePlainValues(_ spec: inout RenderSpec) {
    spec.motion = .fluent  // spec.animation.motion = .file("mine.yaml")
    spec.theme = .fioriDark  // spec.themeSource = .file("brand.yaml")
    spec.size = 48  // spec.extent = .named(.small)
    spec.track = Color(rgba: 0x0A6E_D133)  // spec.trackPaint = .theme
    spec.background = Color(rgba: 0xFFFF_FFFF)  // spec.backdrop = .surface
    spec.state = .success
    spec.presentation = .dialog
    spec.animation.fps = 30  // as value, speed and frames
}

func spindleFiles(_ spec: inout RenderSpec) -> String? {
    spec.animation.motion = .file("mine.yaml")
    spec.themeSource = .file("brand.yaml")
    spec.extent = .named(.small)
    spec.trackPaint = .theme
    spec.backdrop = .surface
    return spec.theme?.name
}

func spindleArcs() {
    if let span = Motion.fluent.span(at: 375) {  // milliseconds
        print(span.startDegrees, span.sweepDegrees)  // clockwise from 12 o'clock; also in turns and radians
    }
}

func spindleTask(_ job: RenderJob) -> Task<[String], any Error> {
    let task = Task {
        try await job.run(into: DirectorySink("assets")) { fraction in
            print("\(Int(fraction * 100))%")
        }
    }
    return task
}

func spindleErrors(_ spec: RenderSpec) -> [String: [UInt8]] {
    do {
        return try spec.resolve().files().files
    } catch let error as SpecError {
        print("The request is wrong: \(error)")
    } catch {
        print("It could not be drawn: \(error)")
    }
    return [:]
}
