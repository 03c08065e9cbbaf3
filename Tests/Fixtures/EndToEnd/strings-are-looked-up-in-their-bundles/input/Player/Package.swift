// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Player",
    defaultLocalization: "en",
    targets: [
        .target(name: "Player", path: "Sources", resources: [.process("../Resources/Localizable.xcstrings")])
    ]
)
