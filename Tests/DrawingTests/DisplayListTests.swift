import Drawing
import Testing

@Suite struct DisplayListTests {
    @Test("a group takes the place of all that was there")
    func setGroup() {
        let figure = Figure.block(BlockShape(centerX: 1, centerY: 1, diameter: 2))
        let clip = BlockShape(centerX: 2, centerY: 2, diameter: 4)
        let (red, blue) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF))
        var list = DisplayList(width: 2, height: 2)
        list.setGroup(clip: clip) { $0 = [GroupShape.Part(figure, red), GroupShape.Part(figure, red)] }
        let copy = list
        list.setGroup { $0.append(GroupShape.Part(figure, blue)) }
        #expect(list.shapes == [.group(GroupShape(parts: [GroupShape.Part(figure, blue)]))])
        #expect(
            copy.shapes == [
                .group(
                    GroupShape(clip: clip, parts: Array(repeating: GroupShape.Part(figure, red), count: 2)))
            ])
    }
}
