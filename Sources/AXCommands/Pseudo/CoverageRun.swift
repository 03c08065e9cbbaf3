import AXLocale
import AXModel
import AXPseudo
import AXReport

/// `pseudo --report`: how much of what a project's translations do to its layout the pseudo-text has shown before.
struct CoverageRun {
    let pseudolocalizer: Pseudolocalizer
    /// What the pseudo-texts are, in words.
    let subject: String

    /// - Parameter paths: what the user named in the project.
    func report(on project: Project, at paths: [String], in workplace: Workplace) throws(CommandFailure)
        -> CoverageReport
    {
        var coverage = PseudoCoverage()
        var lengths: [String: (source: Int, pseudo: Int)] = [:]
        try TranslatedTexts(in: project, at: paths, workplace).forEach { entry in
            guard !PseudoLocaleName.isPseudo(entry.locale) else { return }
            let source = entry.pair.source
            let known = lengths[source] ?? (source.count, self.pseudoLength(of: entry))
            lengths[source] = known
            coverage.add(
                entry.locale, source: known.source, translation: entry.pair.translation.count, pseudo: known.pseudo)
        }
        return CoverageReport(
            subject: subject, classNames: PseudoCoverage.classes.map(Self.name),
            all: Self.row("all", coverage.all),
            rows: coverage.locales.sorted { $0.key < $1.key }.map { Self.row($0.key, $0.value) })
    }

    private func pseudoLength(of entry: TranslatedTexts.Entry) -> Int {
        pseudolocalizer.transform(Message(parsing: entry.pair.source), key: entry.unit.key).text.count
    }

    private static func row(_ locale: String, _ counts: [PseudoCoverage.Count]) -> CoverageReport.Row {
        CoverageReport.Row(
            locale: locale, total: share(PseudoCoverage.total(counts)), classes: counts.map(share))
    }

    private static func share(_ count: PseudoCoverage.Count) -> CoverageReport.Share {
        CoverageReport.Share(pairs: count.pairs, longer: count.longer)
    }

    private static func name(_ lengths: ClosedRange<Int>) -> String {
        lengths.upperBound == .max
            ? "\(lengths.lowerBound) or more" : "\(lengths.lowerBound)–\(lengths.upperBound)"
    }
}
