import AXModel
import AXSource

/// The strings that the project's classes and its extensions of UIKit's classes give themselves, by the full names of
/// the classes. Empty if no document sets the app's own runtime attributes, and if no transcript is made.
struct OwnStrings: Sendable {
    struct Found: Sendable {
        let site: StringSite
        let path: String
    }

    private var sites: [String: [Found]] = [:]
    /// The names of the properties that documents set.
    private(set) var properties: Set<String> = []

    /// A class with more strings isn't read to its end.
    private static let most = 32

    init() {}

    /// - Parameter facts: The facts of all files.
    init(_ facts: [FileFacts]) {
        properties = Set(facts.lazy.flatMap(\.runtimeAttributeValues).map(\.keyPath))
        guard !properties.isEmpty else { return }
        for file in facts.indices {
            for site in facts[file].ownStrings {
                guard let type = site.screen, sites[type, default: []].count < Self.most else { continue }
                sites[type, default: []].append(Found(site: site, path: facts[file].file.path))
            }
        }
    }

    subscript(type: String) -> [Found] { sites[type] ?? [] }
}
