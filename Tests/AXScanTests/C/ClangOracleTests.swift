import AXScan
import AXSource
import Foundation
import Testing

/// Our tokens match Clang's. If `AXSTRINGS_C` is set to a folder, its `.h`, `.m` and `.mm` files are compared, too.
struct ClangOracleTests {
    @Test(arguments: CTokenCases.all)
    func theTokensAreThoseOfClang(text: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "case.mm")
        try Data(text.utf8).write(to: file)
        let difference = try Self.difference(of: file)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["AXSTRINGS_C"] != nil))
    func theTokensOfAFolderAreThoseOfClang() throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["AXSTRINGS_C"] ?? "/nowhere")
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = names.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") || $0.hasSuffix(".h") }.sorted()
        var bytes = 0
        for name in files {
            let file = folder.appending(path: name)
            bytes += (try? Data(contentsOf: file).count) ?? 0
            let difference = try Self.difference(of: file)
            #expect(difference == nil, "\(name): \(difference ?? "")")
        }
        print("C tokens compared over \(files.count) files, \(bytes) bytes")
    }

    /// The first difference between the tokens of a file and Clang's; nil if they are equal, if the file is in UTF-16
    /// or if no Clang is found.
    private static func difference(of file: URL) throws -> String? {
        let text = [UInt8](try Data(contentsOf: file))
        guard !text.starts(with: [0xFF, 0xFE]), !text.starts(with: [0xFE, 0xFF]) else { return nil }
        guard let expected = try ClangTokens.read(file, text) else { return nil }
        let found = CScanner.tokens(of: text).filter { $0.kind != .space && $0.kind != .newline }
            .map { ClangTokens.Token(kind: $0.kind, range: $0.span.range) }
        return difference(CTokenAlignment(expected: expected, found: found).firstDifference(), text)
    }

    private static func difference(_ place: CTokenAlignment.Difference?, _ text: [UInt8]) -> String? {
        guard let place else { return nil }
        func shown(_ token: ClangTokens.Token?) -> String {
            token.map { "\($0.kind) \(String(decoding: text[$0.range].prefix(60), as: UTF8.self).debugDescription)" }
                ?? "nothing"
        }
        let offset = place.expected?.range.lowerBound ?? place.found?.range.lowerBound ?? 0
        let line = text[..<offset].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        return "line \(line): Clang has \(shown(place.expected)), we have \(shown(place.found))"
    }
}
