import AXLocale
import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing
import Yams

/// One entry of a fixture file.
struct FixtureCase: Sendable, CustomTestStringConvertible {
    let rule: String
    let fires: Bool
    let input: Case
    /// The span of the finding; nil for a case without markers.
    let span: Span?
    /// The severity of the finding; nil for any.
    let severity: Severity?
    let note: String?

    var testDescription: String {
        "\(rule)/\(input.locale) \(fires ? "fires" : "silent"): \(input.shown) \(note ?? "")"
    }

    /// All cases in `Tests/Fixtures/Rules`, which has one folder per rule, with one file per locale.
    static let all: [FixtureCase] = Fixtures.entries(of: "Rules").flatMap { folder in
        Fixtures.entries(of: "Rules/\(folder.lastPathComponent)").flatMap { file in
            cases(of: folder.lastPathComponent, in: file)
        }
    }

    private struct File: Decodable {
        var fires: [Entry]?
        var silent: [Entry]?
    }

    private struct Entry: Decodable {
        var role: String?
        var text: String?
        var source: String?
        var exported: String?
        var state: String?
        var label: String?
        var comment: String?
        var key: String?
        var others: [String: String]?
        var otherSources: [String: String]?
        var relation: String?
        var kinds: Set<String>?
        var glossary: [String: String]?
        var never: [String]?
        var keep: [String]?
        var forms: [String: String]?
        var sourceForms: [String: String]?
        var format: String?
        var severity: String?
        var note: String?
    }

    private static func cases(of rule: String, in file: URL) -> [FixtureCase] {
        guard let data = try? Data(contentsOf: file), let content = try? YAMLDecoder().decode(File.self, from: data)
        else {
            Issue.record("\(rule)/\(file.lastPathComponent) cannot be read")
            return []
        }
        let locale = file.deletingPathExtension().lastPathComponent
        return (content.fires ?? []).map { FixtureCase(rule, locale, $0, fires: true) }
            + (content.silent ?? []).map { FixtureCase(rule, locale, $0, fires: false) }
    }

    private init(_ rule: String, _ locale: String, _ entry: Entry, fires: Bool) {
        self.rule = rule
        self.fires = fires
        note = entry.note
        severity = entry.severity.flatMap(Severity.init)
        let marked = entry.text.map(MarkedText.init)
        let forms = Self.forms(entry.forms).mapValues(MarkedText.init)
        let texts = forms.mapValues(\.text)
        let spans = forms.compactMap { category, text in
            text.offsets[1] == nil ? nil : text.span(1).moved(by: Unit.place(of: category, in: texts))
        }
        span = spans.first ?? marked.flatMap { $0.offsets[1] == nil ? nil : $0.span(1) }
        let byName =
            rule.hasPrefix("Label") || rule.hasPrefix("Spoken") ? "label" : rule.hasPrefix("Hint") ? "hint" : ""
        let role = entry.role ?? byName
        var others = entry.others ?? [:]
        if let label = entry.label { others["element.label"] = label }
        input = Case(
            locale: locale, role: role, key: StringKey(entry.key ?? (entry.label == nil ? "key" : "element.hint")),
            source: entry.source, exported: entry.exported, state: entry.state, text: marked?.text,
            comment: entry.comment,
            forms: texts, sourceForms: Self.forms(entry.sourceForms), format: entry.format,
            others: Self.keyed(others), otherSources: Self.keyed(entry.otherSources ?? [:]),
            relation: entry.relation.flatMap(Example.Relation.init) ?? .keys, kinds: entry.kinds ?? [],
            glossary: entry.glossary ?? [:], never: entry.never ?? [], kept: entry.keep ?? [])
    }
}

extension FixtureCase {
    private static func keyed(_ entries: [String: String]) -> [StringKey: String] {
        Dictionary(uniqueKeysWithValues: entries.map { (StringKey($0.key), $0.value) })
    }
}

extension FixtureCase {
    private static func forms(_ texts: [String: String]?) -> [PluralCategory: String] {
        Dictionary(
            (texts ?? [:]).map { name, text in (PluralCategory(rawValue: name), text) }.compactMap { category, text in
                if category == nil { Issue.record("there is no category for “\(text)”") }
                return category.map { ($0, text) }
            }
        ) { first, _ in first }
    }
}

extension Case {
    /// The string that is checked, for test names.
    var shown: String {
        text ?? forms.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
}

extension Span {
    fileprivate func moved(by length: Int) -> Span { Span(start + length, end + length) }
}

extension String {
    /// The rule id of a type name: `HintNamesGesture` is `hint-names-gesture`.
    var ruleID: String {
        reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "-\($1.lowercased())" : $1.lowercased() }
    }
}
