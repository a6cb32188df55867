import Basics
import Drawing
import Files
import Formats
import Foundation
import Indicators
import Jobs
import Languages
import Loading
import RequestSupport
import Requests
import TestSupport
import Testing

@testable import Rendering
@testable import Resolution

/// What Spindle says by itself, in the language that is asked for.
@Suite struct LocaleTests {
    private static func resolved(_ text: String) throws -> RenderJob {
        let file = try RenderFile.parse(Array("{\(text)}".utf8), name: "spec.yaml")
        return try file.resolve(file.spec)
    }

    /// All texts of a film, each once, in their order.
    private static func drawn(_ job: RenderJob) -> [String] {
        var (list, texts) = (DisplayListProbe(), [String]())
        for frame in 0..<job.timeline.count {
            for text in list.texts(job, frame) where !texts.contains(text) { texts.append(text) }
        }
        return texts
    }

    /// A film in which everything is said that an operation can have said of it, but for its end.
    private static let everything = """
        present: {name: dialog, message: Senden, pause: Warten}, fps: 5, sidecar: json,
        operation: {expected: 40000, stall-timeout: 8000, events: [{at: 0, started}, {at: 4000, paused},
         {at: 6000, resumed}]}
        """

    private static func said(_ job: RenderJob) -> Set<String> {
        let sidecar = Sidecar(job)
        return Set(sidecar.lines.map(\.text) + sidecar.announcements.map(\.text))
            .union(sidecar.reducedMotion.map(\.text)).union(drawn(job))
    }

    @Test(
        "W1: every word that Spindle adds to a story is one of its language, and none is left in English",
        arguments: Language.codes)
    func story(code: String) throws {
        let language = try Language.spoken(in: code)
        let words = language.words
        let job = try Self.resolved("locale: \(language.code), \(Self.everything)")
        let said = Self.said(job)
        for text in [words.inProgress, words.paused, words.resumed, words.noResponse, words.resume] {
            #expect(said.contains { $0.contains(text) } || text == words.inProgress, "\(text)")
        }
        #expect(said.contains { $0.contains(language.time(35, .second)) }, "\(said)")
        if language == .english { return }
        let english = Language.english.words
        for text in [english.paused, english.resumed, english.noResponse, english.resume, "about"] {
            // Some languages have the same word.
            let isOwn = [words.paused, words.resumed, words.resume, words.wait].contains { $0.contains(text) }
            #expect(isOwn || !said.contains { $0.contains(text) }, "\(text)")
        }
    }

    @Test(
        "W1: what stands in the place of motion is said in the language", arguments: Language.codes)
    func message(code: String) throws {
        let language = try Language.spoken(in: code)
        let job = try Self.resolved("locale: \(language.code), reduced-motion: message, fps: 2")
        #expect(Self.drawn(job) == language.words.waiting)
        #expect(
            Sidecar(try Self.resolved("locale: \(language.code)")).reducedMotion.map(\.text)
                == language.words.waiting)
    }

    @Test(
        "W1: steps have the title, the count and the states of the language",
        arguments: Language.codes)
    func steps(code: String) throws {
        let language = try Language.spoken(in: code)
        let text = """
            indicator: steps, header: true, current: 2, steps: [Eins, Zwei, {name: Drei, state: disabled}],
            locale: \(language.code)
            """
        let job = try Self.resolved(text)
        let drawn = Self.drawn(job)
        #expect(drawn.contains(language.words.allSteps) && drawn.contains(language.step(2, of: 3)))
        // Numbers in nodes.
        #expect(drawn.contains(language.number(3)))
        let states = language.words.states
        let spoken = job.access.stepStates[0]
        #expect(spoken[0].contains(states.complete) && spoken[1].contains(states.active))
        #expect(spoken[2].contains(states.disabled) && spoken[2].contains("Drei"))
        #expect(Sidecar(job).lines.map(\.text) == [language.labeled(language.step(2, of: 3), spoken[1])])
        let list = Self.drawn(
            try Self.resolved("indicator: steps, view: all, steps: [a, b], locale: \(language.code)"))
        #expect(list.contains(language.words.allSteps))
    }

    @Test("W1: a state without a label of its own is described in the language")
    func states() throws {
        let words = Language.german.words
        for (state, word) in [
            (ValueState.error, words.error), (.success, words.complete), (.paused, words.paused),
            (.disabled, words.disabled),
        ] {
            let job = try Self.resolved("state: \(state.rawValue), locale: de")
            #expect(Sidecar(job).lines.last?.text == word, "\(state)")
        }
    }

    @Test(
        "W2: values are written as the language writes them, in its digits, at the label, in the ring and in words",
        arguments: [
            ("de", "60\u{A0}%", "18/30"), ("tr", "%60", "18/30"), ("fa", "۶۰٪", "۱۸/۳۰"),
            ("en", "60%", "18/30"), ("ar-EG", "٦٠٪\u{61C}", "١٨/٣٠"),
        ])
    func values(code: String, percent: String, fraction: String) throws {
        let more = "value: 0.6, locale: \(code), size: 80"
        let beside = try Self.resolved("\(more), label: Laden, progress-text: percent")
        #expect(Self.drawn(beside) == [ProgressText.joined("Laden", percent)])
        #expect(Sidecar(beside).lines.map(\.text) == [percent])
        let counted = try Self.resolved("\(more), label: Laden, progress-text: fraction, progress-total: 30")
        #expect(Self.drawn(counted) == [ProgressText.joined("Laden", fraction)])
        #expect(Sidecar(counted).lines.map(\.text) == [fraction])
        let inside = try Self.resolved("\(more), progress-text: percent, progress-placement: center")
        #expect(Self.drawn(inside) == [percent])
        let bar = try Self.resolved("indicator: linear, value: 0.6, locale: \(code), progress-text: percent")
        #expect(Self.drawn(bar) == [percent])
    }

    @Test(
        "W2: a ring without room for the sign has the digits alone, wherever the sign stands",
        arguments: [("en", "60", 26), ("de", "60", 26), ("tr", "60", 26), ("ar-EG", "٦٠", 20)])
    func bare(code: String, digits: String, size: Int) throws {
        let job = try Self.resolved(
            "value: 0.6, locale: \(code), progress-text: percent, progress-placement: center, size: \(size)")
        #expect(Self.drawn(job) == [digits])
        #expect(job.notes.contains { $0.text(.keys).contains("no room for a percent sign") })
    }

    @Test(
        "W3: a region that has no words of its own falls back to its language",
        arguments: [
            ("de-AT", "de"), ("de_CH.UTF-8", "de"), ("en-GB", "en"), ("AR-sa", "ar-EG"), ("fr-CH", "fr"),
            ("zh-TW", "zh-Hant"),
        ])
    func fallback(tag: String, code: String) throws {
        let file = try RenderFile.parse(Array("{locale: \(tag), sidecar: json}".utf8), name: "spec.yaml")
        #expect(file.spec.locale?.code == code)
        let json = String(decoding: Sidecar(try file.resolve()).bytes(.json), as: UTF8.self)
        #expect(json.contains("\"language\": \"\(code)\""))
    }

    @Test(
        "W3: a locale that there is not is refused where it stands, with near ones and the list",
        arguments: [
            ("german", "did you mean \"de\""), ("Deutsch", "did you mean \"de\""),
            ("xx", "spindle list locales"),
            ("''", "spindle list locales"), ("en-Arab", "spindle list locales"),
        ])
    func unknown(tag: String, hint: String) throws {
        let error = #expect(throws: SpecError.self) {
            _ = try RenderFile.parse(Array("locale: \(tag)".utf8), name: "spec.yaml")
        }
        let text = error.map { "\($0)" } ?? ""
        // Few are listed at once.
        let isListed = text.contains("known: ") && hint.contains("list")
        #expect(text.contains(hint) || isListed, "\(text)")
        #expect(text.contains("spec.yaml:1:9"), "\(text)")
    }

    @Test("W4: a request's own words win over those of the language")
    func own() throws {
        let own = try Self.resolved(
            """
            locale: de, sidecar: json, fps: 5, label: {active: Mine, paused: Mine too},
            present: {name: dialog, pause: Hold, resume: On},
            operation: {stalled-text: Gone, wait-text: "{label}, {time}", expected: 40000, label-after: 0,
             stall-timeout: 8000, events: [{at: 0, started}, {at: 5000, paused}, {at: 7000, resumed}]}
            """)
        let said = Self.said(own)
        for text in ["Mine too", "Gone", "Hold", "On"] { #expect(said.contains(text), "\(text)") }
        let words = Language.german.words
        for text in [words.resume, words.noResponse, words.paused] {
            #expect(!said.contains(text), "\(text)")
        }
        let steps = Self.drawn(
            try Self.resolved(
                """
                indicator: steps, header: true, steps: [a, b], all-steps-text: Every, count-text: "{n} of {total}",
                locale: ar-EG
                """))
        #expect(steps.contains("Every") && steps.contains("١ of ٢"))
        let texts = try Self.resolved("locale: de, reduced-motion: message, fps: 2, reduced-text: [One, Two]")
        #expect(Self.drawn(texts) == ["One", "Two"])
    }

    @Test("W4: a log without words ends in those of the language, and its own win")
    func log() throws {
        let folder = try WorkFolder()
        defer { withExtendedLifetime(folder) {} }
        func write(_ text: String, _ name: String) throws -> String {
            let path = folder.path + "/" + name
            try Data(text.utf8).write(to: URL(filePath: path))
            return path
        }
        let path = try write("time,state,message\n0,started,\n2000,failed,", "job.csv")
        var spec = try RenderFile.parse(Array("{locale: de}".utf8), name: "spec.yaml").spec
        spec.operation.log = path
        #expect(try spec.resolve().story?.line.outcome?.message == Language.german.words.wentWrong)
        spec.label.states[.error] = "Mine"
        #expect(try spec.resolve().story?.line.outcome?.message == "Mine")
        spec.operation.log = try write("0,0\n2000,1", "done.csv")
        #expect(try spec.resolve().story?.line.outcome?.message == Language.german.words.complete)
    }

    @Test(
        "W5: announcements, captions and values are in the language, which the sidecar names where it was asked for"
    )
    func announcements() throws {
        let text = """
            fps: 5, operation: {events: [{at: 0, started}, {at: 2000, progress: 0.3}, {at: 5000, paused},
             {at: 8000, resumed}, {at: 12000, succeeded: Done}]}
            """
        let german = Sidecar(try Self.resolved("locale: de, sidecar: [json, vtt, txt], \(text)"))
        let words = Language.german.words
        #expect(
            german.announcements.map(\.text) == [
                words.inProgress, "30\u{A0}%", words.paused, words.resumed, "Done",
            ])
        for format in SidecarFormat.allCases {
            let bytes = String(decoding: german.bytes(format), as: UTF8.self)
            #expect(bytes.contains(words.paused) && !bytes.contains("Paused"), "\(format)")
        }
        let named = String(decoding: german.bytes(.json), as: UTF8.self)
        #expect(named.contains("\"language\": \"de\""))
        let plain = String(
            decoding: Sidecar(try Self.resolved("sidecar: json, \(text)")).bytes(.json), as: UTF8.self)
        #expect(!plain.contains("\"language\""))
    }

    @Test("W5: what is said in the place of a picture is in the language")
    func alternative() throws {
        let job = try Self.resolved("locale: de, to: web, value: 0.4, label: Laden")
        #expect(job.facts(for: .web).alternative == "Laden: 40\u{A0}%")
        let bare = try Self.resolved("locale: de, to: web")
        #expect(bare.facts(for: .web).alternative == Language.german.words.inProgress)
    }

    @Test(
        "W6: a language from right to left turns the layout, unless the request says otherwise",
        arguments: [
            ("locale: ar", LayoutDirection.rtl), ("locale: de", .ltr), ("locale: ar, direction: ltr", .ltr),
            ("locale: de, direction: rtl", .rtl), ("direction: rtl", .rtl), ("name: a", .ltr),
        ])
    func direction(text: String, direction: LayoutDirection) throws {
        let job = try Self.resolved("\(text), indicator: linear, value: 0.4, label: x")
        guard case .track(let track) = job.scene.body else {
            Issue.record("no track")
            return
        }
        #expect(track.direction == direction)
        let turned = try Self.resolved("locale: ar, indicator: linear, value: 0.4")
        let asked = try Self.resolved("direction: rtl, indicator: linear, value: 0.4")
        #expect(turned.scene.body == asked.scene.body)
    }

    @Test("W6: a catalog in a language from right to left has no variant for such languages")
    func variants() throws {
        let text = "indicator: linear, value: 0.4, label: x, to: xcassets"
        #expect(try Self.resolved(text).variants.contains { $0.variant.isRightToLeft })
        #expect(try !Self.resolved("locale: ar, \(text)").variants.contains { $0.variant.isRightToLeft })
    }

    @Test(
        "W7: what is said of a wait is drawn with no line break in it, and told as it is",
        arguments: Language.codes)
    func wait(code: String) throws {
        let language = try Language.spoken(in: code)
        let text = """
            locale: \(language.code), fps: 2, operation: {policy: immediate, label-after: 0, expected: 40000,
             events: [{at: 0, started}, {at: 2000, succeeded: Done}]}
            """
        let time = language.time(40, .second)
        let told = language.words.wait.filled(("{label}", "Sending"), ("{time}", time))
        for present in [
            "label: Sending", "present: {name: dialog, message: Sending}",
            "reduced-motion: message, present: {name: dialog, message: Sending}",
        ] {
            let job = try Self.resolved("\(present), \(text)")
            let drawn = try #require(Self.drawn(job).first { $0.contains("Sending") && $0 != "Sending" })
            #expect(drawn != told || !told.dropFirst(8).contains(" "), "\(drawn)")
            let held = drawn.dropFirst("Sending ".count)
            #expect(drawn.hasPrefix("Sending") ? !held.contains(" ") : true, "\(drawn)")
            #expect(
                String(drawn.map { $0 == "\u{A0}" ? " " : $0 })
                    == String(told.map { $0 == "\u{A0}" ? " " : $0 }))
            #expect(Sidecar(job).announcements.first?.text == told, "\(present)")
        }
    }

    @Test("a language that has nothing to say is noted, and no mistake")
    func silent() throws {
        let job = try Self.resolved("locale: de, label: Laden")
        #expect(job.notes.map { $0.text(.keys) } == ["locale has no effect where all words are your own"])
        let wordless = try Self.resolved("locale: de")
        #expect(wordless.notes.map { $0.text(.keys) } == ["locale has no effect where there are no words"])
        #expect(try Self.resolved("locale: de, label: Laden, sidecar: json").notes.isEmpty)
        #expect(try Self.resolved("locale: ar, label: Laden").notes.isEmpty)
    }

    @Test(
        "words of a presentation have an effect where they are drawn, or make a button larger",
        arguments: [
            "present: {name: dialog, message: Laden, pause: Halt}",
            "present: {name: dialog, message: Laden, cancel: Ende}",
            "indicator: linear, present: {name: dialog, message: Laden}, state: paused",
            "present: {name: toast, message: Laden, pause: Halt}",
        ])
    func staged(text: String) throws {
        for code in ["de", "fr", "ru", "el"] {
            let named = try Self.resolved("locale: \(code), \(text)")
            let isTold = named.notes.contains { $0.text(.keys).hasPrefix("locale has no effect") }
            #expect(try named.looksLike(Self.resolved(text)) == isTold, "\(code)")
        }
    }

    @Test(
        "English is what is said where nothing is asked for",
        arguments: [Self.everything, "value: 0.4, progress-text: percent"])
    func english(text: String) throws {
        let (plain, named) = (try Self.resolved(text), try Self.resolved("locale: en, \(text)"))
        #expect(plain.scene == named.scene && plain.film == named.film)
        #expect(Sidecar(plain).lines == Sidecar(named).lines)
        #expect(Sidecar(plain).announcements == Sidecar(named).announcements)
    }
}
