package import AXSource

/// Finds the types of an app that no code uses, so that none of their views is ever on the screen. Apps contain many
/// such types: views that a redesign has replaced, and unfinished ones.
package enum UnusedTypes {
    /// The names of the top-level types that can't be reached from the entry point, the types that the system creates,
    /// code outside types, extensions of other modules' types, Objective-C, storyboards, documents that code loads,
    /// property lists or, in a library, public types. Code that never runs on an iPhone with the newest system doesn't
    /// count. Nil if the sources have no entry point, because other code then decides which types are used.
    /// - Parameters:
    ///   - files: The sources of the app, in all languages, without tests and previews, and its property lists.
    ///   - ignored: UTF-8 offsets of other parts of a file whose names don't count.
    ///   - countsPreviews: Whether previews are part of the app.
    ///   - isLibrary: Whether other projects can use the public types.
    package static func names(
        in files: [SourceFile], ignoring ignored: @Sendable (SourceFile) -> [Range<Int>], countsPreviews: Bool,
        isLibrary: Bool
    ) -> Set<String>? {
        let swift = SwiftExtractor().id
        let parts = files.concurrentMap { file in
            Extractors.extractor(of: file)?.id == swift
                ? OffsetRanges(ignored(file) + UnreachedCode.parts(of: file)) : nil
        }
        let mentions = files.indices.map { $0 }.concurrentMap { file in
            if let parts = parts[file] {
                return TypeMentions(files[file].text, ignoring: parts, countsPreviews: countsPreviews)
            }
            return files[file].path.hasSuffix(".xib")
                ? TypeMentions(ofNib: files[file]) : TypeMentions(wordsOf: files[file].text)
        }
        guard mentions.contains(where: \.isOfApp) else { return nil }
        let declarations = mentions.flatMap(\.declarations)
        let uses = CalledNames(of: declarations, in: zip(files, parts).map { $0 })
        var search = TypeSearch(declarations)
        for file in mentions { search.open(file.names) }
        for declaration in declarations {
            if isUsed(declaration, isLibrary: isLibrary, uses) { search.open([declaration.type]) }
            // An extension of a type of another module.
            if !search.own.contains(declaration.type), isLibrary || uses.mayUse(declaration) {
                search.open(declaration.names.union(declaration.held))
            }
        }
        search.run()
        return search.unused
    }

    private static func isUsed(_ declaration: MentioningDeclaration, isLibrary: Bool, _ uses: CalledNames) -> Bool {
        declaration.isMain || declaration.isOfSystem || isLibrary && declaration.isPublic
            || declaration.kind == .nib && uses.usesGeneratedNibs
    }
}

/// Follows the names of types from declaration to declaration.
private struct TypeSearch {
    /// The names of the types and documents of the app.
    let own: Set<String>
    /// The classes that only a call of an initializer can make: no document, decoder or database does.
    private let called: Set<String>
    private let declarations: [String: [MentioningDeclaration]]
    private let nibs: Set<String>
    private var used: Set<String> = []
    private var open: [String] = []

    init(_ all: [MentioningDeclaration]) {
        declarations = Dictionary(grouping: all, by: \.type)
        own = Set(all.lazy.filter { $0.isDeclaration || $0.kind == .nib }.map(\.type))
        nibs = Set(all.lazy.filter { $0.kind == .nib }.map(\.type))
        called = Set(
            declarations.filter { _, same in
                same.contains { $0.kind == .class }
                    && same.allSatisfy { $0.inherited.allSatisfy { $0 == "NSObject" || $0.hasPrefix("UI") } }
            }.keys)
    }

    mutating func open(_ names: Set<String>) {
        for name in names {
            add(name)
            guard !nibs.isEmpty else { continue }
            add(TypeNames.nib(name))
            // A controller loads the document of its own name, or that of its view.
            if name.hasSuffix("ViewController") { add(TypeNames.nib(String(name.dropLast("Controller".count)))) }
        }
    }

    private mutating func add(_ name: String) {
        if own.contains(name), used.insert(name).inserted { open.append(name) }
    }

    mutating func run() {
        while let next = open.popLast() {
            // A document of the same name as the type is loaded by the type's methods.
            for declaration in declarations[next, default: []] {
                open(declaration.names)
                open(declaration.held.subtracting(called))
            }
        }
    }

    var unused: Set<String> { own.subtracting(used).subtracting(nibs) }
}

/// The functions and documents that code uses by their names.
private struct CalledNames {
    private var functions: Set<String> = []
    private(set) var usesGeneratedNibs = false

    /// The beginning of the constants for documents that R.swift generates.
    private static let generated = "R.nib"
    init(of declarations: [MentioningDeclaration], in files: [(file: SourceFile, ignored: OffsetRanges?)]) {
        let modifiers = Set(declarations.lazy.compactMap(\.modifier)).sorted()
        let search = SubstringSearch(modifiers + [Self.generated])
        let found = files.concurrentMap { file, ignored -> Set<Int> in
            guard let ignored else { return [] }
            return search.uses(in: file.text) { !ignored.contain($0) }
        }
        for name in found.joined() {
            if name == modifiers.count { usesGeneratedNibs = true } else { functions.insert(modifiers[name]) }
        }
    }

    /// Whether a declaration isn't a function that no code calls.
    func mayUse(_ declaration: MentioningDeclaration) -> Bool {
        declaration.modifier.map(functions.contains) ?? true
    }
}

extension MentioningDeclaration {
    /// The name of a function in an extension of SwiftUI's `View`; nil for any other declaration.
    fileprivate var modifier: String? { if case .modifier(let name) = kind { name } else { nil } }
}

extension TypeMentions {
    private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain", "WKApplicationMain"]

    /// Whether the file contains the entry point of an app.
    fileprivate var isOfApp: Bool {
        declarations.contains(where: \.isMain) || !names.isDisjoint(with: Self.entryPoints)
    }
}
