import Arguments
import Testing

@Suite struct ManualTests {
    @Test("a page has the chapters of the command in the language of man")
    func page() throws {
        let pages = Sample.program.manual(version: "2.0", date: "2026-01-31")
        #expect(
            pages.map { $0.file } == [
                "draw.1", "draw-render.1", "draw-render-circle.1", "draw-render-file.1", "draw-list.1",
                "draw-ease.1",
            ])
        #expect(
            pages[2].text == #"""
                .TH DRAW\-RENDER\-CIRCLE 1 2026-01-31 "draw 2.0" "User Commands"
                .SH NAME
                draw\-render\-circle \- Render a circle
                .SH SYNOPSIS
                .nf
                draw render circle \-o <dir> [<options>]
                .fi
                .SH DESCRIPTION
                Render a circle.
                .PP
                First
                paragraph.
                .PP
                .nf
                kept   as it is
                .fi
                .PP
                Second.
                .SH OPTIONS
                .SS Look options
                .TP
                \fB\-\-scale\fR \fIn\fR
                Pixels per point; several at once. More. (default: 1)
                .TP
                \fB\-\-color\fR \fIcolor\fR
                A color.
                .TP
                \fB\-\-header\fR, \fB\-\-no\-header\fR
                Show the header.
                .SS Options
                .TP
                \fB\-o\fR, \fB\-\-output\fR \fIdir\fR
                Where to write to.
                .TP
                \fB\-\-json\fR
                Print [JSON]: it\(aqs for programs.
                .TP
                \fB\-h\fR, \fB\-\-help\fR
                Show this help.
                .SH EXAMPLES
                .nf
                draw render circle \-o out
                .fi
                .SH SEE ALSO
                .BR draw (1),
                .BR draw\-render (1)

                """#)
    }

    @Test("texts keep their characters, whatever these mean to man")
    func quoting() {
        let text = "'.' \\ \"x\" ~ ^ ` – 😀"
        let page = Command("x", text, discussion: ".start\n\n  .in\n   \\n") { _ in }
            .manual(version: "1", date: "2026-01-31")[0].text
        #expect(page.contains(#"\(aq.\(aq \e \(dqx\(dq \(ti \(ha \(ga \[u2013] \[u1F600]"#))
        #expect(page.contains("\n\\&.start\n") && page.contains("\n\\&.in\n") && page.contains("\n \\en\n"))
    }
}
