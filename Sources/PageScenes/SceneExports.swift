#if arch(wasm32)
    import Basics
    import Drawing
    import MotionCore
    import PageMotions

    /// The rest of the catalog of motions: drawn ones, and those of collections.
    @_expose(wasm, "drawn")
    @_cdecl("drawn")
    public func drawn() -> UnsafeMutablePointer<UInt64> { MotionReply.list(rest).sent() }

    private let rest = Motion.drawn + Motion.collected

    /// Puts the rows of motion `index` of the rest where there is room for them, and returns how many there are.
    @_expose(wasm, "drawnSpans")
    @_cdecl("drawnSpans")
    public func drawnSpans(_ index: Int32, _ time: Double, _ room: UnsafeMutablePointer<Double>) -> Int32 {
        index < rest.count ? MotionReply.put(spansOf: rest[Int(index)], at: time, into: room) : 0
    }

    @_expose(wasm, "themes")
    @_cdecl("themes")
    public func themes() -> UnsafeMutablePointer<UInt64> { PageCatalog.themes().sent() }

    @_expose(wasm, "options")
    @_cdecl("options")
    public func options() -> UnsafeMutablePointer<UInt64> { PageCatalog.options().sent() }

    /// Makes a scene: nil, and in `problems` what is wrong, where it cannot be made.
    @_expose(wasm, "scene")
    @_cdecl("scene")
    public func scene(
        _ request: UnsafePointer<UInt8>, _ count: Int32,
        _ problems: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>?>
    ) -> UnsafeMutableRawPointer? {
        let bytes = Array(UnsafeBufferPointer(start: request, count: Int(count)))
        do throws(SpecError) {
            return Unmanaged.passRetained(try PageScene(bytes, .page)).toOpaque()
        } catch {
            problems.pointee = Reply(error).sent()
            return nil
        }
    }

    private func held(_ scene: UnsafeMutableRawPointer) -> PageScene {
        Unmanaged<PageScene>.fromOpaque(scene).takeUnretainedValue()
    }

    @_expose(wasm, "dispose")
    @_cdecl("dispose")
    public func dispose(_ scene: UnsafeMutableRawPointer) {
        Unmanaged<PageScene>.fromOpaque(scene).release()
    }

    @_expose(wasm, "facts")
    @_cdecl("facts")
    public func facts(_ scene: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt64> {
        held(scene).facts.sent()
    }

    @_expose(wasm, "frame")
    @_cdecl("frame")
    public func frame(_ scene: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<UInt64> {
        held(scene).picture(at: time).sent()
    }

    @_expose(wasm, "progress")
    @_cdecl("progress")
    public func progress(_ scene: UnsafeMutableRawPointer, _ time: Double) -> UnsafeMutablePointer<UInt64> {
        held(scene).progress(at: time).sent()
    }

    @_expose(wasm, "access")
    @_cdecl("access")
    public func access(_ scene: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt64> {
        held(scene).access.sent()
    }

    @_expose(wasm, "findings")
    @_cdecl("findings")
    public func findings(_ scene: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt64> {
        held(scene).findings.sent()
    }

    /// The text of a file, or nothing and what is wrong.
    @_expose(wasm, "file")
    @_cdecl("file")
    public func file(_ scene: UnsafeMutableRawPointer, _ format: Int32) -> UnsafeMutablePointer<UInt64> {
        guard let format = PageScene.Format(rawValue: format) else {
            preconditionFailure("a format is known")
        }
        var reply = Reply()
        do throws(SpecError) {
            let text = try held(scene).file(format)
            reply.put(true)
            reply.put(text)
        } catch {
            reply.put(false)
            reply.put(error)
        }
        return reply.sent()
    }
#endif
