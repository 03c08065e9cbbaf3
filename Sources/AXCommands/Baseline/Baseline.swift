import AXSource

/// The findings that a project has accepted for now, by rule, locale, key, and hash of the string. Entries don't
/// contain lines or paths, so a finding doesn't reappear when its file is moved or lines are added, but it does when
/// its string changes.
struct Baseline: Hashable, Sendable {
    /// The properties that identify a finding. Findings with equal entries count as the same.
    struct Entry: Hashable, Sendable {
        let rule: String
        /// The language tag; empty if a finding has none.
        let locale: String
        /// The key; empty if a finding has none.
        let key: String
        let textHash: String
    }

    /// Findings, divided by whether the baseline covers them.
    struct Remainder: Sendable {
        /// The findings that the baseline doesn't cover completely, in their original order.
        let diagnostics: [Diagnostic]
        /// The findings that the baseline covers completely, in their original order.
        let accepted: [Diagnostic]
        /// The number of accepted findings that no longer occur.
        let stale: Int
    }

    /// The number of times that each finding is accepted; at least 1.
    private(set) var counts: [Entry: Int]
    /// The former rule names that occur in the baseline's file.
    var formerRules: [String] = []

    init(counts: [Entry: Int] = [:]) {
        self.counts = counts.filter { $0.value > 0 }
    }

    /// Creates a baseline that accepts all of `diagnostics`. It also accepts the same findings about translations,
    /// which remain when only the source string is fixed.
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

    /// The number of findings of `other` that this baseline lacks, by rule, sorted.
    func lacking(of other: Baseline) -> [(rule: String, count: Int)] {
        var lacking: [String: Int] = [:]
        for (entry, count) in other.counts where count > counts[entry, default: 0] {
            lacking[entry.rule, default: 0] += count - counts[entry, default: 0]
        }
        return lacking.sorted { $0.key < $1.key }.map { (rule: $0.key, count: $0.value) }
    }

    /// Divides findings into those that the baseline covers and the rest. If the baseline covers two of three equal
    /// findings, the third one remains.
    func remainder(of diagnostics: [Diagnostic], textHash: (Diagnostic) -> String) -> Remainder {
        // Most runs have no baseline and don't need hashes.
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
    /// The finding with a note about the new strings, if only some of the strings that it counts are in the baseline.
    fileprivate func counting(only keys: [String]) -> Diagnostic {
        guard let counted, keys.count < counted.strings.count else { return self }
        var finding = self
        let names = keys.prefix(3).map { "“\($0)”" }.joined(separator: ", ") + (keys.count > 3 ? " …" : "")
        finding.notes.append(Note("not in the baseline: \(names)"))
        return finding
    }
}

extension Baseline.Entry {
    /// The entry for a finding. For a finding that counts several strings, one entry per string, so that new strings
    /// are noticed.
    static func all(for diagnostic: Diagnostic, textHash: String) -> [Self] {
        guard let counted = diagnostic.counted else { return [Self(diagnostic, textHash: textHash)] }
        return counted.strings.map { string in
            Self(rule: diagnostic.id, locale: diagnostic.locale ?? "", key: string.key.text, textHash: TextHash.of(""))
        }
    }

    init(_ diagnostic: Diagnostic, textHash: String) {
        self.init(diagnostic, in: diagnostic.locale ?? "", textHash: textHash)
    }

    /// Creates the entry for the same finding in a different locale.
    fileprivate init(_ diagnostic: Diagnostic, in locale: String, textHash: String = "") {
        self.init(rule: diagnostic.id, locale: locale, key: diagnostic.key?.text ?? "", textHash: textHash)
    }

    fileprivate var withoutHash: Self { Self(rule: rule, locale: locale, key: key, textHash: "") }

    /// Orders entries by rule, locale, key, and hash. The order of bytes is the same in all system languages.
    static func precedes(_ left: Self, _ right: Self) -> Bool {
        for (left, right) in zip(left.parts, right.parts) where left != right {
            return left.utf8.lexicographicallyPrecedes(right.utf8)
        }
        return false
    }

    private var parts: [String] { [rule, locale, key, textHash] }
}
