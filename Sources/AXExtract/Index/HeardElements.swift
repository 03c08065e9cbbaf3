import AXModel
import AXSource

/// The elements of the app's own views that every call of the view speaks, so that a transcript needn't show them
/// without their arguments.
struct HeardElements: Sendable {
    struct Attribute: Hashable {
        let element: ElementPlace
        let role: AccessibilityRole
    }

    /// The attributes that every call speaks.
    let attributes: Set<Attribute>
    /// The classes of views that their owners make single elements: `card.isAccessibilityElement = true`.
    var madeElements: Set<String> = []
    /// The classes of views whose objects are all made by views that are single elements, so that VoiceOver never
    /// reaches them.
    var innerTypes: Set<String> = []

    /// The SwiftUI views that every call makes a part of an element.
    var views = ViewsInElements()
    /// The methods in extensions of the system's classes whose calls all speak an argument.
    var methods: Set<String> = []
    /// The strings of classes that a transcript shows at the objects in documents, by the locations of their APIs'
    /// names.
    var documented: Set<SourcePlace> = []

    /// Whether every call speaks an attribute of an element.
    func contains(_ role: AccessibilityRole, of element: ElementPlace) -> Bool {
        attributes.contains(Attribute(element: element, role: role))
    }
}

/// The app's own SwiftUI views that VoiceOver never reaches by themselves, because each call makes them a part of an
/// element: the label of a button, or a view that is combined into one element.
struct ViewsInElements: Sendable {
    /// The full names of the views.
    var all: Set<String> = []
    /// Those with accessibility strings, in their own bodies or in those of other such views.
    var spoken: Set<String> = []
    /// The views with accessibility strings that no known code makes.
    var unused: Set<String> = []
}
