import AXSource

/// The types that a source file declares at its top level, and the types that its code names. The file is scanned and
/// not parsed, because most files of a project need not be parsed.
struct TypeMentions {
    private(set) var declarations: [MentioningDeclaration] = []
    /// The names of types in code outside the declarations of types. If it isn't clear which code that is, or in
    /// another language, all capitalized words of the file.
    private(set) var names: Set<String> = []

    /// - Parameters:
    ///   - ignored: The parts of the file whose names don't count.
    ///   - countsPreviews: Whether the names in previews count.
    init(_ text: [UInt8], ignoring ignored: OffsetRanges = OffsetRanges([]), countsPreviews: Bool = false) {
        text.withUnsafeBufferPointer { bytes in
            var scan = TypeMentionScan(bytes, ignored, countsPreviews)
            scan.run()
            guard scan.isClear else {
                names = TypeNames.words(in: bytes)
                return
            }
            declarations = scan.declarations.filter { countsPreviews || !$0.isPreview }
            names = scan.names
        }
    }

    /// The mentions in an Interface Builder document that code loads by its name: `Player` of `Player~ipad.xib`.
    init(ofNib file: SourceFile) {
        let name = String(InterfaceTables.name(for: file.path).prefix { $0 != "~" })
        var nib = MentioningDeclaration(type: TypeNames.nib(name), kind: .nib)
        nib.names = TypeNames.words(in: file.text)
        // Lowercase names aren't collected, so the document always counts.
        if name.utf8.first.map(TypeNames.isUppercase) == true { declarations = [nib] } else { names = nib.names }
    }

    /// The mentions in a file of another language, in which every capitalized word may name a type.
    init(wordsOf text: [UInt8]) { names = TypeNames.words(in: text) }
}
