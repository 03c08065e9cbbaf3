import AXExtract
import AXSource

/// Which target of a Swift package a file belongs to, by the manifests and the folders of a project.
struct PackageTargets: Sendable {
    /// By the folders of their sources, and by their resources, which may be elsewhere.
    private var modules: [String: Module] = [:]

    /// Unreadable manifests are skipped.
    init(_ manifests: [String], in files: any FileSystem) {
        for path in Set(manifests.map(PathName.normalized)).sorted() where PathName.name(of: path) == KnownFiles.package
        {
            guard let raw = try? files.read(path),
                let manifest = PackageManifest(SourceFile(path: path, raw: raw))
            else { continue }
            for target in manifest.targets {
                let isOnly = manifest.targets.count { $0.kind == target.kind } == 1
                let folder = Self.folder(of: target, in: PathName.parent(of: path), isOnly: isOnly, files)
                let module = Module(name: target.name, kind: .package(target.kind), folder: folder)
                modules[folder] = module
                for resource in target.resources.map({ PathName.normalized(PathName.join(folder, $0)) })
                where modules[resource] == nil {
                    modules[resource] = module
                }
            }
        }
    }

    var isEmpty: Bool { modules.isEmpty }

    /// The target in whose folder or resources a file lies, the innermost one; nil for a file of an app.
    func target(of path: String) -> Module? {
        var place = PathName.normalized(path)
        while true {
            if let module = modules[place] { return module }
            let parent = PathName.parent(of: place)
            if parent == place { return nil }
            place = parent
        }
    }

    /// Where SwiftPM looks for the sources of a target (`PackageBuilder` of SwiftPM).
    /// - Parameter isOnly: whether the package has no other target of this kind; the folder may then be that of all sources.
    private static func folder(
        of target: PackageManifest.Target, in package: String, isOnly: Bool, _ files: any FileSystem
    ) -> String {
        if let path = target.path { return PathName.normalized(PathName.join(package, path)) }
        let folders = (target.kind == .other ? ["Tests", "Plugins"] : []) + ["Sources", "Source", "src", "srcs"]
        let places = folders.map { PathName.normalized(PathName.join(PathName.join(package, $0), target.name)) }
        let shared = isOnly ? folders.map { PathName.normalized(PathName.join(package, $0)) } : []
        return (places + shared).first { (try? files.info($0)) != nil } ?? places[0]
    }
}
