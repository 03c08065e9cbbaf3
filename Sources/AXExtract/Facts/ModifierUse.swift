import AXModel
import AXSource

/// A call in a chain of modifiers that may use one of the app's own: `.card(title: "Today")`, or
/// `.modifier(Card(title: "Today"))`. Read only for transcripts.
struct ModifierUse: Sendable {
    /// The function, or the initializer of the modifier's type.
    let callee: SpokenCall.Callee
    /// The span of the modifier's name.
    let span: Span
    /// The element that is modified, as an index into ``FileFacts/elements``.
    let element: Int
    /// The arguments before trailing closures, with their strings.
    var arguments: [Reference.Argument]
    /// The name of the enclosing type; nil if there isn't one.
    let screen: String?
    /// The function around the use, if it makes a part of a view.
    let function: Callable?
    var enclosing: EnclosingBranch
}
