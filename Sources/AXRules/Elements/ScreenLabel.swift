public import AXModel
public import AXSource

/// A label where the source code sets it.
public struct ScreenLabel: Hashable, Sendable {
    public let key: StringKey
    /// The place in the code: what is set at one place is of one element.
    public let place: Int
    /// The element's name, where it has one of its own, such as `playButton`.
    public let element: String?
    /// The branch that sets it.
    public let branch: Branch

    public init(key: StringKey, place: Int, element: String? = nil, branch: Branch = .always) {
        self.key = key
        self.place = place
        self.element = element
        self.branch = branch
    }

    /// Whether the two may be said of one element: two branches, or two places that set one label.
    func mayShareElement(with other: ScreenLabel) -> Bool {
        key == other.key || place == other.place || (element != nil && element == other.element)
    }

    /// Whether the two are never heard at one time: their branches exclude each other.
    func isInsteadOf(_ other: ScreenLabel) -> Bool {
        branch.excludes(other.branch)
    }
}
