#if arch(wasm32)
    import Drawing
    import PageMotions

    /// Asks the page for the size of the text block in the words at `block`, and for nine numbers in `room`; 0 for none.
    @_extern(wasm, module: "page", name: "measure")
    func measure(_ block: UnsafeMutablePointer<UInt64>, _ room: UnsafeMutablePointer<Double>) -> Int32

    /// Asks the page for the outlines of the text in the words at `shape`: the number of bytes and those, which are an SVG
    /// path; nil for none.
    @_extern(wasm, module: "page", name: "outline")
    func outline(_ shape: UnsafeMutablePointer<UInt64>) -> UnsafeMutablePointer<UInt8>?

    extension Typesetter {
        /// The typesetter of the page.
        static let page = Typesetter(
            fonts: { choice throws(FontError) in
                switch choice {
                case .standard: return FontSet(faces: [])
                case .family(let name):
                    return FontSet(faces: [FontSet.Face(path: "", family: name, weight: 400)])
                case .file(let path): throw .noFile(path)
                }
            }, engine: { _ in PageTexts() })
    }

    private final class PageTexts: TextMeasuring, TextOutlining {
        func measure(_ block: TextBlock) throws(TextError) -> TextSize {
            var reply = Reply()
            reply.put(block)
            let words = reply.sent()
            let room = UnsafeMutablePointer<Double>.allocate(capacity: 9)
            defer {
                words.deallocate()
                room.deallocate()
            }
            guard PageScenes.measure(words, room) != 0 else {
                throw .failed("nothing measures texts here; give load a function that does: {measure}")
            }
            return TextSize(
                width: room[0], height: room[1], firstBaseline: room[2], lineCount: Int(room[3]),
                isTruncated: room[4] != 0, missingGlyphs: Int(room[5]), inkAbove: room[6], inkBelow: room[7],
                breaksWord: room[8] != 0)
        }

        func outline(of text: TextShape) throws(TextError) -> Path {
            var reply = Reply()
            reply.put(text)
            let words = reply.sent()
            defer { words.deallocate() }
            guard let bytes = PageScenes.outline(words) else {
                throw .failed("nothing outlines texts here; give load a function that does: {outline}")
            }
            defer { bytes.deallocate() }
            let count = bytes.withMemoryRebound(to: UInt32.self, capacity: 1) { Int($0.pointee) }
            let data = String(
                decoding: UnsafeBufferPointer(start: bytes + 4, count: count), as: UTF8.self)
            do throws(PathDataError) { return try Path(svg: data) } catch {
                throw .failed("the outlines of a text are not an SVG path: \(error)")
            }
        }
    }
#endif
