import AXScan
import AXTestSupport
import Foundation

/// Clang's tokens, as an oracle: `clang -cc1 -dump-raw-tokens`, which comes with every Swift toolchain.
enum ClangTokens {
    /// A token's kind in our terms, and its range.
    struct Token: Equatable {
        let kind: CToken.Kind
        let range: Range<Int>
    }

    /// The first `clang` in the folders of `PATH`; nil if it isn't found.
    static let compiler: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let candidates = folders.map { URL(filePath: String($0)).appending(path: "clang") }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The tokens of a file without whitespace; nil if no Clang is found.
    static func read(_ file: URL, _ text: [UInt8]) throws -> [Token]? {
        guard let compiler else { return nil }
        let process = Process()
        process.executableURL = compiler
        let isHeaderOrObjectiveCxx = file.pathExtension != "m"
        process.arguments = [
            "-cc1", "-dump-raw-tokens", "-x", isHeaderOrObjectiveCxx ? "objective-c++" : "objective-c",
            "-std=\(isHeaderOrObjectiveCxx ? "gnu++20" : "gnu23")", file.path,
        ]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        let waitForEnd = try process.start()
        let dump = [UInt8](try output.fileHandleForReading.readToEnd() ?? Data())
        waitForEnd()
        return tokens(dump, path: file.path, text)
    }

    /// Each token is dumped as its kind, its text and `Loc=<path:line:column>`; the text may have several lines.
    private static func tokens(_ dump: [UInt8], path: String, _ text: [UInt8]) -> [Token] {
        let lineStarts = lineStarts(text)
        let mark = Array("Loc=<\(path):".utf8)
        var starts: [(kind: String, offset: Int)] = []
        var kind: String?
        for line in dump.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if kind == nil { kind = String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self) }
            guard let place = place(line, mark), place.line <= lineStarts.count else { continue }
            starts.append((kind ?? "", lineStarts[place.line - 1] + place.column - 1))
            kind = nil
        }
        return zip(starts, starts.dropFirst().map(\.offset) + [text.count]).compactMap { start, end in
            guard start.offset < end else { return nil }
            return token(start.kind, start.offset..<end, text)
        }
    }

    private static func place(_ line: [UInt8].SubSequence, _ mark: [UInt8]) -> (line: Int, column: Int)? {
        guard line.last == UInt8(ascii: ">"), let open = line.lastIndex(of: UInt8(ascii: "<")) else { return nil }
        let start = open - 4
        guard start >= line.startIndex, line[start...].starts(with: mark) else { return nil }
        let numbers = line[(start + mark.count)...].dropLast().split(separator: UInt8(ascii: ":"))
            .compactMap { Int(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// Clang reports whitespace as an unknown token.
    private static func token(_ kind: String, _ range: Range<Int>, _ text: [UInt8]) -> Token? {
        if kind == "unknown", (range.count > 1 || text[range.lowerBound] != UInt8(ascii: "\\")),
            range.allSatisfy({ isBlank(text, $0) })
        {
            return nil
        }
        return Token(kind: self.kind(kind), range: range)
    }

    private static func kind(_ name: String) -> CToken.Kind {
        switch name {
        case "raw_identifier": .identifier
        case "numeric_constant": .number
        case "comment": .comment
        case "unknown": .junk
        default:
            name.hasSuffix("string_literal") ? .string : name.hasSuffix("char_constant") ? .character : .punctuator
        }
    }

    /// Whether a byte is whitespace or NUL, or a backslash before one, as at an escaped line end.
    private static func isBlank(_ text: [UInt8], _ offset: Int) -> Bool {
        let byte = text[offset]
        if byte == UInt8(ascii: "\\"), offset + 1 < text.count {
            return text[offset + 1] != byte && isBlank(text, offset + 1)
        }
        return byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
    }

    private static func lineStarts(_ text: [UInt8]) -> [Int] {
        var starts = [0]
        for (offset, byte) in text.enumerated() {
            let isLineEnd = byte == 0x0A || byte == 0x0D && (offset + 1 == text.count || text[offset + 1] != 0x0A)
            if isLineEnd { starts.append(offset + 1) }
        }
        return starts
    }
}
