import TestSupport
import Testing

@Suite struct GoldenFolderTests {
    @Test("the folder of the goldens holds what the suites claim, and nothing else")
    func folder() throws {
        try Goldens.shared.checkFolder(holds: [
            ArcGoldens.group, ImageGoldens.group, TextGoldens.group, CommandLineGoldens.group,
        ])
    }
}
