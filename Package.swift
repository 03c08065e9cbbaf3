// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The settings of every Swift target. A warning is an error, except for deprecations, because a newer system may
/// deprecate an API that an older one needs. SwiftPM ignores the treatment of warnings in packages that depend on this
/// one.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether to use the ICU in Swift's Foundation for Linux instead of the system's. A release sets `AXSTRINGS_ICU` to
/// `foundation`, because it contains Foundation anyway. Without the variable, the system's ICU is used if its headers
/// are installed.
let hasSystemICU = FileManager.default.fileExists(atPath: "/usr/include/unicode/uversion.h")
let usesFoundationICU = Context.environment["AXSTRINGS_ICU"].map { $0 == "foundation" } ?? !hasSystemICU

/// A Swift target with the package's settings.
/// - Parameter rooms: Its folders with a README, which isn't built; an empty path is the target's own folder.
func house(
    _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, rooms: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path, exclude: rooms.map { $0 + "README.md" },
        swiftSettings: settings)
}

/// The test target of `name`.
/// - Parameter more: Dependencies in addition to the tested target and `AXTestSupport`.
func tests(_ name: String, _ more: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name), "AXTestSupport"] + more,
        swiftSettings: settings)
}

/// The program `strings-benchmark` for the name `Strings`.
func benchmark(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name.lowercased() + "-benchmark", dependencies: dependencies + ["Timing"],
        path: "Benchmarks/\(name)Benchmark", swiftSettings: settings)
}

let package = Package(
    name: "axstrings",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "axstrings", targets: ["axstrings"]),
        // Libraries for other tools. Only AXStringsExtraction needs swift-syntax.
        .library(name: "AXStringsKit", targets: ["AXStringsKit"]),
        .library(name: "AXStringsExtraction", targets: ["AXStringsExtraction"]),
    ],
    dependencies: [
        // Commands, options, help and completions, as users of other Swift tools know them.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        // YAML with the position of every node, for the configuration and the locale data.
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        // Swift's own parser. A package with macros may need the older of the two versions that are tried.
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // Text, spans, diagnostics and edits, and the scanners of C, JSON and XML.
        house("AXSource"),
        house("AXScan", ["AXSource"]),

        // ICU, and our own C functions that call it. On Linux, a system library target adds the flags for ICU's headers
        // and libraries. macOS has only the library, so our own declarations replace the headers.
        .systemLibrary(name: "ICULibrary", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev", "pkg-config"])]),
        .target(
            name: "CICU",
            dependencies: usesFoundationICU ? [] : [.target(name: "ICULibrary", condition: .when(platforms: [.linux]))],
            cSettings: usesFoundationICU ? [.define("AXICU_FOUNDATION", .when(platforms: [.linux]))] : [],
            linkerSettings: [.linkedLibrary("icucore", .when(platforms: [.macOS]))]
                + (usesFoundationICU ? [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))] : [])),
        house("AXLocale", ["CICU"]),

        // Locale data: `Locales/` is compiled in by a build plug-in.
        .executableTarget(name: "embed-locales", swiftSettings: settings),
        .plugin(name: "EmbedLocales", capability: .buildTool(), dependencies: ["embed-locales"]),
        .target(name: "AXLocaleFiles", path: "Locales", swiftSettings: settings, plugins: ["EmbedLocales"]),
        house("AXLocaleData", ["AXLocaleFiles", "AXLocale", "Yams"]),

        // The model, and the modules that work on it. These modules don't import each other.
        house("AXModel", ["AXSource", "AXLocale"]),
        house("AXFormats", ["AXSource", "AXModel", "AXLocale", "AXScan"]),
        house(
            "AXExtract",
            [
                "AXSource", "AXLocale", "AXModel", "AXScan",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            rooms: [
                "", "APIs/", "Search/", "Facts/", "Index/", "Swift/", "ObjectiveC/", "InterfaceBuilder/", "Rules/",
                "Entries/", "Rewrite/",
            ]),
        house("AXRules", ["AXSource", "AXLocale", "AXModel", "AXLocaleData"]),
        house("AXPseudo", ["AXSource", "AXModel", "AXLocale", "AXLocaleData"]),
        house("AXPreview", ["AXSource", "AXModel", "AXLocaleData"]),
        house("AXReport", ["AXSource", "AXLocale", "AXModel", "AXLocaleData"]),

        // The protocol that assistants use (MCP), independent of localization.
        house("AXMCP", ["AXSource", "AXScan"]),

        // The command line.
        house(
            "AXCommands",
            [
                "AXMCP",
                "AXSource", "AXScan", "AXLocale", "AXModel", "AXFormats", "AXExtract", "AXLocaleData", "AXRules",
                "AXPreview", "AXPseudo", "AXReport", "CFile", "Yams",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "CFile"),
        .executableTarget(name: "axstrings", dependencies: ["AXCommands"], swiftSettings: settings),

        // The library products.
        house(
            "AXStringsKit",
            ["AXSource", "AXLocale", "AXModel", "AXFormats", "AXLocaleData", "AXRules", "AXPseudo"]),
        house("AXStringsExtraction", ["AXSource", "AXModel", "AXExtract", "AXStringsKit"]),

        // The programs that `scripts/bench` compares with others.
        house("Timing", path: "Benchmarks/Timing"),
        benchmark("Catalogs", ["AXFormats", "AXModel", "AXSource"]),
        benchmark("Formats", ["AXFormats", "AXModel", "AXSource"]),
        benchmark("Pseudo", ["AXFormats", "AXLocale", "AXLocaleData", "AXModel", "AXPseudo", "AXSource"]),
        .executableTarget(
            name: "parse-benchmark", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")],
            path: "Benchmarks/ParseBenchmark", swiftSettings: settings),
        benchmark("Strings", ["AXFormats", "AXModel", "AXSource"]),

        // The fuzzer of the formats. The tests contain a short run, and `scripts/fuzz` makes longer ones.
        .target(
            name: "AXFuzzing", dependencies: ["AXFormats", "AXLocale", "AXModel", "AXSource", "AXTestSupport"],
            path: "Tests/AXFuzzing", swiftSettings: settings),
        .executableTarget(
            name: "formats-fuzzer", dependencies: ["AXFuzzing"], path: "Benchmarks/FormatsFuzzer",
            swiftSettings: settings),

        // The invariants of pseudo-translations. The tests check them for a few hundred strings, and
        // `scripts/measure pseudo-invariants` for all strings in a folder.
        .target(
            name: "AXPseudoChecking", dependencies: ["AXModel"], path: "Tests/AXPseudoChecking", swiftSettings: settings
        ),
        .executableTarget(
            name: "pseudo-invariants",
            dependencies: [
                "AXFormats", "AXLocale", "AXLocaleData", "AXModel", "AXPseudo", "AXPseudoChecking", "AXSource",
            ],
            path: "Benchmarks/PseudoInvariants", swiftSettings: settings),

        // Fits the length models of `Locales/`, for `scripts/length-model`.
        .executableTarget(
            name: "length-model",
            dependencies: [
                "AXCommands", "AXLocale", "AXLocaleData", "AXModel", "AXPseudo", "AXReport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Benchmarks/LengthModel", swiftSettings: settings),
        .testTarget(
            name: "LengthModelTests", dependencies: ["length-model", "AXLocaleData", "AXPseudo", "AXTestSupport"],
            swiftSettings: settings),

        // Tests.
        .target(
            name: "AXTestSupport", dependencies: ["AXSource"], path: "Tests/AXTestSupport", swiftSettings: settings),
        tests("AXSource"),
        tests("AXScan", ["AXSource"]),
        tests("AXLocale"),
        tests("AXModel", ["AXSource", "AXLocale"]),
        tests("AXFormats", ["AXFuzzing", "AXSource", "AXLocale", "AXModel", "AXScan"]),
        tests("AXExtract", ["AXReport", "AXSource", "AXLocale", "AXModel"]),
        tests("AXLocaleData", ["AXLocale"]),
        .executableTarget(name: "format-probe", path: "Tests/FormatProbe", swiftSettings: settings),
        tests("AXRules", ["AXSource", "AXLocale", "AXModel", "AXLocaleData", "Yams", "format-probe"]),
        tests("AXPseudo", ["AXPseudoChecking", "AXSource", "AXModel", "AXLocale", "AXLocaleData"]),
        .executableTarget(
            name: "utterance-probe", dependencies: ["AXLocaleData", "AXModel", "AXPreview"],
            path: "Tests/UtteranceProbe",
            swiftSettings: settings),
        tests("AXPreview", ["AXSource", "AXModel", "AXLocaleData"]),
        tests("AXReport", ["AXSource", "AXLocale", "AXModel", "AXLocaleData"]),
        tests("AXMCP"),
        tests(
            "AXCommands",
            [
                "AXMCP",
                "AXSource", "AXLocale", "AXModel", "AXFormats", "AXLocaleData", "AXRules", "AXExtract", "AXPseudo",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        tests("AXStringsKit", ["AXStringsExtraction"]),
        .target(name: "CTerminal", path: "Tests/CTerminal"),
        .testTarget(
            name: "EndToEndTests", dependencies: ["AXTestSupport", "CTerminal", "axstrings"], swiftSettings: settings),
    ])
