import Platform
import TestSupport
import Testing

@testable import Builds

@Suite struct SharedFramesTests {
    private static let manifest = """
        version: 1
        defaults: {frames: 3, to: [frames, sheet, apng, webp], scale: [1, 2]}
        assets:
          ring: {size: 9, motion: fluent, matrix: {direction: [ltr, rtl], theme: [fiori-light, fiori-dark]}}
          bar: {indicator: linear, width: 20, matrix: {direction: [ltr, rtl]}}
          same: {size: 9, motion: fluent, theme: fiori-dark}
        """

    @Test("jobs that share frames have the bytes that they have alone, in any number of threads")
    func bytes() throws {
        let fixture = try BuildFixture(Self.manifest)
        let report = try fixture.build("one", jobs: 1)
        #expect(report.built == 7)
        let whole = fixture.files("one")
        try fixture.build("three", jobs: 3)
        #expect(fixture.files("three") == whole)
        for (number, job) in try fixture.plan().jobs.enumerated() {
            let plan = try fixture.plan(only: [job.id])
            let out = "alone\(number)"
            var options = Builder.Options()
            options.selection = plan.selection
            _ = try Builder(
                plan, to: fixture.folder.path + "/" + out, options: options, workers: .init(count: 1)
            ).build(observer: Witness())
            let alone = fixture.files(out).filter { !$0.key.hasPrefix(".spindle") }
            #expect(alone.count > 10)
            for (path, bytes) in alone { #expect(whole[path] == bytes, "\(path)") }
        }
    }

    @Test("jobs whose frames look the same are done one after the other, and all others by themselves")
    func batches() throws {
        let fixture = try BuildFixture(Self.manifest)
        let builder = try fixture.builder()
        let survey = builder.survey()
        let batches = BuildBatch.batches(survey.dirty, survey.sizes)
        let names = batches.map { batch in batch.jobs.map { builder.plan.jobs[$0].id } }
        #expect(
            names == [
                ["bar-ltr"], ["bar-rtl"], ["ring-ltr-fiori-dark", "ring-rtl-fiori-dark", "same"],
                ["ring-ltr-fiori-light", "ring-rtl-fiori-light"],
            ])
    }

    @Test("every job is counted as painted, whether its frames are its own or not")
    func progress() throws {
        let fixture = try BuildFixture(Self.manifest)
        let witness = Witness()
        _ = try fixture.builder(jobs: 1).build(observer: witness)
        #expect(witness.paints.done == witness.paints.expected && witness.paints.expected > 100)
    }
}
