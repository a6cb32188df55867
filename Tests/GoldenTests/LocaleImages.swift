import Drawing
import Jobs
import Loading
import Requests
import TestSupport

/// The same indicators in languages that write values in other ways, one language a column.
enum LocaleImages {
    static let cases = [locales]

    private static let languages = [
        ("en", "Uploading photos"), ("fr", "Envoi des photos"), ("tr", "Fotoğraflar yükleniyor"),
        ("ar-EG", "جارٍ رفع الصور"), ("he", "התמונות מועלות"), ("hi", "फ़ोटो अपलोड हो रहे हैं"),
        ("bn", "ছবি আপলোড হচ্ছে"), ("th", "กำลังอัปโหลดรูปภาพ"),
    ]

    /// A value in a ring and beside one, a bar, what stands in the place of motion, a wait, and steps.
    private static let pictures = [
        "size: large, value: 0.68, label: LABEL, progress-text: percent, width: 300",
        "size: 72, value: 0.68, progress-text: percent, progress-placement: center, width: 300, margin: 1",
        "indicator: linear, value: 0.6, label: LABEL, progress-text: fraction, progress-total: 30, width: 300",
        "reduced-motion: message, width: 300, fps: 1",
        """
        size: large, label: LABEL, width: 300, fps: 1,
        operation: {policy: immediate, label-after: 0, expected: 40000, events: [{at: 0, started}]}
        """,
        "indicator: steps, header: true, steps: ['—', '—', '—'], current: 2, width: 300",
    ]

    private static let locales: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for half in [languages.prefix(4), languages.suffix(4)] {
            for picture in pictures {
                for (code, label) in half {
                    let spec = picture.split(separator: "LABEL").joined(separator: "'\(label)'")
                    let text = "{theme: fiori-light, background: surface, locale: \(code), \(spec)}"
                    cells += ImageCase.Cell.frames({ [min(3, $0.count - 1)] }, scale: 1) {
                        try RenderFile.parse(Array(text.utf8), name: "locales").spec.resolve()
                    }
                }
            }
        }
        return ImageCase(
            name: "locales", cells: cells, columns: 4, backgrounds: [.light], hasTexts: true)
    }()
}
