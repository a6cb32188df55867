import MotionCore

#if canImport(SwiftUI)
    import SwiftUI

    /// A published spinner in SwiftUI, drawn from exact arcs.
    struct Spinner: View {
        let choreography: Choreography

        var body: some View {
            TimelineView(.animation) { context in
                let span = choreography.span(at: context.date.timeIntervalSinceReferenceDate * 1000)
                Circle()
                    .trim(from: 0, to: min(span.sweep, 1))
                    .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.radians(span.startRadians - .pi / 2))
            }
            .accessibilityLabel("Loading")
        }
    }
#endif
