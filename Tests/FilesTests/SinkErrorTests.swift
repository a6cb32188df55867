import Foundation
import Testing

@testable import Files

@Suite struct SinkErrorTests {
    @Test(
        "errors of the place cannot be created, errors of the storage failed",
        arguments: [
            (EACCES, .cannotCreate), (EPERM, .cannotCreate), (EROFS, .cannotCreate), (ENOTDIR, .cannotCreate),
            (EISDIR, .cannotCreate), (ENOENT, .cannotCreate), (ENAMETOOLONG, .cannotCreate),
            (ENOSPC, .ioFailed), (EIO, .ioFailed), (EFBIG, .ioFailed), (EPIPE, .ioFailed),
            (EDQUOT, .ioFailed),
            (EMFILE, .ioFailed),
        ] as [(Int32, SinkError.Kind)])
    func kinds(code: Int32, kind: SinkError.Kind) {
        #expect(SinkError(code, path: "p", operation: "write").kind == kind)
    }

    @Test("the message has the path, what was tried, and the system's words")
    func message() {
        #expect(
            SinkError(ENOSPC, path: "out/a.png", operation: "write").description
                == "cannot write \"out/a.png\": No space left on device")
    }
}
