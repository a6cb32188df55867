import TestSupport
import Testing

@testable import Imaging

@Suite struct SharedColorsTests {
    private func check(_ frames: [[Pixel]], _ shared: SharedColors) {
        #expect(shared.colors.count <= GIFPalette.maxCount && Set(shared.colors).count == shared.colors.count)
        #expect(shared.numbers.count == frames.count)
        for (frame, numbers) in zip(frames, shared.numbers) {
            if let numbers { #expect(numbers.map { shared.colors[Int($0)] } == frame) }
        }
    }

    @Test("colors that fit into one palette are shared by all, whatever they are")
    func all() {
        let frames: [[Pixel]] = [[5, 9], [], [7], Array(100..<352)]
        let shared = SharedColors(frames)
        check(frames, shared)
        #expect(shared.colors.count == 255 && shared.numbers.allSatisfy { $0 != nil })
        #expect(SharedColors([[], []]).colors.isEmpty)
    }

    @Test("of many frames with few colors and one with many, the many share theirs")
    func outlier() {
        let frames: [[Pixel]] = [Array(0..<255)] + (0..<50).map { [1, 2, 300 + $0 % 5] }
        let shared = SharedColors(frames)
        check(frames, shared)
        #expect(shared.numbers[0] == nil && shared.numbers.dropFirst().allSatisfy { $0 != nil })
    }

    @Test("frames with few colors get low numbers, though frames with many are more")
    func order() {
        let frames: [[Pixel]] = [[250, 251, 252]] + (0..<9).map { _ in Array(1..<100) }
        let shared = SharedColors(frames)
        check(frames, shared)
        let few = shared.numbers[0]!.max()!
        let many = shared.numbers[1]!.max()!
        #expect(few == 101 && many == 98, "more frames come first")
        let mixed: [[Pixel]] = [[250, 251, 252]] + (0..<9).map { [Pixel($0) + 1] + Array(20..<100) }
        #expect(SharedColors(mixed).numbers[0]!.max()! < 128)
    }

    @Test("whatever frames have, numbers and colors agree")
    func random() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<40 {
            let range = Pixel.random(in: 2...2000, using: &random)
            let frames = (0..<Int.random(in: 1...40, using: &random)).map { _ in
                Array(
                    Set(
                        (0..<Int.random(in: 0...255, using: &random)).map { _ in
                            Pixel.random(in: 0..<range, using: &random)
                        }
                    ).sorted())
            }
            let shared = SharedColors(frames)
            check(frames, shared)
            #expect(range > 255 || shared.numbers.allSatisfy { $0 != nil })
            #expect(shared.numbers.contains { $0 != nil })
        }
    }
}
