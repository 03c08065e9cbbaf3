import AXSource

extension ProjectIndex {
    /// How many times the search continues from a view to the type of its body.
    private static let longestBody = 8

    /// How VoiceOver treats a type.
    /// - Parameters:
    ///   - written: The name of the type as written.
    ///   - outer: The full name of the enclosing type.
    /// - Returns: The type of control, `view` for any other view, or `value` for a type that isn't a view; nil if the
    ///   project doesn't show it.
    func typeOfView(_ written: String, from outer: String?, in path: String) -> String? {
        if let inherited = typeOfObject(written, from: outer, in: path) { return inherited }
        if let made = controlOfBody(written, from: outer, in: path) { return made }
        var name = written
        for _ in 0..<Self.longestBody {
            if ControlNames.isValue(name) || isModel(name, from: outer, in: path) { return "value" }
            if let control = ControlNames.control(ofType: name) { return control }
            if Self.containers.contains(name) { return "view" }
            let full = resolvedType(name, from: outer, path)
            guard let type = declared(full, path), type.kind != .object else { return nil }
            guard isView(full) else { return "value" }
            guard let body = type.body, body != name else { return "view" }
            name = body
        }
        return "view"
    }

    /// Whether a type is certainly not a view, whatever its name: a structure or an enumeration of the project that
    /// conforms only to protocols of values, and to the project's own.
    func isModel(_ written: String, from outer: String?, in path: String) -> Bool {
        let name = resolvedType(written, from: outer, path)
        guard let kind = declared(name, path)?.kind, kind == .structure || kind == .enumeration else { return false }
        var open = protocols(of: name)
        var known = Set(open)
        while let next = open.popLast() {
            if Self.valueProtocols.contains(next) { continue }
            guard declared(next, path)?.kind == .protocol, !Self.viewProtocols.contains(next) else { return false }
            open += protocols(of: next).filter { known.insert($0).inserted }
        }
        return true
    }

    private static let valueProtocols: Set<String> = [
        "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "OptionSet", "RawRepresentable",
        "Sendable", "String",
    ]

    /// Whether a type is a SwiftUI view that the project declares, other than a private one.
    func isOwnView(_ type: String) -> Bool { isOwnView(type, in: "") }

    /// Whether a type is a SwiftUI view that the project declares, and that the file at a path can use.
    func isOwnView(_ type: String, in path: String) -> Bool {
        declared(type, path)?.kind == .structure && isView(type)
    }

    /// The type of control that the body of one of the project's SwiftUI views makes, or `view` for a container. The
    /// name of the view doesn't matter, because not every `LikeButton` is a button. Nil if the project doesn't show the
    /// type.
    func controlOfBody(_ written: String, from outer: String?, in path: String) -> String? {
        guard let name = endOfBody(written, from: outer, in: path) else { return nil }
        return ControlNames.control(ofType: name) ?? (Self.containers.contains(name) ? "view" : nil)
    }

    /// Whether the body of one of the project's SwiftUI views makes a secure field.
    func isSecureField(_ written: String, from outer: String?, in path: String) -> Bool {
        endOfBody(written, from: outer, in: path) == "SecureField"
    }

    /// The view that the body of one of the project's SwiftUI views makes, through other such views; nil if the project
    /// doesn't show it.
    private func endOfBody(_ written: String, from outer: String?, in path: String) -> String? {
        var name = written
        for _ in 0..<Self.longestBody {
            let full = resolvedType(name, from: outer, path)
            guard let type = declared(full, path), type.kind == .structure, let body = type.body, body != name else {
                return name == written ? nil : name
            }
            name = body
        }
        return nil
    }

    /// Whether the body of a view hides itself from VoiceOver.
    /// - Parameters:
    ///   - written: The name of the type as written.
    ///   - outer: The full name of the enclosing type.
    func hidesBody(_ written: String, from outer: String?, in path: String) -> Bool {
        declared(resolvedType(written, from: outer, path), path)?.hidesBody ?? false
    }

    /// Whether a type conforms to a protocol of views, directly or through the project's own protocols.
    private func isView(_ name: String) -> Bool {
        var open = protocols(of: name)
        // Protocols may inherit from each other in many ways, so each is visited only once.
        var known = Set(open)
        while let next = open.popLast() {
            if Self.viewProtocols.contains(next) { return true }
            open += protocols(of: next).filter { known.insert($0).inserted }
        }
        return false
    }

    /// How VoiceOver treats a class of the project. Its superclasses decide, not its name.
    /// - Returns: The type of control, `view` or `value`; nil if the type isn't a class of the project, or if its
    ///   superclasses aren't known.
    func typeOfObject(_ written: String, from outer: String?, in path: String) -> String? {
        let name = resolvedType(written, from: outer, path)
        guard declared(name, path)?.kind == .object else { return nil }
        let ancestors = lineage(name).dropFirst()
        let system = ancestors.last { $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject" }
        if let system { return ControlNames.control(ofType: system) ?? "view" }
        // A class that inherits only from `NSObject` isn't a view, whatever the names of its superclasses are.
        if ancestors.last == "NSObject" { return "value" }
        if let control = ancestors.lazy.compactMap(ControlNames.control(ofType:)).first { return control }
        // A class without a superclass, or with only the project's own protocols, isn't a view.
        return ancestors.last.map { declared($0, "")?.kind == .protocol } ?? true ? "value" : nil
    }

    /// A class of the project and its superclasses in the project; nil unless they inherit from a class of UIKit whose
    /// views aren't controls and aren't elements by default. Empty for such a class of UIKit itself.
    func plainClasses(_ written: String, from outer: String?, in path: String) -> [String]? {
        let classes = lineage(resolvedType(written, from: outer, path))
        guard let root = classes.last, Self.plainClasses.contains(root) else { return nil }
        return classes.dropLast()
    }

    static let plainClasses: Set<String> = ["UIView", "UIImageView", "UIStackView", "UIVisualEffectView", "UIWindow"]

    /// Whether some code may make a view of these classes an element. An extension of `UIView` may make any view an
    /// element.
    /// - Parameters:
    ///   - name: The name of the view; empty without one.
    ///   - screen: The type around the view.
    func makesElement(_ classes: [String], named name: String, in screen: String) -> Bool {
        let names =
            classes.map(\.lastName) + Self.plainClasses
            + ["\(screen).*", "\(screen).\(name)", "*.\(name.lastName)"]
            + (classes.isEmpty ? [Self.anyPlainView] : [])
        return !madeElements.isDisjoint(with: names)
    }

    /// Whether the views of a class aren't elements by default, and the code doesn't make them elements.
    func isSilentClass(_ written: String, from outer: String?, in path: String) -> Bool {
        guard isForTranscript, let classes = plainClasses(written, from: outer, in: path), !classes.isEmpty else {
            return false
        }
        return !makesElement(classes, named: "", in: outer ?? "")
    }

    /// How VoiceOver treats a property, by its type; nil if the project doesn't show it.
    func control(of property: Reference, in path: String) -> String? {
        guard case .declarations(let found) = find(property, in: path), let type = found.first?.type else { return nil }
        return typeOfObject(type, from: property.enclosingType, in: path) ?? ControlNames.control(ofType: type)
    }

    /// The type of a property; nil if the project doesn't show it.
    func valueType(of property: Reference, in path: String) -> String? {
        guard case .declarations(let found) = find(property, in: path) else { return nil }
        return found.first?.valueType
    }

    private static let viewProtocols: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
        "Shape", "InsettableShape", "ToolbarContent", "Widget",
    ]

    /// Views of SwiftUI, Swift Charts, UIKit and WebKit that aren't controls.
    private static let containers: Set<String> = [
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "Group",
        "List", "Form", "ScrollView", "ForEach", "GeometryReader", "Chart", "Table", "UIView", "UIStackView",
        "UITableView", "UICollectionView", "UIScrollView", "WKWebView",
    ]
}
