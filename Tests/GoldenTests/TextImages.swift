import CairoRaster
import Drawing
import TestSupport

/// Contact sheets of texts, in boxes that show their sizes.
enum TextImages {
    static let cases = [scripts, wrapping, styles, rough, enlarged]

    private static let ink = Color(rgba: 0x0A6E_D1FF)

    /// A text as wide as it is or as `box`, on a faint ground.
    private static func cell(_ block: TextBlock, box: Double? = nil, scale: Double = 2) -> ImageCase.Cell {
        ImageCase.Cell(scale: scale) {
            let size = try TextEngine(fonts: FontSet(.standard)).measure(block)
            let width = max(box ?? size.width, 1)
            let ground = BlockShape(x: 2, y: 2, width: width, height: size.height, isRound: false)
            return DisplayList(
                width: width + 4, height: size.height + 4,
                shapes: [
                    .group(GroupShape(parts: [.init(.block(ground), Color(rgba: 0x8396_A833))])),
                    .text(TextShape(block, x: 2, y: 2, width: width, color: ink)),
                ])
        }
    }

    private static func label(_ text: String, _ direction: LayoutDirection = .ltr) -> TextBlock {
        TextBlock(text, size: 15, lineHeight: 20, direction: direction)
    }

    private static let scripts: ImageCase = {
        let texts: [(String, LayoutDirection)] = [
            ("Loading your data…", .ltr), ("AVATAR Type 0123456789 … and on", .ltr),
            ("Größe, çåñ, ﬁ ffi", .ltr),
            ("Загрузка данных", .ltr), ("Φόρτωση δεδομένων", .ltr), ("טוען נתונים", .rtl),
            ("שָׁלוֹם עֲלֵיכֶם", .rtl), ("جارٍ تحميل البيانات", .rtl), ("السلام عليكم", .rtl),
            ("डेटा लोड हो रहा है", .ltr), ("กำลังโหลดข้อมูล", .ltr), ("ডেটা লোড হচ্ছে", .ltr),
            ("Upload של קובץ 42", .ltr), ("תמונה IMG_07.png נטענת", .rtl), ("تحميل file.zip 30%", .rtl),
            ("abc אבג 123 دهو xyz", .ltr), ("მონაცემები", .ltr), ("Տվյալներ", .ltr),
        ]
        return ImageCase(
            name: "text-scripts", cells: texts.map { cell(label($0.0, $0.1)) }, columns: 3, hasTexts: true)
    }()

    private static let wrapping: ImageCase = {
        let long = "The quick brown fox jumps over the lazy dog and then sleeps"
        let arabic = "جارٍ تحميل البيانات من الخادم يرجى الانتظار قليلا حتى ينتهي"
        var cells: [ImageCase.Cell] = []
        for (text, direction) in [(long, .ltr), (arabic, .rtl)] as [(String, LayoutDirection)] {
            for alignment in TextBlock.Alignment.allCases {
                for lines in [1, 2, 4] {
                    var block = label(text, direction)
                    (block.alignment, block.maxWidth, block.maxLines) = (alignment, 140, lines)
                    cells.append(cell(block, box: 140))
                }
            }
        }
        for width in [60.0, 20, 1] {
            var block = label("Donaudampfschifffahrt")
            (block.maxWidth, block.maxLines) = (width, 3)
            cells.append(cell(block, box: max(width, 60)))
        }
        return ImageCase(name: "text-wrapping", cells: cells, columns: 3, hasTexts: true)
    }()

    /// The sizes of the themes, all weights, spacing and digits.
    private static let styles: ImageCase = {
        var cells: [ImageCase.Cell] = []
        for weight in TextBlock.Weight.allCases {
            for (size, line) in [(12.0, 16.0), (14, 20), (17, 22), (24, 32)] {
                cells.append(cell(TextBlock("Saving 68%", size: size, lineHeight: line, weight: weight)))
            }
        }
        for text in ["Saving 68%", "جارٍ الحفظ", "11:11 00:00"] {
            for spacing in [0, 0.5, 2] {
                cells.append(cell(TextBlock(text, size: 14, lineHeight: 20, letterSpacing: spacing)))
            }
            cells.append(cell(TextBlock(text, size: 14, lineHeight: 20, hasTabularFigures: true)))
        }
        return ImageCase(name: "text-styles", cells: cells, columns: 4, hasTexts: true)
    }()

    /// What texts should not hold and do.
    private static let rough: ImageCase = {
        let texts = [
            "", " ", "a\tb\nc\r\nd\u{2028}e", "nul\u{0}nul", "no emoji 👩‍👩‍👧‍👦 here", "漢字かな",
            "e\u{301}o\u{308}\u{323} Z\u{310}\u{31F}\u{335}a\u{36B}l\u{300}\u{301}\u{302}\u{303}g\u{488}o",
            "\u{202E}override\u{202C} back", "zero\u{200B}\u{200D}\u{FEFF}width",
            "\u{E123} \u{FFFD} \u{1F600}",
        ]
        return ImageCase(
            name: "text-rough", cells: texts.map { cell(label($0)) }, columns: 3, hasTexts: true)
    }()

    /// Single pixels, at whole and fractional scales.
    private static let enlarged: ImageCase = {
        let cells = [1, 1.5, 2].flatMap { scale in
            ["Rag 8%", "שלום", "مرحبا"].map { cell(label($0), scale: scale) }
        }
        return ImageCase(name: "text-pixels", cells: cells, columns: 3, zoom: 4, hasTexts: true)
    }()
}
