import AXMCP
import AXSource

/// The limits on the length of answers. An answer that doesn't fit into an assistant's context is useless.
enum BoundedAnswer {
    /// The maximum length of a string in an answer, in bytes.
    static let longestText = 20_000

    /// The maximum length of a remark or reason, in bytes.
    static let longestRemark = 1000

    /// The maximum total length of the elements of a list, in bytes.
    private static let longestList = 200_000

    private static let mostRemarks = 20

    static func remarks(_ remarks: [String]) -> RPCValue {
        .array(remarks.uniqued().prefix(mostRemarks).map { .string($0.cut(toBytes: longestRemark)) })
    }

    /// The first elements of a list that fit into an answer. If the list isn't empty, there is at least one.
    static func fitting(_ elements: some Sequence<RPCValue>) -> [RPCValue] {
        var length = 0
        var fitting: [RPCValue] = []
        for element in elements {
            length += element.line.utf8.count
            if length > longestList, !fitting.isEmpty { break }
            fitting.append(element)
        }
        return fitting
    }
}

/// A list that is returned in parts, one for each answer.
struct BoundedList<Element> {
    /// The elements from the requested offset on. The place of an element is its index in the list before filtering, so
    /// the place stays the same in later calls, even if fewer elements pass the filter then.
    private let all: [(place: Int, element: Element)]
    private let limit: Int

    /// - Parameter all: all elements, sorted by place.
    init(_ all: [(place: Int, element: Element)], _ arguments: ToolArguments, default limit: Int) {
        let offset = arguments.integer("offset", default: 0)
        self.all = Array(all.drop { $0.place < offset })
        self.limit = arguments.integer("limit", default: limit)
    }

    init(_ all: [Element], _ arguments: ToolArguments, default limit: Int) {
        self.init(all.enumerated().map { ($0.offset, $0.element) }, arguments, default: limit)
    }

    /// - Parameter value: returns the value for an element in the answer.
    func answer(_ name: String, _ others: [String: RPCValue], _ value: @escaping (Element) -> RPCValue) -> RPCValue {
        let part = BoundedAnswer.fitting(all.prefix(limit).lazy.map { value($0.element) })
        var answer = others
        answer[name] = .array(part)
        answer["leftOut"] = .integer(all.count - part.count)
        if part.count < all.count { answer["next"] = .integer(all[part.count].place) }
        return .object(answer)
    }
}

extension String {
    /// The beginning of the string, at most `most` UTF-8 bytes long. If the string is cut, an ellipsis follows.
    func cut(toBytes most: Int) -> String {
        guard utf8.count > most else { return self }
        // `String` rounds an index inside a Unicode scalar down to the beginning of the scalar.
        return self[..<utf8.index(startIndex, offsetBy: most)] + "…"
    }
}
