import AXFormats
import AXSource

/// The objects in a `project.pbxproj`, which is an old-style property list. The objects refer to each other by identifiers,
/// possibly in circles.
struct XcodeObjects: Sendable {
    private let objects: [StringKey: PropertyValue]
    private let root: StringKey

    /// - Returns: nil for any other file.
    init?(_ file: SourceFile) {
        guard case .dictionary(let members)? = StringsValueParser.value(of: file) else { return nil }
        let file = XcodeObject(members: members)
        guard let objects = file.object("objects"), let root = file.reference("rootObject") else { return nil }
        self.objects = objects.members
        self.root = root
    }

    var project: XcodeObject? { self[root] }

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
