import AXExtract
import AXModel

/// Which bundle the tables and the sources of a project end up in: that of a package's target, or the app's.
struct StringBundles: Sendable {
    let targets: PackageTargets
    /// What an Xcode target compiles besides.
    let members: XcodeMembers

    init(_ project: Project, in files: any FileSystem) {
        targets = PackageTargets(project.manifests, in: files)
        members = XcodeMembers(targets.isEmpty ? [] : project.manifests, in: files)
    }

    /// How a source names the bundle of its target's table; nil if it need not.
    func bundle(at path: String, of table: StringTable) -> String? {
        guard let owner = targets.target(of: path), targets.target(of: table) == owner, !members.contains(path) else {
            return nil
        }
        return ".module"
    }

    /// Whether a string is looked up in this table, by its source and its bundle.
    func holds(_ occurrence: Occurrence, _ table: StringTable, of project: Project) -> Bool {
        guard !targets.isEmpty, !members.contains(occurrence.path) else { return true }
        let home = targets.target(of: table)
        if let resolved = occurrence.resolved, resolved.path != occurrence.path {
            return targets.target(of: resolved.path) == home || !hasTables(targets.target(of: resolved.path), project)
        }
        let owner = targets.target(of: occurrence.path)
        let isApps = BundleWrong.isSuspect(occurrence) && hasTables(nil, project) || !hasTables(owner, project)
        return home == (isApps ? nil : owner)
    }

    private func hasTables(_ owner: PackageTargets.Target?, _ project: Project) -> Bool {
        project.tables.contains { targets.target(of: $0) == owner }
    }
}
