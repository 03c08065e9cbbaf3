import AXExtract
import AXModel
import AXSource
import AXTestSupport
import Testing

/// In the arguments, ⟦1⟧ marks the first code that isn't valid Swift.
struct SyntaxErrorTests {
    @Test(arguments: [
        ("a.accessibilityLabel = f(\"Play\"⟦1⟧\n", "missing “)”"),
        ("a.accessibilityLabel = \"Play⟦1⟧\n", "missing “\"”"),
        ("func f() {\n    a.accessibilityLabel = b⟦1⟧\n", "missing “}”"),
        ("⟦1⟧<<<<<<< HEAD⟦1⟧\na.accessibilityLabel = b\n", "unexpected “<<<<<<<”"),
    ])
    func theFirstErrorIsTold(marked: String, what: String) throws {
        let text = MarkedText(marked)
        let findings = SwiftText.occurrences(text.text).diagnostics.filter { $0.id == "syntax-error" }
        let finding = try #require(findings.first, "no finding in \(text.text)")
        #expect(findings.count == 1)
        #expect(finding.severity == .warning)
        #expect(finding.message == "syntax error: \(what)")
        #expect(finding.span == text.span(1))
    }

    @Test func stringsAroundTheErrorAreListed() {
        let text = """
            a.accessibilityLabel = NSLocalizedString("before", comment: "c")
            let b = [1, 2
            c.accessibilityLabel = NSLocalizedString("after", comment: "c")
            """
        #expect(SwiftText.strings(text) == ["localized-call before", "localized-call after"])
    }

    @Test(arguments: [
        "#if os(iOS)\na.accessibilityLabel = b\n#else\na.accessibilityLabel = c\n#endif\n",
        "@available(iOS 26, *) nonisolated(unsafe) let accessibilityLabel: any P & ~Copyable = x\n",
        "#!/usr/bin/swift\na.accessibilityLabel = try await b?.c!\n",
        "a.accessibilityLabel = #localized(\"x\")\nlet r = /accessibility[a-z]+/\n",
    ])
    func goodSwiftHasNoError(text: String) {
        #expect(SwiftText.occurrences(text).diagnostics.filter { $0.id == "syntax-error" } == [])
    }
}
