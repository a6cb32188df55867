// swift-tools-version: 6.2
import PackageDescription

// An app, beside a checkout of Spindle in a folder of that name, with a module that is called like one of Spindle's: `moduleAliases`
// calls that of Spindle otherwise. `swift run` prints two words, one by each of them.
let package = Package(
    name: "example",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "spindle", path: "../spindle")],
    targets: [
        .target(name: "Files"),
        .executableTarget(
            name: "App",
            dependencies: [
                "Files",
                .product(
                    name: "Spindle", package: "spindle", moduleAliases: ["Files": "SpindleFiles"]),
            ]),
    ]
)
