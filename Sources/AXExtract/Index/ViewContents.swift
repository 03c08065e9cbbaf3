import AXModel
import AXSource

/// What the bodies of the project's SwiftUI views show, by the full names of the views.
struct ViewContents: Sendable {
    /// A view in a body: text, an image or another one of the app's own views.
    struct Part: Sendable {
        /// Its label, or what it shows.
        let sites: [StringSite]
        let start: Int
        let isHidden: Bool
        let hiddenIn: [Branch]
        let traitChanges: [TraitChange]
        /// Nil for text and images.
        let control: String?
        let path: String
    }

    private var parts: [String: [Part]] = [:]

    /// A view with more parts isn't spoken as a part of another one.
    private static let most = 8
    /// If the views of one name have more parts in all files together, none of them is known.
    private static let mostFound = 64

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        for file in facts where !file.viewContents.isEmpty {
            for (type, sites) in Dictionary(grouping: file.viewContents, by: { $0.screen ?? "" }) {
                parts[type, default: []] += Self.parts(sites, in: file)
            }
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
            let control = element?.control
            return Part(
                sites: labels.isEmpty ? sites : labels, start: start,
                isHidden: element?.isHidden ?? sites.contains(where: \.isHidden),
                hiddenIn: element?.hiddenIn ?? sites[0].hiddenIn,
                traitChanges: element?.traitChanges ?? sites[0].traitChanges, control: control, path: file.file.path)
        }
    }
}
