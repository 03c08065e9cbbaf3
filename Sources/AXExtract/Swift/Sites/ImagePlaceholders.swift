import AXSource
import SwiftSyntax

extension SwiftTree {
    /// The ranges, in UTF-8 offsets, of closures that make views to show until an image is loaded:
    /// `AsyncImage(url: url) { … } placeholder: { … }`.
    var placeholders: [Range<Int>] {
        guard Self.placeholder.containsWord(in: file.text) else { return [] }
        return root.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.text == Self.label,
                let closure = token.parent?.as(MultipleTrailingClosureElementSyntax.self)?.closure
            else { return nil }
            let span = span(closure)
            return span.start..<span.end
        }
        .prefix(Self.mostPlaceholders).map(\.self)
    }

    private static let label = "placeholder"
    private static let placeholder = SubstringSearch([label])
    /// The number is limited because every view of a file is compared with each range.
    private static let mostPlaceholders = 64
}
