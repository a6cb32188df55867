import MotionCore
import Testing

/// Issue 24: the choreographies of SpinKit, NVActivityIndicatorView and SVG-Loaders, as published.
@Suite struct ElementTests {
    private func elements(_ name: String) throws -> ElementChoreography {
        guard case .drawn(let drawn) = try Motion.named(name).kind, case .elements(let elements) = drawn.form
        else {
            throw Missing()
        }
        return elements
    }

    struct Missing: Error {}

    private func value(
        _ name: String, _ element: Int, _ property: ElementTrack.Property, at time: Double
    ) throws -> Double {
        let tracks = try elements(name).elements[element].tracks
        return try #require(tracks.first { $0.property == property }).value(at: time)
    }

    @Test("values at keyframes are exact, in the steady state")
    func keyframes() throws {
        #expect(try value("sk-plane", 0, .rotateX, at: 600) == -180.1)
        #expect(
            try value("sk-bounce", 1, .scale, at: 0) == 1 && value("sk-bounce", 0, .opacity, at: 77) == 0.6)
        #expect(try value("sk-chase", 2, .groupRotation, at: 1250) == 180)
        #expect(try value("svg-rings", 0, .r, at: 0) == 14)
        #expect(try value("svg-bars", 2, .height, at: 0) == 120 && value("svg-bars", 0, .y, at: 500) == 10)
        #expect(try value("svg-ball-triangle", 1, .cx, at: 0) == 27)
        // The overshoot of the curve dips below the keyframe.
        #expect(try (121..<345).contains { try value("nv-ball-pulse", 0, .scale, at: Double($0)) < 0.3 })
    }

    @Test("SAP's AI pulse: 1 to 1.2 and opaque to 0.8, eased in and out, in 1.5 s and back in as many")
    func pulse() throws {
        for (time, scale, opacity) in [
            // cubic-bezier(.42, 0, .58, 1) at a fourth, by bisection in another program.
            (0.0, 1.0, 1.0), (375, 1 + 0.2 * 0.1291619310473198, 1 - 0.2 * 0.1291619310473198),
            (750, 1.1, 0.9), (1500, 1.2, 0.8), (2250, 1.1, 0.9), (3000, 1, 1),
        ] {
            #expect(abs(try value("fiori-ai-pulse", 0, .scale, at: time) - scale) < 1e-6, "\(time)")
            #expect(abs(try value("fiori-ai-pulse", 0, .opacity, at: time) - opacity) < 1e-6, "\(time)")
        }
    }

    @Test(
        "each closes its loop",
        arguments: Motion.all.filter { $0.kind.name == "elements" })
    func loops(_ motion: Motion) throws {
        let elements = try elements(motion.name)
        for time in [3.0, 411, 999] {
            let (begin, end) = (elements.values(at: time), elements.values(at: time + elements.period))
            func isSame(_ a: [[Double]], _ b: [[Double]]) -> Bool {
                zip(a.joined(), b.joined()).allSatisfy { ($0 - $1).magnitude < 1e-6 }
            }
            // Figures of one kind may take each other's places.
            func sorted(_ values: [[Double]]) -> [[Double]] {
                values.map { $0.map { ($0 * 1e4).rounded() / 1e4 } }.sorted {
                    $0.lexicographicallyPrecedes($1)
                }
            }
            #expect(isSame(begin, end) || isSame(sorted(begin), sorted(end)), "\(motion.name)")
        }
    }
}
