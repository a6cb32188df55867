import Basics
import Testing

@testable import Formats

@Suite struct SheetTagTests {
    @Test("a tag plays forward, backward, or back and forth without showing an end twice in a row")
    func directions() {
        func frames(_ from: Int, _ to: Int, _ direction: SheetTag.Direction) -> [Int] {
            SheetTag(name: "a", from: from, to: to, direction: direction).frames
        }
        #expect(frames(2, 5, .forward) == [2, 3, 4, 5])
        #expect(frames(2, 5, .reverse) == [5, 4, 3, 2])
        #expect(frames(2, 5, .pingpong) == [2, 3, 4, 5, 4, 3])
        #expect(frames(2, 3, .pingpong) == [2, 3] && frames(2, 2, .pingpong) == [2])
    }

    @Test("a tag is a part of the animation, from its beginning to its end")
    func range() throws {
        for (from, to) in [(0, 0), (0, 9), (9, 9)] {
            try SheetTag(name: "a", from: from, to: to).check(count: 10)
        }
        for (from, to) in [(0, 10), (-1, 3), (5, 4), (.min, .max), (.max, .min)] {
            #expect(throws: SheetError.self) { try SheetTag(name: "a", from: from, to: to).check(count: 10) }
        }
    }

    @Test("what is wrong with a tag is told with how to fix it")
    func messages() {
        let backward = SheetError.tagOutOfRange(SheetTag(name: "a", from: 5, to: 2), count: 10)
        #expect(backward.description == "tag \"a\" goes backward from 5 to 2; write a=2:5:reverse")
        let beyond = SheetError.tagOutOfRange(SheetTag(name: "a", from: 5, to: 10), count: 10)
        #expect(beyond.description == "tag \"a\" goes from frame 5 to 10, but the frames are 0 to 9")
    }
}
