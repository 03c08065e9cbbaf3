/// The syllables of a word in an Indic script: each consonant has one, unless a virama takes it away.
///
/// Hindi, Bengali and their neighbors do not speak the inherent vowel at the end of a word, nor between a vowel and a
/// consonant with a sign of its own (M. Ohala, Aspects of Hindi Phonology, 1983).
struct IndicWord {
    private struct Syllable {
        /// Whether its vowel is the inherent one, which may fall silent.
        var mayFallSilent: Bool
        /// Whether two consonants begin it, which need a vowel before them.
        var beginsWithCluster = false
    }

    private var all: [Syllable] = []
    private var isInCluster = false
    private(set) var isEmpty = true

    mutating func add(_ sign: IndicSign) {
        isEmpty = false
        switch sign {
        case .vowel: append(mayFallSilent: false)
        case .consonant(let keepsVowel): append(mayFallSilent: !keepsVowel)
        case .vowelSign where !all.isEmpty: all[all.count - 1].mayFallSilent = false
        case .virama where !all.isEmpty:
            all.removeLast()
            isInCluster = true
        default: break
        }
    }

    private mutating func append(mayFallSilent: Bool) {
        all.append(Syllable(mayFallSilent: mayFallSilent, beginsWithCluster: isInCluster))
        isInCluster = false
    }

    var syllables: Double {
        guard !isEmpty else { return 0 }
        var count = all.isEmpty ? 1 : 0
        var isAfterVowel = false
        for (index, syllable) in all.enumerated() {
            let isSilent = isAfterVowel && syllable.mayFallSilent && !syllable.beginsWithCluster && isOpen(after: index)
            if !isSilent { count += 1 }
            isAfterVowel = !isSilent
        }
        return Double(count)
    }

    /// Whether nothing follows, or a consonant with a vowel that is always spoken.
    private func isOpen(after index: Int) -> Bool {
        guard index + 1 < all.count else { return true }
        return !all[index + 1].mayFallSilent && !all[index + 1].beginsWithCluster
    }
}
