import AXModel
import AXSource

/// What the bodies of the project's SwiftUI views show, and what the functions that make parts of these views show.
struct ViewContents: Sendable {
    /// A view in a body: text, an image or another one of the app's own views.
    struct Part: Sendable {
        /// Its label, or what it shows.
        let sites: [StringSite]
        /// Its value, hint and actions.
        let attributes: [StringSite]
        let start: Int
        let isHidden: Bool
        let hiddenIn: [Branch]
        let traitChanges: [TraitChange]
        /// Nil for text and images.
        let control: String?
        let path: String
    }

    /// A function that makes a part of a view.
    struct Function: Sendable {
        /// Its full name with the labels and names of its parameters.
        let name: String
        let parameters: [SymbolDeclaration.Parameter]
    }

    /// By the names of the views and functions.
    private var parts: [String: [Part]] = [:]
    /// The functions by their full names with the labels of their parameters.
    private var functions: [String: [Function]] = [:]

    /// A view with more parts isn't spoken as a part of another one.
    private static let most = 8
    /// If the views of one name have more parts in all files together, none of them is known.
    private static let mostFound = 64

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        for file in facts where !file.viewContents.isEmpty {
            for (name, sites) in Dictionary(grouping: file.viewContents, by: Self.name) {
                if parts[name] == nil, let function = sites[0].function {
                    functions[Self.name(of: function, in: sites[0].screen), default: []].append(
                        Function(name: name, parameters: function.parameters))
                }
                parts[name, default: []] += Self.parts(sites, in: file)
            }
        }
    }

    /// The name of the view or function around a site.
    private static func name(of site: StringSite) -> String {
        guard let function = site.function else { return site.screen ?? "" }
        return name(of: function, in: site.screen) + " " + function.parameters.map(\.name).joined(separator: ", ")
    }

    private static func name(of function: Callable, in type: String?) -> String {
        name(of: function.name ?? "", in: type, function.parameters.map(\.label))
    }

    private static func name(of function: String, in type: String?, _ labels: [String?]) -> String {
        "\(type ?? "").\(function)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    }

    private func functions(calledBy call: Reference) -> [Function] {
        functions[Self.name(of: call.name, in: call.enclosingType, call.arguments?.map(\.label) ?? [])] ?? []
    }

    /// The function of the view around a call that the call refers to. If several have the same labels, it's the one
    /// whose parameters are named like the arguments. Nil if that isn't known, and if the function shows nothing.
    func function(calledBy call: Reference) -> Function? {
        let found = functions(calledBy: call)
        if found.count < 2 { return found.first }
        let names = call.arguments?.map(\.value.expression.lastName) ?? []
        let named = found.filter { $0.parameters.map(\.name) == names }
        return named.count == 1 ? named[0] : nil
    }

    /// Whether a call refers to a function that shows something.
    func isFunction(_ call: Reference) -> Bool { !functions(calledBy: call).isEmpty }

    /// Whether a function that a call may refer to gives a view accessibility strings.
    func setsStrings(_ call: Reference) -> Bool {
        functions(calledBy: call).contains { function in
            parts[function.name]?.contains { part in
                (part.sites + part.attributes).contains { $0.title == nil }
            } ?? false
        }
    }

    /// The views in the body of a view, in order. Nil if they aren't known, are too many, or include a control that
    /// users interact with.
    /// - Parameter path: The file that uses the view. Several files may have a private view of the name.
    subscript(type: String, path: String) -> [Part]? {
        guard let all = parts[type], all.count <= Self.mostFound else { return nil }
        let own = all.filter { $0.path == path }
        let found = own.isEmpty ? all : own
        guard found.count <= Self.most, found.allSatisfy({ $0.path == found[0].path }) else { return nil }
        let isText = found.allSatisfy { $0.control.map(ControlNames.isPassive) ?? true }
        return isText ? found.sorted { $0.start < $1.start } : nil
    }

    private static func parts(_ sites: [StringSite], in file: FileFacts) -> [Part] {
        let elements = Dictionary(grouping: sites) { site in
            site.element.flatMap { file.elements[$0].start } ?? site.viewStart ?? site.span.start
        }
        // A label of several views takes the place of their content.
        let labeled = Set(elements.filter { $1.contains { $0.role == .label } }.keys)
        return elements.compactMap { start, sites -> Part? in
            let element = sites.lazy.compactMap(\.element).first.map { file.elements[$0] }
            if let group = element?.group?.start, group != start, labeled.contains(group) { return nil }
            let labels = sites.filter { $0.role == .label }
            let titles = sites.filter { $0.title != nil }
            // Traits don't make a container a control.
            let control = element?.type.map { ControlNames.control(ofType: $0) } ?? element?.control
            return Part(
                sites: labels.isEmpty ? titles : labels,
                attributes: sites.filter { [.value, .hint, .customAction].contains($0.role) }, start: start,
                isHidden: element?.isHidden ?? sites.contains(where: \.isHidden),
                hiddenIn: element?.hiddenIn ?? sites[0].hiddenIn,
                traitChanges: element?.traitChanges ?? sites[0].traitChanges, control: control, path: file.file.path)
        }
    }
}
