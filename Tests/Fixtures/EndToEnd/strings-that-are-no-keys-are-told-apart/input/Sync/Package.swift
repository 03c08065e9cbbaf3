// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Sync", defaultLocalization: "en",
    targets: [.target(name: "Sync", resources: [.process("Resources")])])
