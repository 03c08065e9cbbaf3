public import AXModel
public import AXSource

/// Makes new files from units: the target side of a conversion. A new one is a type beside its format and one line in
/// `Formats.swift`.
public protocol CatalogWriter: Sendable {
    /// The name that `convert --to` takes.
    var id: String { get }

    /// Whether the files have a place for what is not translated yet, so that a new locale can be packed.
    var holdsUntranslated: Bool { get }

    /// Whether Xcode writes the comments of the files from the source code, and would take others away.
    var hasXcodesComments: Bool { get }

    /// The files that hold `set`, and what they cannot hold.
    func write(_ set: CatalogSet) -> WrittenCatalogs

    /// The files that hold several tables; formats that keep tables apart write one after the other.
    func write(all sets: [CatalogSet]) -> WrittenCatalogs
}

extension CatalogWriter {
    public var holdsUntranslated: Bool { false }

    public var hasXcodesComments: Bool { false }

    public func write(all sets: [CatalogSet]) -> WrittenCatalogs {
        let written = sets.map(write)
        return WrittenCatalogs(files: written.flatMap(\.files), losses: written.flatMap(\.losses))
    }
}

/// What a conversion makes.
public struct WrittenCatalogs: Sendable {
    /// A file, with its path below the output folder, such as `de.lproj/Localizable.strings`.
    public struct File: Sendable {
        public let path: String
        public let bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Something that was in the units and is not in the files.
    public struct Loss: Hashable, Sendable {
        /// nil when it concerns the whole table.
        public let key: StringKey?
        public let locale: String?
        /// What is lost and why, one clause in lower case: `the state needs_review; string tables have no states`.
        public let what: String

        public init(key: StringKey?, locale: String?, what: String) {
            self.key = key
            self.locale = locale
            self.what = what
        }
    }

    public let files: [File]
    public let losses: [Loss]

    public init(files: [File], losses: [Loss]) {
        self.files = files
        self.losses = losses
    }
}
