import AXSource

/// The findings that a project has accepted for now, by rule, locale, key, and hash of the string. Entries have no
/// lines or paths: moving a file or adding a line doesn't bring a finding back, but changing the string does.
struct Baseline: Hashable, Sendable {
    /// The properties that identify a finding. Findings with equal entries count as the same.
    struct Entry: Hashable, Sendable {
        let rule: String
        /// A language tag; empty if a finding has none.
        let locale: String
        /// Empty if a finding has none.
        let key: String
        let textHash: String
    }

    /// Findings, divided by whether the baseline covers them.
    struct Remainder: Sendable {
        /// Findings that the baseline doesn't cover, in their order.
        let diagnostics: [Diagnostic]
        /// Findings that the baseline covers, in their order.
        let accepted: [Diagnostic]
        /// How many accepted findings no longer occur.
        let stale: Int
    }

    /// How often each finding is accepted; at least once.
    private(set) var counts: [Entry: Int]
    /// The former rule names that occur in the baseline's file.
    var formerRules: [String] = []

    init(counts: [Entry: Int] = [:]) {
        self.counts = counts.filter { $0.value > 0 }
    }

    /// A baseline that accepts all of `diagnostics`, and what is left of a finding when only the source string is fixed:
    /// the same finding about its translations.
    /// - Parameters:
    ///   - textHash: the ``TextHash`` of the value or the line that a finding is about.
    ///   - inherited: the hash of the translation in a locale with the same finding; nil if there isn't one.
    init(
        accepting diagnostics: [Diagnostic], textHash: (Diagnostic) -> String,
        inherited: (Diagnostic, _ locale: String) -> String? = { _, _ in nil }
    ) {
        let entries = diagnostics.flatMap { finding in
            let others = finding.alsoIn.compactMap { locale in
                inherited(finding, locale).map { Entry(finding, in: locale, textHash: $0) }
            }
            return Entry.all(for: finding, textHash: textHash(finding)) + others
        }
        counts = entries.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// For each rule, how many findings `other` has that this baseline lacks; sorted by rule.
    func lacking(of other: Baseline) -> [(rule: String, count: Int)] {
        var lacking: [String: Int] = [:]
        for (entry, count) in other.counts where count > counts[entry, default: 0] {
            lacking[entry.rule, default: 0] += count - counts[entry, default: 0]
        }
        return lacking.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
    }

    /// Divides findings into those that the baseline covers and the rest. If the baseline covers two of three equal
    /// findings, the last one remains.
    func remainder(of diagnostics: [Diagnostic], textHash: (Diagnostic) -> String) -> Remainder {
        // Most runs have no baseline, so they need no hashes.
        guard !counts.isEmpty else { return Remainder(diagnostics: diagnostics, accepted: [], stale: 0) }
        var left = counts
        var accepted: [Diagnostic] = []
        let kept = diagnostics.compactMap { diagnostic -> Diagnostic? in
            let new = Entry.all(for: diagnostic, textHash: textHash(diagnostic)).filter { entry in
                guard let count = left[entry], count > 0 else { return true }
                left[entry] = count - 1
                return false
            }
            if new.isEmpty { accepted.append(diagnostic) }
            return new.isEmpty ? nil : diagnostic.counting(only: new.map(\.key))
        }
        let inherited = Set(diagnostics.flatMap { finding in finding.alsoIn.map { Entry(finding, in: $0) } })
        let gone = left.filter { !inherited.contains($0.key.withoutHash) }
        let stale = gone.values.reduce(0) { $0.addingReportingOverflow($1).partialValue }
        return Remainder(diagnostics: kept, accepted: accepted, stale: stale)
    }
}

extension Diagnostic {
    /// Adds a note about the new strings if only some of the strings that the finding counts are in the baseline.
    fileprivate func counting(only keys: [String]) -> Diagnostic {
        guard let counted, keys.count < counted.strings.count else { return self }
        var finding = self
        let names = keys.prefix(3).map { "“\($0)”" }.joined(separator: ", ") + (keys.count > 3 ? " …" : "")
        finding.notes.append(Note("not in the baseline: \(names)"))
        return finding
    }
}

extension Baseline.Entry {
    /// One entry for a finding; for a finding that counts several strings, one for each string, so that a new string is
    /// noticed.
    static func all(for diagnostic: Diagnostic, textHash: String) -> [Self] {
        guard let counted = diagnostic.counted else { return [Self(diagnostic, textHash: textHash)] }
        return counted.strings.map { string in
            Self(rule: diagnostic.id, locale: diagnostic.locale ?? "", key: string.key.text, textHash: TextHash.of(""))
        }
    }

    init(_ diagnostic: Diagnostic, textHash: String) {
        self.init(diagnostic, in: diagnostic.locale ?? "", textHash: textHash)
    }

    /// The same finding in another locale.
    fileprivate init(_ diagnostic: Diagnostic, in locale: String, textHash: String = "") {
        self.init(rule: diagnostic.id, locale: locale, key: diagnostic.key?.text ?? "", textHash: textHash)
    }

    fileprivate var withoutHash: Self { Self(rule: rule, locale: locale, key: key, textHash: "") }

    /// Orders entries by rule, locale, key, and hash. Comparing bytes gives the same order in every system language.
    static func precedes(_ left: Self, _ right: Self) -> Bool {
        for (left, right) in zip(left.parts, right.parts) where left != right {
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
        return false
    }

    private var parts: [String] { [rule, locale, key, textHash] }
}
