import AXSource

/// A change that the code makes to an element's accessibility traits.
package struct TraitChange: Hashable, Sendable {
    package enum Effect: Hashable, Sendable { case adds, removes }

    /// The trait's UIKit name, such as `selected`, or the name of a gesture that the element supports: `draggable`,
    /// `magicTap`.
    package let trait: String
    package let effect: Effect
    /// The tests that decide whether the change is made.
    package private(set) var branch: Branch
    /// The UTF-8 offset of the function that makes the change, if it can run repeatedly; nil for code that runs once.
    package private(set) var updater: Int?
    /// Whether the trait comes from a state of controls, such as `isEnabled`. Other views may have a property of that
    /// name, too.
    package let isOfControl: Bool
    /// Whether ``updater`` handles an event, such as a tap.
    package let isByAction: Bool

    package init(
        _ effect: Effect, _ trait: String, in branch: Branch = .always, by updater: Int? = nil,
        isOfControl: Bool = false, isByAction: Bool = false
    ) {
        self.trait = trait
        self.effect = effect
        self.branch = branch
        self.updater = updater
        self.isOfControl = isOfControl
        self.isByAction = isByAction
    }

    package func moved(to branch: Branch, by updater: Int?) -> TraitChange {
        var change = self
        (change.branch, change.updater) = (branch, updater)
        return change
    }
}

extension TraitChange {
    /// The change that removes all traits that the element has had so far, before a statement sets others.
    package static func removesAll(in branch: Branch, by updater: Int?) -> TraitChange {
        TraitChange(.removes, all, in: branch, by: updater)
    }

    package var removesAll: Bool { trait == Self.all }

    private static let all = "*"
}

extension [TraitChange] {
    /// The maximum number of changes that are kept for one element.
    private static var limit: Int { 32 }

    /// Appends changes that aren't in the array yet, up to the limit.
    package mutating func add(_ changes: [TraitChange]) {
        for change in changes where count < Self.limit && !contains(change) { append(change) }
    }

    package var added: [String] {
        filter { $0.effect == .adds }.map(\.trait).uniqued()
    }
}
