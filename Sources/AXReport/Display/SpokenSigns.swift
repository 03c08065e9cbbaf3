/// Puts into words the characters that a voice skips, so that a spoken report loses nothing.
///
/// Tried with eSpeak NG 1.51: quotation marks, stops and dashes are silent, so “does not end with “.”” has no end, and
/// “2–4” is heard as two numbers.
enum SpokenSigns {
    /// The text with “to” for the dash of a range, and with the names of characters that are quoted alone after
    /// them: “.” (full stop).
    static func inWords(_ text: String) -> String {
        var result = ""
        var quoted: [Unicode.Scalar]?
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if scalar == "–", isDigit(scalars, index - 1), isDigit(scalars, index + 1) {
                result += " to "
                continue
            }
            result.unicodeScalars.append(scalar)
            switch scalar {
            case "“": quoted = []
            case "”":
                if let names = quoted.flatMap(names) { result += " (\(names))" }
                quoted = nil
            default: quoted?.append(scalar)
            }
        }
        return result
    }

    private static func isDigit(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        scalars.indices.contains(index) && scalars[index].properties.numericType == .decimal
    }

    /// The Unicode names of up to three characters; nil if a voice says one of them, or if one is a letter.
    private static func names(of signs: [Unicode.Scalar]) -> String? {
        guard (1...3).contains(signs.count), signs.allSatisfy(isSilent) else { return nil }
        return signs.map { $0.properties.name?.lowercased() ?? "an unnamed character" }.joined(separator: ", ")
    }

    private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .spaceSeparator, .format:
            true
        case .otherPunctuation: !spoken.contains(scalar)
        default: false
        }
    }

    private static let spoken: Set<Unicode.Scalar> = ["&", "/", "\\", "%", "*", "@", "#", "٪", "％"]
}
