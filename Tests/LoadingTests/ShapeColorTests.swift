import Basics
import Drawing
import Foundation
import Jobs
import RequestSupport
import Requests
import TestSupport
import Testing

@testable import Loading

/// Issue 51.3: whose colors a logo has, and what is refused there.
@Suite struct ShapeColorTests {
    private static let two = "<circle r=\"9\" fill=\"#1877F2\"/><circle r=\"5\" fill=\"white\"/>"
    private static let one = "<circle r=\"9\" fill=\"red\"/>"

    private func drawn(_ body: String, _ more: String) throws -> String {
        let folder = try WorkFolder()
        let path = folder.path + "/logo.svg"
        try Data("<svg>\(body)</svg>".utf8).write(to: URL(filePath: path))
        let file = try RenderFile.parse(
            Array("{value: 0.5, theme: fiori-light, shape: \(path)\(more)}".utf8), name: "a.yaml")
        do throws(SpecError) {
            switch try file.resolve().list(0).shapes.first {
            case .artwork(let shape)?: return "own \(shape.rest)"
            default: return "single"
            }
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "a logo of several colors keeps them over its faded self unless told otherwise, and what would have no effect is refused with the way out",
        arguments: [
            (two, ", template: white", "single"),
            (
                one, ", shape-color: own, template: white",
                "a mask has no colors of a drawing; leave it out, or"
            ),
            (two, ", gradient: 'red, blue'", "has no effect on a shape, which has the colors of its drawing"),
            (one, ", gradient: 'red, blue'", "has no effect on a shape, which has one color"),
            (two, "", "own 0.2"), (two, ", shape-color: single", "single"), (one, "", "single"),
            (one, ", shape-color: own", "own 0.2"), (two, ", track: none", "own 0.0"),
            (two, ", track: '#00000080'", "own 0.50"),
            (two, ", track: '#E5E7EB'", "takes the opacity of #E5E7EB but not the color; write theme"),
            (
                two, ", color: red",
                "color: has no effect on a shape in its own colors; leave it out, or add shape-color: single"
            ),
            (two + "<path d=\"M0 0h9v9z\" fill=\"currentColor\"/>", ", color: red", "own 0.2"),
            (
                two + "<path d=\"M0 0h9v9z\" fill=\"url(#a)\"/><pattern id=\"a\"/>", "",
                "logo.svg\" has the pattern \"a\" (line 1, column 64)"
            ),
            (
                two + "<path d=\"M0 0h9v9z\" fill=\"url(#a)\"/><pattern id=\"a\"/>", ", shape-color: single",
                "single"
            ),
        ])
    func colors(body: String, more: String, outcome: String) throws {
        let found = try drawn(body, more)
        #expect(found.contains(outcome), "\(found)")
    }

    @Test("a shape pulses with arcs that grow, and is refused with those that do not")
    func pulse() throws {
        for (motion, isConstant) in [
            ("primer", true), ("carbon", true), ("fluent", false), ("material-advance", false),
        ] {
            let text = "{motion: \(motion), shape: M0 0h9v9z, shape-by: pulse}"
            let file = try RenderFile.parse(Array(text.utf8), name: "a.yaml")
            do throws(SpecError) {
                _ = try file.resolve()
                #expect(!isConstant, "\(motion)")
            } catch {
                #expect(
                    isConstant && "\(error)".contains("keeps it; choose a motion such as fluent"), "\(error)")
            }
        }
    }

    @Test("a dialog around a shape gives it no stroke, and a countdown in one has no room to lack")
    func around() throws {
        for more in ["value: 0.5, present: {name: dialog, message: Wait}", "countdown: 30s"] {
            let file = try RenderFile.parse(Array("{\(more), shape: M0 0h9v9z}".utf8), name: "a.yaml")
            let notes = try file.resolve().notes.map { "\($0)" }
            #expect(!notes.contains { $0.contains("the ring") }, "\(notes)")
        }
    }

    @Test("path data has no colors of its own")
    func pathData() throws {
        let file = try RenderFile.parse(
            Array("{value: 0.5, shape: M0 0h9v9z, shape-color: own}".utf8), name: "a.yaml")
        do throws(SpecError) {
            _ = try file.resolve()
            Issue.record("path data has colors")
        } catch {
            #expect("\(error)".contains("has no effect on path data, which has no colors; leave it out"))
        }
    }
}
