import AXLocale
import AXModel
import AXPseudo
import AXPseudoChecking
import AXSource
import AXTestSupport
import Foundation
import Testing

/// Checks the invariants for inputs that break pseudo-localizers, in every mode and every allowed combination of modes.
@Suite struct PseudoInvariantTests {
    static let inputs = Fixtures.entries(of: "PseudoInputs").flatMap { file -> [String] in
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(decoded)
    }

    /// Every set of modes that do not exclude each other.
    static let combinations: [[String]] = {
        let ids = PseudoModes.all.map(\.id)
        let sets = (1..<(1 << ids.count)).map { set in ids.indices.filter { set >> $0 & 1 == 1 }.map { ids[$0] } }
        return sets.filter { (try? PseudoModes.select($0, for: LanguageTag("ru-XA"))) != nil }
    }()

    static let scripts = ["ar", "el", "he", "hi", "ja", "ko", "th"]

    @Test func thereAreThreeHundredInputsAndAllCombinations() {
        #expect(Set(Self.inputs).count >= 300, "\(Self.inputs.count)")
        #expect(Self.combinations.count == 51, "\(Self.combinations)")
    }

    @Test(arguments: combinations)
    func nothingIsBroken(ids: [String]) throws {
        try expectNoViolation(ids, locale: "ru-XA")
    }

    @Test(arguments: scripts)
    func nothingIsBrokenInAnyScript(language: String) throws {
        try expectNoViolation(["script", "length", "plural-probe", "bounded", "rtl"], locale: language + "-XA")
    }

    private func expectNoViolation(_ ids: [String], locale: String) throws {
        let pseudo = try pseudolocalizer(ids, locale: locale, quantile: .distribution)
        for input in Self.inputs {
            let source = Message(parsing: input)
            let result = pseudo.transform(source, category: .few, key: StringKey(input))
            let harm = PseudoInvariants.violations(source: input, pseudo: result.text) + pseudo.verify(source, result)
            #expect(harm.isEmpty, "\(ids): \(input.debugDescription) → \(result.text.debugDescription): \(harm)")
        }
    }

    @Test func runsInAnyOrderGiveTheSameBytes() throws {
        let ids = ["accent", "length", "bounded", "plural-probe"]
        let first = try pseudolocalizer(ids, quantile: .distribution)
        let second = try pseudolocalizer(ids.reversed(), quantile: .distribution)
        let forward = Self.inputs.map { first.transform(Message(parsing: $0), key: StringKey($0)).text }
        let backward = Self.inputs.reversed().map { second.transform(Message(parsing: $0), key: StringKey($0)).text }
        #expect(forward.elementsEqual(backward.reversed()) { $0.utf8.elementsEqual($1.utf8) })
    }

    /// Decodes `\u{…}`, which represents an invisible code point.
    private static func decoded(_ line: Substring) -> String {
        String(line).replacing(#/\\u\{([0-9A-Fa-f]+)\}/#) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
        }
    }
}
