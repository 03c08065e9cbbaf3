/// The syllables of a run of Thai or Lao, which does not part words.
struct ThaiRun {
    private var nuclei = 0
    private var consonants = 0
    /// Consonants since the last sign of a vowel.
    private var bare = 0
    /// Whether that sign stands before its consonants.
    private var isLed = false

    var isEmpty: Bool { nuclei == 0 && consonants == 0 }

    mutating func add(_ sign: ThaiSign) {
        switch sign {
        case .consonant:
            consonants += 1
            bare += 1
        case .leadingVowel: open(led: true)
        // The second sign of one vowel: เ_ิ.
        case .vowel where isLed && bare < 3:
            isLed = false
            bare = 0
        case .vowel: open(led: false)
        case .other: break
        }
    }

    var syllables: Double {
        isEmpty ? 0 : Double(max(nuclei + unwritten(beforeNext: 0), 1))
    }

    private mutating func open(led: Bool) {
        nuclei += 1 + unwritten(beforeNext: led ? 0 : 1)
        bare = 0
        isLed = led
    }

    /// Syllables without a written vowel, of two consonants each: what is left of the consonants after the ending of the
    /// last syllable, its beginning where its vowel stands before that, and the beginning of the next one.
    private func unwritten(beforeNext next: Int) -> Int {
        max(0, bare - (isLed ? 2 : 1) - next) / 2
    }
}
