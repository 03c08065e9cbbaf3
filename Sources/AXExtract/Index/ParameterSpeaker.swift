import AXModel
import AXSource

/// A site at which the called code combines parameters with other strings, as in `"\(title), \(subtitle)"`, changes or
/// looks up a parameter, or chooses a string by a parameter.
struct CombinedSite: Sendable {
    /// The strings of the site, with a parameter in place of each property that an argument sets.
    let leaves: [StringLeaf]
    let path: String
    let span: Span
    /// The parameters of the function; nil for the properties of a type.
    var parameters: [SymbolDeclaration.Parameter]?

    /// The arguments by the names of the parameters; nil if they don't match.
    /// - Parameter initializer: The parameters of the initializer, if the project declares it.
    func bindings(
        of arguments: [Reference.Argument], _ initializer: [SymbolDeclaration.Parameter]?
    ) -> [String: [Reference.Argument]]? {
        if let parameters { return ArgumentMatch.bindings(of: arguments, to: parameters) }
        return ArgumentMatch.named(arguments, in: initializer)?.mapValues { [$0] }
    }
}

/// The element in the called code that speaks a parameter.
struct ParameterSpeaker: Sendable {
    /// Distinguishes the elements of one view.
    let place: ElementPlace
    /// The index of the view among those in the group that is the element; nil without a group.
    let view: Int?
    let control: String?
    /// Whether the called class itself is the element.
    let isOfType: Bool
    var traitChanges: [TraitChange]
    /// Whether the code replaces the default traits of the control.
    let replacesTraits: Bool
    /// Whether VoiceOver never reaches the element.
    let isHidden: Bool
    /// The element's other strings: those that don't come from parameters or members of the enclosing type, and all
    /// that the views of a group show.
    var others: [Other]

    struct Other: Sendable {
        let role: AccessibilityRole
        /// The kind of content, if a view in a group shows the string; nil for other strings.
        let title: Occurrence.Title?
        /// The index of the view among those in the group.
        let view: Int?
        var leaves: [StringLeaf]
        var branch: Branch
        let path: String
    }
}
