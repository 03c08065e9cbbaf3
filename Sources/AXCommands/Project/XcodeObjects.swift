import AXFormats
import AXSource

/// The objects of a `project.pbxproj`, which is an old-style property list. They refer to each other by identifiers, perhaps
/// in circles.
struct XcodeObjects {
    private let objects: [StringKey: PropertyValue]
    private let root: StringKey?

    /// - Returns: nil for a file that is no project.
    init?(_ file: SourceFile) {
        let document = StringsDocument(file)
        guard case .dictionary(let objects)? = document.value(ofKey: "objects") else { return nil }
        self.objects = objects
        guard case .string(let root)? = document.value(ofKey: "rootObject") else { return nil }
        self.root = root
    }

    /// The project.
    var project: XcodeObject? { root.flatMap { self[$0] } }

    subscript(id: StringKey) -> XcodeObject? {
        guard case .dictionary(let members)? = objects[id] else { return nil }
        return XcodeObject(members: members)
    }
}

/// One object, such as a target or a group of files.
struct XcodeObject {
    fileprivate let members: [StringKey: PropertyValue]

    func text(_ name: StringKey) -> String? { reference(name)?.text }

    func reference(_ name: StringKey) -> StringKey? {
        guard case .string(let value)? = members[name] else { return nil }
        return value
    }

    func references(_ name: StringKey) -> [StringKey] {
        guard case .array(let values)? = members[name] else { return [] }
        return values.compactMap { if case .string(let value) = $0 { value } else { nil } }
    }

    /// A dictionary inside, such as build settings.
    func object(_ name: StringKey) -> XcodeObject? {
        guard case .dictionary(let members)? = members[name] else { return nil }
        return XcodeObject(members: members)
    }
}
