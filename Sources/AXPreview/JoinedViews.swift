import AXModel
import AXSource

/// The strings of an element and of the views in it that VoiceOver speaks with it, such as the image and the text in a
/// button.
struct JoinedViews {
    private let own: [Occurrence]
    /// The strings of each view in the element, in the order of the code.
    private let views: [[Occurrence]]
    private let text: (Occurrence) -> SpokenText

    /// The maximum number of strings of one attribute that are compared with each other.
    fileprivate static let mostStrings = 64

    /// The maximum number of views that are spoken with the element.
    private static let mostViews = 32

    init(_ strings: [Occurrence], _ text: @escaping (Occurrence) -> SpokenText) {
        own = strings.filter { $0.group == nil }
        let joined = strings.filter { $0.group != nil }
        let views = Dictionary(grouping: joined) { $0.elementStart ?? 0 }.sorted { $0.key < $1.key }
        self.views = views.prefix(Self.mostViews).map(\.value)
        self.text = text
    }

    /// The label that the code gives the element. Without one, the element's title, joined with the labels or titles of
    /// the views in it. Without any of these, a placeholder; nothing for an element without text, such as a slider.
    var label: SpokenAttribute {
        let named = Self.label(own, text)
        if !named.options.isEmpty { return named }
        let shown = [Self.title(own, text)] + views.map { Self.labelOrTitle($0, text) }
        let joined = SpokenAttribute(joining: shown)
        if !joined.options.isEmpty || own.contains(where: \.hasNoText) { return joined }
        return SpokenAttribute(options: [SpokenText.Option(branch: .always, text: .unknownLabel)])
    }

    /// Another attribute that the code gives the element, such as the value. Without one, those of the views in it.
    func attribute(_ isIncluded: (Occurrence) -> Bool) -> SpokenAttribute {
        let attributes = ([own] + views).map { SpokenAttribute($0.filter(isIncluded).withoutLoneResets, text) }
        return attributes[0].options.isEmpty ? SpokenAttribute(joining: attributes) : attributes[0]
    }

    private static func labelOrTitle(
        _ strings: [Occurrence], _ text: (Occurrence) -> SpokenText
    ) -> SpokenAttribute {
        let named = label(strings, text)
        if !named.options.isEmpty { return named }
        let shown = title(strings, text)
        // One of the app's own views, whose name is all that is known.
        return shown.options.isEmpty
            ? SpokenAttribute(strings.filter { $0.title == .unknown }.prefix(1).map(\.self), text) : shown
    }

    private static func label(_ strings: [Occurrence], _ text: (Occurrence) -> SpokenText) -> SpokenAttribute {
        let labels = strings.filter { $0.isLabel && $0.silence != .reset }
        if labels.isEmpty { return SpokenAttribute(strings.filter { $0.role == .imageDescription }, text) }
        let named = SpokenAttribute(labels, text)
        // A value with a fallback is never nil.
        let fallbacks = Set(labels.filter { $0.branch.tests.contains(where: \.isOfNil) }.map(\.span))
        let resets = strings.filter { $0.isLabel && $0.silence == .reset && !fallbacks.contains($0.span) }
        let unnamed = resets.map(\.branch).filter { !$0.isAlways }
        if unnamed.isEmpty, named.options.contains(where: \.branch.isAlways) { return named }
        let titles = texts(strings, text).options
        // The code may contain thousands of them.
        guard [unnamed.count, titles.count, named.options.count].allSatisfy({ $0 <= SpokenAttribute.mostOptions })
        else { return named }
        // Where the code removes the label, the title is spoken again.
        let shown = unnamed.flatMap { branch in
            titles.filter { !$0.branch.excludes(branch) }.map { title in
                SpokenText.Option(branch: branch.joined(title.branch), text: title.text)
            }
        }
        // Where the code gives the element a title instead of a label, the title is spoken, too.
        let titled = titles.filter { title in named.options.allSatisfy { $0.branch.excludes(title.branch) } }
        return shown.isEmpty && titled.isEmpty ? named : SpokenAttribute(options: named.options + shown + titled)
    }

    /// The text that a view shows, or else its image.
    private static func title(_ strings: [Occurrence], _ text: (Occurrence) -> SpokenText) -> SpokenAttribute {
        let texts = texts(strings, text)
        return texts.options.isEmpty ? SpokenAttribute(strings.filter { $0.title == .image }, text) : texts
    }

    /// The text that a view shows. The texts of a cell's two labels are joined. If only the second one is known, a
    /// placeholder comes first.
    private static func texts(_ strings: [Occurrence], _ text: (Occurrence) -> SpokenText) -> SpokenAttribute {
        let first = texts(strings.filter { $0.title == .text }, ofLabel: text)
        let details = texts(strings.filter { $0.title == .detail }, ofLabel: text)
        if details.options.isEmpty { return first }
        let unknown = SpokenAttribute(options: [SpokenText.Option(branch: .always, text: .unknownLabel)])
        return SpokenAttribute(joining: [first.options.isEmpty ? unknown : first, details])
    }

    /// What is spoken for one of the labels in a view: its text or, where the code sets one, the string that replaces
    /// it.
    private static func texts(
        _ strings: [Occurrence], ofLabel text: (Occurrence) -> SpokenText
    ) -> SpokenAttribute {
        let replacing = strings.filter { $0.role == .label && $0.silence != .reset }
        let isReplaced = replacing.map(\.branch).uniqued().cover(.always)
        return SpokenAttribute((isReplaced ? [] : strings.filter { $0.role != .label }) + replacing, text)
    }
}

extension [Occurrence] {
    /// The strings of an attribute. If one value of a site is nil, that value is left out, unless another site sets a
    /// string that nil would replace.
    fileprivate var withoutLoneResets: [Occurrence] {
        guard contains(where: { $0.silence == .reset }) else { return self }
        let strings = filter { $0.silence != .reset }.prefix(JoinedViews.mostStrings)
        return filter { reset in
            guard reset.silence == .reset, strings.contains(where: { $0.span == reset.span }) else { return true }
            return strings.contains { $0.span != reset.span && !$0.branch.excludes(reset.branch) }
        }
    }
}

extension Occurrence {
    /// Whether the string is a label of the element, or nil in its place, and not that of a label in a cell.
    fileprivate var isLabel: Bool { role == .label && title == nil }

    /// Whether the element has no label unless the code sets one: it shows no text, or it is a model, whose strings
    /// other code passes to a view.
    var hasNoText: Bool { isTextless || typeOfView == "value" }
}

extension SpokenText {
    /// The placeholder for a label that the source code doesn't show.
    static let unknownLabel = SpokenText([.runtime("label")])
}

extension SpokenAttribute {
    /// Joins the attributes of several views that are spoken as one element.
    init(joining attributes: [SpokenAttribute]) {
        let all = attributes.filter { !$0.options.isEmpty }
        if all.count < 2 {
            self.init(options: all.first?.options ?? [])
            return
        }
        let start = Option(branch: all.flatMap(\.options).map(\.branch).common, text: SpokenText())
        let options = all.reduce([TextBeginning(start)]) { made, attribute in
            made.count > Self.mostOptions ? made : made.flatMap { $0.continued(by: attribute.options, after: ", ") }
        }
        if options.count <= Self.mostOptions {
            self.init(options: options.map(\.option))
        } else {
            let texts = all.map(\.inOne)
            let text = texts.dropFirst().reduce(texts[0]) { $0 + ", " + $1 }
            self.init(options: [Option(branch: .always, text: text)])
        }
    }
}
