import AXExtract
import AXModel

/// Which bundle the tables and the sources of a project end up in: that of a package's target, or the app's.
struct StringBundles: Sendable {
    let targets: PackageTargets
    /// What an Xcode target compiles besides.
    let members: XcodeMembers
    /// The targets of the project's tables, by their folders.
    private let owners: [String: PackageTargets.Target?]
    /// Every target that has tables; nil among them for an app's tables.
    private let tableOwners: Set<PackageTargets.Target?>

    init(_ project: Project, in files: any FileSystem) {
        let targets = PackageTargets(project.manifests, in: files)
        self.targets = targets
        members = XcodeMembers(targets.isEmpty ? [] : project.manifests, in: files)
        owners = Dictionary(project.tables.map { ($0.folder, targets.target(of: $0)) }) { first, _ in first }
        tableOwners = Set(owners.values)
    }

    /// The target that a table belongs to; nil for a table of an app.
    func owner(of table: StringTable) -> PackageTargets.Target? { owners[table.folder] ?? targets.target(of: table) }

    /// How a source names the bundle of its target's table; nil if it need not.
    func bundle(at path: String, of table: StringTable) -> String? {
        guard let owner = targets.target(of: path), self.owner(of: table) == owner, !members.contains(path) else {
            return nil
        }
        return ".module"
    }

    /// Whether a string is looked up in this table, by its source and its bundle.
    func holds(_ occurrence: Occurrence, _ table: StringTable) -> Bool {
        guard !targets.isEmpty, !members.contains(occurrence.path) else { return true }
        let home = owner(of: table)
        if let resolved = occurrence.resolved, resolved.path != occurrence.path {
            return targets.target(of: resolved.path) == home || !tableOwners.contains(targets.target(of: resolved.path))
        }
        let owner = targets.target(of: occurrence.path)
        // Some projects keep all strings in one package.
        guard tableOwners.contains(owner) || tableOwners.contains(nil) else { return true }
        let isApps = BundleWrong.isSuspect(occurrence) && tableOwners.contains(nil) || !tableOwners.contains(owner)
        return home == (isApps ? nil : owner)
    }
}
