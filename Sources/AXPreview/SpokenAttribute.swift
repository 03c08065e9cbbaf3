import AXModel
import AXSource

/// The strings that an attribute of an element can have, each with the tests in the code that lead to it.
struct SpokenAttribute {
    typealias Option = SpokenText.Option

    /// In the order of the code.
    let options: [Option]
    /// More options than these are written in one, with their tests inside.
    static let mostOptions = 8

    init(options: [Option]) {
        self.options = options.map { Option(branch: $0.branch, text: $0.text.trimmed) }.uniqued().withoutReplaced
    }

    /// - Parameters:
    ///   - occurrences: the strings of the attribute.
    ///   - text: the text of a string in the locale.
    init(_ occurrences: [Occurrence], _ text: (Occurrence) -> SpokenText) {
        let sites = Dictionary(grouping: occurrences.indices) { occurrences[$0].span }.values.sorted { $0[0] < $1[0] }
        self.init(
            options: sites.flatMap { site in
                let strings = site.map { occurrences[$0] }
                let inserted = strings.filter { $0.insertedAs != nil }
                let whole = strings.filter { $0.insertedAs == nil }
                return Self.options(ofSite: whole, text).map { option in
                    Option(
                        branch: option.branch, text: Self.inserting(inserted, into: option.text, within: whole, text))
                }
            })
    }

    /// A text with the strings that the code inserts into it.
    /// - Parameter strings: the strings of the site that aren't inserted.
    private static func inserting(
        _ inserted: [Occurrence], into whole: SpokenText, within strings: [Occurrence],
        _ text: (Occurrence) -> SpokenText
    ) -> SpokenText {
        Dictionary(grouping: inserted, by: \.insertedAs).sorted { $0.key ?? "" < $1.key ?? "" }.reduce(whole) {
            whole, group in
            // A concatenation around both isn't a part of what is inserted.
            let depth = strings.map { $0.commonConcatenations(with: group.value[0]) }.max() ?? 0
            let options = SpokenAttribute(options: options(ofSite: group.value, depth: depth, text))
            return whole.replacing(group.key ?? "", by: options)
        }
    }

    /// A site may concatenate several values, in one way or in different ones by branch.
    /// - Parameter depth: the number of concatenations around the strings that are already read.
    private static func options(
        ofSite site: [Occurrence], depth: Int = 0, _ text: (Occurrence) -> SpokenText
    ) -> [Option] {
        var shapes: [(shape: Shape, strings: [Occurrence])] = []
        for occurrence in site {
            let shape = Shape(occurrence, depth)
            if let known = shapes.firstIndex(where: { !shape.isWhole && $0.shape == shape }) {
                shapes[known].strings.append(occurrence)
            } else {
                shapes.append((shape, [occurrence]))
            }
        }
        return shapes.flatMap { shape, strings in
            shape.isWhole
                ? strings.flatMap { options(of: $0, text) }
                : combined(slots(of: strings, depth, text), in: strings.map(\.branch).common)
        }
    }

    /// A string, and the property that has other values later.
    private static func options(of string: Occurrence, _ text: (Occurrence) -> SpokenText) -> [Option] {
        let later = string.initialOf.map { Option(branch: string.branch, text: SpokenText([.runtime($0)])) }
        return [Option(branch: string.branch, text: text(string))] + [later].compactMap(\.self)
    }

    /// The concatenation of a string at a depth. Strings of the same concatenation are its parts.
    private struct Shape: Equatable {
        let span: Span?
        let count: Int
        /// Whether the string is the whole value.
        var isWhole: Bool { span == nil }

        init(_ string: Occurrence, _ depth: Int) {
            let all = string.concatenations
            span = all.indices.contains(depth) ? all[depth].span : nil
            count = all.indices.contains(depth) ? all[depth].pieces.count : 0
        }
    }

    /// A part of a concatenation, with what is spoken between it and the part before; nil if that belongs to a part.
    private struct Slot {
        let options: [Option]
        var pause: String?
    }

    private static func slots(of strings: [Occurrence], _ depth: Int, _ text: (Occurrence) -> SpokenText) -> [Slot] {
        let concatenation = strings[0].concatenations[depth]
        var pause: String?
        return concatenation.pieces.enumerated().compactMap { index, piece in
            let own = strings.filter { $0.concatenations[depth].pieces[index] == .itself }
            if own.isEmpty, concatenation.isList, case .text(let separator) = piece {
                pause = separator
                return nil
            }
            defer { pause = nil }
            if !own.isEmpty {
                return Slot(options: options(ofSite: own, depth: depth + 1, text).uniqued(), pause: pause)
            }
            switch piece {
            case .text(let literal): return Slot(options: [Option(branch: .always, text: SpokenText(literal))])
            case .value(let expression, let branch):
                let value = Option(branch: branch, text: SpokenText(expression: expression))
                return Slot(options: [value], pause: pause)
            case .itself: return nil
            }
        }
    }

    /// All options as a single choice.
    var inOne: SpokenText {
        options.count == 1 && options[0].branch.isAlways
            ? options[0].text
            : options.isEmpty ? SpokenText() : SpokenText([.choice(options)])
    }

    /// Every way to fill the slots of a concatenation.
    /// - Parameter branch: the branch of the concatenation.
    private static func combined(_ slots: [Slot], in branch: Branch) -> [Option] {
        let start = [Option(branch: branch, text: SpokenText())]
        let all = slots.reduce(into: start) { made, slot in
            guard made.count <= mostOptions else { return }
            made = made.flatMap { $0.continued(by: slot.options, after: slot.pause) }.uniqued()
        }
        if all.count <= mostOptions { return all }
        let whole = slots.reduce(SpokenText()) { whole, slot in
            let isCertain = slot.options.count == 1 && branch.implies(slot.options[0].branch)
            let text = isCertain ? slot.options[0].text : SpokenText([.choice(slot.options)])
            return slot.pause.map { whole.isEmpty ? text : whole + $0 + text } ?? whole + text
        }
        return [Option(branch: branch, text: whole)]
    }
}

extension SpokenText {
    /// The text with strings in place of a run-time expression.
    fileprivate func replacing(_ expression: String, by attribute: SpokenAttribute) -> SpokenText {
        SpokenText(
            parts.flatMap { part -> [Part] in
                switch part {
                case .runtime(expression):
                    // The expression has other values, too, if each of the strings depends on a test.
                    let isAlways = attribute.options.map(\.branch).cover(.always)
                    return isAlways ? attribute.inOne.parts : [part]
                case .forms(let forms):
                    return [
                        .forms(
                            forms.map {
                                Form(category: $0.category, text: $0.text.replacing(expression, by: attribute))
                            })
                    ]
                case .text, .foreign, .rawKey, .runtime, .pause, .voiceOver, .choice: return [part]
                }
            })
    }
}

extension Occurrence {
    /// How many concatenations two strings of a site are both in.
    fileprivate func commonConcatenations(with other: Occurrence) -> Int {
        zip(concatenations, other.concatenations).prefix { $0.span == $1.span }.count
    }
}

extension [SpokenText.Option] {
    /// Without the options that always give way to others, as the first of two statements does if the second is an `if` with `else`.
    fileprivate var withoutReplaced: [SpokenText.Option] {
        guard count > 2, count <= 2 * SpokenAttribute.mostOptions else { return self }
        return filter { option in
            let inner = filter { $0.branch != option.branch && $0.branch.implies(option.branch) }
            return !inner.map(\.branch).cover(option.branch)
        }
    }
}

extension SpokenText.Option {
    /// This option, continued by each string that can follow it; also without one, if none of them is certain to follow.
    /// - Parameter pause: what separates two strings.
    func continued(by slot: [SpokenText.Option], after pause: String? = nil) -> [SpokenText.Option] {
        let meeting = slot.filter { !$0.branch.excludes(branch) }
        let next = meeting.map { other in
            let start = pause.map { text.isEmpty || other.text.isEmpty ? text : text + $0 } ?? text
            return SpokenText.Option(branch: branch.joined(other.branch), text: start + other.text)
        }
        return meeting.map(\.branch).cover(branch) ? next : next + [self]
    }
}

extension [Branch] {
    /// More branches than these aren't written by people.
    private static var most: Int { 32 }

    /// Whether one of the branches runs whenever `whole` does. The cases of a `switch` must be exhaustive.
    /// - Parameter depth: the number of tests that are looked at in both outcomes.
    func cover(_ whole: Branch, depth: Int = 6) -> Bool {
        let meeting = prefix(Self.most).filter { !$0.excludes(whole) }
        if meeting.contains(where: whole.implies) { return true }
        guard depth > 0, let test = meeting.lazy.compactMap({ $0.firstTest(notIn: whole) }).first else { return false }
        if let opposite = test.opposite {
            return [test, opposite].allSatisfy { meeting.cover(whole.adding($0), depth: depth - 1) }
        }
        let cases = meeting.compactMap { $0.firstTest(notIn: whole) }.filter { $0.isCase(like: test) }.uniqued()
        return cases.count > 1 && cases.allSatisfy { meeting.cover(whole.adding($0), depth: depth - 1) }
    }
}

extension Branch {
    /// The outermost test that doesn't hold in any case where `whole` runs.
    fileprivate func firstTest(notIn whole: Branch) -> Test? { tests.first { !whole.implies(Branch([$0])) } }
}

extension Branch.Test {
    /// Whether both are cases of one `switch`.
    fileprivate func isCase(like other: Branch.Test) -> Bool { subject != nil && subject == other.subject }

    private var subject: String? {
        switch self {
        case .matches(let subject, _), .matchesNothing(let subject): subject
        case .holds, .fails, .isNil: nil
        }
    }
}
