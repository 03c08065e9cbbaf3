public import AXModel
public import AXSource

/// The contents of a file as `axstrings show` reports them.
public struct FileContents: Sendable {
    /// How Apple's runtime loads a file.
    public enum Status: String, Sendable {
        /// The runtime loads the file, though possibly not all entries.
        case ok
        /// The runtime rejects the file, so users get raw keys.
        case error
        /// The file is valid but isn't a dictionary, so users get raw keys.
        case notDictionary = "not-dictionary"
    }

    /// One entry of the file, whether the runtime loads it or not.
    public struct Entry: Sendable {
        public let key: StringKey
        public let value: PropertyValue
        public let comment: String?
        /// The span of the key.
        public let span: Span
        /// The locale of the value, in files that contain several locales or specify theirs.
        public var locale: String?
        /// The variation path of the value; nil in formats without variations.
        public var form: VariationPath?
        /// The state of the translation, as the format calls it.
        public var state: String?
        /// The unit's id, if it isn't the key.
        public var id: String?
        /// The effect of Xcode's import on the entry.
        public var importVerdict: ImportVerdict?
    }

    /// The effect of Xcode's import on one unit of an XLIFF file.
    public struct ImportVerdict: Hashable, Sendable {
        public enum Outcome: String, Sendable {
            case applied, skipped, changed
        }

        public let outcome: Outcome
        /// The reason, as one clause; nil if the unit is applied without changes.
        public let reason: String?
    }

    /// An entry that the runtime doesn't load.
    public struct Lost: Sendable {
        public let key: StringKey
        public let span: Span
    }

    public let status: Status
    public let entries: [Entry]
    /// The keys and values that the runtime loads, in file order, each key once.
    public let loaded: [(key: StringKey, value: PropertyValue)]
    public let lost: [Lost]
    /// The keys and values for each locale, in files with several locales, where ``loaded`` is empty.
    public var loadedByLocale: [(locale: String, table: [(key: StringKey, value: PropertyValue)])] = []
}

/// A value of a property list.
public indirect enum PropertyValue: Hashable, Sendable {
    /// A string in WTF-8.
    case string(StringKey)
    case data([UInt8])
    case array([PropertyValue])
    case dictionary([StringKey: PropertyValue])
    /// A number, a date or a Boolean of an XML or binary file, in text form.
    case other(String)
}
