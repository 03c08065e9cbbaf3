import AXExtract
import AXSource

/// Which target of a Swift package a file belongs to, by the manifests and the folders of a project.
struct PackageTargets: Sendable {
    /// By their folders.
    private var targets: [String: Module] = [:]

    /// Unreadable manifests are skipped.
    init(_ manifests: [String], in files: any FileSystem) {
        for path in Set(manifests.map(PathName.normalized)).sorted() where PathName.name(of: path) == KnownFiles.package
        {
            guard let raw = try? files.read(path),
                let manifest = PackageManifest(SourceFile(path: path, raw: raw))
            else { continue }
            for target in manifest.targets {
                let folder = Self.folder(of: target, in: PathName.parent(of: path), files)
                targets[folder] = Module(name: target.name, kind: .package(target.kind), folder: folder)
            }
        }
    }

    var isEmpty: Bool { targets.isEmpty }

    /// The target in whose folder a file lies, the innermost one; nil for a file of an app.
    func target(of path: String) -> Module? {
        var folder = PathName.parent(of: PathName.normalized(path))
        while true {
            if let target = targets[folder] { return target }
            let parent = PathName.parent(of: folder)
            if parent == folder { return nil }
            folder = parent
        }
    }

    /// Where SwiftPM looks for the sources of a target (`PackageBuilder` of SwiftPM).
    private static func folder(
        of target: PackageManifest.Target, in package: String, _ files: any FileSystem
    ) -> String {
        if let path = target.path { return PathName.normalized(PathName.join(package, path)) }
        let places = ["Sources", "Source", "src", "srcs"].map {
            PathName.normalized(PathName.join(PathName.join(package, $0), target.name))
        }
        return places.first { (try? files.info($0)) != nil } ?? places[0]
    }
}
