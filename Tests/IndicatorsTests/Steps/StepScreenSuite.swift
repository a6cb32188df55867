import Drawing
import TestSupport

@testable import Indicators

/// What suites about screens of steps have in common.
protocol StepScreenSuite {}

extension StepScreenSuite {
    static var requests: [StepRequest] { randomRequests }

    func screen(_ request: StepRequest) throws -> StepScreen {
        try StepScreen.make(request, measuring: FixedTextMeasurer())
    }

    func shapes(_ screen: StepScreen, at time: Double) -> [Shape] {
        var list = DisplayList(width: screen.width, height: screen.height)
        screen.draw(at: time, into: &list)
        return list.shapes
    }

    func request(
        _ states: [StepState], current: Int, _ change: StepChange? = nil, width: Double = 375
    ) -> StepRequest {
        let steps = states.enumerated().map { Step("Step \($0 + 1)", $1) }
        return StepRequest(list: StepList(steps, current: current), change: change, width: width)
    }
}

/// Random flows in all views, with random changes.
private let randomRequests: [StepRequest] = {
    var random = SeededRandom(seed: 5)
    return (0..<400).map { index in
        let count = Int.random(in: 2...12, using: &random)
        let current = Int.random(in: 0..<count, using: &random)
        let steps = (0..<count).map { place in
            let states = StepState.allCases.filter {
                $0 != .active && (place != current || $0 != .disabled)
            }
            var state = states.randomElement(using: &random)!
            if place == current, Bool.random(using: &random) { state = .active }
            return Step(
                ["Cart", "Delivery address", "A very long name of a step", ""].randomElement(
                    using: &random)!,
                state, icon: index.isMultiple(of: 3) ? StepIcon.all.randomElement(using: &random) : nil,
                isDynamic: place > 0 && Int.random(in: 0..<4, using: &random) == 0)
        }
        var request = StepRequest(
            list: StepList(steps, current: current),
            view: index.isMultiple(of: 4) ? .all : .default,
            content: StepContent.allCases.randomElement(using: &random)!,
            width: [75, 110, 200, 320, 375, 600, 768].randomElement(using: &random)!,
            showsHeader: Bool.random(using: &random), showsNames: Bool.random(using: &random),
            theme: Theme.all.randomElement(using: &random)!)
        if request.view == .all { (request.width, request.showsNames) = (max(request.width, 200), true) }
        let targets = steps.indices.filter { $0 != current && steps[$0].state != .disabled }
        if let target = targets.randomElement(using: &random) { request.change = .move(to: target) }
        let dynamic = steps.indices.filter { $0 != current && steps[$0].isDynamic }
        if count > 2, index.isMultiple(of: 2), let step = dynamic.randomElement(using: &random) {
            request.change = .appear(step)
        }
        return request
    }
}()
