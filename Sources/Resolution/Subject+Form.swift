internal import Drawing
internal import Guidelines
internal import Indicators
internal import Jobs
internal import MotionCore

extension Subject {
    /// Adds what lines look like.
    ///
    /// - Parameter scale: The smallest number of pixels per point; nil where there are no pixels.
    mutating func addForm(_ scene: Scene, scale: Double?) {
        switch scene.body {
        case .ring(let ring):
            guard let segments = ring.segments else { break }
            let total = 2 * .pi * ring.radius
            let length = total / Double(segments.count) - segments.gap
            form = Form(thickness: ring.stroke, scale: scale)
            form?.segment = Form.Segment(length: length, gap: segments.gap, of: total)
        case .track(let track):
            guard let segments = track.segments else { break }
            form = Form(thickness: track.height, scale: scale)
            form?.segment = Form.Segment(
                length: segments.length(along: track.width), gap: segments.gap, of: track.width)
        case .drawn(let drawn):
            guard let wave = drawn.wave else { break }
            form = Form(thickness: drawn.stroke, scale: scale)
            form?.wave = Form.Wave(amplitude: wave.amplitude, length: wave.length)
        case .spokes, .dots, .steps, .words, .shape: break
        }
    }

    /// Adds the colors of two values.
    mutating func addValueColors(_ scene: Scene, _ color: Color?) {
        guard let color else { return }
        let second: SecondValue? =
            switch scene.body {
            case .ring(let ring): ring.second
            case .track(let track): track.second
            default: nil
            }
        valueColors = second.map { ValueColors(first: color, second: $0.color(beside: color)) }
    }
}
