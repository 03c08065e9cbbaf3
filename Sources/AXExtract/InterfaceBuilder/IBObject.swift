import AXSource

/// An object in an Interface Builder document, which may have accessibility attributes.
struct IBObject {
    let id: String
    let tag: String
    /// The UTF-8 offset of the start tag.
    let start: Int
    let customClass: String?
    /// The label that the developer gave the object in the outline.
    let userLabel: String?
    /// The object around it, as an index into ``IBDocument/objects``.
    let parent: Int?
    /// Whether the object is an accessibility element; nil if its class decides.
    var isElement: Bool?
    /// The custom class of the nearest controller around it that has one.
    let controller: String?
    /// The outermost custom class among the classes of the object and of the objects around it.
    let root: String?
    /// The text or title that the object shows.
    var visibleText: String?
    /// The image of a button, a bar button item or an image view.
    var image: IBImage?
    var traits: [String] = []
    /// Whether the traits replace those that the object's class has by default.
    var replacesTraits = false
    /// Whether the document says that the text of the object isn't editable.
    var isReadOnly = false
    /// Whether it's a control that is disabled until code enables it.
    var isDisabled = false
    /// The developer's note for translators.
    var note: String?

    /// Whether the object has a custom class and is either a prototype of a cell, or a view outside other objects and
    /// controllers.
    var isOutermost: Bool {
        customClass != nil && (parent == nil && controller == nil || Self.prototypes.contains(tag))
    }

    private static let prototypes: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
}

/// A property that leads to an object.
struct IBOutlet {
    let property: String
    /// The custom class that has the property; nil if the document doesn't name one.
    let owner: String?
}

/// An image that an object shows.
struct IBImage {
    let name: String
    let nameSpan: Span
    let valueSpan: Span
}

/// A string of an object, spoken or visible.
struct IBString {
    enum Origin {
        /// An attribute that ibtool exports, such as one in the Accessibility section of the inspector.
        case attribute(IBAttribute)
        /// A runtime attribute whose value is spoken unchanged.
        case runtime(IBAttribute)
        /// A runtime attribute whose value is a key.
        case key(String)
    }

    let origin: Origin
    /// The object, as an index into ``IBDocument/objects``.
    let object: Int
    /// The attribute's name or key path, or the key of a string that is an element.
    let nameSpan: Span
    var valueSpan: Span
    var text: String
}

/// The part of an object that an XML element with visible text describes.
enum IBObjectPart {
    /// The whole object.
    case whole
    /// A part without an identifier, by its key: `headerCell` of a table column, `configuration` of a button.
    case part(String)
    /// A state of a button, by its key: `normal`.
    case state(String)
    /// A segment, by its index.
    case segment(Int)

    /// ibtool's name for the text of an attribute; nil for an attribute without text. The names are from strings files
    /// that Xcode exported.
    func property(_ attribute: String) -> String? {
        switch self {
        case .whole: Self.ofObjects[attribute]
        case .part(let key): Self.ofParts.contains(attribute) ? "\(key).\(attribute)" : nil
        case .state(let key): attribute == "title" ? key + "Title" : nil
        case .segment(let index): Self.ofSegments[attribute].map { "\($0)[\(index)]" }
        }
    }

    /// ibtool's names for lists of strings, by the tag of the list.
    static let lists = ["objectValues": "ibShadowedObjectValues", "scopeButtonTitles": "scopeButtonTitles"]

    private static let ofObjects: [String: String] = {
        let names = [
            "alternateTitle", "backButtonTitle", "footerTitle", "headerTitle", "headerToolTip", "label", "paletteLabel",
            "placeholder", "placeholderString", "prompt", "text", "title",
        ]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }).merging(["toolTip": "ibShadowedToolTip"]) { $1 }
    }()

    private static let ofParts: Set<String> = ["title", "subtitle"]

    /// UIKit's segments have titles; AppKit's have labels.
    private static let ofSegments = [
        "title": "segmentTitles", "label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips",
    ]
}
