package import AXSource

/// A JSON text and its nodes, with their locations. Keeps repeated keys and the order of keys.
package struct JSONTree: Sendable {
    /// The text in UTF-8.
    package let text: [UInt8]
    /// The nodes in text order; the first is the whole value. After an error, the nodes before it.
    package let nodes: [JSONNode]
    /// The error that stopped reading; nil for valid JSON.
    package let fault: JSONSyntaxError?

    package init(_ text: [UInt8]) {
        self.text = text
        guard text.count < Int(UInt32.max) else {
            nodes = []
            fault = JSONSyntaxError(cause: .tooLong, span: Span(at: 0))
            return
        }
        let undecodable = UTF8Check.firstInvalidOffset(in: text)
        let (nodes, fault) = text.withUnsafeBufferPointer { buffer in
            var scanner = JSONScanner(buffer, to: undecodable ?? buffer.count)
            scanner.scan()
            return (scanner.nodes, scanner.fault)
        }
        self.nodes = nodes
        self.fault = Self.first(fault, undecodable)
    }

    /// The error in the text. If reading stopped at a byte that isn't UTF-8, that byte is the error.
    private static func first(_ fault: JSONSyntaxError?, _ undecodable: Int?) -> JSONSyntaxError? {
        guard let undecodable else { return fault }
        let stopsThere = fault.map { [.unexpectedEnd, .empty, .unterminatedString].contains($0.cause) } ?? true
        return stopsThere ? JSONSyntaxError(cause: .notText, span: Span(undecodable, undecodable + 1)) : fault
    }

    /// The index of the node of the whole value; nil if the text is empty or invalid from the start.
    package var root: Int? { nodes.isEmpty ? nil : 0 }
}

extension JSONTree {
    /// The node indices of a key and its value.
    package struct Member: Hashable, Sendable {
        package let key: Int
        package let value: Int

        package init(key: Int, value: Int) {
            self.key = key
            self.value = value
        }
    }

    /// The members of an object, in order; empty if the node isn't an object.
    package func members(of number: Int) -> Members {
        let end = nodes[number].kind == .object ? Int(nodes[number].next) : number + 1
        return Members(nodes: nodes, startIndex: Members.Index(key: number + 1), endIndex: Members.Index(key: end))
    }

    /// An object's members, which are located one at a time during iteration.
    package struct Members: Collection {
        package struct Index: Comparable {
            fileprivate let key: Int

            package static func < (left: Index, right: Index) -> Bool { left.key < right.key }
        }

        fileprivate let nodes: [JSONNode]
        package let startIndex: Index
        package let endIndex: Index

        package func index(after index: Index) -> Index { Index(key: Int(nodes[index.key + 1].next)) }

        package subscript(index: Index) -> Member { Member(key: index.key, value: index.key + 1) }
    }

    /// The node indices of an array's elements, in order; empty if the node isn't an array.
    package func elements(of number: Int) -> [Int] {
        guard nodes[number].kind == .array else { return [] }
        var elements: [Int] = []
        var element = number + 1
        while element < Int(nodes[number].next) {
            elements.append(element)
            element = Int(nodes[element].next)
        }
        return elements
    }

    /// The member of an object with an ASCII name; the last one if the name is repeated. Nil if there isn't one, or if
    /// the node isn't an object.
    package func member(_ name: StaticString, of number: Int) -> Member? {
        guard nodes[number].kind == .object else { return nil }
        var found: Member?
        var key = number + 1
        while key < Int(nodes[number].next) {
            if isText(key, name) { found = Member(key: key, value: key + 1) }
            key = Int(nodes[key + 1].next)
        }
        return found
    }

    /// The node index of the value of the member with an ASCII name; nil if there isn't one.
    package func value(_ name: StaticString, of number: Int) -> Int? {
        member(name, of: number)?.value
    }

    /// The span from the key to the end of the value.
    package func span(of member: Member) -> Span {
        Span(Int(nodes[member.key].start), Int(nodes[member.value].end))
    }

    /// The span of a string without its quotes; the whole span of other nodes.
    package func content(of number: Int) -> Span {
        let span = nodes[number].span
        return nodes[number].isText ? Span(span.start + 1, span.end - 1) : span
    }

    /// The decoded string in WTF-8; for a node that isn't a string, its source text.
    package func bytes(_ number: Int) -> [UInt8] {
        let content = content(of: number)
        guard nodes[number].kind == .escapedString else { return Array(text[content.range]) }
        return text.withUnsafeBufferPointer { JSONText.decode($0, content).bytes }
    }

    /// The decoded string, for display; for a node that isn't a string, its source text.
    package func string(_ number: Int) -> String {
        guard nodes[number].kind != .escapedString else { return WTF8.string(bytes(number)) }
        let content = content(of: number)
        return text.withUnsafeBufferPointer { WTF8.string(UnsafeBufferPointer(rebasing: $0[content.range])) }
    }

    /// Whether a node is a string equal to an ASCII name.
    package func isText(_ number: Int, _ name: StaticString) -> Bool {
        let node = nodes[number]
        guard node.isText else { return false }
        if node.kind == .escapedString {
            return bytes(number).elementsEqual(
                UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        }
        let start = Int(node.start) + 1
        guard Int(node.end) - 1 - start == name.utf8CodeUnitCount else { return false }
        for offset in 0..<name.utf8CodeUnitCount where text[start + offset] != name.utf8Start[offset] { return false }
        return true
    }
}
