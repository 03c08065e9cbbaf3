/// Words that mean nothing and can be spoken.
///
/// Each begins with a letter that is neither a flag, a length modifier nor a conversion of a format string. After a lone
/// percent sign ("100%") a space and a word could otherwise become a specifier: "100% of" holds `% o`.
package enum FillerWords {
    /// The words in the order of use. Every length from two to eight letters occurs.
    package static let all = [
        "miro", "kantu", "vel", "revola", "yomi", "ba", "mantura", "wiko", "boreni", "velomira", "kesu", "rul",
        "vimorel",
        "ravuna", "mu", "bakaluri", "weron",
    ]

    private static let longest = all.map(\.count).max() ?? 0

    /// A run of words, each with a space before it.
    /// - Parameters:
    ///   - length: the length to reach, in characters; the run is at most two longer.
    ///   - start: a number that chooses the first word.
    static func run(ofAtLeast length: Int, from start: Int) -> String {
        var run = ""
        var missing = length
        var next = start % all.count
        while missing > longest + 1 {
            run += " " + all[next]
            missing -= all[next].count + 1
            next = (next + 1) % all.count
        }
        return missing > 0 ? run + " " + word(ofAtLeast: missing - 1, from: next) : run
    }

    /// The shortest word of at least `length` letters, the first such from `start` on.
    private static func word(ofAtLeast length: Int, from start: Int) -> String {
        (all[start...] + all[..<start]).filter { $0.count >= length }.min { $0.count < $1.count } ?? all[start]
    }
}
