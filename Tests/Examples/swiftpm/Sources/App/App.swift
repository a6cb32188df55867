import Foundation

@main struct App {
    static func main() throws {
        guard let folder = Bundle.module.url(forResource: "spindle", withExtension: nil) else {
            fatalError("the bundle has no assets")
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where !name.hasPrefix(".") {
            print(folder.appending(path: name).path)
        }
    }
}
