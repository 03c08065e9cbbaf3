import AXExtract
import AXSource

/// Finds constants that aren't only used for text that users see or hear. Localizing such a constant could change the
/// behavior of the app.
struct ConstantUses {
    let files: [SourceFile]

    /// Words in code that compares values or looks something up.
    private static let markers = ["dentifier", "==", "!=", "forKey", "named:", "Notification", "case ", "rawValue"]
        .map { Array($0.utf8) }

    /// The first line that seems to use a constant for another purpose; nil if there isn't one.
    /// - Parameter path: the path of the file that declares the constant.
    func otherUse(of constant: RewrittenConstant, in path: String) -> (path: String, line: Int)? {
        let word = Array(constant.name.utf8)
        for file in files where file.path == path || !constant.isPrivate {
            var next = 0
            while let found = file.text.firstRange(of: word, from: next) {
                next = found.upperBound
                guard Self.isWord(found, in: file.text),
                    constant.type.map({ Self.isMember(found, of: $0, in: file, isOwn: file.path == path) }) ?? true
                else { continue }
                let start = file.text[..<found.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
                let end = file.text[found.upperBound...].firstIndex(of: 0x0A) ?? file.text.count
                let line = file.text[start..<end]
                guard Self.markers.contains(where: { line.firstRange(of: $0) != nil }) else { continue }
                return (file.path, LineTable(file.text).position(of: start).line)
            }
        }
        return nil
    }

    /// Whether a name may be a static member of a type, as in `Key.date`, `Self.date` or, in the type's own file or one
    /// that extends the type, `date`. A member of another value, as in `item.date`, isn't one.
    private static func isMember(_ name: Range<Int>, of type: String, in file: SourceFile, isOwn: Bool) -> Bool {
        guard name.lowerBound > 0, file.text[name.lowerBound - 1] == UInt8(ascii: ".") else {
            return isOwn || file.text.firstRange(of: Array("extension \(type)".utf8), from: 0) != nil
        }
        let before = file.text[..<(name.lowerBound - 1)]
        let base = before.reversed().prefix(while: \.isIdentifierByte).reversed()
        // An implicit member is `.date`, but not `items[0].date` or `selected?.date`.
        let isImplicit = base.isEmpty && !")]?!}".utf8.contains(before.last ?? 0)
        return isImplicit || base.elementsEqual(type.utf8) || base.elementsEqual("Self".utf8)
    }

    private static func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
        let before = range.lowerBound > 0 ? text[range.lowerBound - 1] : 0x20
        let after = range.upperBound < text.count ? text[range.upperBound] : 0x20
        return !before.isIdentifierByte && !after.isIdentifierByte
    }
}

/// The string literals in UI tests, which may use labels to find elements.
struct UITestLiterals {
    private var paths: [String: String] = [:]

    /// - Parameter files: the source files of the project.
    init(_ files: [SourceFile]) {
        for file in files where Self.isUITest(file) {
            let rewriting = SourceRewritings.rewriting(forExtension: PathName.fileExtension(of: file.path))
            for text in rewriting?.literals(in: file) ?? [] where paths[text] == nil { paths[text] = file.path }
        }
    }

    /// The path of a test that contains one of the strings; nil if there isn't one.
    func test(of texts: [String]) -> String? {
        texts.lazy.compactMap { paths[$0] }.first
    }

    private static func isUITest(_ file: SourceFile) -> Bool {
        contains("XCTest", file) && contains("XCUI", file)
    }

    private static func contains(_ word: String, _ file: SourceFile) -> Bool {
        file.text.firstRange(of: Array(word.utf8), from: 0) != nil
    }
}
