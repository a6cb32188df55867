import Testing

@testable import Formats

@Suite struct JSONHashTests {
    @Test("json-hash is this text")
    func text() throws {
        #expect(
            try metadata(.jsonHash) == """
                {
                  "frames": {
                    "spin-0000.png": {"frame": {"x": 0, "y": 0, "w": 5, "h": 4}, "rotated": false, "trimmed": false, \
                "spriteSourceSize": {"x": 0, "y": 0, "w": 5, "h": 4}, "sourceSize": {"w": 5, "h": 4}, "duration": 20},
                    "spin-0001.png": {"frame": {"x": 0, "y": 6, "w": 5, "h": 4}, "rotated": false, "trimmed": false, \
                "spriteSourceSize": {"x": 0, "y": 0, "w": 5, "h": 4}, "sourceSize": {"w": 5, "h": 4}, "duration": 20},
                    "spin-0002.png": {"frame": {"x": 0, "y": 0, "w": 5, "h": 4}, "rotated": false, "trimmed": false, \
                "spriteSourceSize": {"x": 0, "y": 0, "w": 5, "h": 4}, "sourceSize": {"w": 5, "h": 4}, "duration": 20}
                  },
                  "animations": {
                    "turn": ["spin-0000.png", "spin-0001.png", "spin-0002.png"]
                  },
                  "meta": {
                    "app": "spindle",
                    "version": "\(spindleVersion)",
                    "image": "spin@1.5x.png",
                    "format": "RGBA8888",
                    "size": {"w": 5, "h": 10},
                    "scale": "1.5",
                    "fps": 50,
                    "loop": true
                  }
                }

                """)
    }
}
