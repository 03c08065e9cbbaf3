import AXLocale
import AXModel
import AXPseudo
import AXReport

/// `pseudo --report`: compares the lengths of a project's translations with the lengths of its pseudo-text.
struct CoverageRun {
    let pseudolocalizer: Pseudolocalizer
    /// A description of the pseudo-text for the report.
    let subject: String

    /// - Parameter paths: the paths in the project that the user specified.
    func report(on project: Project, at paths: [String], in environment: CommandEnvironment) throws(CommandFailure)
        -> CoverageReport
    {
        var coverage = PseudoCoverage()
        var lengths: [String: (source: Int, pseudo: Int)] = [:]
        try TranslatedStrings(in: project, at: paths, environment).forEach { entry in
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

    private func pseudoLength(of entry: TranslatedStrings.Entry) -> Int {
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
