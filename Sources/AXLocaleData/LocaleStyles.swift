internal import AXLocale
internal import AXLocaleFiles
internal import Foundation
internal import Yams

/// The styles of all locales that have a file. Each style is based on those of its parents: `root → pt → pt-BR`.
package struct LocaleStyles: Sendable {
    /// The files in `Locales/`, compiled in.
    package static let embedded = LocaleStyles(LocaleFiles.embedded, areEmbedded: true)

    let layers: LayerStore
    /// The tags of the files that were added to the base.
    private let ownTags: [String]

    /// Creates styles from files of locale data. Each file is decoded on first use.
    ///
    /// - Parameters:
    ///   - files: the YAML text of each file by language tag; `root` is the parent of all.
    ///   - base: files that `files` add to; files with the same tag are replaced.
    package init(files: [String: String], over base: LocaleStyles? = nil) {
        self.init(files, over: base, areEmbedded: false)
    }

    private init(_ files: [String: String], over base: LocaleStyles? = nil, areEmbedded: Bool) {
        layers = LayerStore(
            files.reduce(into: base?.layers.files ?? [:]) {
                $0[LayerStore.key($1.key)] = StyleLayer.File(tag: $1.key, text: $1.value, isEmbedded: areEmbedded)
            })
        ownTags = files.keys.sorted()
    }

    /// The errors in the files, sorted by file, line and column. The valid parts of the files are used.
    ///
    /// Decodes all files except those of the base.
    package var problems: [LocaleFileProblem] {
        ownTags.flatMap { layers.layer($0)?.problems ?? [] }
            .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// An identifier of the set of files; equal for copies of the same value.
    package var identity: ObjectIdentifier { ObjectIdentifier(layers) }

    /// The tags of the files that have been decoded, sorted; may include `root`.
    package var decodedTags: [String] { layers.decodedTags }

    /// The language tags that have a file, sorted; without `root`.
    package var tags: [String] {
        layers.files.values.map(\.tag).filter { $0 != "root" }.sorted()
    }

    /// The style of a locale. Each value comes from the locale's file, or else from the nearest parent whose file
    /// contains it, the locale's script, or the root.
    ///
    /// - Parameter tag: a language tag with `-` or `_`, in any case. A tag without any such file has the values of its
    ///   script and the root.
    package func style(for tag: String) -> LocaleStyle {
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

/// The locales that provide a locale's data.
struct LocaleChain {
    /// The locale, as requested and in canonical form, followed by its parents, nearest first: `pt-BR`, `pt`. Without
    /// the root.
    let tags: [String]
    let isCased: Bool
    let spacesWords: Bool

    /// Accepts a language tag with `-` or `_`. If the string isn't a valid tag, its parents result from removing its
    /// last parts one by one.
    init(_ text: String) {
        let hyphenated = String(text.prefix(64).map { $0 == "_" ? "-" : $0 })
        if let tag = LanguageTag(hyphenated) {
            tags = [hyphenated, tag.canonical.text] + tag.parents
            isCased = TextProperties.isCased(tag)
            spacesWords = TextProperties.spacesWords(tag)
        } else {
            tags = Self.truncations(of: hyphenated)
            isCased = false
            spacesWords = true
        }
    }

    private static func truncations(of text: String) -> [String] {
        var chain = [text]
        while let last = chain.last, let hyphen = last.lastIndex(of: "-") {
            chain.append(String(last[..<hyphen]))
        }
        return chain
    }
}

/// Files of locale data. Each is decoded on first use, because a run needs two or three of about fifty.
final class LayerStore: @unchecked Sendable {
    /// The files by ``key(_:)``.
    let files: [String: StyleLayer.File]
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var layers: [String: StyleLayer] = [:]

    init(_ files: [String: StyleLayer.File]) {
        self.files = files
    }

    /// The content of the file for a language tag; nil if there isn't one.
    func layer(_ tag: String) -> StyleLayer? {
        let key = Self.key(tag)
        lock.lock()
        defer { lock.unlock() }
        if let layer = layers[key] { return layer }
        guard let file = files[key] else { return nil }
        let layer = StyleLayer(file)
        layers[key] = layer
        return layer
    }

    var decodedTags: [String] {
        lock.lock()
        defer { lock.unlock() }
        return layers.values.map(\.tag).sorted()
    }

    /// The tag in a form for comparison: `pt_BR` and `pt-BR` have the same key.
    static func key(_ tag: String) -> String {
        String(tag.map { $0 == "_" ? "-" : $0 }).lowercased()
    }
}

struct StyleLayer: Sendable {
    /// A file that hasn't been decoded yet.
    struct File: Sendable {
        /// The language tag in the file's name.
        let tag: String
        let text: String
        /// Whether the file is compiled in. Any other file may be malicious.
        var isEmbedded = false
    }

    let tag: String
    let changes: [StyleChange]
    let problems: [LocaleFileProblem]

    /// Decodes `<tag>.yml`. The file may be empty.
    init(_ file: File) {
        tag = file.tag
        var log = ProblemLog(file: file.tag + ".yml", text: file.text)
        changes = Self.changes(in: file, &log)
        problems = log.problems
    }

    private static func changes(in file: File, _ log: inout ProblemLog) -> [StyleChange] {
        if !file.isEmbedded, let violation = YAMLLimits.violation(in: file.text) {
            log.add(violation.message, line: violation.line, column: violation.column)
            return []
        }
        do {
            // Values are parsed from their text, so YAML's types aren't needed.
            guard let root = try Yams.compose(yaml: file.text, .basic, .default, .utf8), !isEmpty(root) else {
                return []
            }
            return StyleField.changes(in: root, StyleField.all, &log)
        } catch let error as YamlError {
            report(error, in: &log)
        } catch {
            log.add("The file isn't valid YAML.", at: nil)
        }
        return []
    }

    /// Whether the file is empty or contains only comments.
    private static func isEmpty(_ root: Node) -> Bool {
        root.scalar.map { $0.string.isEmpty } ?? false
    }

    private static func report(_ error: YamlError, in log: inout ProblemLog) {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            log.add("The file isn't valid YAML: \(problem).", at: mark)
        case .duplicatedKeysInMapping(let names, let context):
            log.add("Repeated keys: \(names.sorted().joined(separator: ", ")).", at: context.mark)
        default:
            log.add("The file isn't valid YAML.", at: nil)
        }
    }
}
