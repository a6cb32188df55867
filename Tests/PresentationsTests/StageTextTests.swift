import Indicators
import TestSupport
import Testing

@testable import Presentations

/// What presentations say, where letters are large and texts are long.
@Suite struct StageTextTests {
    @Test("V7: beside large letters buttons are whole, one below the other if need be")
    func largeText() throws {
        for theme in StageTests.themes {
            for presentation in [Presentation.dialog, .toast] {
                for size in ContentSize.allCases {
                    var request = StageRequest(
                        width: 320, height: 640, message: "Synchronizing all of it", cancel: "Cancel",
                        theme: theme.scaled(to: size))
                    (request.pause, request.blockWidth, request.blockHeight) = ("Pause", 24, 24)
                    let stage = try presentation.stage(request, measuring: FixedTextMeasurer())
                    #expect(stage.shortened.isEmpty, "\(presentation.name) \(theme) \(size)")
                    try #require(stage.targets.count == 2)
                    let (cancel, pause) = (stage.targets[0], stage.targets[1])
                    let apart =
                        cancel.right <= pause.x + 1e-9 || pause.right <= cancel.x + 1e-9
                        || pause.bottom <= cancel.y + 1e-9 || cancel.bottom <= pause.y + 1e-9
                    #expect(apart, "\(presentation.name) \(theme) \(size)")
                    if size == .accessibility5, presentation == .dialog { #expect(pause.y < cancel.y) }
                }
            }
        }
    }

    @Test("C12, P3: what is longer than its lines is shortened, and is told by its name")
    func shortened() throws {
        for presentation in Presentation.all where presentation.message != .none {
            var request = StageRequest(
                message: Array(repeating: "word", count: 2000).joined(separator: " "))
            (request.blockWidth, request.blockHeight) = (24, 24)
            let stage = try presentation.stage(request, measuring: FixedTextMeasurer())
            #expect(stage.shortened == [.message], "\(presentation.name)")
            (request.outcome, request.message) = (request.message, "Saving")
            let other = try presentation.stage(request, measuring: FixedTextMeasurer())
            #expect(other.shortened == [.outcome], "\(presentation.name)")
            guard presentation.takesCancel else { continue }
            (request.outcome, request.cancel) = ("", request.outcome)
            let button = try presentation.stage(request, measuring: FixedTextMeasurer())
            #expect(button.shortened == [.cancel], "\(presentation.name)")
        }
    }
}
