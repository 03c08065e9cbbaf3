import Testing

@testable import AXCommands

/// The date of a report, which builds can set.
struct SourceDateTests {
    @Test func secondsFixTheDate() {
        #expect(CheckResult.today(["SOURCE_DATE_EPOCH": "86400"]) == "1970-01-02")
    }

    @Test(arguments: ["nan", "-nan", "inf", "x", ""]) func aDateThatIsNoNumberIsIgnored(seconds: String) {
        #expect(CheckResult.today(["SOURCE_DATE_EPOCH": seconds]) == CheckResult.today([:]))
    }
}
