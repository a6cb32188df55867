/// The time of a document that a vector picture shows.
struct MovingClock {
    /// The time of the document at the beginning of the picture, in milliseconds.
    let start: Double
    /// The time of the document that goes by in that of the picture.
    let speed: Double

    /// The time of the document at a time of the picture.
    func document(_ time: Double) -> Double { start + time * speed }

    /// The time of the picture at a time of the document.
    func picture(_ time: Double) -> Double { (time - start) / speed }

    /// The time nearest to one of the picture that is a whole nanosecond of the document, in which animations count.
    func whole(_ time: Double) -> Double { picture((document(time) * 1e6).rounded() / 1e6) }
}
