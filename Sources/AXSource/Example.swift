/// An example on a rule's page.
///
/// For a rule about strings, `text` is the value of `key` in `locale`. For a rule about files or source code, it is the
/// content of the file.
package struct Example: Hashable, Sendable {
    /// The language tag of `text`.
    package let locale: String
    /// The role of the string, as `extract` names it: `label`, `hint` …; empty if the rule ignores roles.
    package let role: String
    package let key: StringKey
    /// The value in the development language; nil if the example is about the source string itself.
    package let source: String?
    /// The value in the development language when the string was sent to its translator; nil if the file doesn't
    /// contain it.
    package let exported: String?
    /// The state of the value, as string catalogs name it; nil if the file has none.
    package let state: String?
    /// The value to check; nil for a missing translation.
    package let text: String?
    /// The plural forms to check, in display order; empty if the value has no plural forms.
    package let forms: [Form]
    /// Other strings of the same table that the rule checks together with this one, in ``locale``.
    package let others: [StringKey: String]
    /// The values of ``others`` in the development language; empty if the rule doesn't need them.
    package let otherSources: [StringKey: String]
    /// The relation between the string and the ``others``.
    package let relation: Relation
    /// The project's glossary: words in ``locale`` by their term in the development language.
    package let glossary: [String: String]
    /// The plural forms of ``key`` in the strings file, for an example in source code.
    package let tableForms: [Form]

    /// The relation between strings of a table.
    package enum Relation: String, Sendable {
        /// The keys of the strings show the relation.
        case keys
        /// The strings are the labels of several elements on one screen.
        case screen
        /// The others are the visible titles of the element that the string labels.
        case title
        /// The others are the values of the element that the string labels.
        case value
    }

    /// The value for one plural category.
    package struct Form: Hashable, Sendable {
        /// The plural category, such as `one` or `few`.
        package let category: String
        package let text: String

        package init(_ category: String, _ text: String) {
            self.category = category
            self.text = text
        }
    }

    package init(
        _ text: String?, locale: String = "en", role: String = "", key: StringKey = "key", source: String? = nil,
        exported: String? = nil, state: String? = nil, others: [StringKey: String] = [:],
        otherSources: [StringKey: String] = [:],
        relation: Relation = .keys, glossary: [String: String] = [:], tableForms: [Form] = []
    ) {
        self.locale = locale
        self.role = role
        self.key = key
        self.source = source
        self.exported = exported
        self.state = state
        self.text = text
        self.forms = []
        self.others = others
        self.otherSources = otherSources
        self.relation = relation
        self.glossary = glossary
        self.tableForms = tableForms
    }

    /// An example of a value with plural forms.
    package init(forms: [Form], locale: String = "en", role: String = "", key: StringKey = "key") {
        self.locale = locale
        self.role = role
        self.key = key
        self.source = nil
        self.exported = nil
        self.state = nil
        self.text = nil
        self.forms = forms
        self.others = [:]
        self.otherSources = [:]
        self.relation = .keys
        self.glossary = [:]
        self.tableForms = []
    }
}
