import AXSource

extension Diagnostic {
    /// Message and explanation as running text, each with a mark at its end.
    var sentences: String {
        [message, explanation].compactMap { $0 }.map(\.ended).joined(separator: " ")
    }
}

extension String {
    /// With a full stop, where none stands last, nor a sentence with one in quotation marks. A mark that is quoted alone is
    /// no sentence.
    var ended: String {
        if last.map({ ".!?…:".contains($0) }) == true { return self }
        let quoted = reversed().drop { $0 == "”" }.prefix(2)
        let isSentence =
            last == "”" && quoted.first.map { ".!?…。！？।؟".contains($0) } == true && quoted.last != "“"
        return isSentence ? self : self + "."
    }
}
