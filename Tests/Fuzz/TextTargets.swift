import Basics
import Drawing
import Indicators
import Loading
import MotionCore
import Rendering
import Requests

extension FuzzTarget {
    /// What single options understand.
    static let texts = [
        FuzzTarget("easing") { bytes in
            let easing = try Easing(parsing: String(decoding: bytes, as: UTF8.self))
            for step in -2...12 {
                let value = easing.value(at: Double(step) / 10)
                require(value.isFinite, "\(easing) at \(step)/10 is \(value)")
            }
            let again = try? Easing(parsing: easing.description)
            require(again == easing, "\(easing) is read as \(again.map { "\($0)" } ?? "nothing")")
        },
        FuzzTarget("color") { bytes in
            let color = try Color(parsing: String(decoding: bytes, as: UTF8.self))
            require((try? Color(parsing: color.description)) == color, "\(color) is read as another one")
        },
        FuzzTarget("step") { bytes in
            var spec = RenderSpec()
            spec.indicator = .steps
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            spec.steps.items = try lines.prefix(40).map { line throws(Message) in
                try StepSpec.Item(parsing: line)
            }
            let job = try spec.resolve()
            require(job.paintCount > 0, "steps are no frame")
        },
        FuzzTarget("path") { bytes in
            let path = try Path(svg: String(decoding: bytes, as: UTF8.self))
            guard let extent = path.extent else { return }
            require(extent.width >= 0 && extent.height >= 0, "an extent turned inside out")
            require((extent.width + extent.height + extent.left + extent.top).isFinite, "an endless path")
        },
    ]
}
