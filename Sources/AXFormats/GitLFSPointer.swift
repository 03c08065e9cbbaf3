package import AXModel
package import AXSource

/// The placeholder for a file that Git LFS hasn't fetched: a few lines that identify the file's content.
/// - SeeAlso: <https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md>
package struct GitLFSPointer: StringsFile {
    package let file: SourceFile

    /// - Returns: nil if the file isn't a pointer.
    package init?(_ file: SourceFile) {
        guard Self.isPointer(file.text) else { return nil }
        self.file = file
    }

    /// The path of the content inside Git LFS's folder in the repository; nil if the bytes aren't a valid pointer.
    package static func storedPath(of bytes: [UInt8]) -> String? {
        guard isPointer(bytes) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let id = lines.first(where: { $0.hasPrefix(name) })?.dropFirst(name.count), id.count == 64,
            id.allSatisfy({ $0.isASCII && $0.isHexDigit })
        else { return nil }
        return "objects/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)"
    }

    /// The only finding for a pointer.
    package var diagnostic: Diagnostic {
        Diagnostic(
            id: RulePage.fileUnparsable.id, severity: .error, path: file.path, span: Span(at: 0),
            message: "file is only a Git LFS pointer; run “git lfs pull” to fetch its contents")
    }

    package var readOnlyReason: String? { reason }
    private var reason: String { "it's only a Git LFS pointer; run “git lfs pull” to fetch its contents" }
    package var extractedKeys: Set<StringKey>? { nil }
    package var contents: FileContents { FileContents(status: .error, entries: [], loaded: [], lost: []) }

    package func contents(against project: ProjectStrings) -> FileContents { contents }
    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] { [:] }
    package func catalogs(locale: String, table: String) -> [Catalog] { [] }
    package func edits(for changes: [LocaleChanges]) -> FileEdits { .refusing(changes, .readOnly(reason)) }

    /// The maximum length of a pointer in bytes, from the specification of Git LFS.
    private static let maximumLength = 1023
    private static let beginning = Array("version https://git-lfs.github.com/spec/v".utf8)
    private static let name = "oid sha256:"

    private static func isPointer(_ bytes: [UInt8]) -> Bool {
        bytes.count <= maximumLength && bytes.starts(with: beginning)
    }
}
