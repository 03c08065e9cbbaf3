/// The localizations of an app, by the names in its files.
package struct LocalizationSet: Sendable {
    /// A folder or catalog with the strings of one localization.
    package struct Place: Hashable, Sendable {
        /// The `.lproj` folder, or the catalog.
        package let path: String
        /// The name in the file's spelling: `English`, `zh_CN`, `de`.
        package let name: String
        /// Whether this is an `.lproj` folder.
        package let isFolder: Bool

        package init(path: String, name: String, isFolder: Bool) {
            self.path = path
            self.name = name
            self.isFolder = isFolder
        }

        /// The folder that contains the `.lproj` folder or catalog.
        var bundle: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    }

    /// The number of the development language's strings that a localization lacks.
    package struct Share: Hashable, Sendable {
        /// The number of strings whose key isn't readable text. Other strings aren't counted, because users hardly
        /// notice if they hear the key instead.
        package var all: Int
        package var missing: Int

        package init(all: Int, missing: Int) {
            self.all = all
            self.missing = missing
        }
    }

    /// The localizations, sorted by path; without `Base.lproj`.
    package let places: [Place]
    /// Folders that are meant to be localizations but that the system ignores because of their name: `es.proj`.
    package let strays: [Place]
    /// The language in which strings are written first. The app has this localization even if no file specifies it.
    package let developmentLanguage: String
    /// The share of missing strings by the path of a folder. A folder without an entry counts as complete.
    package let shares: [String: Share]
    /// The bundles that contain strings; empty if the languages of bundles aren't compared.
    package var bundles: [StringsBundle] = []

    package init(places: [Place], strays: [Place] = [], developmentLanguage: String, shares: [String: Share] = [:]) {
        self.places = places
        self.strays = strays
        self.developmentLanguage = developmentLanguage
        self.shares = shares
    }

    /// The names of the localizations that a device can select, without duplicates.
    package var names: [String] {
        var seen: Set<String> = []
        return (places.map(\.name) + [developmentLanguage]).filter { seen.insert($0).inserted }
    }

    /// The `.lproj` folders in the same bundle, including `place`.
    func siblings(of place: Place) -> LocalizationSet {
        LocalizationSet(
            places: folders.filter { $0.bundle == place.bundle }, developmentLanguage: developmentLanguage,
            shares: shares)
    }

    var folders: [Place] { places.filter(\.isFolder) }
}
