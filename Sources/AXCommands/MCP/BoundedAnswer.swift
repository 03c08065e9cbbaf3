import AXMCP
import AXSource

/// How long answers can be: what doesn't fit into an assistant's memory is of no use.
enum BoundedAnswer {
    /// The most bytes of one string in an answer.
    static let longestText = 20_000

    /// The most bytes of a remark or reason.
    static let longestRemark = 1000

    /// The most bytes of all elements of a list.
    private static let longestList = 200_000

    private static let mostRemarks = 20

    static func remarks(_ remarks: [String]) -> RPCValue {
        .array(remarks.uniqued().prefix(mostRemarks).map { .string($0.cut(toBytes: longestRemark)) })
    }

    /// The first elements of a list that fit into an answer; at least one if there is any.
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

/// A list of which each answer contains a part.
struct BoundedList<Element> {
    /// Each element, with its place in a longer list that doesn't change when elements are dropped from this one.
    private let all: [(place: Int, element: Element)]
    private let limit: Int

    /// - Parameter all: sorted by place.
    init(_ all: [(place: Int, element: Element)], _ arguments: ToolArguments, default limit: Int) {
        let offset = arguments.integer("offset", default: 0)
        self.all = Array(all.drop { $0.place < offset })
        self.limit = arguments.integer("limit", default: limit)
    }

    init(_ all: [Element], _ arguments: ToolArguments, default limit: Int) {
        self.init(all.enumerated().map { ($0.offset, $0.element) }, arguments, default: limit)
    }

    /// - Parameter value: an element in the answer.
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
    /// The beginning of the text, with an ellipsis if something is left out.
    func cut(toBytes most: Int) -> String {
        guard utf8.count > most else { return self }
        // An index inside a character's code is rounded down to its beginning.
        return self[..<utf8.index(startIndex, offsetBy: most)] + "…"
    }
}
