import AXSource

/// `junit`: one suite a file and one failed test a finding, as build servers read them.
///
/// A run without findings is one test that passed. With `--min-severity`, notes and warnings are left out.
/// - SeeAlso: <https://github.com/windyroad/JUnit-Schema>
package struct JUnitCheckFormat: CheckReportFormat {
    package let name = "junit"

    package init() {}

    package func render(_ report: CheckReport, options: RenderOptions) -> String {
        let places = report.findings.places()
        var suites = report.diagnostics.runs(of: \.path).map { path, findings in
            Suite(name: path, cases: findings.map { failure($0, places) }, failures: findings.count)
        }
        if suites.isEmpty {
            suites = [Suite(name: report.project, cases: [testCase("check", in: report.project)], failures: 0)]
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
            + suites.enumerated().map { text(of: $1, number: $0) }.joined() + "</testsuites>\n"
    }

    private struct Suite {
        let name: String
        let cases: [String]
        let failures: Int
    }

    /// The schema asks for a time and a host. Neither is told, so that the same findings are the same bytes.
    private func text(of suite: Suite, number: Int) -> String {
        """
          <testsuite id="\(number)" package="axstrings" name="\(suite.name.xml)" timestamp="1970-01-01T00:00:00" hostname="localhost" \
        tests="\(suite.cases.count)" failures="\(suite.failures)" errors="0" time="0">
            <properties/>

        """ + suite.cases.joined() + "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
    }

    private func testCase(_ name: String, in path: String, content: String = "") -> String {
        let head = "    <testcase name=\"\(name.xml)\" classname=\"\(path.xml)\" time=\"0\""
        return content.isEmpty ? head + "/>\n" : head + ">\n" + content + "    </testcase>\n"
    }

    private func failure(_ diagnostic: Diagnostic, _ places: Places) -> String {
        let start = places.range(diagnostic.span, in: diagnostic.path)?.start
        let place = start.map { "\(diagnostic.path):\($0.line):\($0.column)" } ?? diagnostic.path
        let name = [diagnostic.id, diagnostic.locale, diagnostic.shownKey].compactMap { $0 }.joined(separator: " ")
        let lines = ["\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)", diagnostic.explanation]
        let text = lines.compactMap { $0.map(VisibleText.line) }.joined(separator: "\n")
        return testCase(
            name, in: diagnostic.path,
            content: "      <failure type=\"\(diagnostic.severity.rawValue)\" "
                + "message=\"\(diagnostic.message.xml)\">\(text.markupEscaped)</failure>\n")
    }
}

extension String {
    /// The text as the value of an XML attribute. What XML cannot hold is shown by its number.
    fileprivate var xml: String { VisibleText.line(self).markupEscaped }
}

extension Sequence {
    /// The elements that follow each other and share a property, together.
    fileprivate func runs<Value: Equatable>(of property: (Element) -> Value) -> [(Value, [Element])] {
        reduce(into: []) { runs, element in
            let value = property(element)
            if runs.last?.0 == value {
                runs[runs.count - 1].1.append(element)
            } else {
                runs.append((value, [element]))
            }
        }
    }
}
