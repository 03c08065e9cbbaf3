import AXExtract
import AXModel
import AXSource

/// Which bundle the tables and the sources of a project end up in: that of a module, or the app's.
struct StringBundles: Sendable {
    private let packages: PackageTargets
    private let projects: XcodeTargets
    /// The modules of the project's tables; nil among them for an app's tables.
    private let owners: [TablePlace: Module?]
    /// The modules that have a table of a name; nil among them for the app.
    private let tableOwners: [String: Set<Module?>]

    private struct TablePlace: Hashable {
        let folder: String
        let name: String
    }

    init(_ project: Project, in files: any FileSystem) {
        let packages = PackageTargets(project.manifests, in: files)
        // What an app compiles or copies of a module is in the app.
        let hasPackageTables = project.tables.contains { packages.target(of: $0.paths.first ?? "") != nil }
        var projects = XcodeTargets(project.manifests, needsAll: hasPackageTables, in: files)
        if !hasPackageTables, project.tables.contains(where: { Self.module(of: $0.paths, packages, projects) != nil }) {
            projects = XcodeTargets(project.manifests, needsAll: true, in: files)
        }
        self.packages = packages
        self.projects = projects
        owners = Dictionary(
            project.tables.map {
                (TablePlace(folder: $0.folder, name: $0.name), Self.module(of: $0.paths, packages, projects))
            }
        ) { first, _ in first }
        tableOwners = Dictionary(grouping: owners) { $0.key.name }.mapValues { Set($0.map(\.value)) }
    }

    /// Whether the app's is the only bundle that has tables.
    var isOne: Bool { tableOwners.values.allSatisfy { $0.subtracting([nil]).isEmpty } }

    /// The module whose code a source is part of, alone; nil for the app's and for what both compile.
    func module(of path: String) -> Module? { Self.module(of: [path], packages, projects) }

    /// The module that a table is copied into; nil for a table of an app.
    func owner(of table: StringTable) -> Module? {
        owners[TablePlace(folder: table.folder, name: table.name)] ?? Self.module(of: table.paths, packages, projects)
    }

    /// How the sources of each module name its bundle, as most of their lookups do.
    func names(in lookups: [Occurrence]) -> [Module: String] {
        let named = lookups.filter { $0.bundle.map(CallHabits.isGlobal) == true }
        var counts: [Module: [String: Int]] = [:]
        for (path, lookups) in Dictionary(grouping: named, by: \.path) {
            guard let module = module(of: path) else { continue }
            // Packages are linked statically: the bundle of a class is the app's.
            for name in lookups.compactMap(\.bundle) where module.kind == .framework || !name.contains("for:") {
                counts[module, default: [:]][name, default: 0] += 1
            }
        }
        return counts.compactMapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    }

    /// Whether a new string is for this table, by its source and its bundle. Xcode, too, puts a string that names no bundle into
    /// the table of the target that is built.
    func holds(_ occurrence: Occurrence, _ table: StringTable) -> Bool {
        guard !isOne else { return true }
        let home = owner(of: table)
        let owners = tableOwners[table.name] ?? []
        if let resolved = occurrence.resolved, resolved.path != occurrence.path {
            let owner = module(of: resolved.path)
            return owner == home || !owners.contains(owner)
        }
        let owner = module(of: occurrence.path)
        // Some projects keep all strings in one package.
        guard owners.contains(owner) || owners.contains(nil) else { return true }
        let isMain = occurrence.bundle != nil && BundleWrong.isSuspect(occurrence) && owners.contains(nil)
        let isApps = isMain || !owners.contains(owner)
        return home == (isApps ? nil : owner)
    }

    /// The module of files that are in one place. Not each language needs to be in a project.
    private static func module(of paths: [String], _ packages: PackageTargets, _ projects: XcodeTargets) -> Module? {
        guard let path = paths.first else { return nil }
        for path in paths where !projects.isEmpty {
            let targets = projects.targets(of: path).filter { $0.product != .tests }
            guard let first = targets.first else { continue }
            guard targets.allSatisfy({ $0.product == .framework }) else { return nil }
            return Module(name: first.name, kind: .framework, folder: first.folder)
        }
        return packages.target(of: path)
    }
}

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
