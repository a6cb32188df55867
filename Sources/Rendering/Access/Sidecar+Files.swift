internal import Basics
internal import Indicators
internal import Jobs
internal import Languages

extension Sidecar {
    func bytes(_ format: SidecarFormat) -> [UInt8] {
        switch format {
        case .json: json()
        case .vtt: captions()
        case .txt: text()
        }
    }

    private func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("format", "spindle-a11y")
            json.member("version", 1)
            json.member("name", job.name)
            json.member("role", role.rawValue)
            json.member("label", label)
            if job.access.namesLanguage { json.member("language", job.access.language.code) }
            json.member("presentation", isObstructive ? "obstructive" : "parallel")
            json.member("startedBy", job.access.isStartedByUser ? "user" : "system")
            json.member("durationMs", nineDecimals(duration))
            json.member("loop", job.timeline.loops)
            json.array("values") { json in
                for line in lines {
                    json.object(nil, .inline) { json in
                        json.member("timeMs", nineDecimals(line.time))
                        json.member("value", line.value.map(nineDecimals))
                        json.member("text", line.text)
                    }
                }
            }
            if !job.access.stepStates.isEmpty {
                json.array("steps") { json in
                    for (index, steps) in job.access.stepStates.enumerated() {
                        json.object(nil, .inline) { json in
                            json.member("timeMs", index == 0 ? 0 : nineDecimals(job.timeline.length))
                            json.array("texts", .inline) { json in
                                for step in steps { json.element(step) }
                            }
                        }
                    }
                }
            }
            json.array("announcements") { json in
                for announcement in announcements {
                    json.object(nil, .inline) { json in
                        json.member("timeMs", nineDecimals(announcement.time))
                        json.member("politeness", announcement.politeness.rawValue)
                        json.member("text", announcement.text)
                    }
                }
            }
            json.array("focus") { json in
                for (time, target) in focus {
                    json.object(nil, .inline) { json in
                        json.member("timeMs", nineDecimals(time))
                        json.member("to", target)
                    }
                }
            }
            json.array("reducedMotion") { json in
                for (time, text) in reducedMotion {
                    json.object(nil, .inline) { json in
                        json.member("timeMs", time)
                        json.member("text", text)
                    }
                }
            }
            json.array("reducedMotionVariants") { json in
                for alternative in job.alternatives { json.element(alternative.name) }
            }
        }
        return json.finish()
    }

    /// The longest duration of a caption, which otherwise lasts until the next announcement, in milliseconds. Ours.
    private static let longestCaption = 4000.0

    private func captions() -> [UInt8] {
        var text = "WEBVTT\n"
        let all = announcements
        for (index, announcement) in all.enumerated() {
            let next = index + 1 < all.count ? all[index + 1].time : .infinity
            let end = max(min(next, announcement.time + Self.longestCaption), announcement.time + 1)
            let words = xmlEscaped(Self.oneLine(announcement.text))
            text += "\n\(Self.stamp(announcement.time)) --> \(Self.stamp(end))\n\(words)\n"
        }
        return Array(text.utf8)
    }

    private func text() -> [UInt8] {
        var text =
            "\(job.name): \(role.rawValue)\(label.map { ", \"\(Self.oneLine($0))\"" } ?? "")\n"
        for announcement in announcements {
            text += "\(Self.stamp(announcement.time))  \(announcement.politeness.rawValue)  "
            text += Self.oneLine(announcement.text) + "\n"
        }
        return Array(text.utf8)
    }

    private static func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline ? " " : $0 })
    }

    /// `00:01:02.345`, as WebVTT has it: hours of two digits or more.
    private static func stamp(_ time: Double) -> String {
        let all = Int(min(max(time, 0), 1e13).rounded())
        func padded(_ number: Int, _ digits: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(digits - text.count, 0)) + text
        }
        let (seconds, rest) = (all / 1000, all % 1000)
        return
            "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2)):\(padded(seconds % 60, 2)).\(padded(rest, 3))"
    }
}
