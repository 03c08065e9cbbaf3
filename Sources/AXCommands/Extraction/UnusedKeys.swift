import AXExtract
import AXModel
import AXRules
import AXSource

/// Findings about accessibility strings in a project's tables that no source uses.
struct UnusedKeys {
    private(set) var diagnostics: [Diagnostic] = []

    /// Reports nothing if a source couldn't be read, because that source may use the keys.
    init(_ candidates: Candidates, _ extraction: ProjectExtraction) {
        guard extraction.failures.isEmpty else { return }
        let used = extraction.usedKeys
        let candidates = candidates.units.filter { !used.contains($0.unit.key) }
        guard !candidates.isEmpty else { return }
        let mentions = KeyMentions(of: candidates.map(\.unit.key), in: extraction.facts.map(\.file))
        diagnostics = candidates.compactMap { candidate in
            KeyUnused.diagnostic(
                for: candidate.unit.key, at: candidate.unit.keySpan, in: candidate.unit.path ?? candidate.path,
                mentions: mentions)
        }
    }

    /// The strings whose comments or keys say that they are for accessibility. Two kinds of keys are left out: those of
    /// Interface Builder, because they belong to its files, and those with placeholders, because the source code writes
    /// them as interpolations, which the search wouldn't find.
    struct Candidates: Sendable {
        fileprivate let units: [(unit: Unit, path: String)]

        init(_ tables: SourceTables) {
            let inference = RoleInference()
            var seen: Set<StringKey> = []
            var units: [(unit: Unit, path: String)] = []
            for catalog in tables.catalogs {
                for unit in catalog.units where seen.insert(unit.key).inserted {
                    guard !unit.key.bytes.contains(UInt8(ascii: "%")), !isInterfaceBuilders(unit.key),
                        isNamedSo(unit.key) || !inference.roles(of: unit.key, comment: unit.comment).isEmpty
                    else { continue }
                    units.append((unit, catalog.path))
                }
            }
            self.units = units
        }
    }

    /// Whether the key contains a word for accessibility, even if it doesn't show the string's role:
    /// `voiceover_no_title`.
    private static func isNamedSo(_ key: StringKey) -> Bool {
        let name = key.bytes.map(\.asciiLowercased)
        return name.withUnsafeBufferPointer { names.contains(in: $0) { _, _ in true } }
    }

    private static let names = SubstringSearch(["accessibility", "voiceover", "voice_over", "a11y"])

    /// Whether Interface Builder generated the key, as in `2en-CB-bYH.accessibilityLabel`.
    private static func isInterfaceBuilders(_ key: StringKey) -> Bool {
        let parts = key.text.split(separator: ".", maxSplits: 1)
        return parts.count == 2 && parts[0].utf8.count == 10
            && parts[0].split(separator: "-").map(\.utf8.count) == [3, 2, 3]
    }
}
