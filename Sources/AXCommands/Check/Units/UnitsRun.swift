import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource

/// Answers the lines of `check --units`, each before the next one is read.
struct UnitsRun {
    private let path: String
    private let configuration: Configuration
    private let minimumSeverity: Severity?
    private let styles: LocaleStyles
    private let roles: RoleInference
    private let judge: StringJudge
    private let suppressions: SuppressionIndex
    private var line = 0
    /// The highest severity of what was reported.
    private var highest: Severity?
    private var hasMistake = false

    /// - Parameter path: what findings name where a line names no file.
    /// - Throws: when configuration, locale data or profile cannot be used.
    init(_ request: CheckRequest, path: String, in workplace: Workplace) throws(CommandFailure) {
        self.path = path
        let configuration = try Self.configuration(request.configuration, in: workplace)
        self.configuration = configuration
        suppressions = SuppressionIndex(configuration.suppressions)
        minimumSeverity = request.minimumSeverity
        roles = RoleInference(configured: { configuration.role(of: $0) })
        styles = try LocaleFolder.styles(request.localeFolder, in: workplace.files)
        judge = StringJudge(
            styles: styles,
            profile: try Profile(named: request.profile, or: configuration),
            sourceLocale: configuration.developmentLanguage ?? "en")
    }

    /// Reads to the end of the stream.
    /// - Parameter print: takes an answer with its line end, and delivers it before it returns.
    mutating func answer(_ lines: inout LineStream, _ print: (String) -> Void) throws(CommandFailure) {
        while let next = try Self.next(&lines) {
            line += 1
            switch next {
            case .tooLong:
                let text = "longer than \(UnitsFile.longestLine) bytes"
                print(answer(to: nil, [mistake(text, at: Span(at: 0))], in: []))
            case .bytes(let bytes):
                if !bytes.allSatisfy({ $0 <= 0x20 }) { print(answer(to: bytes)) }
            }
        }
    }

    func verdict(failOn level: FailLevel) -> Verdict {
        if hasMistake { return .unreadable }
        guard let level = level.severity, let highest else { return .clean }
        return highest >= level ? .findings : .clean
    }

    // MARK: Steps

    private static func next(_ lines: inout LineStream) throws(CommandFailure) -> LineStream.Line? {
        do throws(FileError) {
            return try lines.next()
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private mutating func answer(to bytes: [UInt8]) -> String {
        var reader = UnitQuestionReader(bytes)
        guard let question = reader.question() else {
            let found = reader.mistake ?? .init(span: Span(at: 0), message: "invalid input")
            return answer(to: reader.id, [mistake(found.message, at: found.span)], in: bytes)
        }
        let found = findings(about: question).compactMap(reported)
        if let worst = found.map(\.severity).max() { highest = max(worst, highest ?? worst) }
        let file = SourceFile(path: question.file ?? path, raw: Array(question.text.utf8))
        return Self.line(question.id, JSONDiagnostic.list(found, in: file))
    }

    /// The answer to a line that wasn't checked.
    private mutating func answer(to id: String?, _ mistakes: [Diagnostic], in bytes: [UInt8]) -> String {
        hasMistake = true
        let file = SourceFile(path: path, raw: bytes)
        return Self.line(id ?? "null", JSONDiagnostic.list(mistakes, in: file, firstLine: line))
    }

    private static func line(_ id: String, _ findings: [JSONDiagnostic]) -> String {
        "{\"id\":\(id),\"findings\":\(JSONText.compact(findings))}\n"
    }

    private func mistake(_ message: String, at span: Span) -> Diagnostic {
        Diagnostic(
            id: UnitsFile.page.id, severity: UnitsFile.page.severity, path: path, span: span,
            message: "line \(line): \(message)")
    }

    private mutating func findings(about question: UnitQuestion) -> [Diagnostic] {
        let path = question.file ?? path
        let unit = question.unit(roles: roles)
        let found = judge.findings(
            about: unit, in: question.locale, at: path,
            StringJudge.Surroundings(
                source: question.source, label: question.label, title: question.visibleText,
                controls: Set(question.traits)))
        let repeated = RepeatedFindings(found)
        let own = question.localeFindings(at: path) + question.lengthFindings(styles, at: path)
        return (found.filter { !repeated.contains($0) } + own).map { finding in
            var finding = finding
            finding.key = question.key.map { StringKey($0) }
            return finding
        }
    }

    /// The finding with the severity of the configuration; nil where it is off, or lower than what is asked for.
    private func reported(_ finding: Diagnostic) -> Diagnostic? {
        guard let finding = configuration.levelled(finding) else { return nil }
        if let minimumSeverity, finding.severity < minimumSeverity { return nil }
        return suppressions.covers(finding.key, at: RuleLocation(finding)) ? nil : finding
    }

    private static func configuration(
        _ path: String?, in workplace: Workplace
    ) throws(CommandFailure) -> Configuration {
        var set: ConfigurationSet
        do throws(FileError) {
            set = try ConfigurationSet(workplace.files, path: path, knownRules: RuleCatalogue.ids)
        } catch {
            throw CommandFailure(.configuration, error)
        }
        let configuration = set.configuration(ofFolder: ".")
        if let failure = set.failures.first { throw CommandFailure(.configuration, failure) }
        try set.requireSound()
        return configuration
    }
}

extension UnitQuestion {
    /// The string as a unit: all of the text's own, with the plural form that it is.
    fileprivate func unit(roles: RoleInference) -> Unit {
        let span = Span(0, text.utf8.count)
        let located = Variation.plain(LocatedText(text, span: span))
        let key = StringKey(key ?? "")
        return Unit(
            key: key, comment: comment, text: plural.map { .plural(argument: "", [$0: located]) } ?? located,
            roles: role.map { [$0] } ?? roles.roles(of: key, comment: comment), span: span, keySpan: Span(at: 0))
    }

    /// What the comment or the platform says about the length of the text.
    fileprivate func lengthFindings(_ styles: LocaleStyles, at path: String) -> [Diagnostic] {
        guard let budget = LengthBudget(comment: comment, characters: maxLength) else { return [] }
        let faults = budget.faults(of: text, SpeechMeter(styles.style(for: locale)))
        return faults.map { finding(UnitsFile.lengthPage, UnitsFile.lengthPage.severity, $0, at: path) }
    }

    /// A locale that no device asks for.
    fileprivate func localeFindings(at path: String) -> [Diagnostic] {
        // Platforms write “zh_CN” for the tag.
        guard let complaint = TagComplaint(locale.replacing("_", with: "-")) else { return [] }
        var found = finding(.languageTag, complaint.severity, complaint.message, at: path)
        found.explanation = complaint.explanation
        return [found]
    }

    private func finding(_ page: RulePage, _ severity: Severity, _ message: String, at path: String) -> Diagnostic {
        Diagnostic(
            id: page.id, severity: severity, path: path, span: Span(0, text.utf8.count), message: message,
            locale: locale)
    }
}
