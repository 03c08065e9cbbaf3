import AXFormats
import AXMCP
import AXModel
import AXSource

extension ProposedTranslations {
    /// A finding about a proposed translation.
    struct Finding: Encodable {
        let rule: String
        let severity: String
        let message: String
        let explanation: String?
        /// Whether `apply_translations` refuses the string because of this finding.
        let blocks: Bool
        /// Whether the finding is about the source string and also applies to the translation.
        let inSource: Bool
        /// The translation after a safe fix; nil if the finding has no such fix. The keys are plural categories, or
        /// only `text` for a translation without plural forms.
        let fixed: [String: String]?

        static let schema = AnswerSchema.object(
            [
                "rule": AnswerSchema.text, "severity": AnswerSchema.text, "message": AnswerSchema.text,
                "explanation": AnswerSchema.text, "blocks": AnswerSchema.flag, "inSource": AnswerSchema.flag,
                "fixed": AnswerSchema.texts,
            ], required: ["rule", "severity", "message", "blocks", "inSource"])
    }

    /// The maximum number of findings for a string. Additional findings are omitted.
    private static let mostFindings = 20

    /// The findings about the strings, by the index of the table and by key.
    func findings(_ safety: ApplySafety) -> [Int: [StringKey: [Finding]]] {
        parts.mapValues { part in
            let own = part.catalog.findings(among: findings, from: part.source)
            let blocking = Set(safety.refusals(among: own, in: locale))
            let keys = Set(part.catalog.units.map(\.key))
            return Dictionary(grouping: own.filter { $0.key.map(keys.contains) ?? false }) { $0.key ?? StringKey("") }
                .mapValues { findings in
                    findings.prefix(Self.mostFindings).map { finding in
                        Finding(
                            rule: finding.id, severity: finding.severity.rawValue,
                            message: finding.message.cut(toBytes: BoundedAnswer.longestRemark),
                            explanation: finding.explanation?.cut(toBytes: BoundedAnswer.longestRemark),
                            blocks: blocking.contains(finding), inSource: finding.locale != locale,
                            fixed: part.fixed(finding))
                    }
                }
        }
    }

    /// The entry for a string in an answer. It contains `members`, and the string's key, table, folder and problem.
    func answer(about string: ProposedString, _ members: [String: RPCValue]) -> RPCValue {
        var answer = members
        answer["key"] = .string(string.key.text.cut(toBytes: BoundedAnswer.longestText))
        answer["problem"] = string.problem.map { .string($0.cut(toBytes: BoundedAnswer.longestRemark)) }
        answer["table"] = string.table.map { .string(tables.groups[$0].source.table) }
        answer["folder"] = string.table.flatMap(tables.folder).map { .string($0) }
        return .object(answer)
    }

    /// Remarks about the call as a whole, one sentence each. They say whether the language is new, and which findings
    /// make `apply_translations` refuse all strings of a table.
    func remarks(_ safety: ApplySafety) -> [String] {
        let ofFiles = parts.sorted { $0.key < $1.key }.flatMap { _, part in
            safety.fileErrors(among: part.catalog.findings(among: findings, from: part.source)).map { finding in
                "apply_translations refuses all strings of \(PathName.printable(part.catalog.table)): "
                    + "\(PathName.printable(finding.message)) [\(finding.id)]"
            }
        }
        return [newLanguage].compactMap(\.self) + ofFiles
    }
}

extension ProposedTranslations.Part {
    /// The translation after the first safe fix of a finding; nil if the finding has no such fix, or isn't about the
    /// translation.
    fileprivate func fixed(_ finding: Diagnostic) -> [String: String]? {
        guard let key = finding.key, finding.path == catalog.path,
            let fix = finding.fixIts.first(where: { $0.safety == .safe }),
            let changed = try? file.table.file.applying(fix.edits),
            let table = try? ParsedStringsFile(withoutFindings: changed),
            let unit = table.parsed.value.units(of: [key], locale: catalog.locale)[key]
        else { return nil }
        return unit.shownTexts
    }
}
