import Builds
import Foundation
import Loading
import Requests
import TestSupport
import Testing

/// Files that are written from the tables of options and motion files; recorded with the other goldens.
@Suite struct DocumentGoldens {
    private let sources = Goldens.shared.folder.deletingLastPathComponent().appending(path: "Sources")

    private func check(_ text: String, _ path: String, in module: String = "Spindle") throws {
        let shared = Goldens.shared
        let goldens = Goldens(
            folder: sources.appending(path: module), failures: shared.failures, mode: shared.mode)
        try goldens.check(text, is: path)
    }

    @Test("the tables of the catalog have the numbers of its motion files")
    func tables() throws {
        let text = try MotionTablesFile.text(of: sources.appending(path: "PublishedMotions"))
        try check(text, "Published/MotionTables.swift", in: "MotionCore")
    }

    @Test("the schema of spec files is the one that the program prints")
    func specs() throws {
        try check(String(decoding: SpecSchema.spec(), as: UTF8.self), "Schemas/spec.schema.json")
    }

    @Test("the schema of manifests is the one that the program prints")
    func manifests() throws {
        try check(String(decoding: SpecSchema.manifest(), as: UTF8.self), "Schemas/manifest.schema.json")
    }

    @Test("the schema of themes is the one that the program prints")
    func themes() throws {
        try check(String(decoding: ThemeFile.schema(), as: UTF8.self), "Schemas/theme.schema.json")
    }

    @Test("the schema of motions is the one that the program prints")
    func motions() throws {
        try check(String(decoding: MotionFile.schema(), as: UTF8.self), "Schemas/motion.schema.json")
    }

    @Test("the page of options has what the table has")
    func page() throws {
        try check(OptionsPage.text, "Spindle.docc/Options.md")
    }

    @Test("the page of the catalog has all motions")
    func catalog() throws {
        try check(MotionCatalogPage.text(), "Spindle.docc/MotionCatalog.md")
    }

    @Test("the page of motion files has what their table has")
    func motionFiles() throws {
        try check(MotionFilesPage.text, "Spindle.docc/MotionFiles.md")
    }
}
