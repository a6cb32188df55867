// swift-tools-version: 6.2
import PackageDescription

/// What one hot module costs: a table of its case beside the same work in C with Cairo.
func table(_ module: String) -> Target {
    .executableTarget(
        name: "\(module)Benchmarks",
        dependencies: [
            "Registration", spindle("Workloads"), .product(name: "Benchmark", package: "benchmark"),
        ],
        path: module,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

func spindle(_ module: String) -> Target.Dependency { .product(name: module, package: "spindle") }

let package = Package(
    name: "spindle-benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "spindle", path: ".."),
        // Without its traits it counts no allocations, and needs no replacement for malloc.
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
    ],
    targets: [
        table("Curve"), table("Raster"), table("PNG"), table("Sheet"), table("Animation"),
        table("Pipeline"),

        .executableTarget(
            name: "bench-ratios", dependencies: [spindle("Workloads")], path: "Tools/bench-ratios"),
        .executableTarget(
            name: "cairo-frames", dependencies: [spindle("Baseline")], path: "Tools/cairo-frames"),
        .executableTarget(
            name: "cairo-start", dependencies: ["CairoForBaseline", "DeflateForBaseline"],
            path: "Tools/cairo-start"),
        .executableTarget(name: "meter", path: "Tools/meter"),

        .target(
            name: "Registration",
            dependencies: [spindle("Workloads"), .product(name: "Benchmark", package: "benchmark")],
            path: "Support/Registration"),
        .systemLibrary(
            name: "CairoForBaseline", path: "Support/CairoForBaseline", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "DeflateForBaseline", path: "Support/DeflateForBaseline", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    ]
)
