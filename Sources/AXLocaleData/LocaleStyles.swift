internal import AXLocaleFiles

/// The styles of all locales that have a file, each on top of its parents: `root → pt → pt-BR`.
public struct LocaleStyles: Sendable {
    /// The files of `Locales/`, compiled in.
    public static let embedded = LocaleStyles(files: LocaleFiles.embedded)

    /// What is wrong in the files, in the order of file, line and column. What is right in them is used all the same.
    public let problems: [LocaleFileProblem]
    private let layers: [String: StyleLayer]

    /// Decodes files of locale data.
    ///
    /// - Parameters:
    ///   - files: the YAML text of each file by its language tag; the tag `root` is the parent of all.
    ///   - base: files that `files` add to; one of the same tag is replaced.
    public init(files: [String: String], over base: LocaleStyles? = nil) {
        let own = files.map { StyleLayer(tag: $0.key, text: $0.value) }
        layers = own.reduce(into: base?.layers ?? [:]) { $0[Self.normalized($1.tag)] = $1 }
        problems = own.flatMap(\.problems).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// The language tags that have a file of their own, sorted; `root` is not one of them.
    public var tags: [String] {
        layers.values.map(\.tag).filter { $0 != "root" }.sorted()
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
        layers[Self.normalized(tag)]?.changes.forEach { $0(&style) }
    }

    private static func normalized(_ tag: String) -> String {
        String(tag.map { $0 == "_" ? "-" : $0 }).lowercased()
    }
}
