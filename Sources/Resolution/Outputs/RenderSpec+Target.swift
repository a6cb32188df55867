package import Basics
internal import Formats
package import Jobs
package import Requests

extension RenderSpec {
    /// Returns the request with the format and the name that its target says.
    package func aimed() -> RenderSpec {
        var spec = self
        if let format = target?.format { spec.formats = [format] }
        if let file = target?.file { spec.name = file.stem }
        return spec
    }

    /// The option that says the name.
    var nameSubject: SpecError.Subject { .option(target?.file == nil ? .name : .target) }
}

extension RenderJob {
    /// Refuses a target that none of the files can be.
    func checkTarget() throws(SpecError) {
        guard let file = target?.file else { return }
        if file.format.content == .frame, timeline.count > 1 {
            throw SpecError(
                at: .option(.target),
                """
                \(quoted(file.name)) is one picture, and this makes \(timeline.count) frames; \(stillAdvice), name a folder: \
                \(option: .target, file.place + file.stem + "/"), or add \(option: .to, "apng") for all frames in that file
                """)
        }
        let names: FileNames
        do throws(SheetError) { names = try fileNames() } catch { throw SpecError(error) }
        do throws(Message) { try file.check(names) } catch { throw SpecError(at: .option(.target), error) }
    }

    /// The advice for getting a single picture of a job with many frames.
    package var stillAdvice: Message {
        if case .story = timeline.content { return "add a time, such as \(option: .at, "50%")" }
        // The first frame of a run, which is the only one where there is one, may show nothing.
        return timeline.middleValue.map {
            "write one value in place of the run, such as \(option: .value, $0.shortestText)" as Message
        } ?? "write \(option: .frames, "1")"
    }
}
