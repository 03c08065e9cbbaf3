import AXSource

/// The types of a file of which nothing is left once their constants are left out. Generators nest them by the thousand;
/// they are left out too, and what a parser would tell of them is told by their names.
struct BareTypes {
    /// A type whose members were gone over.
    struct Body {
        /// Where `enum` or another keyword stands.
        let keyword: Int
        let brace: Int
        /// Where the body ends; nil where it does not.
        var end: Int?
        /// The place of the type around it in the list; nil for none.
        let outer: Int?
    }

    /// What is left out: whole types instead of what is left out in them.
    private(set) var ranges: [Range<Int>] = []
    private(set) var types: [Header] = []

    /// What the line of a type says that does not inherit anything.
    struct Header {
        /// The full dotted name.
        let name: String
        let isPrivate: Bool
        /// Where the line begins.
        let start: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let bodies: [Body]
    /// The full names of types whose headers are plain, by their places in the list.
    private var headers: [Int: Header] = [:]

    /// A type that the pass is in.
    private struct Open {
        let place: Int
        var isBare: Bool
        /// Up to where it has been looked through.
        var offset: Int
        /// How much was left out before it.
        let ranges: Int
    }

    private var open: [Open] = []
    /// Deeper types are left to the parser, which refuses what is nested beyond its limits.
    private static let deepest = 32

    /// - Parameters:
    ///   - bodies: The types in the order of their beginnings.
    ///   - omitted: What is left out, in order.
    init(_ bodies: [Body], without omitted: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        self.bodies = bodies
        var next = 0
        func take(upTo end: Int) {
            while next < omitted.count, omitted[next].lowerBound < end {
                leave(before: omitted[next].lowerBound)
                look(upTo: omitted[next].lowerBound, from: omitted[next].upperBound)
                add(omitted[next])
                next += 1
            }
        }
        for place in bodies.indices {
            take(upTo: bodies[place].keyword)
            leave(before: bodies[place].keyword)
            headers[place] = header(of: place)
            let start = headers[place]?.start ?? bodies[place].keyword
            look(upTo: start, from: start)
            enter(place)
        }
        take(upTo: bytes.count)
        leave(before: bytes.count)
    }

    private mutating func enter(_ place: Int) {
        open.append(
            Open(
                place: place, isBare: headers[place] != nil && canBeLeftOut(place), offset: bodies[place].brace + 1,
                ranges: ranges.count))
    }

    /// Leaves the types that end before an offset.
    private mutating func leave(before offset: Int) {
        while let place = open.last?.place, let end = bodies[place].end, end <= offset {
            look(upTo: end - 1, from: end)
            let type = open.removeLast()
            if type.isBare, let header = headers[place] {
                ranges.removeSubrange(type.ranges...)
                add(header.start..<end)
                types.append(header)
                open.indices.last.map { open[$0].offset = end }
            } else {
                open.indices.last.map { open[$0].isBare = false }
            }
        }
    }

    /// Sees whether the innermost type has anything between what was left out before and what is now.
    private mutating func look(upTo start: Int, from end: Int) {
        guard let last = open.indices.last, open[last].isBare else { return }
        if open[last].offset < start, !bytes[open[last].offset..<start].allSatisfy(\.isASCIISpace) {
            open[last].isBare = false
        }
        open[last].offset = max(open[last].offset, end)
    }

    /// Ranges never touch.
    private mutating func add(_ range: Range<Int>) {
        if let last = ranges.last, range.lowerBound <= last.upperBound {
            ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        } else {
            ranges.append(range)
        }
    }

    /// Only enumerations and structures: an extension may be of a type that inherits something, a class has a superclass
    /// or is one.
    private func canBeLeftOut(_ place: Int) -> Bool {
        let keyword = bodies[place].keyword
        return (bytes[keyword...].starts(with: "enum ".utf8) || bytes[keyword...].starts(with: "struct ".utf8))
    }

    /// Nil for a type with anything but a name in its header, and for one that stands in such a type.
    private func header(of place: Int) -> Header? {
        let body = bodies[place]
        let words = bytes[body.keyword..<body.brace].split { $0.isASCIISpace }
        guard open.count < Self.deepest, words.count == 2, words[1].allSatisfy({ $0.isIdentifierByte }) else {
            return nil
        }
        let name = String(decoding: words[1], as: UTF8.self)
        guard let modifiers = StaticConstants.modifiers(before: body.keyword, bytes), !name.hasSuffix("_Previews")
        else {
            return nil
        }
        let isPrivate = modifiers.contains(.isPrivate)
        let start = StaticConstants.line(of: body.keyword, bytes)
        guard let outer = body.outer else { return Header(name: name, isPrivate: isPrivate, start: start) }
        guard let around = headers[outer] else { return nil }
        return Header(name: "\(around.name).\(name)", isPrivate: isPrivate || around.isPrivate, start: start)
    }
}
