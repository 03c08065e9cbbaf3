import AXSource

/// Finds the calls of functions in the bytes of Swift files, and the labels of their arguments, without parsing. Calls
/// in comments and literals count.
struct CallLabelSearch: Sendable {
    struct Call: Sendable {
        let function: String
        /// Nil if the arguments aren't read to the end.
        let labels: Labels?
    }

    struct Labels: Sendable {
        fileprivate(set) var all: Set<String> = []
        /// The labels of the arguments that aren't `nil`.
        fileprivate(set) var ofValues: Set<String> = []
    }

    /// The name of an initializer without that of its type, as in `super.init(title: title)`.
    static let initializer = ".init"

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
                guard !Self.isPartOfWord(bytes, start), !Self.isDeclared(bytes, at: start) else { return false }
                let open = start + names[name].utf8.count
                switch open < bytes.count ? bytes[open] : 0 {
                case UInt8(ascii: "("):
                    let labels = calls.count < Self.mostCalls ? Self.labels(in: bytes, from: open) : nil
                    calls.append(Call(function: names[name], labels: labels))
                // `Card<Text>(…)` and `map(Card.init)`
                case UInt8(ascii: "<") where Self.hasGenericCall(bytes, open),
                    UInt8(ascii: ".") where bytes[open...].starts(with: Self.initializer.utf8):
                    calls.append(Call(function: names[name], labels: nil))
                default: break
                }
                return false
            }
            return calls
        }
    }

    private static func isPartOfWord(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        start > 0 && bytes[start].isIdentifierByte && bytes[start - 1].isIdentifierByte
    }

    /// Whether generic arguments are followed by a parenthesis.
    private static func hasGenericCall(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        let end = bytes[start...].prefix(longestCall).firstIndex(of: UInt8(ascii: ">"))
        return end.map { $0 + 1 < bytes.count && bytes[$0 + 1] == UInt8(ascii: "(") } ?? false
    }

    private static let declaration = Array("func ".utf8)

    private static func isDeclared(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        bytes[..<start].suffix(declaration.count).elementsEqual(declaration)
    }

    /// Whether an argument is `nil`.
    private static func passesNil(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let value = bytes[start...].prefix(longestCall).drop(while: \.isASCIISpace)
        guard value.starts(with: "nil".utf8) else { return false }
        let end = value.dropFirst(3).drop(while: \.isASCIISpace).first
        return end == UInt8(ascii: ",") || end == UInt8(ascii: ")")
    }

    /// The labels of the arguments after a parenthesis. Nil if they are too long, nested too deeply or not closed.
    private static func labels(in bytes: UnsafeBufferPointer<UInt8>, from open: Int) -> Labels? {
        var labels = Labels()
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
                    let label = String(decoding: bytes[word..<position], as: UTF8.self)
                    labels.all.insert(label)
                    if !passesNil(bytes, from: position + 1) { labels.ofValues.insert(label) }
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
