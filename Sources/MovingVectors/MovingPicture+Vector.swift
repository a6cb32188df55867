package import Basics
internal import Drawing
package import Formats
package import MovingPictures
internal import VectorTracing
package import Vectors

/// The part of a moving drawing that is written as a picture without pixels.
package struct MovingVectorSpan: Sendable {
    /// The beginning in milliseconds of the document, and the length; 0 for a single moment.
    package var start, length: Double
    /// Whether the part plays once, and stays.
    package var ends: Bool
    /// The time of the document that goes by in that of the picture.
    package var speed: Double
    /// The size in relation to that of the file.
    package var scale: Double

    /// A part of a drawing.
    package init(start: Double, length: Double, ends: Bool, speed: Double, scale: Double) {
        (self.start, self.length, self.ends, self.speed, self.scale) = (start, length, ends, speed, scale)
    }
}

extension MovingPicture {
    /// The greatest number of keys of all animations: a file of more is a film.
    private static let maxKeys = 5000
    /// The duration of a picture that stands still, and of the end of one that jumps there; in milliseconds.
    private static let frame = 1000 / 60.0

    /// Returns the drawing as layers that move.
    ///
    /// - Throws: ``SpecError`` with the place of the first thing that no vector picture has.
    package func vectorPicture(_ span: MovingVectorSpan) throws(SpecError) -> VectorPicture {
        let clock = MovingClock(start: span.start, speed: span.speed)
        let duration = span.length > 0 ? span.length / span.speed : Self.frame
        guard
            let scene = MovingScene(
                self, during: span.start...(span.start + max(span.length, 1e-3)), limit: Self.maxKeys)
        else {
            throw SpecError(
                .limit, at: .named(name),
                "its animations have more than \(Self.maxKeys) keys before it repeats, too many for vector formats; use apng, webp or sheet"
            )
        }
        let (width, height) = (self.width * span.scale, self.height * span.scale)
        func traced(_ duration: Double) throws(SpecError) -> (groups: [VectorPicture.Group], jumps: Bool) {
            let tracer = MovingTracer(
                scene, clock, duration: duration, loops: !span.ends, width: width, height: height)
            return (try tracer.groups(scale: span.scale), tracer.jumpsAtEnd)
        }
        var length = duration
        var result = try traced(duration)
        if result.jumps {
            // The end shows for a frame.
            length += Self.frame
            result = try traced(length)
        }
        var picture = VectorPicture(
            width: width, height: height, duration: length, loops: !span.ends, groups: result.groups)
        picture.fidelity = picture.measuredFidelity
        return picture
    }
}

extension VectorPicture {
    /// Refuses formats that cannot hold the picture of a moving drawing.
    ///
    /// - Throws: ``SpecError`` at the formats.
    package func rejectMoving(for formats: [OutputFormat]) throws(SpecError) {
        try rejectForPages(formats, "a drawing")
        for format in formats where format.content == .vector {
            guard let excess = excess(for: format) else { continue }
            throw SpecError(
                at: .option(.to), "\(format.name) cannot hold \(excess); use svg, apng, webp or sheet")
        }
    }

    private func excess(for format: OutputFormat) -> String? {
        switch format {
        case .lottie, .dotlottie, .tgs:
            for layer in layers {
                guard let shading = layer.paint.shading else { continue }
                if let excess = shading.excessForLottie { return "\(excess), which \(layer.name) has" }
                if format == .tgs, case .stroke = layer.content {
                    return "a gradient along a line, which \(layer.name) has"
                }
            }
            return nil
        case .avd:
            if changesOutlines { return "outlines that change" }
            if let layer = layers.first(where: { $0.paint.shading != nil }) {
                return "a gradient, which \(layer.name) has"
            }
            if allGroups.contains(where: { !$0.mask.isEmpty && $0.window == nil }) { return "masks" }
            if allGroups.contains(where: { $0.opacity < 1 }) { return "translucent groups" }
            return excessForAndroid.map { name, bytes in
                "\(name), whose outline has \(bytes) bytes, of which an app's drawable has at most 32767"
            }
        default: return nil
        }
    }

    /// The notes for the user about the picture of a moving drawing in these formats, a sentence each.
    package func movingNotes(for formats: [OutputFormat]) -> [Message] {
        var notes = fidelity.notes
        if formats.contains(.svgCSS), changesOutlines {
            notes.append(
                "svg-css: CSS cannot change outlines in Safari and other WebKit browsers, where they stay as they are at first; use svg"
            )
        }
        if formats.contains(.avd), fillsByEvenOdd {
            notes.append("avd: areas filled by the even-odd rule need Android 7.0, API level 24")
        }
        return notes
    }
}
