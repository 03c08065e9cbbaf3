import AXSource

/// `junit`: test cases for build servers.
///
/// Each finding is a test case in the suite of its file. The case fails if the finding makes the exit code 1. Each rule
/// without findings is a passed case in the suite of the project. Unreadable input is a case with an error.
/// - SeeAlso: <https://github.com/windyroad/JUnit-Schema>
package struct JUnitCheckFormat: CheckReportFormat {
    package let name = "junit"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let positions = report.findings.positions()
        let byPath = Dictionary(grouping: report.diagnostics, by: \.path)
        let files = byPath.sorted { $0.key < $1.key }.map { path, findings in
            Suite(name: path, cases: findings.map { testCase($0, positions, report.outcome) })
        }
        let suites = [project(report)] + files
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
            + suites.enumerated().map { $1.text(number: $0) }.joined() + "</testsuites>\n"
    }

    private func project(_ report: CheckReport) -> Suite {
        let found = Set(report.diagnostics.map(\.id))
        let silent = report.background.rules.keys.sorted().filter { !found.contains($0) }
        var cases = silent.map { Case(name: $0, path: report.project) }
        switch report.outcome?.exitCode {
        case .unreadable(let count):
            let message = "\(counted(count, "input")) could not be read"
            cases.append(Case(name: "input", path: report.project, outcome: .error(message)))
        case .mistaken, .findings, .clean, nil: cases.append(Case(name: "input", path: report.project))
        }
        return Suite(name: report.project, cases: cases)
    }

    private func testCase(_ diagnostic: Diagnostic, _ positions: Positions, _ outcome: CheckOutcome?) -> Case {
        let start = positions.range(diagnostic.span, in: diagnostic.path)?.start
        let location = start.map { "\(diagnostic.path):\($0.line):\($0.column)" } ?? diagnostic.path
        let name = [diagnostic.id, diagnostic.locale, diagnostic.shownKey].compactMap { $0 }.joined(separator: " ")
        let lines = ["\(location): \(diagnostic.severity.rawValue): \(diagnostic.message)", diagnostic.explanation]
        let text = lines.compactMap { $0.map(VisibleText.line) }.joined(separator: "\n")
        guard outcome.map({ $0.fails(for: diagnostic) }) ?? (diagnostic.severity == .error) else {
            return Case(name: "\(diagnostic.severity.rawValue): \(name)", path: diagnostic.path, remark: text)
        }
        return Case(
            name: name, path: diagnostic.path,
            outcome: .failure(type: diagnostic.severity.rawValue, message: diagnostic.message, text: text))
    }
}

private struct Case {
    enum Outcome {
        case passed
        case failure(type: String, message: String, text: String)
        case error(String)
    }

    let name: String
    let path: String
    var outcome = Outcome.passed
    /// Text for the suite's `system-out`.
    var remark: String?

    var text: String {
        let head = "    <testcase name=\"\(name.xml)\" classname=\"\(path.xml)\" time=\"0\""
        let content =
            switch outcome {
            case .passed: ""
            case .failure(let type, let message, let text):
                "      <failure type=\"\(type)\" message=\"\(message.xml)\">\(text.markupEscaped)</failure>\n"
            case .error(let message): "      <error type=\"input\" message=\"\(message.xml)\"/>\n"
            }
        return content.isEmpty ? head + "/>\n" : head + ">\n" + content + "    </testcase>\n"
    }
}

private struct Suite {
    let name: String
    let cases: [Case]

    /// The suite as XML. The schema requires a time and a host; these are constant, so that equal findings result in
    /// equal bytes.
    func text(number: Int) -> String {
        let failures = cases.count { if case .failure = $0.outcome { true } else { false } }
        let errors = cases.count { if case .error = $0.outcome { true } else { false } }
        let remarks = cases.compactMap(\.remark).map(\.markupEscaped).joined(separator: "\n")
        return """
              <testsuite id="\(number)" package="axstrings" name="\(name.xml)" timestamp="1970-01-01T00:00:00" \
            hostname="localhost" tests="\(cases.count)" failures="\(failures)" errors="\(errors)" time="0">
                <properties/>

            """ + cases.map(\.text).joined()
                + "    <system-out>\(remarks)</system-out>\n    <system-err/>\n  </testsuite>\n"
    }
}

extension String {
    /// The string encoded for an XML attribute. Control characters, which XML doesn't allow, appear as code points.
    fileprivate var xml: String { VisibleText.line(self).markupEscaped }
}
