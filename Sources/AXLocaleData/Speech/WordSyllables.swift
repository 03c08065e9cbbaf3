/// Counts the syllables of a word in an alphabet.
struct WordSyllables: Sendable {
    /// The maximum number of letters in a group or an ending. Longer ones are ignored, because locale data from a
    /// folder may be malicious.
    private static let maximumGroupLength = 12
    /// The maximum length of a word in capitals that is always spelled out, such as “USB”.
    private static let maximumAcronymLength = 4

    private let vowels: Set<Unicode.Scalar>
    private let joinsAllVowels: Bool
    /// Groups by their first letter, longest first.
    private let joined: [Unicode.Scalar: [[Unicode.Scalar]]]
    private let silentEndings: [[Unicode.Scalar]]
    private let spokenEndings: [[Unicode.Scalar]]

    init(_ rules: SyllableRules) {
        vowels = Set(rules.vowels.unicodeScalars)
        joinsAllVowels = rules.joinsAllVowels
        joined = Dictionary(grouping: Self.groups(rules.joined)) { $0[0] }
        silentEndings = Self.groups(rules.silentEndings)
        spokenEndings = Self.groups(rules.spokenEndings)
    }

    private static func groups(_ strings: [String]) -> [[Unicode.Scalar]] {
        strings.map { Array($0.unicodeScalars) }.filter { !$0.isEmpty && $0.count <= maximumGroupLength }
            .sorted { $0.count > $1.count }
    }

    /// The number of syllables in a word. A word in capitals is spelled out if it is short or has no vowel.
    /// - Parameter word: letters in their original case.
    func syllables(in word: [Unicode.Scalar]) -> Int {
        guard word.count > 1 else { return word.first.map { letter($0) } ?? 0 }
        let isInCapitals = word.allSatisfy(\.properties.isUppercase)
        if isInCapitals, word.count <= Self.maximumAcronymLength { return word.count }
        let letters = word.map(\.lowercased)
        var count = nuclei(in: letters)
        if count == 0 { return isInCapitals ? word.count : 1 }
        if count > 1, endsSilently(letters) { count -= 1 }
        return count
    }

    /// The number of syllables of a single letter. A single lowercase consonant belongs to a neighboring word, like the
    /// preposition в in Russian.
    private func letter(_ scalar: Unicode.Scalar) -> Int {
        vowels.contains(scalar.lowercased) || scalar.properties.isUppercase ? 1 : 0
    }

    private func nuclei(in letters: [Unicode.Scalar]) -> Int {
        var count = 0
        var index = 0
        while index < letters.count {
            if let length = joinedLength(letters, at: index) {
                count += 1
                index += length
            } else if vowels.contains(letters[index]) {
                count += 1
                index += 1
                if joinsAllVowels { while index < letters.count, vowels.contains(letters[index]) { index += 1 } }
            } else {
                index += 1
            }
        }
        return count
    }

    private func joinedLength(_ letters: [Unicode.Scalar], at start: Int) -> Int? {
        joined[letters[start]]?.first { letters[start...].starts(with: $0) }?.count
    }

    private func endsSilently(_ letters: [Unicode.Scalar]) -> Bool {
        func ends(with ending: [Unicode.Scalar]) -> Bool { letters.suffix(ending.count).elementsEqual(ending) }
        return silentEndings.contains(where: ends) && !spokenEndings.contains(where: ends)
    }
}

extension Unicode.Scalar {
    /// The lowercase letter, or the scalar itself if its lowercase form has several scalars.
    fileprivate var lowercased: Unicode.Scalar {
        if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self }
        let mapping = properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? self : self
    }
}
