/// A small case on a rule's page.
///
/// For a rule about strings, `text` is the value of `key` in `locale`; for one about files or source code, it is the file's text.
public struct Example: Hashable, Sendable {
    /// Language tag of `text`.
    public let locale: String
    /// The role of the string, as `extract` names it: `label`, `hint` …; empty where it plays no part.
    public let role: String
    public let key: StringKey
    /// The value in the development language; nil where the case is about the source itself.
    public let source: String?
    /// The value in the development language when the entry went to its translator; nil where the file does not say it.
    public let exported: String?
    /// The value that is judged; nil for an entry that is missing.
    public let text: String?
    /// The value that is judged in its plural forms, in the order in which they are shown; empty where it has one text.
    public let forms: [Form]
    /// Other entries of the same table that play a part, in `locale`.
    public let others: [StringKey: String]
    /// The values of ``others`` in the development language, where they play a part.
    public let otherSources: [StringKey: String]
    /// What the ``others`` are to the entry.
    public let relation: Relation
    /// The plural forms that the strings file has for ``key``, where `text` is source code.
    public let tableForms: [Form]

    /// What entries of a table have to do with each other.
    public enum Relation: String, Sendable {
        /// What their keys say.
        case keys
        /// They are the labels of several elements of one screen.
        case screen
        /// The others are the titles seen on the element that the entry names.
        case title
        /// The others are the values of the element that the entry names.
        case value
    }

    /// A text for one plural category.
    public struct Form: Hashable, Sendable {
        /// `one`, `few` …
        public let category: String
        public let text: String

        public init(_ category: String, _ text: String) {
            self.category = category
            self.text = text
        }
    }

    public init(
        _ text: String?, locale: String = "en", role: String = "", key: StringKey = "key", source: String? = nil,
        exported: String? = nil, others: [StringKey: String] = [:], otherSources: [StringKey: String] = [:],
        relation: Relation = .keys, tableForms: [Form] = []
    ) {
        self.locale = locale
        self.role = role
        self.key = key
        self.source = source
        self.exported = exported
        self.text = text
        self.forms = []
        self.others = others
        self.otherSources = otherSources
        self.relation = relation
        self.tableForms = tableForms
    }

    /// A value in plural forms.
    public init(forms: [Form], locale: String = "en", role: String = "", key: StringKey = "key") {
        self.locale = locale
        self.role = role
        self.key = key
        self.source = nil
        self.exported = nil
        self.text = nil
        self.forms = forms
        self.others = [:]
        self.otherSources = [:]
        self.relation = .keys
        self.tableForms = []
    }
}
