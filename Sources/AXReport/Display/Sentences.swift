import AXSource

extension Diagnostic {
    /// Message and explanation as running text, each with a mark at its end.
    var sentences: String {
        [message, explanation].compactMap { $0 }.map(\.ended).joined(separator: " ")
    }
}

extension String {
    fileprivate var ended: String {
        last.map { ".!?…:".contains($0) } == true ? self : self + "."
    }
}
