import AXModel
import AXSource

extension ProjectIndex {
    /// The functions and properties with strings that nothing uses.
    /// - Parameters:
    ///   - facts: The facts of all files.
    ///   - isShipped: Whether the uses in the file at a path count.
    func unusedMembers(in facts: [FileFacts], where isShipped: (String) -> Bool) -> UnusedMembers {
        let shipped = facts.indices.filter { isShipped(facts[$0].file.path) }
        let properties = shipped.map { facts[$0].readProperties }
        let named = Set(facts.lazy.flatMap(\.namedFunctions).map(\.name)).union(properties.joined().map(\.name))
        var unused = UnusedMembers()
        if named.isEmpty { return unused }
        let uses = NameUses(of: named, in: shipped.map { facts[$0].file.text })
        let conforming = facts.namesInUnparsedFiles
        // A type can have thousands of functions.
        var called: [Requirements: [String: Bool]] = [:]
        func isCalledBySystem(_ type: String?, _ members: Requirements) -> Bool {
            guard let type else { return false }
            if let known = called[members]?[type] { return known }
            let isCalled = conforming.contains(type.firstName) || !hasOnlyOwnRequirements(type, members)
            called[members, default: [:]][type] = isCalled
            return isCalled
        }
        for (position, file) in shipped.enumerated() {
            let path = facts[file].file.path
            for function in facts[file].namedFunctions where !uses.contain(function.name, inFile: position) {
                let isUnused =
                    function.isPrivate
                    || !uses.contain(function.name) && !isCalledBySystem(function.type, .functions)
                if isUnused { unused.functions.insert(FunctionPlace(path: path, start: function.start)) }
            }
            for (name, site) in properties[position]
            where !uses.contain(name) && !isCalledBySystem(site.screen, .accessibilityProperties) {
                unused.properties.insert(SourcePlace(path: path, span: site.span))
            }
        }
        return unused
    }

    /// How many superclasses and protocols of a type are followed.
    private static let mostProtocols = 64

    /// The members that a protocol may require.
    enum Requirements {
        /// The cases of an enumeration: `allCases` and raw values make all of them.
        case cases
        case functions
        /// Properties like `playAccessibilityLabel`. No protocol of the system requires such a property.
        case accessibilityProperties
    }

    /// Whether a type that isn't nested conforms to no protocol of another module, whose requirements the system could
    /// call. The classes of UIKit count as types without requirements, because their methods are overridden.
    func hasOnlyOwnRequirements(_ type: String, _ members: Requirements) -> Bool {
        var (open, known) = ([type], Set([type]))
        while let next = open.popLast() {
            guard let declared = declared(next, ""), declared.kind != nil else {
                if Self.isWithout(members, next) { continue }
                return false
            }
            for name in protocols(of: next) where known.insert(name).inserted { open.append(name) }
            if known.count > Self.mostProtocols { return false }
        }
        return true
    }

    private static func isWithout(_ members: Requirements, _ name: String) -> Bool {
        if ["AnyObject", "Equatable", "Hashable", "Identifiable", "NSObject", "Sendable", "View"].contains(name) {
            return true
        }
        switch members {
        case .cases: return protocolsWithoutCases.contains(name)
        case .functions:
            return name.hasPrefix("UI") && name != "UIContentView" && classEndings.contains(where: name.hasSuffix)
        case .accessibilityProperties: return systemPrefixes.contains(where: name.hasPrefix)
        }
    }

    /// The protocols that don't make cases, and the types of raw values.
    private static let protocolsWithoutCases: Set<String> = [
        "CGFloat", "Character", "Comparable", "CustomDebugStringConvertible", "CustomNSError",
        "CustomStringConvertible", "Double", "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "LocalizedError", "String", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
    ]
    private static let systemPrefixes = ["AV", "CL", "MK", "NS", "UI", "WK"]
    private static let classEndings = [
        "Button", "Cell", "Control", "Label", "Slider", "Stepper", "Switch", "TextField", "View", "ViewController",
    ]
}

/// The files that mention some names otherwise than in a declaration. Words in comments and literals count.
private struct NameUses {
    private let positions: [String: Int]
    private let files: [Set<Int>]
    private let all: Set<Int>

    init(of names: Set<String>, in files: [[UInt8]]) {
        let names = names.sorted()
        let search = SubstringSearch(names)
        positions = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        self.files = files.concurrentMap { search.uses(in: $0) }
        all = self.files.reduce(into: []) { $0.formUnion($1) }
    }

    func contain(_ name: String) -> Bool { positions[name].map(all.contains) ?? false }

    func contain(_ name: String, inFile file: Int) -> Bool { positions[name].map(files[file].contains) ?? false }
}

extension [FileFacts] {
    /// The names that unparsed files declare, or give conformances, at their top level.
    var namesInUnparsedFiles: Set<String> {
        reduce(into: []) { if !$1.isParsed { $0.formUnion($1.rootNames.declared) } }
    }
}

extension FileFacts {
    /// The properties that provide a string for other code and aren't attributes themselves, with their names.
    fileprivate var readProperties: [(name: String, site: StringSite)] {
        sites.filter { $0.isMember && $0.enclosing.function == nil }.compactMap { site in
            let name = file.string(site.span)
            return name.hasPrefix("accessibility") ? nil : (name, site)
        }
    }
}
