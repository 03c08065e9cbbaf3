/// Counts the syllables of a word that is written with vowels and consonants.
struct WordSyllables: Sendable {
    /// Longer groups and endings are never found: locale data from a folder may be hostile.
    private static let longestGroup = 12
    /// Capitals that are no longer than this are spelled: “USB”.
    private static let longestSpelled = 4

    private let vowels: Set<Unicode.Scalar>
    private let joinsAllVowels: Bool
    /// Groups by their first letter, the longest first.
    private let joined: [Unicode.Scalar: [[Unicode.Scalar]]]
    private let silentEndings: [[Unicode.Scalar]]
    private let spokenEndings: [[Unicode.Scalar]]

    init(_ spelling: SyllableSpelling) {
        vowels = Set(spelling.vowels.unicodeScalars)
        joinsAllVowels = spelling.joinsAllVowels
        joined = Dictionary(grouping: Self.groups(spelling.joined)) { $0[0] }
        silentEndings = Self.groups(spelling.silentEndings)
        spokenEndings = Self.groups(spelling.spokenEndings)
    }

    private static func groups(_ texts: [String]) -> [[Unicode.Scalar]] {
        texts.map { Array($0.unicodeScalars) }.filter { !$0.isEmpty && $0.count <= longestGroup }
            .sorted { $0.count > $1.count }
    }

    /// - Parameter word: letters, as written.
    func syllables(in word: [Unicode.Scalar]) -> Int {
        guard word.count > 1 else { return word.first.map { letter($0) } ?? 0 }
        let isInCapitals = word.allSatisfy(\.properties.isUppercase)
        if isInCapitals, word.count <= Self.longestSpelled { return word.count }
        let letters = word.map(\.small)
        var count = nuclei(in: letters)
        if count == 0 { return isInCapitals ? word.count : 1 }
        if count > 1, endsSilently(letters) { count -= 1 }
        return count
    }

    /// A consonant alone leans on its neighbor, as the Russian в does.
    private func letter(_ scalar: Unicode.Scalar) -> Int {
        vowels.contains(scalar.small) || scalar.properties.isUppercase ? 1 : 0
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
    /// The small letter; the scalar itself where that is more than one.
    fileprivate var small: Unicode.Scalar {
        if isASCII { return ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) | 0x20) : self }
        let mapping = properties.lowercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first ?? self : self
    }
}
