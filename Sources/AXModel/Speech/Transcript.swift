package import AXSource

/// The words that VoiceOver speaks in one locale, screen by screen.
package struct Transcript: Hashable, Sendable {
    package let locale: String
    /// The screens, sorted by name.
    package let screens: [SpokenScreen]

    package init(locale: String, screens: [SpokenScreen]) {
        self.locale = locale
        self.screens = screens
    }
}

/// The spoken elements in the code of one type, such as a view or a view controller.
package struct SpokenScreen: Hashable, Sendable {
    /// The type's name, preceded by its module if that is known: `Account.AccountToolbar`.
    package let name: String
    package let elements: [SpokenElement]

    package init(name: String, elements: [SpokenElement]) {
        self.name = name
        self.elements = elements
    }
}

extension SpokenScreen {
    /// Whether VoiceOver says the same about the same elements. Compares their names, variants and extras, but not
    /// their locations. False if `other` is nil.
    package func saysTheSame(as other: SpokenScreen?) -> Bool {
        guard let other, elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { left, right in
            left.name == right.name && left.variants == right.variants && left.extras == right.extras
        }
    }
}

package struct SpokenElement: Hashable, Sendable {
    /// A string that VoiceOver offers in addition to the element itself.
    package struct Extra: Hashable, Sendable {
        package enum Kind: String, Hashable, Sendable {
            case action
            case content
            case rotor
            /// An announcement, spoken when something happens.
            case announcement
        }

        package let kind: Kind
        package let branch: Branch
        package let text: SpokenText

        package init(_ kind: Kind, branch: Branch, text: SpokenText) {
            self.kind = kind
            self.branch = branch
            self.text = text
        }
    }

    /// One way in which the element is spoken.
    package struct Variant: Hashable, Sendable {
        /// The tests in the code that decide whether the element is spoken in this way.
        package let branch: Branch
        package let spoken: SpokenText
        /// The hint, spoken after a pause; empty if there isn't one.
        package let hint: SpokenText

        package init(branch: Branch, spoken: SpokenText, hint: SpokenText) {
            self.branch = branch
            self.spoken = spoken
            self.hint = hint
        }
    }

    /// The receiver in the code, such as `playButton`, or the SwiftUI view, such as `Image`; nil for the type itself.
    package let name: String?
    /// The type of control, such as `button`, if the source shows it.
    package let control: String?
    package let path: String
    package let span: Span
    package let variants: [Variant]
    package let extras: [Extra]

    package init(
        name: String?, control: String?, path: String, span: Span, variants: [Variant],
        extras: [Extra]
    ) {
        self.name = name
        self.control = control
        self.path = path
        self.span = span
        self.variants = variants
        self.extras = extras
    }
}
