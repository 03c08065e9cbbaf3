import AXModel
import AXSource

/// The values and hints that the bodies of the project's SwiftUI views give the control that they consist of, by the
/// full names of the views. A label that other code gives the view doesn't replace them.
struct BodyAttributes: Sendable {
    struct Body: Sendable {
        let sites: [StringSite]
        let path: String
    }

    private var bodies: [String: [Body]] = [:]

    /// The values and hints of a control with more of them are left out.
    static let most = 8

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        for file in facts where file.isForTranscript {
            let views = file.types.filter(\.isViewWithBody)
            guard !views.isEmpty else { continue }
            let sites = Dictionary(grouping: file.sites.filter(\.isOfBody), by: \.screen)
            for view in views {
                let own = (sites[view.name] ?? []).filter { $0.element.map { file.elements[$0].name } == view.body }
                guard !own.isEmpty, own.count <= Self.most, Set(own.map(\.element)).count == 1 else { continue }
                bodies[view.name, default: []].append(Body(sites: own, path: file.file.path))
            }
        }
    }

    /// The values and hints in the body of a view; nil without any, if they are left out, or if several views have the
    /// name.
    subscript(type: String) -> Body? {
        guard let found = bodies[type], found.count == 1 else { return nil }
        return found[0]
    }
}

extension SymbolType {
    /// Whether the type is a SwiftUI view of whose body the main view is known.
    var isViewWithBody: Bool { kind == .structure && inherits.contains("View") && body != nil }
}

extension StringSite {
    /// Whether a modifier in the body of a view sets a value or hint.
    fileprivate var isOfBody: Bool { isModifier && [.value, .hint].contains(role) && function == nil }
}
