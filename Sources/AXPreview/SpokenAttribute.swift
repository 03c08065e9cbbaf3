import AXModel
import AXSource

/// The strings that an attribute of an element can have, each with the tests in the code that lead to it.
struct SpokenAttribute {
    typealias Option = SpokenText.Option

    /// The options in order of precedence: VoiceOver speaks the first one whose branch runs. Otherwise, they are in the
    /// order of the code.
    let options: [Option]
    /// If there are more options, they are combined into one, with their tests inside.
    static let mostOptions = 8

    init(options: [Option]) {
        let trimmed = options.map { Option(branch: $0.branch, text: $0.text.trimmed) }
        self.options = trimmed.uniqued().withoutReplaced.narrowestFirst.withOnePerTest
    }

    /// - Parameters:
    ///   - occurrences: the strings of the attribute.
    ///   - text: the text of a string in the locale.
    init(_ occurrences: [Occurrence], _ text: (Occurrence) -> SpokenText) {
        let occurrences = occurrences.withoutReplacedDocuments
        let sites = Dictionary(grouping: occurrences.indices) { occurrences[$0].span }.values.sorted { $0[0] < $1[0] }
        var setter: Int?
        let options = sites.reduce(into: [Option]()) { made, site in
            let strings = site.map { occurrences[$0] }
            guard strings[0].isAppended, !made.isEmpty, made.count <= Self.mostOptions else {
                // Another function may set its strings later.
                let isSameFunction = setter != nil && setter == strings[0].setter
                setter = strings[0].setter
                made.insert(overriding: Self.options(withInserted: strings, text), replaces: isSameFunction)
                return
            }
            let options = Self.options(appending: strings, text)
            made = made.flatMap { TextBeginning($0).continued(by: options) }.map(\.option)
        }
        self.init(options: options.map { Option(branch: $0.branch, text: $0.text.withLiterals) })
    }

    /// The options of a site, which is a location where the code sets the attribute. Strings that the code inserts into
    /// other strings of the site are part of those strings' options.
    private static func options(
        withInserted strings: [Occurrence], _ text: (Occurrence) -> SpokenText
    ) -> [Option] {
        let inserted = strings.filter { !$0.insertedAs.isEmpty }
        let whole = strings.filter(\.insertedAs.isEmpty)
        return options(ofSite: whole, text).map { option in
            let meeting = inserted.filter { !$0.branch.excludes(option.branch) }
            return Option(branch: option.branch, text: inserting(meeting, into: option, within: whole, text))
        }
    }

    /// The text of an option, with the strings that the code inserts into it.
    /// - Parameter strings: the strings of the site that aren't inserted.
    private static func inserting(
        _ inserted: [Occurrence], into whole: Option, within strings: [Occurrence], _ text: (Occurrence) -> SpokenText
    ) -> SpokenText {
        let groups = Dictionary(grouping: inserted, by: \.insertedAs).sorted {
            $0.key.lexicographicallyPrecedes($1.key)
        }
        let attributes = groups.map { group -> ([String], SpokenAttribute) in
            // A concatenation that contains both strings isn't a part of the inserted one.
            let depth = strings.map { $0.commonConcatenations(with: group.value[0]) }.max() ?? 0
            return (group.key, SpokenAttribute(options: options(ofSite: group.value, depth: depth, text)))
        }
        return attributes.indices.reduce(whole.text) { result, index in
            if result.parts.count > mostParts { return result }
            let others = attributes.indices.filter { $0 != index }.map { attributes[$0] }
            return result.replacing(
                attributes[index].0, by: attributes[index].1.inserting(others, in: whole.branch), in: whole.branch)
        }
    }

    /// Nothing is inserted into a string with more parts. Hostile code could double a string again and again.
    private static let mostParts = 128

    /// The attribute with strings inserted into its own strings, because the value of a format may be a format itself.
    private func inserting(_ strings: [([String], SpokenAttribute)], in branch: Branch) -> SpokenAttribute {
        if strings.isEmpty { return self }
        return SpokenAttribute(
            options: options.map { option in
                let inner = branch.joined(option.branch)
                let text = strings.reduce(option.text) {
                    $0.parts.count > Self.mostParts ? $0 : $0.replacing($1.0, by: $1.1, in: inner)
                }
                return Option(branch: option.branch, text: text.within(inner))
            })
    }

    /// The options of a site that appends to the attribute, without the attribute's previous value.
    private static func options(
        appending strings: [Occurrence], _ text: (Occurrence) -> SpokenText
    ) -> [Option] {
        guard let own = strings[0].ownValue else { return options(withInserted: strings, text) }
        return options(withInserted: strings.filter { !$0.insertedAs.contains(own) }, text).map { option in
            Option(branch: option.branch, text: option.text.without(own))
        }
    }

    /// The options of a site. The code can concatenate several values there, in a different way in each branch.
    /// - Parameters:
    ///   - depth: the number of outer concatenations that have already been handled.
    ///   - list: the separator of the list around the strings; nil without a list.
    private static func options(
        ofSite site: [Occurrence], depth: Int = 0, in list: String? = nil, _ text: (Occurrence) -> SpokenText
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
        let options = shapes.flatMap { shape, strings in
            shape.isWhole
                ? strings.map { Option(branch: $0.branch, text: text($0)) }
                : combined(slots(of: strings, depth, in: list, text), in: strings.map(\.branch).common)
        }
        return (options + replacements(of: site, depth)).withFallbackInOtherCases
    }

    /// An option for each property whose value isn't known and can be spoken instead of the strings.
    private static func replacements(of strings: [Occurrence], _ depth: Int) -> [Option] {
        let replaceable = strings.filter { $0.replacement?.depth == depth }
        return replaceable.compactMap { $0.replacement?.property }.uniqued().map { property in
            let branch = replaceable.filter { $0.replacement?.property == property }.map(\.branch).common
            return Option(branch: branch, text: SpokenText([.runtime(property)]))
        }
    }

    /// Identifies the concatenation around a string at a nesting depth. Strings of the same shape are parts of one
    /// concatenation.
    private struct Shape: Equatable {
        let span: Span?
        let path: String?
        let count: Int
        /// Whether the string is the whole value.
        var isWhole: Bool { span == nil }

        init(_ string: Occurrence, _ depth: Int) {
            let all = string.concatenations
            span = all.indices.contains(depth) ? all[depth].span : nil
            path = all.indices.contains(depth) ? all[depth].path : nil
            count = all.indices.contains(depth) ? all[depth].pieces.count : 0
        }
    }

    /// A part of a concatenation, and the pause before it: the separator of a list. The pause is nil before the first
    /// part, and in a concatenation that isn't a list, whose parts contain their own punctuation.
    private struct Slot {
        let options: [Option]
        var pause: String?
    }

    /// - Parameter list: the separator of the list around the strings, which inner lists also use.
    private static func slots(
        of strings: [Occurrence], _ depth: Int, in list: String?, _ text: (Occurrence) -> SpokenText
    ) -> [Slot] {
        let concatenation = strings[0].concatenations[depth]
        let separator = concatenation.isList ? concatenation.separator ?? list : nil
        var pause: String?
        return concatenation.pieces.enumerated().compactMap { index, piece in
            let own = strings.filter { $0.concatenations[depth].pieces[index] == .itself }
            if own.isEmpty, concatenation.isList, case .text(let separator) = piece {
                pause = separator
                return nil
            }
            if index > 0, pause == nil { pause = separator }
            defer { pause = nil }
            if !own.isEmpty {
                let options = options(ofSite: own, depth: depth + 1, in: separator, text)
                return Slot(options: options.uniqued(), pause: pause)
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
    var inOne: SpokenText { inOne(in: .always) }

    /// All options as a single choice within a branch.
    func inOne(in branch: Branch) -> SpokenText {
        options.count == 1 && branch.implies(options[0].branch)
            ? options[0].text
            : options.isEmpty ? SpokenText() : SpokenText([.choice(options)])
    }

    /// Every way to fill the slots of a concatenation. If there are too many, a single option that contains the
    /// choices.
    /// - Parameter branch: the branch of the concatenation.
    private static func combined(_ slots: [Slot], in branch: Branch) -> [Option] {
        let start = [TextBeginning(Option(branch: branch, text: SpokenText()))]
        let all = slots.reduce(into: start) { made, slot in
            guard made.count <= mostOptions else { return }
            made = made.flatMap { $0.continued(by: slot.options, after: slot.pause) }.uniqued()
        }
        if all.count <= mostOptions { return all.map(\.option) }
        let whole = slots.reduce(SpokenText()) { whole, slot in
            let isCertain = slot.options.count == 1 && branch.implies(slot.options[0].branch)
            let text =
                isCertain
                ? slot.options[0].text : SpokenText([.choice(slot.options.narrowestFirst)])
            return slot.pause.map { whole.isEmpty ? text : whole + $0 + text } ?? whole + text
        }
        return [Option(branch: branch, text: whole)]
    }
}

extension [SpokenText.Option] {
    /// The options, with the fallback after `??` in every case that the strings before it don't cover. The test that
    /// the value is nil is left out, because it differs from the tests of those strings.
    fileprivate var withFallbackInOtherCases: [Element] {
        let fallbacks = filter { $0.branch.tests.contains(where: \.isOfNil) }
        let others = filter { !$0.branch.tests.contains(where: \.isOfNil) }
        guard !others.isEmpty, let test = fallbacks.first?.branch.tests.first(where: \.isOfNil),
            fallbacks.allSatisfy({ $0.branch.tests.contains(test) })
        else { return self }
        let outer = fallbacks.map { Branch($0.branch.tests.filter { $0 != test }) }.common
        guard !others.map(\.branch).cover(outer) else { return self }
        return others.filter { !$0.text.isEmpty }
            + fallbacks.map { Element(branch: Branch($0.branch.tests.filter { $0 != test }), text: $0.text) }
    }

    /// The options, with a single choice in place of those that have the same tests, such as the values of a property.
    fileprivate var withOnePerTest: [Element] {
        let branches = map(\.branch)
        guard Set(branches).count < count else { return self }
        let same = Dictionary(grouping: self, by: \.branch)
        return branches.uniqued().flatMap { branch -> [Element] in
            guard let options = same[branch], options.count > 1, !branch.isAlways else { return same[branch] ?? [] }
            let texts = options.map { Element(branch: .always, text: $0.text) }
            return [Element(branch: branch, text: SpokenText([.choice(texts)]))]
        }
    }
}

extension SpokenText {
    /// The text without the runtime expression for the attribute's previous value.
    fileprivate func without(_ expression: String) -> SpokenText {
        SpokenText(parts.filter { $0 != .runtime(expression) })
    }

    /// The text with the strings of an attribute in place of a runtime expression.
    /// - Parameters:
    ///   - expressions: the different ways to write the expression.
    ///   - branch: the branch of the text.
    fileprivate func replacing(
        _ expressions: [String], by attribute: SpokenAttribute, in branch: Branch
    ) -> SpokenText {
        SpokenText(
            parts.flatMap { part -> [Part] in
                switch part {
                case .runtime(let expression) where expressions.contains(expression):
                    let isAlways = attribute.options.map(\.branch).cover(branch)
                    if isAlways { return attribute.inOne(in: branch).parts }
                    // If the strings don't cover the branch, the expression may also have another value.
                    let written = expressions.last { !$0.hasPrefix("String(describing:") } ?? expression
                    let other = Option(branch: .always, text: SpokenText(expression: written.beforeFallback))
                    return attribute.options.isEmpty ? [part] : [.choice(attribute.options + [other])]
                case .forms(let forms):
                    return [
                        .forms(
                            forms.map {
                                Form(
                                    category: $0.category,
                                    text: $0.text.replacing(expressions, by: attribute, in: branch))
                            })
                    ]
                case .text, .foreign, .rawKey, .runtime, .pause, .voiceOver, .choice: return [part]
                }
            })
    }
}

extension String {
    /// The value before `??`: `artist` for `artist ?? "Unknown"`, because the fallback is shown separately. Other
    /// expressions remain unchanged.
    fileprivate var beforeFallback: String {
        guard let fallback = firstRange(of: " ?? "), first?.isLetter == true else { return self }
        let value = self[..<fallback.lowerBound]
        return value.contains { " \"([{".contains($0) } ? self : String(value)
    }
}

extension [Occurrence] {
    /// The strings of an attribute without those of Interface Builder documents, if code always replaces them before
    /// any event.
    fileprivate var withoutReplacedDocuments: [Occurrence] {
        let code = filter { $0.documentName == nil }
        guard !code.isEmpty, code.count < count else { return self }
        let replacing = code.filter { !$0.isAppended && $0.insertedAs.isEmpty && !$0.isSetByAction }
        return replacing.map(\.branch).uniqued().cover(.always) ? code : self
    }
}

extension Occurrence.Concatenation {
    /// The separator between the elements of a list; nil if only the code around the list shows it.
    fileprivate var separator: String? {
        pieces.lazy.compactMap { if case .text(let text) = $0 { text } else { nil } }.first
    }
}

extension Occurrence {
    /// The number of concatenations that contain both strings.
    fileprivate func commonConcatenations(with other: Occurrence) -> Int {
        zip(concatenations, other.concatenations).prefix { $0.span == $1.span && $0.path == $1.path }.count
    }
}
