import AXModel
import AXSource

extension Unit {
    /// Whether the text is a name or a phrase of an element, which a listener hears each time the element is reached.
    /// Announcements are sentences of their own, and a string of which nothing is known may never be spoken.
    var isHeardAtElement: Bool {
        !roles.isDisjoint(with: Self.elementRoles)
    }

    private static let elementRoles: Set<AccessibilityRole> = [
        .label, .hint, .value, .inputLabel, .customAction, .customContent, .rotor, .imageDescription, .guidedAccess,
    ]

    /// Whether the text names an element or an action of it.
    var isName: Bool {
        !roles.isDisjoint(with: [.label, .inputLabel, .customAction, .rotor])
    }
}
