import Basics
import Testing

@testable import Formats

@Suite struct SheetErrorTests {
    @Test("messages say what is wrong and what to change")
    func messages() {
        #expect(
            SheetError.invalidOption(
                .sheetPadding, value: "-1.0", problem: "is out of range: 0 to 1024 points"
            ).description
                == "sheet.padding: \"-1.0\" is out of range: 0 to 1024 points")
        #expect(
            SheetError.frameTooLarge(width: 120, height: 20, maxSide: 100, gaps: ["border"]).description
                == "one frame with border takes 120×20 pixels, but a sheet is limited to 100 a side; "
                + "raise sheet.max-side, or lower the size, scale or border")
        #expect(
            SheetError.tooManyColumns(9, width: 180, fitting: 5, maxSide: 100).description
                == "9 columns make a sheet 180 pixels wide, but it is limited to 100; "
                + "raise sheet.max-side, or use at most 5 columns")
        #expect(
            SheetError.tooManyPages(1000, maxSide: 100).description
                == "the frames take 1000 pages of at most 100 pixels a side, and a sheet has at most 999; "
                + "raise sheet.max-side, or use fewer or smaller frames")
        #expect(
            SheetError.unsupported(dialect: "css", .trim, reason: "shows whole frames; leave out --trim")
                .description
                == "css shows whole frames; leave out --trim")
    }
}
