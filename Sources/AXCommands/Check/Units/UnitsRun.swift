import AXLocaleData
import AXModel
import AXReport
import AXRules
import AXSource
import Foundation

/// Answers the lines of `check --units` as they arrive.
struct UnitsRun {
    private let path: String
    private let configuration: Configuration
    private let minimumSeverity: Severity?
    private let styles: LocaleStyles
    private let roles: RoleInference
    private let judge: StringChecker
    private let suppressions: SuppressionIndex
    private let tags = KnownTags()
    private var lineNumber = 0
    private var highest: Severity?
    private var hasInvalidLine = false

    /// Reads the configuration and the locale data.
    /// - Parameter path: the path to use in findings about lines without “file”.
    /// - Throws: an error if the configuration, the locale data or the profile isn't valid.
    static func prepare(
        _ options: CheckOptions, path: String, in environment: CommandEnvironment
    ) throws(CommandFailure) -> UnitsRun {
        let configuration = try configuration(options, in: environment)
        let styles = try LocaleStyles.read(options.localeFolder, in: environment.files)
        let judge = StringChecker(
            styles: styles, profile: try .find(named: options.profile, or: configuration),
            sourceLocale: configuration.developmentLanguage ?? "en", glossary: ProjectGlossary(configuration.glossary))
        return UnitsRun(
            path: path, configuration: configuration, minimumSeverity: options.minimumSeverity, styles: styles,
            roles: RoleInference(configured: { configuration.role(of: $0) }), judge: judge,
            suppressions: SuppressionIndex(configuration.suppressions))
    }

    private static func configuration(
        _ options: CheckOptions, in environment: CommandEnvironment
    ) throws(CommandFailure) -> Configuration {
        var set = try options.finder(in: environment).configurationSet()
        let configuration = set.configuration(ofFolder: ".")
        if let failure = set.failures.first { throw CommandFailure(.configuration, failure) }
        try set.requireValid()
        return configuration
    }

    /// Answers all lines of a stream. Lines that have already been read are answered together.
    /// - Parameter print: prints answers, including their line breaks, before it returns.
    mutating func answer(_ lines: inout LineStream, _ print: (String) -> Void) throws(CommandFailure) {
        while true {
            let batch = try Self.batch(of: &lines)
            if batch.isEmpty { return }
            let first = lineNumber + 1
            lineNumber += batch.count
            let answers = batch.count == 1 ? [answer(to: batch[0], first)] : answers(to: batch, from: first)
            for answer in answers {
                if let worst = answer.worst { highest = max(worst, highest ?? worst) }
                hasInvalidLine = hasInvalidLine || answer.isInvalid
            }
            print(answers.map(\.text).joined())
        }
    }

    private func answers(to batch: [LineStream.Line], from first: Int) -> [Answer] {
        Array(batch.enumerated()).concurrentMap { index, line in answer(to: line, first + index) }
    }

    /// The maximum number of lines that are answered together.
    private static let mostLines = 1_024

    private struct Answer: Sendable {
        /// The text, including its line end; empty for an empty line.
        var text = ""
        var worst: Severity?
        var isInvalid = false
    }

    func verdict(failOn level: FailLevel) -> Verdict {
        if hasInvalidLine { return .unreadable }
        guard let level = level.severity, let highest else { return .clean }
        return highest >= level ? .findings : .clean
    }

    // MARK: Steps

    private static func batch(of lines: inout LineStream) throws(CommandFailure) -> [LineStream.Line] {
        do throws(FileError) {
            return try lines.batch(most: mostLines)
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private func answer(to line: LineStream.Line, _ number: Int) -> Answer {
        switch line {
        case .tooLong: refusal(of: nil, "longer than \(UnitLine.longest) bytes", at: Span(at: 0), in: [], number)
        case .bytes(let bytes): bytes.allSatisfy { $0 <= 0x20 } ? Answer() : answer(to: bytes, number)
        }
    }

    private func answer(to bytes: [UInt8], _ number: Int) -> Answer {
        var reader = UnitLineReader(bytes)
        if reader.isGreeting { return Answer(text: Self.greeting) }
        guard let line = reader.read() else {
            let error = reader.error ?? .init(span: Span(at: 0), message: "invalid input")
            return refusal(of: reader.id, error.message, at: error.span, in: bytes, number)
        }
        let found = findings(about: line).compactMap(reported)
        let text = Self.json(line.id, line.placed(found, in: line.file ?? path))
        return Answer(text: text, worst: found.map(\.severity).max())
    }

    private func refusal(
        of id: String?, _ message: String, at span: Span, in bytes: [UInt8], _ number: Int
    ) -> Answer {
        let finding = Diagnostic(
            id: UnitLine.page.id, severity: UnitLine.page.severity, path: path, span: span,
            message: "line \(number): \(message)")
        let file = SourceFile(path: path, raw: bytes)
        let text = Self.json(id ?? "null", JSONDiagnostic.list([finding], in: file, firstLine: number))
        return Answer(text: text, isInvalid: true)
    }

    /// The answer to `{"protocol": 2}`: the capabilities of this version.
    private static var greeting: String {
        let rules = JSONText.compact(RuleCatalogue.ids)
        return "{\"protocol\":2,\"version\":\(JSONText.compact(ToolIdentity.version)),\"rules\":\(rules)}\n"
    }

    private static func json(_ id: String, _ findings: [some Encodable]) -> String {
        "{\"id\":\(id),\"findings\":\(findings.isEmpty ? "[]" : JSONText.compact(findings))}\n"
    }

    private func findings(about line: UnitLine) -> [Diagnostic] {
        let path = line.file ?? path
        let found = judge.findings(
            about: line.unit(roles: roles), in: line.locale, at: path,
            StringChecker.Surroundings(
                source: line.source, sourceForms: line.sourceForms, label: line.label, title: line.visibleText,
                controls: Set(line.traits)), isWhole: line.isWhole)
        let own = line.localeFindings(tags, at: path) + line.lengthFindings(styles, at: path)
        return (found.withoutSuperseded() + own).map { finding in
            var finding = finding
            finding.key = line.key.map { StringKey($0) }
            return finding
        }
    }

    /// The finding with its configured severity; nil if its rule is off, or if the finding is suppressed or below
    /// `--min-severity`.
    private func reported(_ finding: Diagnostic) -> Diagnostic? {
        guard let finding = configuration.withConfiguredSeverity(finding) else { return nil }
        if let minimumSeverity, finding.severity < minimumSeverity { return nil }
        return suppressions.covers(finding.key, at: RuleLocation(finding)) ? nil : finding
    }
}

extension UnitLine {
    /// Whether the line is assumed to contain all plural forms. It contains several, or it contains one and the
    /// source's plural forms are known.
    fileprivate var isWhole: Bool { forms.count > 1 || forms.first?.category != nil && !sourceForms.isEmpty }

    /// The UTF-8 offset of each form in the concatenation of all forms with one byte between them. The last element is
    /// the offset at which another form would begin.
    private var starts: [Int] {
        forms.reduce(into: [0]) { starts, form in starts.append(starts[starts.count - 1] + form.text.utf8.count + 1) }
    }

    /// The unit for the string. The spans of its forms are consecutive, with one byte between them.
    fileprivate func unit(roles: RoleInference) -> AXModel.Unit {
        let located = zip(forms, starts).map { form, start in
            (form.category, Variation.plain(LocatedText(form.text, span: Span(start, start + form.text.utf8.count))))
        }
        let plural = Dictionary(located.compactMap { category, text in category.map { ($0, text) } }) { $1 }
        let key = StringKey(key ?? "")
        var unit = AXModel.Unit(
            key: key, comment: comment, text: plural.isEmpty ? located[0].1 : .plural(plural),
            roles: role.map { [$0] } ?? roles.roles(of: key, comment: comment),
            span: Span(0, max(0, starts[forms.count] - 1)), keySpan: Span(at: 0))
        if let state { unit.states = Dictionary(unit.forms.map { ($0.path, state) }) { $1 } }
        return unit
    }

    fileprivate func lengthFindings(_ styles: LocaleStyles, at path: String) -> [Diagnostic] {
        guard let budget = LengthBudget(comment: comment, characters: maxLength) else { return [] }
        return zip(forms, starts).flatMap { form, start in
            budget.messages(about: form.text, SpeechMeter(styles.style(for: locale))).map { message in
                finding(
                    LengthBudget.page, LengthBudget.page.severity, message,
                    Span(start, start + form.text.utf8.count), at: path)
            }
        }
    }

    /// A finding if the line's locale is an invalid or deprecated language tag; otherwise empty.
    fileprivate func localeFindings(_ tags: KnownTags, at path: String) -> [Diagnostic] {
        guard let complaint = tags.finding(about: locale) else { return [] }
        var found = finding(
            .languageTag, complaint.severity, complaint.message, Span(0, forms[0].text.utf8.count), at: path)
        found.explanation = complaint.explanation
        return [found]
    }

    private func finding(
        _ page: RulePage, _ severity: Severity, _ message: String, _ span: Span, at path: String
    ) -> Diagnostic {
        Diagnostic(id: page.id, severity: severity, path: path, span: span, message: message, locale: locale)
    }

    /// The findings, each located in the plural form that it is about.
    fileprivate func placed(_ findings: [Diagnostic], in path: String) -> [UnitFinding] {
        let starts = starts
        let placed = findings.map { finding -> (form: Int, finding: Diagnostic) in
            let form = starts.dropLast().lastIndex { $0 <= finding.span.start } ?? 0
            return (form, finding.moved(by: -starts[form], within: forms[form].text.utf8.count))
        }
        return forms.indices.flatMap { index -> [UnitFinding] in
            let file = SourceFile(path: path, raw: Array(forms[index].text.utf8))
            let own = placed.filter { $0.form == index }.map(\.finding)
            return UnitFinding.list(own, in: file, form: isWhole ? forms[index].category : nil)
        }
    }
}

extension Diagnostic {
    /// The finding in a part of its file, with its spans moved by `offset` and limited to `length`.
    fileprivate func moved(by offset: Int, within length: Int) -> Diagnostic {
        func moved(_ span: Span) -> Span {
            Span(min(max(span.start + offset, 0), length), min(max(span.end + offset, 0), length))
        }
        var finding = self
        finding.span = moved(span)
        finding.fixIts = fixIts.map { fix in
            FixIt(fix.summary, edits: fix.edits.map { TextEdit(moved($0.span), $0.replacement) }, safety: fix.safety)
        }
        return finding
    }
}

/// A cache of findings about language tags, because most lines have one of a few tags.
private final class KnownTags: @unchecked Sendable {
    private let lock = NSLock()
    private var findings: [String: LanguageTagFinding?] = [:]

    /// The maximum size of the cache. Translation platforms have fewer languages.
    private static let most = 1_000

    func finding(about locale: String) -> LanguageTagFinding? {
        if let known = lock.withLock({ findings[locale] }) { return known }
        // Some platforms write “zh_CN” instead of “zh-CN”.
        let finding = LanguageTagFinding(locale.replacing("_", with: "-"))
        lock.withLock { if findings.count < Self.most { findings[locale] = .some(finding) } }
        return finding
    }
}
