package import AXSource

/// Finds the types of an app that no code uses, so that none of their views is ever on the screen. Apps contain many
/// such types: views that a redesign has replaced, and unfinished ones.
package enum UnusedTypes {
    /// The names of the top-level types that can't be reached from the entry point, the types that the system creates,
    /// code outside types, extensions of other modules' types, Objective-C, Interface Builder, property lists or, in a
    /// library, public types. Empty if the sources have no entry point, because other code then decides which types are
    /// used.
    /// - Parameters:
    ///   - files: The sources of the app, in all languages, without tests and previews, and its property lists.
    ///   - ignored: UTF-8 offsets of the parts of a file whose names don't count, in ascending order of their ends.
    ///   - countsPreviews: Whether previews are part of the app.
    ///   - isLibrary: Whether other projects can use the public types.
    package static func names(
        in files: [SourceFile], ignoring ignored: @Sendable (SourceFile) -> [Range<Int>], countsPreviews: Bool,
        isLibrary: Bool
    ) -> Set<String> {
        let mentions = files.concurrentMap { file in
            let isSwift = Extractors.extractor(of: file)?.id == SwiftExtractor().id
            return isSwift
                ? TypeMentions(file.text, ignoring: ignored(file), countsPreviews: countsPreviews)
                : TypeMentions(wordsOf: file.text)
        }
        guard mentions.contains(where: \.isOfApp) else { return [] }
        let declarations = mentions.flatMap(\.declarations)
        let own = Set(declarations.lazy.filter { !$0.isExtension }.map(\.type))
        var open = mentions.flatMap { $0.names.intersection(own) }
        for declaration in declarations {
            let isUsed = declaration.isMain || declaration.isOfSystem || isLibrary && declaration.isPublic
            if isUsed { open.append(declaration.type) }
            // An extension of a type of another module.
            if !own.contains(declaration.type) { open += declaration.names.intersection(own) }
        }
        let named = Dictionary(grouping: declarations, by: \.type)
        var used = Set(open)
        while let next = open.popLast() {
            for declaration in named[next, default: []] {
                for name in declaration.names where own.contains(name) && used.insert(name).inserted {
                    open.append(name)
                }
            }
        }
        return own.subtracting(used)
    }
}

extension TypeMentions {
    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain", "WKApplicationMain"]

    /// Whether the file contains the entry point of an app.
    fileprivate var isOfApp: Bool {
        declarations.contains(where: \.isMain) || !names.isDisjoint(with: Self.entryPoints)
    }
}
