/// The localizations of an app, as its files name them.
public struct LocalizationSet: Sendable {
    /// A place that holds texts of one localization.
    public struct Place: Hashable, Sendable {
        /// The `.lproj` folder, or the catalog.
        public let path: String
        /// The name as it is spelled: `English`, `zh_CN`, `de`.
        public let name: String
        /// Whether the name is that of a folder.
        public let isFolder: Bool

        public init(path: String, name: String, isFolder: Bool) {
            self.path = path
            self.name = name
            self.isFolder = isFolder
        }

        /// The folder in which the place lies.
        var bundle: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    }

    /// How much of the development language's texts a localization has.
    public struct Share: Hashable, Sendable {
        /// The texts of the development language whose key is no text itself: a listener who gets the key hears that something is wrong.
        public var all: Int
        public var missing: Int

        public init(all: Int, missing: Int) {
            self.all = all
            self.missing = missing
        }
    }

    /// The base of all localizations is none of them. In the order of their paths.
    public let places: [Place]
    /// Folders that are meant to be one, and whose name nothing looks into: `es.proj`.
    public let strays: [Place]
    /// The language that texts are written in first; the app has it, whether a file says so or not.
    public let developmentLanguage: String
    /// By the path of a folder; what is not here is taken for whole.
    public let shares: [String: Share]

    public init(places: [Place], strays: [Place] = [], developmentLanguage: String, shares: [String: Share] = [:]) {
        self.places = places
        self.strays = strays
        self.developmentLanguage = developmentLanguage
        self.shares = shares
    }

    /// What a device chooses from, each once.
    public var names: [String] {
        var seen: Set<String> = []
        return (places.map(\.name) + [developmentLanguage]).filter { seen.insert($0).inserted }
    }

    /// The localizations in folders beside one: those of one bundle.
    func siblings(of place: Place) -> LocalizationSet {
        LocalizationSet(
            places: folders.filter { $0.bundle == place.bundle }, developmentLanguage: developmentLanguage,
            shares: shares)
    }

    /// The folders of localizations, each once.
    var folders: [Place] { places.filter(\.isFolder) }
}
