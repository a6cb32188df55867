import Testing

@testable import Indicators

@Suite struct StepListTests {
    private let list = StepList(
        [
            Step("a", .complete), Step("b", .active), Step("b1", .default, isDynamic: true),
            Step("b2", .default, isDynamic: true), Step("c", .error), Step("d", .default),
        ], current: 1)

    @Test("S5: dynamic steps are not counted, and are called by the step they depend on")
    func addresses() {
        #expect(list.total == 4)
        #expect(list.steps.indices.map { "\(list.address(of: $0))" } == ["1", "2", "2.1", "2.2", "3", "4"])
        for index in list.steps.indices { #expect(list.index(of: list.address(of: index)) == index) }
        for address in ["", "0", "5", "2.0", "2.3", "1.1", "02", "2.1.1", "-1", "2."] {
            #expect(StepAddress(address).flatMap { list.index(of: $0) } == nil, "\(address)")
        }
    }

    @Test("S6: going on leaves a step complete, going back as it was, and errors stay")
    func moves() {
        let states = { (list: StepList) in list.steps.map(\.state) }
        let on = list.moved(to: 2)
        #expect(states(on) == [.complete, .complete, .active, .default, .error, .default] && on.current == 2)
        let back = on.moved(to: 0)
        #expect(
            states(back) == [.active, .complete, .default, .default, .error, .default] && back.current == 0)
        let wrong = list.moved(to: 4)
        #expect(states(wrong) == [.complete, .complete, .default, .default, .error, .default])
        #expect(states(wrong.moved(to: 5)) == [.complete, .complete, .default, .default, .error, .active])
        #expect(list.moved(to: 1) == list)
    }

    @Test("a step has its number in whatever way it is asked for")
    func numbers() {
        #expect(list.steps.indices.map(list.number) == [1, 2, 2, 2, 3, 4])
        let request = StepRequest(list: list.moved(to: 3), width: 375)
        #expect(request.countText(request.list) == "Step 2 of 4")
    }
}
