/// What an element is to the object that it belongs to, as far as visible texts go.
enum IBTextPlace {
    /// The object itself.
    case object
    /// A part without an identifier, by its key: `headerCell` of a table column, `configuration` of a button.
    case part(String)
    /// A state of a button, by its key: `normal`.
    case state(String)
    /// A segment, by its place among the segments.
    case segment(Int)

    /// What ibtool calls the text that an attribute holds; nil where the attribute holds none. The names are those of
    /// tables that Xcode exported.
    func property(_ attribute: String) -> String? {
        switch self {
        case .object: Self.ofObjects[attribute]
        case .part(let key): Self.ofParts.contains(attribute) ? "\(key).\(attribute)" : nil
        case .state(let key): attribute == "title" ? key + "Title" : nil
        case .segment(let index): Self.ofSegments[attribute].map { "\($0)[\(index)]" }
        }
    }

    /// What ibtool calls a list of texts, by the tag of the list.
    static let lists = ["objectValues": "ibShadowedObjectValues", "scopeButtonTitles": "scopeButtonTitles"]

    private static let ofObjects: [String: String] = {
        let names = [
            "alternateTitle", "backButtonTitle", "footerTitle", "headerTitle", "headerToolTip", "label", "paletteLabel",
            "placeholder", "placeholderString", "prompt", "text", "title",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }).merging(["toolTip": "ibShadowedToolTip"]) { $1 }
    }()

    private static let ofParts: Set<String> = ["title", "subtitle"]

    /// The segments of UIKit have titles, those of AppKit labels.
    private static let ofSegments = [
        "title": "segmentTitles", "label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips",
    ]
}
