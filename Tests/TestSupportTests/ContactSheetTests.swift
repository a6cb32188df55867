import Imaging
import Testing

@testable import TestSupport

@Suite struct ContactSheetTests {
    private let red = Bitmap(2, 1) { _, _ in Color(255, 0, 0) }
    private let glass = Bitmap(1, 2) { _, y in Color(0, 0, 255, y == 0 ? 128 : 0) }

    @Test("pictures stand in rows, in cells as large as the largest, once for each background")
    func layout() {
        let sheet = ContactSheet([red, glass, red], columns: 2, gap: 3).bitmap
        #expect((sheet.width, sheet.height) == (3 + 2 * 5, 3 * (3 + 2 * 5)))
        #expect(sheet[3, 3] == Color(255, 0, 0))
        #expect(sheet[4, 3] == Color(255, 0, 0))
        #expect(sheet[3, 8] == Color(255, 0, 0))
        #expect(sheet[3, 3 + 13] == Color(255, 0, 0))
    }

    @Test("around pictures and through transparent pixels the background shows")
    func backgrounds() {
        let sheet = ContactSheet([glass], columns: 1, gap: 3).bitmap
        for (y, color) in [(0, Color(255, 255, 255)), (8, Color(18, 23, 28))] {
            #expect(sheet[0, y] == color)
            #expect(sheet[3, y + 4] == color)
        }
        #expect(sheet[0, 16] == Color(204, 204, 204))
    }

    @Test("a half transparent pixel is mixed with the background, rounded to the nearest level")
    func mixing() {
        let sheet = ContactSheet([glass], columns: 1, backgrounds: [.light, .dark], gap: 1).bitmap
        #expect(sheet[1, 1] == Color(127, 127, 255))
        #expect(sheet[1, 5] == Color(9, 11, 142))
    }

    @Test("zoom turns every pixel into a square")
    func zoom() {
        let picture = Bitmap(2, 1) { x, _ in Color(x == 0 ? 1 : 2, 0, 0) }
        let sheet = ContactSheet([picture], columns: 1, zoom: 3, backgrounds: [.light], gap: 0).bitmap
        #expect(sheet == Bitmap(6, 3) { x, _ in Color(x < 3 ? 1 : 2, 0, 0) })
    }

    @Test("fewer pictures than columns leave no empty columns")
    func fewPictures() {
        #expect(ContactSheet([red], columns: 9, backgrounds: [.light], gap: 0).bitmap == red)
    }
}
