/// The text of a runtime attribute of the app's own in a document of Interface Builder.
struct RuntimeText: Hashable, Sendable {
    let keyPath: String
    let text: String
}
