import AXExtract
import AXModel
import AXSource

/// A part of a project with a separate bundle: a target of a Swift package, or a framework of an Xcode project.
struct Module: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case package(PackageManifest.Target.Kind)
        case framework
    }

    let name: String
    let kind: Kind
    /// The source folder of a package's target, or the folder that contains a framework's Xcode project. The path is
    /// relative or absolute, like the paths of the project.
    let folder: String

    /// Whether a localization call has to specify the bundle to find the module's strings.
    var isLibrary: Bool { kind == .package(.library) || kind == .framework }

    /// The expression for the bundle in source code.
    var bundle: String { kind == .framework ? "#bundle" : ".module" }
}

/// Finds the bundle that contains a table or source file of a project. It can be the bundle of a module or of the app.
struct StringBundles: Sendable {
    private let packages: PackageTargets
    private let projects: XcodeTargets
    /// The modules of the project's tables; nil for tables of the app.
    private let owners: [TableID: Module?]
    /// The modules that contain a table, by the name of the table; nil stands for the app.
    private let tableOwners: [String: Set<Module?>]

    private struct TableID: Hashable {
        let folder: String
        let name: String
    }

    /// - Parameter knowsTargets: whether ``targets(of:)`` will be called, so that all Xcode projects must be read.
    init(_ project: Project, knowsTargets: Bool = false, in files: any FileSystem) {
        let packages = PackageTargets(project.manifests, in: files)
        // An app can compile or copy the files of a module, which are then in the app's bundle. If a module has tables,
        // all projects are therefore read.
        let hasPackageTables = project.tables.contains { packages.target(of: $0.paths.first ?? "") != nil }
        var projects = XcodeTargets(project.manifests, needsAll: hasPackageTables || knowsTargets, in: files)
        if !hasPackageTables, !knowsTargets,
            project.tables.contains(where: { Self.module(of: $0.paths, packages, projects) != nil })
        {
            projects = XcodeTargets(project.manifests, needsAll: true, in: files)
        }
        self.packages = packages
        self.projects = projects
        owners = Dictionary(
            project.tables.map {
                (TableID(folder: $0.folder, name: $0.name), Self.module(of: $0.paths, packages, projects))
            }
        ) { first, _ in first }
        tableOwners = Dictionary(grouping: owners) { $0.key.name }.mapValues { Set($0.map(\.value)) }
    }

    /// Whether all tables are in the app's bundle.
    var isOne: Bool { tableOwners.values.allSatisfy { $0.subtracting([nil]).isEmpty } }

    /// The module that compiles a source file; nil if an app compiles the file, even if a module compiles it as well.
    func module(of path: String) -> Module? { Self.module(of: [path], packages, projects) }

    /// The module that contains a table; nil for a table of the app.
    func owner(of table: StringTable) -> Module? {
        owners[TableID(folder: table.folder, name: table.name)] ?? Self.module(of: table.paths, packages, projects)
    }

    /// The targets in Xcode projects that copy a table. The first file of the table that belongs to a target is used,
    /// because the files for some languages may not be in the project.
    func targets(of table: StringTable) -> [XcodeTargets.Target] {
        table.paths.lazy.map { projects.targets(of: $0) }.first { !$0.isEmpty } ?? []
    }

    /// The most common expression for the bundle of each module, in the localization calls of its sources.
    func names(in lookups: [Occurrence]) -> [Module: String] {
        let named = lookups.filter { $0.bundle.map(CallConventions.isGlobal) == true }
        var counts: [Module: [String: Int]] = [:]
        for (path, lookups) in Dictionary(grouping: named, by: \.path) {
            guard let module = module(of: path) else { continue }
            // Packages are linked statically, so `Bundle(for:)` returns the app's bundle in them.
            for name in lookups.compactMap(\.bundle) where module.kind == .framework || !name.contains("for:") {
                counts[module, default: [:]][name, default: 0] += 1
            }
        }
        return counts.compactMapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    }

    /// Whether a new string belongs in a table, according to the source file and the bundle of the string. As in Xcode,
    /// a string without a bundle belongs in a table of the target that compiles its source file.
    func holds(_ occurrence: Occurrence, _ table: StringTable) -> Bool {
        guard !isOne else { return true }
        let home = owner(of: table)
        let owners = tableOwners[table.name] ?? []
        if let resolved = occurrence.resolved, resolved.path != occurrence.path {
            let owner = module(of: resolved.path)
            return owner == home || !owners.contains(owner)
        }
        let owner = module(of: occurrence.path)
        // In some projects, one package contains all strings, so any table with the name is accepted.
        guard owners.contains(owner) || owners.contains(nil) else { return true }
        let isMain = occurrence.bundle != nil && BundleWrong.isSuspect(occurrence) && owners.contains(nil)
        let isApps = isMain || !owners.contains(owner)
        return home == (isApps ? nil : owner)
    }

    /// The module that contains the files of a table; nil if they are in an app's bundle. The first file that belongs
    /// to an Xcode target is used, because the files for some languages may not be in the Xcode project.
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

/// Finds the target of a Swift package that a file belongs to.
private struct PackageTargets: Sendable {
    /// The modules by the folders of their sources, and by the paths of their resources, which can be outside these
    /// folders.
    private var modules: [String: Module] = [:]

    /// Reads the package manifests. Unreadable manifests are skipped.
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

    /// The innermost target that contains a file in its folder or resources; nil for a file of an app.
    func target(of path: String) -> Module? {
        for folder in PathName.upward(from: PathName.normalized(path)) {
            if let module = modules[folder] { return module }
        }
        return nil
    }

    /// The folder in which SwiftPM looks for the sources of a target, as in SwiftPM's `PackageBuilder`.
    /// - Parameter isOnly: whether the package has no other target of this kind. If so, the sources of the target can
    ///   be directly in a folder such as `Sources`.
    private static func folder(
        of target: PackageManifest.Target, in package: String, isOnly: Bool, _ files: any FileSystem
    ) -> String {
        if let path = target.path { return PathName.normalized(PathName.join(package, path)) }
        let folders = (target.kind == .other ? ["Tests", "Plugins"] : []) + ["Sources", "Source", "src", "srcs"]
        let own = folders.map { PathName.normalized(PathName.join(PathName.join(package, $0), target.name)) }
        let shared = isOnly ? folders.map { PathName.normalized(PathName.join(package, $0)) } : []
        return (own + shared).first { (try? files.info($0)) != nil } ?? own[0]
    }
}
