/// Puts into words what a voice passes over: a report that is listened to must not lose what its signs say.
///
/// Tried with eSpeak NG 1.51: quotation marks, stops and dashes are silent, so “does not end with “.”” has no end, and
/// “2–4” is heard as two numbers.
enum SpokenSigns {
    /// The text with “to” for the dash of a range, and with their names behind signs that stand alone between quotation
    /// marks: “.” (full stop).
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

    /// The names of up to three signs, as Unicode gives them; nil where a voice says one of them, or a letter.
    private static func names(of signs: [Unicode.Scalar]) -> String? {
        guard (1...3).contains(signs.count), signs.allSatisfy(isSilent) else { return nil }
        return signs.map { $0.properties.name?.lowercased() ?? "a sign without a name" }.joined(separator: ", ")
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
