import AXModel
import AXSource

extension Unit {
    /// Whether the text is a name or a phrase of an element, which a listener hears each time the element is reached.
    /// Announcements are sentences of their own, and a string of which nothing is known may never be spoken.
    var isHeardAtElement: Bool {
        !roleSet.isDisjoint(with: Self.elementRoles)
    }

    static let elementRoles = RoleSet([
        .label, .hint, .value, .inputLabel, .customAction, .customContent, .rotor, .imageDescription, .guidedAccess,
    ])

    private static let nameRoles = RoleSet([.label, .inputLabel, .customAction, .rotor])

    /// Whether the text names an element or an action of it.
    var isName: Bool {
        !roleSet.isDisjoint(with: Self.nameRoles)
    }
}
