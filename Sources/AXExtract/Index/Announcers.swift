import AXSource

/// The functions of a project's own types that announce a parameter. Read only for transcripts.
struct Announcers: Sendable {
    /// Their names, with the last names of their types: `VoiceOver.say`.
    private(set) var names: Set<String> = []
    /// The last names of the types with such functions, by the last names of the protocols to which they conform and of
    /// their superclasses.
    private(set) var types: [String: Set<String>] = [:]

    mutating func add(_ name: String) { names.insert(name) }

    /// Finds the protocols and superclasses through which code may call the functions.
    mutating func findProtocols(in facts: [FileFacts]) {
        guard !names.isEmpty else { return }
        let announcing = Set(names.compactMap(Self.type))
        for file in facts.indices {
            for type in facts[file].types where announcing.contains(type.name.lastName) {
                for parent in type.inherits + type.conformances {
                    types[parent.lastName, default: []].insert(type.name.lastName)
                }
            }
        }
    }

    /// The function that a call of a protocol's or superclass's function runs, if only one type with announcements
    /// conforms to the protocol or inherits from the class; otherwise, the function itself.
    func implementation(of function: String) -> String {
        guard !names.isEmpty, !names.contains(function), let type = Self.type(of: function),
            let conforming = types[type], conforming.count == 1, let only = conforming.first,
            case let own = "\(only).\(function.lastName)", names.contains(own)
        else { return function }
        return own
    }

    /// The names of the types, protocols and superclasses on which the functions may be called.
    var receivers: Set<String> { Set(names.compactMap(Self.type)).union(types.keys) }

    private static func type(of function: String) -> String? {
        function.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(function[..<$0]) }
    }
}
