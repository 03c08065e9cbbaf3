import AXSource

/// The elements that a file speaks of, each gathered from all statements of one function about one receiver.
struct ObjCElements {
    /// What is known about an element so far.
    private struct Entry {
        let name: String?
        let start: Int?
        var control: String?
        var traits: [String] = []
        var visibleText: String?
    }

    private struct Place: Hashable {
        /// The function's number, or the class for its own members.
        let scope: String
        let name: String?
    }

    private var entries: [Entry] = []
    private var places: [Place: Int] = [:]

    /// What is known about the elements when the file has been walked.
    var facts: [ElementFacts] {
        entries.map { entry in
            ElementFacts(
                name: entry.name, control: entry.control ?? ControlNames.control(ofTraits: entry.traits),
                traits: entry.traits, visibleText: entry.visibleText, start: entry.start)
        }
    }

    /// The index of the element with a name in a scope.
    /// - Parameters:
    ///   - name: nil for the object itself.
    ///   - type: Its type, as far as the file shows it.
    ///   - start: Where the statement begins, as a UTF-8 offset.
    mutating func index(of name: String?, in scope: String, type: String?, at start: Int? = nil) -> Int {
        let place = Place(scope: scope, name: name)
        if let known = places[place] { return known }
        let control = type.flatMap(ControlNames.control(ofType:)) ?? name.flatMap(ControlNames.control(ofName:))
        entries.append(Entry(name: name, start: name == nil ? nil : start, control: control))
        places[place] = entries.count - 1
        return entries.count - 1
    }

    mutating func add(traits: [String], to element: Int) {
        for trait in traits where entries[element].traits.count < 32 && !entries[element].traits.contains(trait) {
            entries[element].traits.append(trait)
        }
    }

    mutating func show(_ text: String, on element: Int) {
        entries[element].visibleText = entries[element].visibleText ?? text
    }
}
