extension ProjectIndex {
    /// How many views may consist of each other.
    private static let longestBody = 8

    /// What a type is for VoiceOver.
    /// - Parameters:
    ///   - written: the name of the type as written.
    ///   - outer: the full name of the type around it.
    /// - Returns: the type of control, `view` for another view, or `value` for a type that isn't a view; nil if that isn't known.
    func typeOfView(_ written: String, from outer: String?, in path: String) -> String? {
        var name = written
        for _ in 0..<Self.longestBody {
            if let control = ControlNames.control(ofType: name) { return control }
            if Self.containers.contains(name) { return "view" }
            let full = resolvedType(name, from: outer, path)
            guard let type = declared(full, path) else { return nil }
            if type.kind == .object { return typeOfObject(full) }
            guard isView(full) else { return "value" }
            guard let body = type.body, body != name else { return "view" }
            name = body
        }
        return "view"
    }

    /// Whether a type conforms to a protocol of views, possibly by a protocol of the project.
    private func isView(_ name: String) -> Bool {
        var open = protocols(of: name)
        // Protocols may inherit from each other in many ways, and each is looked at once.
        var known = Set(open)
        while let next = open.popLast() {
            if Self.viewProtocols.contains(next) { return true }
            open += protocols(of: next).filter { known.insert($0).inserted }
        }
        return false
    }

    /// The type of control that a class inherits from.
    private func typeOfObject(_ name: String) -> String? {
        let ancestors = lineage(name).dropFirst()
        if let control = ancestors.lazy.compactMap(ControlNames.control(ofType:)).first { return control }
        if ancestors.contains(where: { $0.hasPrefix("UI") || $0.hasPrefix("NS") && $0 != "NSObject" }) { return "view" }
        // A class that inherits from nothing, or only conforms to protocols of the project.
        return ancestors.last.map { declared($0, "")?.kind == .protocol } ?? true ? "value" : nil
    }

    private static let viewProtocols: Set<String> = [
        "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
        "NSViewControllerRepresentable",
        "Shape", "InsettableShape", "ToolbarContent", "Widget",
    ]

    /// SwiftUI's views that are no controls.
    private static let containers: Set<String> = [
        "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "Group",
        "List", "Form", "ScrollView", "ForEach", "GeometryReader", "Chart", "Table", "UIView", "UIStackView",
        "UITableView", "UICollectionView", "UIScrollView", "WKWebView",
    ]
}
