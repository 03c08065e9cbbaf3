import AXExtract

/// A part of a project with its own bundle: a target of a Swift package, or a framework of an Xcode project.
struct Module: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case package(PackageManifest.Target.Kind)
        case framework
    }

    let name: String
    let kind: Kind
    /// As paths of the project are spelled: the folder of a package's target, or that of a framework's project.
    let folder: String

    /// Whether a lookup has to name the bundle to find the module's strings.
    var isLibrary: Bool { kind == .package(.library) || kind == .framework }

    /// How a source names the bundle.
    var bundle: String { kind == .framework ? "#bundle" : ".module" }
}
