import AXExtract
import AXSource

/// The texts that UI tests may look elements up by: the literals of files with UI tests.
struct TestedTexts {
    private var paths: [String: String] = [:]

    /// - Parameter files: the project's sources.
    init(_ files: [SourceFile]) {
        for file in files where Self.isUITest(file) {
            let rewriting = SourceRewritings.rewriting(forExtension: PathName.fileExtension(of: file.path))
            for text in rewriting?.literals(in: file) ?? [] where paths[text] == nil { paths[text] = file.path }
        }
    }

    /// The test that looks a text up; nil where none does.
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
