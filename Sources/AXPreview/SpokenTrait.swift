package import AXModel

/// A trait that changes what VoiceOver says about an element.
package enum SpokenTrait: CaseIterable, Hashable, Sendable {
    case button
    case backButton
    case link
    case heading
    case image
    case adjustable
    case dimmed
    case selected
    case switchButton
    case tab
    case textField
    /// With ``textField``: a field for passwords.
    case secure
    /// With ``textField``: several lines.
    case textArea
    /// With ``textField``: the user is editing.
    case editing
    case searchField
    case keyboardKey
}

extension Set<SpokenTrait> {
    /// The traits that a type of control has by itself.
    ///
    /// SwiftUI's menus and links for navigation are spoken as buttons. A stepper consists of two
    /// buttons, and a picker depends on its style, so neither has traits here.
    package init(control: String?) {
        self = control.flatMap { Self.controls[$0] } ?? []
    }

    private static let controls: [String: Set<SpokenTrait>] = [
        "button": [.button], "menu": [.button], "link": [.link], "image": [.image], "heading": [.heading],
        "slider": [.adjustable], "page control": [.adjustable], "switch": [.button, .switchButton],
        "text field": [.textField], "secure field": [.textField, .secure], "search field": [.searchField],
        "tab": [.tab], "keyboard key": [.keyboardKey],
    ]

    /// The traits after the changes that the code makes in a branch.
    package func applying(_ changes: [TraitChange]) -> Set<SpokenTrait> {
        changes.reduce(into: self) { traits, change in
            if change.removesAll { traits = [] }
            guard let changed = Self.traits[change.trait] else { return }
            switch change.effect {
            case .adds: traits.formUnion(changed)
            case .removes: traits.subtract(changed)
            }
        }
    }

    /// The traits, by the names in ``TraitChange/trait``.
    private static let traits: [String: Set<SpokenTrait>] = [
        "button": [.button], "link": [.link], "header": [.heading], "image": [.image], "selected": [.selected],
        "adjustable": [.adjustable], "notEnabled": [.dimmed], "searchField": [.searchField],
        "keyboardKey": [.keyboardKey], "secureTextEntry": [.secure], "toggleButton": [.button, .switchButton],
        "toggle": [.button, .switchButton], "textField": [.textField], "textArea": [.textArea],
    ]
}
