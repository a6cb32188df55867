import Indicators
import TestSupport

extension Indicators.Operation {
    /// A story that makes sense, of up to twenty events within half a minute and more.
    static func random(_ random: inout SeededRandom, mayGoBack: Bool = true) -> Indicators.Operation {
        var operation = Indicators.Operation()
        var time = Bool.random(using: &random) ? 0 : Double.random(in: 0...2000, using: &random).rounded()
        func add(_ verb: Indicators.Operation.Verb, to operation: inout Indicators.Operation) {
            do { try operation.add(.init(at: time, verb)) } catch { fatalError("\(error)") }
        }
        add(.started, to: &operation)
        var isPaused = false
        var value = 0.0
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            let longest = [30.0, 400, 3000, 40_000][Int.random(in: 0...3, using: &random)]
            time += Double.random(in: 0...longest, using: &random).rounded()
            switch Int.random(in: 0...5, using: &random) {
            case 0:
                add(isPaused ? .resumed : .paused, to: &operation)
                isPaused.toggle()
            case 1 where !isPaused: add(.determinate, to: &operation)
            case 2, 3, 4:
                if isPaused { continue }
                let low = mayGoBack && Int.random(in: 0...3, using: &random) == 0 ? 0 : value
                value = Double.random(in: low...1, using: &random)
                add(.progress(value), to: &operation)
            default: break
            }
        }
        time += Double.random(in: 0...4000, using: &random).rounded()
        switch Int.random(in: 0...6, using: &random) {
        case 5: add(.finished, to: &operation)
        case 6: add(.cancelled, to: &operation)
        case 0: add(.failed("Upload failed"), to: &operation)
        case 1: add(.stalled(nil), to: &operation)
        case 2: break
        default: add(.succeeded("Uploaded"), to: &operation)
        }
        return operation
    }
}
