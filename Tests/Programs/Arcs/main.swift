import MotionCore

// The arcs of a published spinner, computed while a program runs: what a widget asks for each time it draws.
guard case .arc(let choreography) = Motion.materialAdvance.kind else {
    fatalError("material-advance moves an arc")
}
for time in stride(from: 0.0, to: 1000.0, by: 100.0) {
    let span = choreography.span(at: time)
    // From 3 o'clock on, as drawing libraries count.
    print(time, span.startRadians - .pi / 2, span.sweepRadians)
}
