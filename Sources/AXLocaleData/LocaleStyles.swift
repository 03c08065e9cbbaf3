internal import AXLocaleFiles

/// The styles of all locales that have a file, each on top of its parents: `root → pt → pt-BR`.
public struct LocaleStyles: Sendable {
    /// The files of `Locales/`, compiled in.
    public static let embedded = LocaleStyles(LocaleFiles.embedded, areEmbedded: true)

    let layers: LayerStore
    /// The tags of the files that are not the base's.
    private let ownTags: [String]

    /// Takes files of locale data; each is decoded when it is first needed.
    ///
    /// - Parameters:
    ///   - files: the YAML text of each file by its language tag; the tag `root` is the parent of all.
    ///   - base: files that `files` add to; one of the same tag is replaced.
    public init(files: [String: String], over base: LocaleStyles? = nil) {
        self.init(files, over: base, areEmbedded: false)
    }

    private init(_ files: [String: String], over base: LocaleStyles? = nil, areEmbedded: Bool) {
        layers = LayerStore(
            files.reduce(into: base?.layers.files ?? [:]) {
                $0[LayerStore.key($1.key)] = StyleLayer.File(tag: $1.key, text: $1.value, isEmbedded: areEmbedded)
            })
        ownTags = files.keys.sorted()
    }

    /// What is wrong in the files, in the order of file, line and column. What is right in them is used all the same.
    ///
    /// The files of the base are not looked at; all others are decoded.
    public var problems: [LocaleFileProblem] {
        ownTags.flatMap { layers.layer($0)?.problems ?? [] }
            .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Tells one set of files from another; equal for copies of one value.
    package var identity: ObjectIdentifier { ObjectIdentifier(layers) }

    /// The tags of the files that have been decoded so far, sorted; `root` is among them.
    package var decodedTags: [String] { layers.decodedTags }

    /// The language tags that have a file of their own, sorted; `root` is not one of them.
    public var tags: [String] {
        layers.files.values.map(\.tag).filter { $0 != "root" }.sorted()
    }

    /// The style of a locale: what its file says, then its parents', then what its script implies, then the root's.
    ///
    /// - Parameter tag: a language tag; `_` stands for `-`, and case does not matter. An unknown one has the root's style.
    public func style(for tag: String) -> LocaleStyle {
        let chain = LocaleChain(tag)
        var style = LocaleStyle.blank(tag)
        apply("root", to: &style)
        style.isCased = chain.isCased
        style.spacesWords = chain.spacesWords
        for parent in chain.tags.reversed() { apply(parent, to: &style) }
        return style
    }

    private func apply(_ tag: String, to style: inout LocaleStyle) {
        layers.layer(tag)?.changes.forEach { $0(&style) }
    }
}
