public import Basics
internal import Formats
internal import Indicators
internal import Jobs
public import MotionCore
internal import Requests
public import Vectors

extension Motion {
    /// Returns the fidelity of a picture without pixels of this motion, as it is published.
    ///
    /// - Throws: ``SpecError`` where the motion has too many moves.
    public func vectorFidelity() throws(SpecError) -> VectorFidelity {
        var spec = RenderSpec(self)
        spec.formats = [.svg]
        if kind == .determinate { spec.animation.value = ValueSpan(from: 0, to: 1) }
        return try spec.jobWithVariants().picture?.fidelity ?? VectorFidelity()
    }
}
