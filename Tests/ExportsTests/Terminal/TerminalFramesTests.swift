import Basics
import Imaging
import Platform
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// Spinners of characters (issue 23).
@Suite struct TerminalFramesTests {
    /// A pixel that runs around the border of a picture, on a color.
    private struct Runner: FrameSource {
        var sequence: FrameSequence
        var ground = Color(0, 0, 0, 0)

        init(count: Int, fps: Double) {
            sequence = FrameSequence(
                name: "spin", animation: "turn", count: count, fps: fps, loops: true, scale: 1, width: 4,
                height: 4)
        }

        static let ring = [
            (1, 0), (2, 0), (3, 1), (3, 2), (2, 3), (1, 3), (0, 2), (0, 1),
        ]

        func makePainter() -> any FramePainter { Painter(source: self) }

        struct Painter: FramePainter {
            let source: Runner
            func paint(_ index: Int, into bitmap: inout Bitmap) {
                let (x, y) = Runner.ring[index * 8 / source.sequence.count]
                bitmap = Bitmap(4, 4) { $0 == x && $1 == y ? Color(200, 0, 0) : source.ground }
            }
        }
    }

    private func texts(_ source: Runner, _ options: TerminalOptions) throws -> TerminalFrames {
        try TerminalFrames(source, options, workers: Workers(count: 2))
    }

    @Test("dots are where the ink is, in every style, on nothing and on a color")
    func styles() throws {
        for ground in [Color(0, 0, 0, 0), Color(255, 255, 255)] {
            var source = Runner(count: 8, fps: 10)
            source.ground = ground
            let braille = try texts(source, TerminalOptions())
            #expect(braille.interval == 100)
            #expect(braille.texts == ["⠈⠀", "⠀⠁", "⠀⠐", "⠀⠠", "⠀⡀", "⢀⠀", "⠄⠀", "⠂⠀"])
            let block = try texts(source, TerminalOptions(cells: 2, style: .block))
            #expect(block.texts == ["▝ ", " ▘", " ▝", " ▗", " ▖", "▗ ", "▖ ", "▘ "])
            let ascii = try texts(source, TerminalOptions(cells: 1, style: .ascii))
            #expect(ascii.texts == ["`", "'", "'", ".", ".", ",", ",", "`"])
        }
    }

    @Test("a terminal shows a frame every 80 ms, and every frame of what is slower")
    func rates() throws {
        let fast = try texts(Runner(count: 80, fps: 60), TerminalOptions())
        #expect(fast.interval == 80 && fast.texts.count == 17)
        let slow = try texts(Runner(count: 8, fps: 24), TerminalOptions())
        #expect(slow.interval == 42 && slow.texts.count == 8)
    }

    @Test("all texts are as wide as the spinner, and none of them is empty")
    func widths() throws {
        for style in TerminalStyle.allCases {
            for cells in TerminalOptions.cellRange {
                let frames = try texts(
                    Runner(count: 24, fps: 20), TerminalOptions(cells: cells, style: style))
                for text in frames.texts {
                    #expect(text.count == cells)
                    #expect(!text.allSatisfy { $0 == " " || $0 == "\u{2800}" }, "\(style) \(cells)")
                }
            }
        }
    }

    @Test("the file is what cli-spinners has, and says where the length differs")
    func file() throws {
        let sink = RecordingSink()
        let notes = try OutputFormat.terminal.write(
            Runner(count: 8, fps: 10), workers: Workers(count: 1), to: sink)
        #expect(notes.isEmpty)
        #expect(sink.text("spin.terminal.json").hasPrefix("{\n  \"interval\": 100,\n  \"frames\": [\"⠈⠀\", "))
        let other = try OutputFormat.terminal.write(
            Runner(count: 80, fps: 60), workers: Workers(count: 1), to: sink)
        #expect(
            other == ["a terminal shows a frame every 80 ms: the animation takes 1360 ms instead of 1333"])
    }
}
