import AXLocale
import AXModel
import AXRules
import AXSource

extension LocalizationSet {
    /// The localizations in a project's folders and in the catalogs that were read.
    init(of project: Project, _ tables: CheckedTables) {
        let files = project.tables.filter { !$0.isOfSettings }.flatMap(\.files).filter {
            LocaleName.tag(ofFolder: $0.folderName) != nil
        }
        let folders = files.map { Place(path: PathName.parent(of: $0.path), name: $0.folderName, isFolder: true) }
        let catalogs = tables.catalogs.filter { PathName.fileExtension(of: $0.path) == KnownFiles.catalog }.map {
            Place(path: $0.path, name: $0.locale, isFolder: false)
        }
        let places = Set(folders + catalogs).sorted { ($0.path, $0.name) < ($1.path, $1.name) }
        let locales = Dictionary(files.map { (PathName.parent(of: $0.path), $0.locale) }) { first, _ in first }
        self.init(
            places: places,
            strays: Set(project.looseTables.compactMap(Place.init(straying:))).sorted { $0.path < $1.path },
            developmentLanguage: project.developmentLanguage.tag,
            shares: Self.shares(of: tables.groups, locales))
    }

    /// - Parameter locales: the locale of each `.lproj` folder, by the folder's path.
    private static func shares(of groups: [CheckedGroup], _ locales: [String: String]) -> [String: Share] {
        var shares: [String: Share] = [:]
        for group in groups {
            let keys = Set(group.source.units.filter { !$0.isItsOwnKey }.map(\.key))
            let own = Dictionary(group.translations.map { ($0.locale, Set($0.units.map(\.key))) }) { first, _ in first }
            for (path, locale) in locales where PathName.parent(of: path) == group.folder {
                // If a table is missing from a folder, the app loads the table from a different folder.
                guard locale != group.source.locale, let present = own[locale] else { continue }
                shares[path, default: Share(all: 0, missing: 0)].all += keys.count
                shares[path, default: Share(all: 0, missing: 0)].missing += keys.subtracting(present).count
            }
        }
        return shares
    }
}

extension LocalizationSet.Place {
    /// The folder that contains a strings file; nil unless the folder's name looks like a misspelled `.lproj` name.
    fileprivate init?(straying path: String) {
        guard let name = StringTable.misspelledFolder(of: path) else { return nil }
        self.init(path: PathName.parent(of: path), name: name, isFolder: true)
    }
}

extension Unit {
    /// Whether the key is the source string, or looks like one because it contains a space. Users who hear such a key
    /// at least hear the source string.
    fileprivate var isItsOwnKey: Bool { forms.allSatisfy { $0.text.string == key.text } || key.text.contains(" ") }
}

extension LocalizationSet {
    /// Locales for which Apple's systems often select an unexpected localization.
    static let regionalTags = ["en-IN", "es-MX", "pt-PT", "zh-Hant-HK"]

    /// A remark about the regional locales in which users hear the localization for a different region.
    var unexpectedMatches: String? {
        let match = LocalizationMatch(available: names.filter(Self.hasRegionalLanguage))
        let heard = Self.regionalTags.compactMap { tag -> String? in
            guard let name = match.localization(for: tag) else { return nil }
            let current = LegacyLocaleNames.tag(of: name) ?? name
            return current == tag || current == tag.prefix(2) ? nil : "\(PathName.printable(name)) for \(tag)"
        }
        guard !heard.isEmpty else { return nil }
        return "If no localization matches a listener's locale, the listener hears the nearest localization: "
            + heard.joined(separator: ", ") + "."
    }

    private static func hasRegionalLanguage(_ name: String) -> Bool {
        let current = (LegacyLocaleNames.tag(of: name) ?? name).lowercased()
        return regionalTags.contains { current.hasPrefix($0.prefix(2)) }
    }
}
