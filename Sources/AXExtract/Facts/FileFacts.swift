import AXModel
package import AXSource

/// The result of parsing one source file: where it sets accessibility strings, and the declarations that other files
/// may refer to. It doesn't contain the syntax tree.
package struct FileFacts: Sendable {
    package let file: SourceFile
    /// Whether the facts are for a transcript. A transcript repeats a string in each branch that uses it.
    var isForTranscript = false
    /// Whether the file has been parsed. A file that can't contain the strings that the options ask for is parsed only
    /// if the strings of other files depend on it.
    var isParsed = false
    /// The names that an unparsed file declares or extends at its top level.
    var rootNames = RootNames()
    /// The code that sets strings, in the order in which it was found.
    var sites: [StringSite] = []
    /// The content that elements show. VoiceOver speaks that content if an element has no label. Read only for
    /// transcripts.
    var titles: [StringSite] = []
    /// The titles that the file's own types give themselves in an initializer. Read only for transcripts.
    var ownTitles: [StringSite] = []
    /// The titles that methods in extensions of the system's classes give elements with other strings: the buttons of
    /// an alert. Read only for transcripts.
    var inheritedTitles: [StringSite] = []
    /// The strings that the file's classes give themselves, from which ``RuntimeAttributeSites`` finds out what
    /// documents set; read only for transcripts.
    var ownStrings: [StringSite] = []
    /// What the bodies of the file's SwiftUI views show, for the views that contain them; read only for transcripts.
    var viewContents: [StringSite] = []
    /// The sites of visible strings that aren't listed. They show where else a key is used.
    var visibleSites: [StringSite] = []
    /// Strings that are checked but not listed, because they might never be spoken: choices that depend on a number,
    /// and keys that are built at run time.
    var unspoken: [StringSite] = []
    /// Arguments of the app's own initializers and functions. Other files may show that they are spoken.
    var calls: [SpokenCall] = []
    /// Uses of initializers of the app's own types that may speak an argument; read only for transcripts.
    var constructions: [Construction] = []
    /// The modifiers in the file that the app may declare; read only for transcripts.
    var modifierUses: [ModifierUse] = []
    var elements: [FoundElement] = []
    /// The types whose views are single elements, so that VoiceOver never reaches the views in them.
    var elementTypes: Set<String> = []
    /// The views that are single elements, and the containers of views; read only for transcripts.
    var views = ViewHierarchy()
    /// The properties that classes list as their elements, by the full names of the classes; read only for transcripts.
    var listedElements: [String: Set<String>] = [:]
    /// What the file may make accessibility elements: types, by the last parts of their names; properties, as
    /// `Type.name`, `Type.*` for any property of a type, or `*.name` for one of any type; and
    /// ``ProjectIndex/anyPlainView``. Nil if that isn't known, or if no transcript is made.
    var madeElements: Set<String>?
    var declarations: [SymbolDeclaration] = []
    var types: [SymbolType] = []
    /// The parameters of the initializers that the file declares, by the full names of the types.
    var initializers: [String: [[SymbolDeclaration.Parameter]]] = [:]
    /// Functions whose names mention accessibility. They may set accessibility strings, as
    /// `setAccessibilityLabels(normal:selected:)` does.
    var setters: [Callable] = []
    /// The classes of an Interface Builder document that its own target declares, in Swift.
    var ownClasses: Set<String> = []
    /// The values of the app's own runtime attributes, which may be keys of spoken strings.
    var runtimeAttributeValues: [RuntimeAttributeValue] = []
    /// The literals that code assigns to properties of the app's own views: `playButton.titleKey = "play"`. Documents may
    /// set the same properties as runtime attributes. Read only for transcripts.
    var assignedAttributes: [RuntimeAttributeValue] = []
    /// The types whose strings are left out, because no code of the app uses the types; read only for transcripts.
    package var unusedTypes: Set<String> = []
    /// The parameters that calls of functions with strings may omit; read only for transcripts.
    var omissible: [OmissibleParameter] = []
    /// The functions with strings that nothing may call; read only for transcripts.
    var namedFunctions: [NamedFunction] = []
    /// The app's own tests that hold only on a Mac, such as `ProcessInfo.onMac`; read only for transcripts.
    var macTests: Set<String> = []
    /// The findings that don't depend on other files, such as syntax errors.
    var diagnostics: [Diagnostic] = []

    init(_ file: SourceFile) {
        self.file = file
    }

    /// Whether there is anything to list or to check, which is false for most files.
    var hasContent: Bool {
        !(sites.isEmpty && titles.isEmpty && unspoken.isEmpty && calls.isEmpty && modifierUses.isEmpty
            && runtimeAttributeValues.isEmpty && diagnostics.isEmpty)
    }

    /// Removes the sites, titles, calls and other uses in the code of unused types, and records in ``unusedTypes``
    /// which of these types had strings.
    /// - Parameter unused: The names of top-level types that no code of the app uses.
    mutating func leaveOut(_ unused: Set<String>) {
        guard !unused.isEmpty else { return }
        func isUsed(_ screen: String?) -> Bool { screen.map { !unused.contains($0.firstName) } ?? true }
        unusedTypes = Set((sites + titles).compactMap(\.screen).map(\.firstName)).intersection(unused)
        sites = sites.filter { isUsed($0.screen) }
        titles = titles.filter { isUsed($0.screen) }
        calls = calls.filter { isUsed($0.screen) }
        constructions = constructions.filter { isUsed($0.type.enclosingType) }
        modifierUses = modifierUses.filter { isUsed($0.screen) }
    }
}

/// Code that sets an accessibility string, or the content that an element shows, with the strings that can be found in
/// its own file.
struct StringSite: Sendable {
    let api: Occurrence.API
    let role: AccessibilityRole
    /// The API's name in the source.
    let span: Span
    /// The element, as an index into ``FileFacts/elements``; nil if it's unknown.
    let element: Int?
    /// The name of the enclosing type; nil if there isn't one.
    let screen: String?
    /// Whether the API takes a literal as a `String`, not as a key.
    let takesText: Bool
    /// Whether the API is a SwiftUI modifier, which takes either a key or a `String`.
    var isModifier = false
    /// Whether the string is only visible, not spoken.
    var isVisible = false
    /// The kind of content, if the string is what an element shows; nil for other strings.
    var title: Occurrence.Title?
    /// Whether the string is appended to the attribute's previous value.
    var isAppended = false
    /// The expression by which the string contains the attribute's previous value: `button.accessibilityLabel ?? ""`.
    /// Nil if it doesn't.
    var ownValue: String?
    /// For a string that a call passes to an element: the control or container around the call. Without one, it's the
    /// view that the call makes, or the called function. Nil for other strings.
    var call: Occurrence.ElementGroup?
    /// The UTF-8 offset that identifies the view that the call makes, or a view in it; nil for other strings, and if no
    /// transcript is made.
    var viewStart: Int?
    /// Whether VoiceOver never reaches the view that the call makes.
    var isHidden = false
    /// Whether the view that the call makes is shown in the body of the enclosing SwiftUI view.
    var isInBody = false
    /// The changes to the traits of the element, besides those in ``FoundElement/traitChanges``.
    var traitChanges: [TraitChange] = []
    /// Whether called code replaces the default traits of the element.
    var replacesTraits = false
    /// The branches in which the element is hidden from VoiceOver, besides those in ``FoundElement/hiddenIn``.
    var hiddenIn: [Branch] = []
    /// Whether the string is an argument that is named after an attribute: `IconButton(accessibilityLabel: …)`.
    var isArgument = false
    /// Whether the site is a property or function that provides the string, such as `var accessibilityLabel: String`.
    var isMember = false
    /// Whether that member overrides the one of a superclass. The attributes of a view can only be overridden, so a type
    /// whose member doesn't override another isn't a view of UIKit or AppKit.
    var isOverride = false
    var leaves: [StringLeaf]
    /// The leaf to list if no string is found.
    let fallback: StringLeaf?
    /// The initializer or function around the site, if it's a ``Callable``.
    var function: Callable?
    var enclosing = EnclosingBranch()
    /// The types of the parameters and local variables whose cases decide on the site, by their names. Read only for
    /// transcripts.
    var testedTypes: [String: String] = [:]
}

/// An element that the code of one file sets up, without its strings.
struct FoundElement: Sendable {
    /// The name of the receiver or of the SwiftUI view; nil for the enclosing object and for an element without a name.
    let name: String?
    var control: String?
    /// The type of control that the element's type or name indicates, without regard to its traits.
    var controlOfType: String?
    /// The enclosing control or container that VoiceOver speaks together with the element.
    var group: Occurrence.ElementGroup?
    /// Whether the element doesn't show text itself, like a slider or an empty view.
    var isTextless = false
    /// The name of its type; nil if the file doesn't show it.
    var type: String?
    /// The type of the object that a dotted name begins with: `CardView` for `card.title`. Nil if the file doesn't show
    /// it.
    var ownerType: String?
    /// The property of another type that the element is, or whose traits it returns; nil for any other element.
    var sourceProperty: Reference?
    /// Whether VoiceOver never reaches the element.
    var isHidden = false
    /// Whether the code says that it is an element.
    var isElement = false
    /// Whether it's shown in the body of the enclosing SwiftUI view, and not in a sheet, for example. Read only for
    /// transcripts.
    var isInBody = false
    /// Whether it's in a function that makes a part of a view, and is spoken with the elements around each use of the
    /// function. Read only for transcripts.
    var isInGroups = false
    /// The branches in which the view isn't shown.
    var hiddenIn: [Branch] = []
    /// Whether the receiver is a property, and so the same in every function of the type.
    var isProperty = false
    let traitChanges: [TraitChange]
    /// Whether the code replaces the default traits of the control.
    var replacesTraits = false
    let visibleText: String?
    /// The UTF-8 offset of the view, or of the first statement about the element. Nil if the element has no name.
    var start: Int?
}
