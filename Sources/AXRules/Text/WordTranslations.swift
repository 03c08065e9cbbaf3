import AXModel
import AXSource
import Foundation

/// Counts the translations that keep a word of the source. For a word that may be a loanword, the other strings of the
/// catalog show whether it is one.
final class WordTranslations: @unchecked Sendable {
    private struct Use {
        var texts = 0
        var kept = 0
    }

    private let units: LastUnits
    private let sources: LastUnits
    private let lock = NSLock()
    /// Guarded by `lock`. Counted when first needed.
    private var uses: [String: Use]?

    init(_ units: LastUnits, from sources: LastUnits) {
        self.units = units
        self.sources = sources
    }

    /// The minimum number of translations of a word. Fewer aren't evidence.
    private static let fewestTexts = 2

    /// Whether at least two source strings contain the word and none of their translations does.
    /// - Parameter word: the word, folded.
    func translate(_ word: String) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        let all = uses ?? counted
        uses = all
        return all[word].map { $0.texts >= Self.fewestTexts && $0.kept == 0 } ?? false
    }

    private var counted: [String: Use] {
        var uses: [String: Use] = [:]
        for unit in units.all {
            guard let original = sources[unit.key]?.onlyText?.string, let text = unit.onlyText?.string, text != original
            else { continue }
            let own = Set(text.plainWords)
            for word in Set(original.plainWords) {
                uses[word, default: Use()].texts += 1
                if own.contains(word) { uses[word, default: Use()].kept += 1 }
            }
        }
        return uses
    }
}
