/// Counts the syllables or morae of a string, character by character.
struct SpokenCount {
    private(set) var units = 0.0
    private let words: WordSyllables
    private let countsMorae: Bool
    private var word: [Unicode.Scalar] = []
    private var indic = IndicWord()
    private var thai = ThaiRun()
    private var abjadLetters = 0
    /// Whether the previous character is a joiner.
    private var isJoined = false

    init(words: WordSyllables, countsMorae: Bool) {
        self.words = words
        self.countsMorae = countsMorae
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        let script = SpokenScript(scalar)
        switch script {
        case .alphabet: begin(.word) { $0.word.append(scalar) }
        case .abjad: begin(.abjad) { $0.abjadLetters += 1 }
        case .indic(let sign): begin(.indic) { $0.indic.add(sign) }
        case .thai(let sign): begin(.thai) { $0.thai.add(sign) }
        case .mark, .smallKana, .joiner: break
        case .ideograph: addLetter(countsMorae ? SyllableEstimate.moraePerIdeograph : 1)
        case .syllable: addLetter(1)
        case .digit: addSyllables(SyllableEstimate.digit)
        case .sign: addSyllables(SyllableEstimate.sign)
        // Joined emoji have a single name, so only the first one counts.
        case .emoji: if !isJoined { addSyllables(SyllableEstimate.emoji) }
        case .halfFlag: addSyllables(SyllableEstimate.emoji / 2)
        case .letter: addSyllables(SyllableEstimate.unknownLetter)
        case .gap: endWord()
        }
        isJoined = script == .joiner
    }

    /// Adds the syllables of the current word to ``units``, and begins a new word.
    mutating func endWord() {
        let syllables =
            Double(words.syllables(in: word)) + indic.syllables + thai.syllables
            + (abjadLetters == 0 ? 0 : max(1, Double(abjadLetters) * SyllableEstimate.abjadLetter))
        word.removeAll(keepingCapacity: true)
        (indic, thai, abjadLetters) = (IndicWord(), ThaiRun(), 0)
        units += countsMorae ? syllables * SyllableEstimate.moraePerSyllable : syllables
    }

    private enum Script { case word, abjad, indic, thai }

    /// Adds a character of a script. If the current word is in another script, ends that word first.
    private mutating func begin(_ script: Script, _ add: (inout SpokenCount) -> Void) {
        let isOther =
            (script != .word && !word.isEmpty) || (script != .abjad && abjadLetters > 0)
            || (script != .indic && !indic.isEmpty) || (script != .thai && !thai.isEmpty)
        if isOther { endWord() }
        add(&self)
    }

    private mutating func addLetter(_ weight: Double) {
        endWord()
        units += weight
    }

    private mutating func addSyllables(_ syllables: Double) {
        endWord()
        units += countsMorae ? syllables * SyllableEstimate.moraePerSyllable : syllables
    }
}

/// Counts the syllables of a word in an Indic script: one for each independent vowel, and one for each consonant whose
/// vowel isn't removed by a virama.
///
/// In Hindi, Bengali and related languages, the inherent vowel isn't spoken at the end of a word, or between a vowel
/// and a consonant with a vowel sign (M. Ohala, Aspects of Hindi Phonology, 1983).
struct IndicWord {
    private struct Syllable {
        /// Whether the vowel is the inherent vowel and may be silent.
        var mayFallSilent: Bool
        /// Whether the syllable begins with two consonants, which require spoken vowels before and after them.
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

    /// Whether the syllable is the last one, or the next one has a vowel that is always spoken and doesn't begin with a
    /// cluster.
    private func isOpen(after index: Int) -> Bool {
        guard index + 1 < all.count else { return true }
        return !all[index + 1].mayFallSilent && !all[index + 1].beginsWithCluster
    }
}

/// Counts the syllables of a run of Thai or Lao letters. These scripts don't separate words.
struct ThaiRun {
    private var nuclei = 0
    private var consonants = 0
    /// The consonants since the last vowel sign.
    private var bare = 0
    /// Whether the last vowel sign is written before its consonants.
    private var isLed = false

    var isEmpty: Bool { nuclei == 0 && consonants == 0 }

    mutating func add(_ sign: ThaiSign) {
        switch sign {
        case .consonant:
            consonants += 1
            bare += 1
        case .leadingVowel: open(led: true)
        // The second part of a two-part vowel, such as เ_ิ.
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

    /// The number of syllables without a written vowel among the consonants since the last vowel sign. Each of these
    /// syllables has two consonants. The other consonants end the previous syllable, begin it after a leading vowel, or
    /// begin the next syllable.
    /// - Parameter next: the number of consonants that begin the next syllable.
    private func unwritten(beforeNext next: Int) -> Int {
        max(0, bare - (isLed ? 2 : 1) - next) / 2
    }
}

/// Rounded averages for running speech: durations in syllables, and morae per syllable or ideograph.
package enum SyllableEstimate {
    /// A digit: “42” is three syllables in English and Chinese and five in Italian; “2026” is about six.
    package static let digit = 1.5
    /// A symbol whose name is spoken: `%` is two syllables in most languages.
    package static let sign = 2.0
    /// An emoji: voices speak its short name, which has two words on average (CLDR, annotations).
    package static let emoji = 4.0
    /// The number that replaces a placeholder: most counts have one or two digits.
    package static let number = 2.0
    /// The string that replaces a placeholder, such as a first name or a short title.
    package static let text = 3.0
    /// Morae per syllable of foreign words in Japanese. Loanwords gain a vowel after each consonant that isn't followed
    /// by one.
    static let moraePerSyllable = 1.5
    /// Morae per kanji. Readings of one mora and of two morae are about equally frequent; native readings have two or
    /// three.
    static let moraePerIdeograph = 1.9
    /// Syllables per letter in the Arabic and Hebrew scripts, which omit short vowels. In vocalized print, seven
    /// letters in ten begin a syllable, and words begin with an article or preposition without a written vowel.
    static let abjadLetter = 0.5
    /// Syllables per letter in a script without data.
    static let unknownLetter = 0.6
}
