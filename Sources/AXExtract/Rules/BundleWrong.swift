package import AXModel
package import AXSource

/// The code of a package or framework looks up one of the module's strings in the app's table.
package enum BundleWrong: Rule {
    package static let page = RulePage(
        id: "bundle-wrong", concern: .sources,
        summary: "A string from a package or framework is looked up in the app's bundle.",
        why: """
            A lookup that doesn't specify a bundle, or specifies .main, reads the app's tables (Apple, Bundle.main). \
            The tables of a Swift package or a framework are in another bundle, so the key isn't found and users never \
            hear its translations. Specify the bundle: .module in a package, Bundle(for:) in a framework, or, with \
            Xcode 26 or later, #bundle in either.
            """,
        example: Example(
            "Image(\"save\").accessibilityLabel(Text(\"Save song\"))\n", others: ["Save song": "Titel sichern"]),
        instead: Example(
            "Image(\"save\").accessibilityLabel(Text(\"Save song\", bundle: .module))\n",
            others: ["Save song": "Titel sichern"]),
        severity: .error, or: [.warning])

    /// - Parameters:
    ///   - occurrence: A string in a source file of the module.
    ///   - file: The source file.
    /// - Returns: nil if nothing shows that the bundle is wrong.
    package static func diagnostic(
        for occurrence: Occurrence, in module: ModuleStrings, _ file: SourceFile
    ) -> Diagnostic? {
        guard isSuspect(occurrence), let key = occurrence.tableKey,
            let text = module.text(of: key, in: occurrence.table ?? ProjectTables.defaultTable),
            !occurrence.isBareLiteral || isInCall(occurrence, file), hasWord(key)
        else { return nil }
        let isSpoken = occurrence.role != .other
        let isRaw = occurrence.text == nil || occurrence.isBareLiteral
        return Diagnostic(
            id: page.id, severity: isRaw && (isSpoken || text.differs) ? page.severity : .warning,
            path: occurrence.path,
            span: occurrence.leafSpan ?? occurrence.span,
            message:
                "\(key.text.quoted) is looked up in the app's bundle, but it's in the \(module.name.quoted) bundle",
            explanation: .consequence(text, isRaw ? nil : occurrence.text, module), key: key,
            fixIts: bundle(for: occurrence, module, file).map { [$0] } ?? [])
    }

    /// Whether the occurrence itself looks up a literal key in the app's bundle.
    package static func isSuspect(_ occurrence: Occurrence) -> Bool {
        guard occurrence.kind == .localizedCall, occurrence.resolved == nil, !Wording.isGlue(occurrence.key.text),
            occurrence.bundle.map(mainBundles.contains) ?? true
        else { return false }
        if occurrence.function == XcodeFunctions.interfaceBuilder { return false }
        return occurrence.isBareLiteral || occurrence.function.map(XcodeFunctions.contain) == true
    }

    /// Whether a literal is an argument of the accessibility API. Otherwise other code looks it up, possibly in another
    /// bundle.
    private static func isInCall(_ occurrence: Occurrence, _ file: SourceFile) -> Bool {
        guard let leaf = occurrence.leafSpan, occurrence.span.end <= leaf.start else { return false }
        let between = file.text[occurrence.span.end..<leaf.start].prefix(400)
        var depth = 0
        for byte in between.drop(while: { $0.isASCIISpace }) {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return false }
        }
        return depth > 0
    }

    /// Whether a key contains a word, not only single ASCII letters. “%@ g”, for example, is the same in many
    /// languages.
    private static func hasWord(_ key: StringKey) -> Bool {
        Message(parsing: key.text).segments.contains { segment in
            guard case .text(let text) = segment else { return false }
            return text.split { !$0.isLetter }.contains { $0.count > 1 || !$0.allSatisfy(\.isASCII) }
        }
    }

    private static let mainBundles: Set<String> = [".main", "Bundle.main", "nil"]

    /// A fix that adds the bundle, if it can directly follow the key.
    private static func bundle(for occurrence: Occurrence, _ module: ModuleStrings, _ file: SourceFile) -> FixIt? {
        guard occurrence.bundle == nil, let leaf = occurrence.leafSpan, !occurrence.isBareLiteral,
            file.text[leaf.range].last == UInt8(ascii: "\"")
        else { return nil }
        let rest = String(decoding: file.text[leaf.end...].prefix(20), as: UTF8.self)
        guard [")", ", comment:", ", value:", ", locale:"].contains(where: rest.hasPrefix) else { return nil }
        let edit = TextEdit(Span(at: leaf.end), ", bundle: \(module.bundle)")
        return FixIt("Specify the bundle \(module.bundle)", edits: [edit], safety: .needsReview)
    }
}

extension Occurrence {
    /// Whether the key is a literal outside a localization call.
    fileprivate var isBareLiteral: Bool { function ?? "" == LocalizationCall.bareKey.function }
}

extension String {
    /// - Parameter value: The default value in the call; nil without one.
    fileprivate static func consequence(
        _ text: ModuleStrings.Text, _ value: String?, _ module: ModuleStrings
    ) -> String {
        let unless = module.hasApp ? "" : " unless the app has the same key"
        if let value {
            return "VoiceOver speaks the default value \(value.quoted) in every language\(unless). "
                + "Specify the bundle \(module.bundle)."
        }
        if text.differs { return "The key itself is spoken\(unless). Specify the bundle \(module.bundle)." }
        let count = text.translations == 1 ? "Its translation is" : "Its \(text.translations) translations are"
        return "\(count) never heard\(unless). Specify the bundle \(module.bundle)."
    }
}

/// The strings of a package target or a framework, and the keys of the app.
package struct ModuleStrings: Sendable {
    package struct Text: Sendable {
        /// Whether the source string differs from the key.
        package var differs: Bool
        package var translations: Int
    }

    /// The name of the target.
    let name: String
    /// The expression for the target's bundle in its own code.
    let bundle: String
    private var strings: [String: [StringKey: Text]] = [:]
    private var app: [String: Set<StringKey>] = [:]

    package init(name: String, bundle: String) {
        self.name = name
        self.bundle = bundle
    }

    /// Whether the project also has an app with tables.
    var hasApp: Bool { !app.isEmpty }

    /// The string in the target's table; nil if the table lacks the key, if the app has the key too, or if all values
    /// equal the key.
    func text(of key: StringKey, in table: String) -> Text? {
        let key = ProjectTables.loose(key)
        guard app[table]?.contains(key) != true, let text = strings[table]?[key], text.differs || text.translations > 0
        else { return nil }
        return text
    }

    /// Adds a table of the target in one locale.
    package mutating func add(_ catalog: Catalog, isSource: Bool) {
        for unit in catalog.units {
            let key = ProjectTables.loose(unit.key)
            // Xcode numbers the specifiers of a source string.
            let isOther = unit.forms.contains {
                !$0.text.string.isEmpty && ProjectTables.loose(StringKey($0.text.string)) != key
            }
            var text = strings[catalog.table]?[key] ?? Text(differs: false, translations: 0)
            if isSource { text.differs = text.differs || isOther } else if isOther { text.translations += 1 }
            strings[catalog.table, default: [:]][key] = text
        }
    }

    /// Adds the keys of a table of the app.
    package mutating func addApp(_ keys: some Sequence<StringKey>, table: String) {
        app[table, default: []].formUnion(keys.map(ProjectTables.loose))
    }
}
