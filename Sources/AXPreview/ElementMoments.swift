import AXModel
import AXSource

/// The moments of an element. A moment is a combination of strings and traits that the element has at the same time.
///
/// The statements of one function run together. Their strings aren't combined with those that another function sets
/// instead. For example, a button gets one label when it is created, and another label and a value whenever it is
/// updated. It never has the first label with the value.
struct ElementMoments {
    /// One moment: the strings, and the branch in which they are set.
    struct Moment {
        let strings: [Occurrence]
        let branch: Branch
    }

    let all: [Moment]

    /// If more functions set strings of the element, its moments aren't distinguished.
    private static let mostUpdaters = 8

    init(_ strings: [Occurrence]) {
        let strings = strings.withoutUnspokenTitles
        // A function that sets only traits or images doesn't make a moment.
        let updaters = strings.filter { Attribute($0).isSpoken }.compactMap(\.updater).uniqued()
        let initial = Set(strings.filter { $0.updater == nil }.map(Attribute.init).filter(\.isSpoken))
        let isOneFunction = updaters.count == 1 && strings.allSatisfy { $0.updater != nil }
        guard !updaters.isEmpty, !isOneFunction, updaters.count <= Self.mostUpdaters else {
            all = [Self.always(strings)]
            return
        }
        let replaced = Dictionary(uniqueKeysWithValues: updaters.map { ($0, Self.replaced(by: $0, strings)) })
        let later = Set(updaters.filter { !replaced[$0, default: []].isDisjoint(with: initial) })
            .union(strings.eventsWithNewAttributes)
        if later.isEmpty, updaters.count == 1 {
            all = [Self.always(strings)]
            return
        }
        let updates = updaters.map { updater in
            Self.moment(strings, of: updater, without: []) { !replaced[updater, default: []].contains(Attribute($0)) }
        }
        let first = Self.moment(strings, of: nil, without: later) { _ in true }
        let isRenamed = strings.contains { $0.title == .text && $0.isSetByAction }
        all = (initial.contains { $0.isName || isRenamed && $0.title == .text } ? [first] : []) + updates
    }

    private static func always(_ strings: [Occurrence]) -> Moment {
        Moment(strings: strings, branch: strings.map(\.branch).common)
    }

    /// The attribute of the element that a string belongs to.
    fileprivate struct Attribute: Hashable {
        let role: AccessibilityRole
        let title: Occurrence.Title?

        init(_ string: Occurrence) { (role, title) = (string.role, string.title) }

        var isSpoken: Bool { role != .other || title?.isText == true }
        /// Whether the attribute is a name that the code gives the element. A title doesn't qualify, because in an
        /// interface document it is often a placeholder.
        var isName: Bool { role == .label || role == .imageDescription }
    }

    /// The attributes that a function sets whenever it sets any.
    private static func replaced(by updater: Int, _ strings: [Occurrence]) -> Set<Attribute> {
        let own = strings.filter { $0.updater == updater }
        let common = own.map(\.branch).common
        let branches = Dictionary(grouping: own, by: Attribute.init).mapValues { $0.map(\.branch) }
        return Set(branches.filter { $0.value.cover(common) }.keys)
    }

    /// The moment after a function has run.
    /// - Parameters:
    ///   - updater: the function; nil for the code that runs once.
    ///   - later: the functions that haven't run yet.
    ///   - keeps: whether a string that other code sets remains.
    private static func moment(
        _ strings: [Occurrence], of updater: Int?, without later: Set<Int>, _ keeps: (Occurrence) -> Bool
    ) -> Moment {
        func hasRun(_ other: Int?) -> Bool { other.map { !later.contains($0) } ?? true }
        let own = strings.filter { $0.updater == updater }
        let changes = strings.flatMap(\.traitChanges).uniqued()
        let changed = Set(changes.filter { $0.updater == updater && updater != nil }.map(\.trait))
        let traits = changes.filter { $0.updater == updater || !changed.contains($0.trait) && hasRun($0.updater) }
        let kept = strings.filter { $0.updater == updater || hasRun($0.updater) && keeps($0) }.map { string in
            var string = string
            string.traitChanges = traits
            return string
        }
        return Moment(strings: kept, branch: updater == nil ? kept.map(\.branch).common : own.map(\.branch).common)
    }
}

extension [Occurrence] {
    /// The functions that only run when an event happens, and that set an attribute that the element doesn't have
    /// before.
    fileprivate var eventsWithNewAttributes: Set<Int> {
        func isEarly(_ string: Occurrence) -> Bool { string.updater == nil || !string.isSetByAction }
        let early = Set(filter(isEarly).map(ElementMoments.Attribute.init))
        let new = filter { !isEarly($0) && !early.contains(ElementMoments.Attribute($0)) }
        return Set(new.filter { ElementMoments.Attribute($0).isSpoken }.compactMap(\.updater))
    }

    /// The strings without the titles of the element itself, if it always has a label, which is spoken instead.
    fileprivate var withoutUnspokenTitles: [Occurrence] {
        let labels = filter { $0.role == .label && $0.title == nil && $0.group == nil && !$0.isSetByAction }
        guard !labels.isEmpty, !labels.contains(where: { $0.silence == .reset }),
            labels.map(\.branch).uniqued().cover(.always)
        else { return self }
        let traits = filter { $0.title?.isText == true && $0.group == nil }.flatMap(\.traitChanges).uniqued()
        var kept = filter { $0.title?.isText != true || $0.group != nil }
        kept[0].traitChanges.add(traits)
        return kept
    }
}
