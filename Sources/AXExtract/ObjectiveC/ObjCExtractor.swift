import AXModel
import AXScan
import AXSource

/// Finds accessibility strings in Objective-C and Objective-C++, using only tokens.
struct ObjCExtractor: Extractor {
    let id = "objective-c"
    let extensions = ["m", "mm", "h"]
    var pages: [RulePage] { SourceRules.pages + [TraitsConflict.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        if isOfInterest(file, options) { return ObjCFactsReader.facts(of: ObjCSource(file), options) }
        var facts = FileFacts(file)
        facts.rootNames.declared = ObjCRootNames.names(in: file.text)
        return facts
    }

    private func isOfInterest(_ file: SourceFile, _ options: ExtractionOptions) -> Bool {
        options.titles == .everywhere || options.allStrings && file.text.contains(UInt8(ascii: "\""))
            || SourcePrefilter.isFound(in: file.text)
    }

    func declarations(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        var facts = ObjCFactsReader.facts(of: ObjCSource(file), options)
        facts.sites = []
        facts.titles = []
        facts.diagnostics = []
        return facts
    }

    func comments(in file: SourceFile) -> [Span] {
        CScanner.tokens(of: file.text).filter { $0.kind == .comment }.map(\.span)
    }
}

/// Searches raw bytes for the names that an Objective-C file declares, so that most files aren't tokenized.
///
/// Only lines without indentation are searched. A wrong name only causes an unnecessary parse.
private enum ObjCRootNames {
    /// The names of classes, protocols, macros, constants and functions.
    static func names(in text: [UInt8]) -> Set<String> {
        text.withUnsafeBufferPointer { bytes in
            var names: Set<String> = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                if let name = name(UnsafeBufferPointer(rebasing: bytes[start..<end])) { names.insert(name) }
                start = end + 1
            }
            return names
        }
    }

    /// The name that a line declares: the second word for a class, protocol or macro, otherwise the word before an
    /// equals sign or a parenthesis. Nil if the line seems to declare nothing.
    private static func name(_ line: UnsafeBufferPointer<UInt8>) -> String? {
        guard let first = line.first, first != 0x20, first != 0x09, first != UInt8(ascii: "/"),
            first != UInt8(ascii: "}")
        else { return nil }
        if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") {
            let words = words(line.prefix(200))
            return words.count > 1 && directives.contains(words[0]) ? words[1] : nil
        }
        guard first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { return nil }
        let end = line.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "(") }
        return end.flatMap { words(line[..<$0].suffix(200)).last }
    }

    private static let directives: Set<String> = ["implementation", "interface", "protocol", "define"]

    private static func words(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [String] {
        bytes.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
    }
}
