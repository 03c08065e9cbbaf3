import AXSource

/// Finds the calls of functions in the bytes of Swift files, and the labels of their arguments, without parsing. Calls
/// in comments and literals count.
struct CallLabelSearch: Sendable {
    struct Call: Sendable {
        let function: String
        /// Nil if the arguments aren't read to the end.
        let labels: Set<String>?
    }

    private let names: [String]
    private let search: SubstringSearch

    /// The length, in bytes, after which the reading of arguments stops.
    private static let longestCall = 4_096
    /// The maximum number of calls per file whose arguments are read.
    private static let mostCalls = 10_000
    /// The depth of nested strings and parentheses at which the reading of arguments stops.
    private static let deepest = 64

    /// - Parameter names: The names of functions.
    init(_ names: Set<String>) {
        self.names = names.sorted()
        search = SubstringSearch(self.names)
    }

    /// The calls in a file, without declarations of functions.
    func calls(in text: [UInt8]) -> [Call] {
        text.withUnsafeBufferPointer { bytes in
            var calls: [Call] = []
            _ = search.contains(in: bytes) { start, name in
                let open = start + names[name].utf8.count
                guard open < bytes.count, bytes[open] == UInt8(ascii: "("),
                    start == 0 || !bytes[start - 1].isIdentifierByte, !Self.isDeclared(bytes, at: start)
                else { return false }
                let labels = calls.count < Self.mostCalls ? Self.labels(in: bytes, from: open) : nil
                calls.append(Call(function: names[name], labels: labels))
                return false
            }
            return calls
        }
    }

    private static let declaration = Array("func ".utf8)

    private static func isDeclared(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        bytes[..<start].suffix(declaration.count).elementsEqual(declaration)
    }

    /// The labels of the arguments after a parenthesis. Nil if they are too long, nested too deeply or not closed.
    private static func labels(in bytes: UnsafeBufferPointer<UInt8>, from open: Int) -> Set<String>? {
        var labels: Set<String> = []
        /// For each string or parenthesis around the position, the outermost first, whether it's a string.
        var around: [Bool] = []
        var position = open
        /// The beginning of the word before the position, and whether it may be a label.
        var (word, mayBeLabel) = (open, false)
        while position < bytes.count, position - open < longestCall, around.count < deepest {
            let byte = bytes[position]
            if around.last == true {
                if byte == UInt8(ascii: "\\") {
                    position += 1
                    if position < bytes.count, bytes[position] == UInt8(ascii: "(") { around.append(false) }
                } else if byte == UInt8(ascii: "\"") {
                    around.removeLast()
                }
            } else if byte.isIdentifierByte {
                if !bytes[position - 1].isIdentifierByte { word = position }
            } else {
                if byte == UInt8(ascii: ":"), mayBeLabel, around.count == 1 {
                    labels.insert(String(decoding: bytes[word..<position], as: UTF8.self))
                }
                switch byte {
                case UInt8(ascii: "("): around.append(false)
                case UInt8(ascii: ")"): around.removeLast()
                case UInt8(ascii: "\""): around.append(true)
                default: break
                }
                if around.isEmpty { return labels }
                let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
                mayBeLabel = byte == UInt8(ascii: "(") || byte == UInt8(ascii: ",") || mayBeLabel && isSpace
            }
            position += 1
        }
        return nil
    }
}
