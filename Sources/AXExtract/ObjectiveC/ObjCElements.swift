import AXModel
import AXSource

/// The elements in a file. All statements of one function about the same receiver are about one element.
struct ObjCElements {
    private struct Entry {
        let name: String?
        let start: Int?
        var control: String?
        var traitChanges: [TraitChange] = []
        var replacesTraits = false
        /// Whether all statements about its visibility hide it; nil without such a statement. A statement that hides it
        /// only in some branches doesn't count.
        var isInvisible: Bool?
        /// Whether all statements about VoiceOver keep it from being spoken; nil without such a statement. A statement
        /// that does so only in some branches doesn't count.
        var isSilent: Bool?
        var hiddenIn: [Branch] = []
        let type: String?
        let isProperty: Bool
        var visibleText: String?
    }

    private struct Key: Hashable {
        /// The number of the function that sets a string or trait. If a class's own accessibility method returns the
        /// string or trait, the name of the class. Empty for the calls that ``ObjCAnyStrings`` finds.
        let scope: String
        let name: String?
    }

    private var entries: [Entry] = []
    private var indices: [Key: Int] = [:]

    /// The elements with the facts that were added so far.
    var facts: [FoundElement] {
        entries.map { entry in
            FoundElement(
                name: entry.name, control: entry.control ?? ControlNames.control(ofTraits: entry.traitChanges.added),
                controlOfType: entry.control, type: entry.type,
                isHidden: entry.isInvisible == true || entry.isSilent == true, isElement: entry.isSilent == false,
                hiddenIn: entry.hiddenIn, isProperty: entry.isProperty,
                traitChanges: entry.traitChanges, replacesTraits: entry.replacesTraits,
                visibleText: entry.visibleText, start: entry.start)
        }
    }

    /// The index of the element with a name in a scope. Adds the element if it's new.
    /// - Parameters:
    ///   - name: The element's name; nil for the object itself.
    ///   - type: The type of the element; nil if the file doesn't show it.
    ///   - isProperty: Whether the element is the same in every method of the class.
    ///   - start: The UTF-8 offset of the site; nil if it isn't recorded.
    mutating func index(
        of name: String?, in scope: String, type: String?, isProperty: Bool = false, at start: Int? = nil
    ) -> Int {
        let key = Key(scope: scope, name: name)
        if let known = indices[key] { return known }
        let control = type.flatMap(ControlNames.control(ofType:)) ?? name.flatMap(ControlNames.control(ofName:))
        entries.append(
            Entry(
                name: name, start: name == nil ? nil : start, control: control, type: name == nil ? nil : type,
                isProperty: isProperty))
        indices[key] = entries.count - 1
        return entries.count - 1
    }

    mutating func add(_ changes: [TraitChange], to element: Int) {
        entries[element].traitChanges.add(changes)
    }

    /// Notes that the code replaces the default traits of an element.
    mutating func replaceTraits(of element: Int) {
        entries[element].replacesTraits = true
    }

    /// Notes that a statement in a branch hides the element from VoiceOver, or shows it.
    /// - Parameter isAboutSpeech: Whether only VoiceOver is affected, so that the element may still be visible.
    mutating func hide(_ element: Int, _ isHidden: Bool, isAboutSpeech: Bool, in branch: Branch) {
        if branch.isAlways || !isHidden {
            if isAboutSpeech {
                entries[element].isSilent = (entries[element].isSilent ?? true) && isHidden
            } else {
                entries[element].isInvisible = (entries[element].isInvisible ?? true) && isHidden
            }
        } else if entries[element].hiddenIn.count < Self.mostHidden, !entries[element].hiddenIn.contains(branch) {
            entries[element].hiddenIn.append(branch)
        }
    }

    /// At most this many of the branches that hide one element are recorded.
    private static let mostHidden = 32

    mutating func show(_ text: String, on element: Int) {
        entries[element].visibleText = entries[element].visibleText ?? text
    }
}
