import Drawing
import Testing

@Suite struct DisplayListTests {
    private func part(_ x: Double) -> GroupShape.Part {
        let block = BlockShape(x: x, y: 0, width: 1, height: 1, isRound: false)
        return GroupShape.Part(.block(block), Color(rgba: 0xFF))
    }

    @Test("a list that was used before becomes the picture it is told to be, and nothing else")
    func groups() {
        var list = DisplayList(width: 4, height: 1)
        list.addGroup { $0 += [part(0), part(1)] }
        list.addGroup { $0.append(part(3)) }
        let clip = BlockShape(x: 0, y: 0, width: 3, height: 1, isRound: true)
        list.reset(width: 4, height: 1)
        list.addGroup(clip: clip) { $0.append(part(2)) }
        #expect(list.shapes == [.group(GroupShape(clip: clip, parts: [part(2)]))])
        #expect(list == DisplayList(width: 4, height: 1, shapes: list.shapes))
    }
}
