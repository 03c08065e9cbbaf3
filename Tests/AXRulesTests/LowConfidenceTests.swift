import AXLocaleData
import AXRules
import AXSource
import AXTestSupport
import Foundation
import Testing

/// Findings based on unconfirmed data are never more than notes.
@Suite struct LowConfidenceTests {
    /// The locales with low confidence in all of them.
    private static let doubtful: LocaleStyles = {
        let folder = Fixtures.repository.appending(path: "Locales")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        var files: [String: String] = [:]
        for name in names where name.hasSuffix(".yml") {
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { continue }
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.hasPrefix("confidence:") ? "confidence: low" : $0 }
            files[String(name.dropLast(".yml".count))] = lines.joined(separator: "\n")
        }
        return LocaleStyles(files: files)
    }()

    private static let cases = FixtureCase.all.filter { fixture in
        fixture.fires && (fixture.rule.hasPrefix("Label") || fixture.rule.hasPrefix("Hint"))
    }

    @Test func theDoubtfulLocalesAreTheSameLocales() {
        #expect(Self.doubtful.tags == LocaleStyles.embedded.tags)
        #expect(Self.doubtful.tags.allSatisfy { Self.doubtful.style(for: $0).confidence == .low })
    }

    @Test(arguments: cases)
    func everyRuleOfLabelsAndHintsGivesNoMoreThanANote(fixture: FixtureCase) {
        var input = fixture.input
        input.styles = Self.doubtful
        let found = input.findings(of: fixture.rule.ruleID)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.severity == .note }, "\(found.map(\.severity))")
    }

    @Test(arguments: Set(cases.map(\.rule)))
    func inAConfirmedLocaleTheSeverityIsThatOfThePage(rule: String) throws {
        let page = try #require(Rules.pages.first { $0.id == rule.ruleID })
        let found = Self.cases.filter { $0.rule == rule && $0.input.locale == "de" }.flatMap {
            $0.input.findings(of: page.id)
        }
        #expect(!found.isEmpty && found.allSatisfy { $0.severity == page.severity })
    }
}
