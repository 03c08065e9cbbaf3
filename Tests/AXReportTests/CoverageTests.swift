import AXModel
import AXReport
import AXSource
import Testing

struct CoverageTests {
    private func occurrences(
        _ kind: Occurrence.Kind, _ count: Int, role: AccessibilityRole = .label, silence: Remark.Silence? = nil
    ) -> [Occurrence] {
        (0..<count).map { index in
            var occurrence = Occurrence(
                path: "A.swift", span: Span(at: index), role: role, api: .framework("api"), kind: kind, key: "k")
            occurrence.remark = silence.map { .silence($0) }
            return occurrence
        }
    }

    @Test func theSharesOfAllSpokenStringsAreTold() {
        let found =
            occurrences(.localizedCall, 1_617) + occurrences(.constant, 709) + occurrences(.hardCoded, 39)
            + occurrences(.dynamic, 1_339) + occurrences(.dynamic, 200, silence: .emptied)
            + occurrences(.dynamic, 36, silence: .wordless) + occurrences(.localizedCall, 5, role: .other)
        let sentence = Coverage(found).sentence
        #expect(
            sentence
                == "3,940 accessibility strings in 1 file: 41% localized calls (1,617), 18% constants (709), "
                + "34% dynamic (1,339), 6% resets (236), 1% hard-coded (39).")
    }

    @Test func aSmallShareIsNotCalledNone() {
        let sentence = Coverage(occurrences(.constant, 999) + occurrences(.hardCoded, 1)).sentence
        #expect(sentence == "1,000 accessibility strings in 1 file: 100% constants (999), under 1% hard-coded (1).")
    }

    @Test func oneStringIsOne() {
        #expect(
            Coverage(occurrences(.dynamic, 1, role: .hint)).sentence
                == "1 accessibility string in 1 file: 100% dynamic (1).")
    }

    @Test func withoutSpokenStringsNothingIsTold() {
        #expect(Coverage(occurrences(.localizedCall, 3, role: .other)).sentence == nil)
    }
}
