import AXModel
import AXSource

/// Merges the findings of all languages. A defect of a source string and its translations is reported only in the
/// source.
struct SharedFindings {
    private struct Defect: Hashable {
        let id: String
        let key: StringKey?
    }

    private var findings: [Diagnostic]
    /// The index in ``findings`` of each defect in the source.
    private var ofSource: [Defect: Int] = [:]

    init(at source: [Diagnostic]) {
        findings = source
        for (index, finding) in source.enumerated() {
            ofSource[Defect(id: finding.id, key: finding.key)] = index
        }
    }

    mutating func add(_ translation: [Diagnostic], from locale: String) {
        for finding in translation {
            if let index = ofSource[Defect(id: finding.id, key: finding.key)] {
                if !findings[index].alsoIn.contains(locale) { findings[index].alsoIn.append(locale) }
            } else {
                findings.append(finding)
            }
        }
    }

    /// Moves defects to the source if most translations of a string, and at least three, have them and the source
    /// string may be the cause.
    /// - Parameters:
    ///   - context: the context of the source.
    ///   - counts: the number of translations of each key.
    mutating func moveToSource(
        of source: Catalog, in context: RuleContext, _ rules: [any StringRule.Type], _ counts: () -> [StringKey: Int]
    ) {
        let rules = Dictionary(rules.map { ($0.page.id, $0) }) { first, _ in first }
        let indices = Dictionary(grouping: findings.indices.filter { rules[findings[$0].id] != nil }) { index in
            Defect(id: findings[index].id, key: findings[index].key)
        }
        let frequent = indices.filter { $0.value.count >= Self.fewestTranslations && ofSource[$0.key] == nil }
        guard !frequent.isEmpty else { return }
        let translations = counts()
        var moved: Set<Int> = []
        for (defect, indices) in frequent {
            guard let key = defect.key, let unit = context.sourceUnits[key], let text = unit.forms.first?.text,
                rules[defect.id]?.isCaused(by: unit, in: context) == true
            else { continue }
            let locales = Set(indices.compactMap { findings[$0].locale })
            guard locales.count >= Self.fewestTranslations, locales.count * 2 > translations[key] ?? 0 else { continue }
            findings[indices[0]] = findings[indices[0]].moved(to: text, of: unit, in: source, locales: locales.sorted())
            moved.formUnion(indices.dropFirst())
        }
        findings = findings.indices.filter { !moved.contains($0) }.map { findings[$0] }
    }

    /// The minimum number of translations. Fewer translators may have made the same mistake independently.
    private static let fewestTranslations = 3

    /// The findings, sorted by file, location, rule, locale and message.
    var sorted: [Diagnostic] {
        findings.sorted {
            ($0.path, $0.span, $0.id, $0.locale ?? "", $0.message)
                < ($1.path, $1.span, $1.id, $1.locale ?? "", $1.message)
        }
    }
}

extension Diagnostic {
    /// The same defect, reported in the source string that caused it.
    fileprivate func moved(to text: LocatedText, of unit: Unit, in source: Catalog, locales: [String]) -> Diagnostic {
        var finding = Diagnostic(
            id: id, severity: severity, path: unit.path ?? source.path, span: text.span,
            message: "\(locales.count) translations have this finding, and the source string may be the cause: "
                + message,
            explanation: explanation, key: key, locale: source.locale)
        finding.alsoIn = locales
        return finding
    }
}
