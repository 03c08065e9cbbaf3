import AXModel
import AXSource

/// The words and letters of a source string, found once for all forms of a translation, each when it is first asked for.
struct SourceWording {
    private let source: Unit

    init(of source: Unit) {
        self.source = source
    }

    lazy var texts = Set(source.forms.map(\.text.string))

    lazy var scalars = texts.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.unicodeScalars) }

    /// Words of letters alone, folded.
    lazy var words = Set(texts.flatMap(\.plainWords))
}
