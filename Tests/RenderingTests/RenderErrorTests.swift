import Basics
import CairoRaster
import Exports
import Files
import Formats
import Foundation
import Imaging
import Testing

@testable import Rendering

@Suite struct RenderErrorTests {
    @Test("each kind of error has its case, and says what the error says")
    func cases() {
        func check(_ error: any Error, _ isCase: (RenderError) -> Bool) {
            let wrapped = RenderError(error)
            #expect(isCase(wrapped) && "\(wrapped)" == "\(error)", "\(wrapped)")
        }
        check(RasterError.noFonts) { if case .raster(.noFonts) = $0 { true } else { false } }
        check(ImagingError.compressorUnavailable) { if case .imaging = $0 { true } else { false } }
        check(SheetError.tooManyPages(1000, maxSide: 64)) { if case .sheet = $0 { true } else { false } }
        check(AnimationError.partialAlpha(frame: 3)) { if case .animation = $0 { true } else { false } }
        check(VectorError.framesOnly(format: "svg")) { if case .vector = $0 { true } else { false } }
        check(SinkError(.stopped, path: "a", operation: "create", reason: "interrupted")) {
            if case .interrupted(is SinkError) = $0 { true } else { false }
        }
    }

    @Test("an error keeps the options in its message, for whoever types flags")
    func options() {
        let flags = Wording { key, _ in "--" + key.text }
        #expect(RenderError(AnimationError.partialAlpha(frame: 0)).message.text(flags).contains("--matte"))
    }

    @Test("Foundation shows the message where the type of the error is known")
    func localized() {
        let spec = SpecError(at: .option(.gap), "is not a number")
        #expect(spec.localizedDescription == "gap: is not a number")
        #expect(RenderError.raster(.noFonts).localizedDescription == "\(RasterError.noFonts)")
    }
}
