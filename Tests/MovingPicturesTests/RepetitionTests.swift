import Testing

@testable import MovingPictures

@Suite struct RepetitionTests {
    @Test func nothingMoves() { #expect(Repetition().period == 0) }
}
