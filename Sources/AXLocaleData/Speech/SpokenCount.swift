/// Counts the syllables or morae of a text, character by character.
struct SpokenCount {
    private(set) var units = 0.0
    private let words: WordSyllables
    private let countsMorae: Bool
    private var word: [Unicode.Scalar] = []
    private var indic = IndicWord()
    private var thai = ThaiRun()
    private var abjadLetters = 0
    private var isJoined = false

    init(words: WordSyllables, countsMorae: Bool) {
        self.words = words
        self.countsMorae = countsMorae
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        let script = SpokenScript(scalar)
        if script == .joiner { isJoined = true }
        switch script {
        case .alphabet: begin(.word) { $0.word.append(scalar) }
        case .abjad: begin(.abjad) { $0.abjadLetters += 1 }
        case .indic(let sign): begin(.indic) { $0.indic.add(sign) }
        case .thai(let sign): begin(.thai) { $0.thai.add(sign) }
        case .mark, .smallKana, .joiner: break
        case .ideograph: addLetter(countsMorae ? SpokenWeight.moraePerIdeograph : 1)
        case .syllable: addLetter(1)
        case .digit: addSyllables(SpokenWeight.digit)
        case .sign: addSyllables(SpokenWeight.sign)
        case .emoji: addEmoji()
        case .halfFlag: addSyllables(SpokenWeight.emoji / 2)
        case .letter: addSyllables(SpokenWeight.unknownLetter)
        case .gap: endWord()
        }
    }

    /// Counts the word that was begun.
    mutating func endWord() {
        let syllables =
            Double(words.syllables(in: word)) + indic.syllables + thai.syllables
            + (abjadLetters == 0 ? 0 : max(1, Double(abjadLetters) * SpokenWeight.abjadLetter))
        word.removeAll(keepingCapacity: true)
        (indic, thai, abjadLetters) = (IndicWord(), ThaiRun(), 0)
        units += countsMorae ? syllables * SpokenWeight.moraePerSyllable : syllables
    }

    private enum Script { case word, abjad, indic, thai }

    /// A word ends where another script begins.
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

    /// Emoji that are joined have one name.
    private mutating func addEmoji() {
        if !isJoined { addSyllables(SpokenWeight.emoji) }
        isJoined = false
    }

    private mutating func addSyllables(_ syllables: Double) {
        endWord()
        units += countsMorae ? syllables * SpokenWeight.moraePerSyllable : syllables
    }
}
