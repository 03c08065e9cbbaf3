import AXScan
import AXSource

/// Direct access to the memory of a ``JSONTree``, for reading whole large files. The tree is in another module, and a
/// function call into that module for every node would cost more than all the rest.
struct JSONView {
    let text: UnsafeBufferPointer<UInt8>
    let nodes: UnsafeBufferPointer<JSONNode>

    /// Calls `body` with a view that is valid until it returns.
    static func read<Result>(_ tree: JSONTree, _ body: (JSONView) -> Result) -> Result {
        tree.text.withUnsafeBufferPointer { text in
            tree.nodes.withUnsafeBufferPointer { body(JSONView(text: text, nodes: $0)) }
        }
    }

    @inline(__always)
    func span(_ node: Int) -> Span { Span(Int(nodes[node].start), Int(nodes[node].end)) }

    // Patterns, because `==` would be a call into another module for every node.

    @inline(__always)
    func isObject(_ node: Int) -> Bool {
        if case .object = nodes[node].kind { true } else { false }
    }

    @inline(__always)
    func isText(_ node: Int) -> Bool {
        switch nodes[node].kind {
        case .string, .escapedString: true
        case .object, .array, .number, .literal: false
        }
    }

    @inline(__always)
    private func hasEscapes(_ node: Int) -> Bool {
        if case .escapedString = nodes[node].kind { true } else { false }
    }

    /// Calls `body` with every key and value of an object; does nothing for other nodes.
    @inline(__always)
    func forEachMember(of node: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
        guard isObject(node) else { return }
        let end = Int(nodes[node].next)
        var key = node &+ 1
        while key < end {
            body(key, key &+ 1)
            key = Int(nodes[key &+ 1].next)
        }
    }

    /// Whether a node is a string that equals an ASCII name.
    @inline(__always)
    func isText(_ node: Int, _ name: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        return isText(node) && withBytes(of: node) { $0.elementsEqual(expected) }
    }

    /// The string of a node with its span.
    func located(_ node: Int, _ escapes: EscapeTable = JSONEscaping.escapes) -> LocatedText {
        let span = span(node)
        let content = Span(span.start &+ 1, span.end &- 1)
        guard hasEscapes(node) else { return LocatedText(string(content), span: content, escapes: escapes) }
        let (bytes, steps) = JSONText.decode(text, content)
        return LocatedText(Self.string(bytes), span: content, steps: steps, escapes: escapes)
    }

    /// The string of a node, with lone surrogates replaced.
    func string(_ node: Int) -> String {
        let content = Span(Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        guard hasEscapes(node) else { return string(content) }
        return Self.string(JSONText.decode(text, content).bytes)
    }

    /// Lone surrogates begin with 0xED. They are so rare that it pays to check for that byte first.
    private static func string(_ bytes: [UInt8]) -> String {
        bytes.contains(0xED) ? WTF8.string(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    @inline(__always)
    private func string(_ content: Span) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: text[content.range]), as: UTF8.self)
    }

    /// The string of a node in WTF-8.
    func bytes(_ node: Int) -> [UInt8] {
        let content = Span(Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        guard hasEscapes(node) else { return Array(text[content.range]) }
        return JSONText.decode(text, content).bytes
    }

    /// Calls `body` with the string of a node in WTF-8.
    @inline(__always)
    func withBytes<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if hasEscapes(node) { return bytes(node).withUnsafeBufferPointer(body) }
        let (start, end) = (Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        return body(UnsafeBufferPointer(rebasing: text[start..<end]))
    }
}
