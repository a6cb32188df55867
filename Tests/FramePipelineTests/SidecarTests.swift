import Exports
import Testing

@testable import FramePipeline

@Suite struct SidecarTests {
    @Test(
        "what is said instead of a picture has its label, and what it comes to (A2)",
        arguments: [
            ("{}", "In progress"),
            ("{label: Sending}", "Sending"),
            ("{value: 0:1}", "100%"),
            ("{value: 0.4, label: Sending}", "Sending: 40%"),
            ("{value: 0.4, label: Sending, state: error}", "Sending"),
            ("{label: {active: Sending, success: Sent}, transition: 'active:success'}", "Sent"),
            ("{transition: 'active:error'}", "Error"),
            ("{indicator: steps, steps: [Cart, Address, Payment], current: 2}", "Step 2 of 3: Address"),
            ("{label: <b> & more}", "<b> & more"),
        ])
    func alternative(text: String, alternative: String) throws {
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        var spec = file.spec
        spec.formats = ["web"]
        #expect(try file.resolve(spec).sequence(scale: 1).alternative == alternative)
    }
}
