import AXSource

extension String {
    /// Whether the name of a function or type mentions accessibility, as in `setAccessibility(with:hint:)`.
    var isAboutAccessibility: Bool {
        var name = self
        return name.withUTF8 { Self.mentions.contains(in: $0) { _, _ in true } }
    }

    private static let mentions = SubstringSearch(["ccessibility", "a11y", "A11y"])
}
