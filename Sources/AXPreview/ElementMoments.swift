import AXModel
import AXSource

/// The strings and traits that an element has at the same time.
///
/// The statements of one function run together: what they set isn't combined with what another function sets in its place. A button
/// that gets a label when it is made, and another label with a value whenever it is updated, never has the first label with the value.
struct ElementMoments {
    /// One moment: the strings, and the branch in which they are set.
    struct Moment {
        let strings: [Occurrence]
        let branch: Branch
    }

    let all: [Moment]

    /// More functions than these aren't told apart.
    private static let mostUpdaters = 8

    init(_ strings: [Occurrence]) {
        // A function that only changes traits does so whatever the strings are.
        let updaters = strings.filter { $0.title != .unknown }.compactMap(\.updater).uniqued()
        let isOneFunction = updaters.count == 1 && strings.allSatisfy { $0.updater != nil }
        guard !updaters.isEmpty, !isOneFunction, updaters.count <= Self.mostUpdaters else {
            all = [Moment(strings: strings, branch: strings.map(\.branch).common)]
            return
        }
        let replaced = Dictionary(uniqueKeysWithValues: updaters.map { ($0, Self.replaced(by: $0, strings)) })
        let updates = updaters.map { updater in
            Self.moment(strings, of: updater) {
                !replaced[updater, default: []].contains(Attribute($0))
            } withTraits: { _ in
                true
            }
        }
        all = (Self.initial(strings, replaced).map { [$0] } ?? []) + updates
    }

    /// What a string is for the element.
    private struct Attribute: Hashable {
        let role: AccessibilityRole
        let title: Occurrence.Title?

        init(_ string: Occurrence) { (role, title) = (string.role, string.title) }

        /// Whether the string names the element.
        var isName: Bool { role == .label || role == .imageDescription || title == .text }
    }

    /// The attributes that a function always sets.
    private static func replaced(by updater: Int, _ strings: [Occurrence]) -> Set<Attribute> {
        let own = strings.filter { $0.updater == updater }
        let common = own.map(\.branch).common
        let branches = Dictionary(grouping: own, by: Attribute.init).mapValues { $0.map(\.branch) }
        return Set(branches.filter { $0.value.cover(common) }.keys)
    }

    /// The element before a function replaces its name; nil if it has no name by then.
    private static func initial(_ strings: [Occurrence], _ replaced: [Int: Set<Attribute>]) -> Moment? {
        let own = Set(strings.filter { $0.updater == nil }.map(Attribute.init))
        guard own.contains(where: \.isName) else { return nil }
        func isLater(_ updater: Int?) -> Bool {
            updater.map { !replaced[$0, default: []].isDisjoint(with: own) } ?? false
        }
        return moment(strings, of: nil) {
            !isLater($0.updater)
        } withTraits: {
            !isLater($0.updater)
        }
    }

    /// The moment after a function has run.
    /// - Parameters:
    ///   - keeps: whether a string that another function sets may still be there.
    ///   - keepsTrait: whether a trait that another function changes may still be there.
    private static func moment(
        _ strings: [Occurrence], of updater: Int?, keeps: (Occurrence) -> Bool,
        withTraits keepsTrait: (TraitChange) -> Bool
    ) -> Moment {
        let own = strings.filter { $0.updater == updater }
        let changes = strings.flatMap(\.traitChanges).uniqued()
        let changed = Set(changes.filter { $0.updater == updater && updater != nil }.map(\.trait))
        let traits = changes.filter { $0.updater == updater || !changed.contains($0.trait) && keepsTrait($0) }
        let kept = strings.filter { $0.updater == updater || keeps($0) }.map { string in
            var string = string
            string.traitChanges = traits
            return string
        }
        return Moment(strings: kept, branch: updater == nil ? kept.map(\.branch).common : own.map(\.branch).common)
    }
}
