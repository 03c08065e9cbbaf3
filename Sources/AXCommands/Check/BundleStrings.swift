import AXExtract
import AXModel
import AXRules
import AXSource

/// The strings of a project, grouped by the bundle that contains them.
struct BundleStrings {
    /// The bundles, sorted by the path of their first table. Empty if all tables of the shipped app have the same
    /// languages, or if none of them has spoken strings.
    let bundles: [StringsBundle]

    fileprivate struct BundleName: Hashable {
        let name: String
        let kind: StringsBundle.Kind
    }

    /// - Parameter tables: the tables with the roles of their units.
    init(_ tables: CheckedTables, of project: Project, in files: any FileSystem) {
        let groups = tables.groups.filter { !$0.isUnshipped(in: project) }
        // Reading Xcode projects takes time, and in most projects, all tables have the same languages.
        let languages = Set(groups.map { Set($0.translations.map(\.locale)).union($0.unread) })
        guard languages.count > 1, groups.contains(where: \.isSpoken) else {
            bundles = []
            return
        }
        let homes = StringBundles(project, knowsTargets: true, in: files)
        let known = Dictionary(project.tables.flatMap { table in table.paths.map { ($0, table) } }) { first, _ in first
        }
        var found: [BundleName: StringsBundle] = [:]
        for group in groups {
            guard let table = known[group.source.path] else { continue }
            for name in Self.names(of: table, in: homes) {
                var bundle = found[name] ?? StringsBundle(name)
                bundle.add(group)
                found[name] = bundle
            }
        }
        bundles = found.values.filter { $0.stringCount > 0 }.map { bundle in
            var bundle = bundle
            bundle.tables.sort()
            return bundle
        }.sorted { ($0.tables.first ?? "", $0.name) < ($1.tables.first ?? "", $1.name) }
    }

    /// The bundles that contain a table, without those that users never hear, such as tests. A table outside all
    /// packages and Xcode targets is assumed to belong to the app.
    private static func names(of table: StringTable, in homes: StringBundles) -> [BundleName] {
        if let module = homes.owner(of: table) {
            switch module.kind {
            case .framework: return [BundleName(name: module.name, kind: .framework)]
            case .package(.library), .package(.executable): return [BundleName(name: module.name, kind: .package)]
            case .package(.other): return []
            }
        }
        let targets = homes.targets(of: table)
        guard !targets.isEmpty else { return [BundleName(name: "", kind: .app)] }
        return targets.filter { $0.product != .tests }.map { target in
            BundleName(name: target.name, kind: target.product == .appExtension ? .appExtension : .app)
        }
    }
}

extension StringsBundle {
    fileprivate init(_ name: BundleStrings.BundleName) {
        self.init(name: name.name, kind: name.kind, tables: [], stringCount: 0, translated: [:], isSpoken: false)
    }

    fileprivate mutating func add(_ group: CheckedGroup) {
        tables.append(group.source.path)
        let keys = Set(group.source.units.map(\.key))
        stringCount += keys.count
        for translation in group.translations {
            let own = Set(translation.units.lazy.map(\.key).filter(keys.contains))
            translated[translation.locale, default: 0] += own.count
        }
        // A language whose files couldn't be read isn't missing.
        for locale in group.unread { translated[locale, default: 0] += keys.count }
        isSpoken = isSpoken || group.isSpoken
    }
}

extension CheckedGroup {
    fileprivate var isSpoken: Bool { source.units.contains { !$0.roleSet.isDisjoint(with: .spoken) } }

    /// Whether the strings belong to tests, samples, or third-party code.
    fileprivate func isUnshipped(in project: Project) -> Bool {
        let path = PathName.normalized(source.path)
        let inside = PathName.relative(path, to: PathName.normalized(project.root)) ?? path
        return PathName.components(of: PathName.parent(of: inside)).contains { folder in
            UnshippedFolders.samples.contains(folder) || UnshippedFolders.vendored.contains(folder.lowercased())
                || folder.hasSuffix("Tests") || folder.hasSuffix("Demo") || folder.hasSuffix("Example")
        }
    }
}

extension BundleLacksLocale.Gap {
    /// Whether a finding about the bundle already reports that the table isn't translated into the locale.
    func covers(_ missing: Delivery.Missing) -> Bool {
        locales.contains(missing.locale) && bundle.tables.contains(missing.source)
    }
}
