import AXModel

/// The kind of a control, such as “button”, by the name of a type, view or variable, or by traits.
enum ControlNames {
    /// The kind of control for a type or a SwiftUI view, such as “button” for `PlayButton`; nil if its name doesn't
    /// show it.
    static func control(ofType type: String) -> String? {
        isValue(type) ? nil : views[type] ?? control(ofName: type)
    }

    /// Whether a type is a value that a view shows, such as an image. VoiceOver speaks the view, perhaps with the
    /// value's label.
    static func isValue(_ type: String) -> Bool { values.contains(type) }

    private static let values: Set<String> = ["UIImage", "NSTextAttachment", "UNNotificationAttachment"]

    /// The kind of control of a variable, by its type or else its name. An `NSTextField` may also be a label, so the
    /// name decides. Nil if neither shows a control, and for a value that a view shows.
    /// - Parameter type: The name of the type; nil if the code doesn't show it.
    static func control(ofType type: String?, named name: String) -> String? {
        let named = control(ofName: name)
        guard let type else { return named }
        if isValue(type) { return nil }
        if type == "NSTextField" { return name.lowercased().hasSuffix("field") ? "text field" : named }
        return control(ofType: type) ?? named
    }

    /// The trait of a constant in Objective-C, or in Swift before version 4.2: `button` for
    /// `UIAccessibilityTraitButton`. Nil for other names and for `UIAccessibilityTraitNone`.
    static func trait(ofConstant name: String) -> String? {
        guard name.hasPrefix(traitPrefix), name.count > traitPrefix.count, name != traitPrefix + "None" else {
            return nil
        }
        let trait = name.dropFirst(traitPrefix.count)
        return trait.prefix(1).lowercased() + trait.dropFirst()
    }

    /// The prefix of the constants for traits in Objective-C.
    static let traitPrefix = "UIAccessibilityTrait"

    /// The trait that corresponds to a role of AppKit, such as `button`; nil for a role without such a trait.
    static func trait(ofRole role: String) -> String? { roles[role] }

    private static let roles = [
        "button": "button", "link": "link", "image": "image", "slider": "adjustable", "staticText": "staticText",
    ]

    /// Whether the name of a type suggests that it's a view.
    static func isView(_ type: String) -> Bool {
        control(ofType: type) != nil || isTextless(type) || ["UI", "NS"].contains(where: type.hasPrefix)
            || ["View", "Stack", "Controller", "Bar", "Row", "Card", "Section", "Group", "List", "Form"].contains(
                where: type.hasSuffix)
    }

    /// Whether a type is a plain view, which shows nothing itself.
    static func isPlainView(_ type: String) -> Bool { plainViews.contains(type) }

    private static let plainViews: Set<String> = ["UIView", "UIStackView", "NSView", "NSStackView"]

    /// Whether a view of SwiftUI has no title. The views in it are read separately.
    static func isContainer(_ view: String) -> Bool { containers.contains(view) }

    private static let containers: Set<String> = [
        "AnyView", "AsyncImage", "ForEach", "GeometryReader", "Grid", "Group", "HStack", "LazyHGrid", "LazyHStack",
        "LazyVGrid", "LazyVStack", "LinearGradient", "List", "RadialGradient", "ScrollView", "VStack", "ZStack",
    ]

    /// Whether users don't interact with this kind of control, so that disabling it has no effect.
    static func isPassive(_ control: String) -> Bool { ["text", "image", "heading", "view"].contains(control) }

    /// Whether views of a type don't show text themselves.
    static func isTextless(_ type: String) -> Bool { textless.contains(type) }

    private static let textless: Set<String> = [
        "UIView", "UIControl", "UISlider", "UISwitch", "UIStepper", "UIProgressView", "UIActivityIndicatorView",
        "UIPageControl", "UIScrollView", "UIStackView", "UIVisualEffectView", "MKMapView", "WKWebView",
        "Color", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path", "Spacer", "Divider",
        "EmptyView", "TextEditor",
    ]

    /// The kind of control by the ending of a name, such as “slider” for `volumeSlider`; nil for other endings.
    static func control(ofName name: String) -> String? {
        let lowercased = name.suffix(40).lowercased()
        return endings.first { lowercased.hasSuffix($0.ending) }?.control
    }

    /// The kind of control that an element's traits imply, whatever its type. The first trait that implies one decides;
    /// nil if no trait does.
    static func control(ofTraits traits: [String]) -> String? {
        traits.lazy.compactMap { Self.traits[$0] }.first
    }

    /// The kinds of control of certain types, which take precedence over ``endings``.
    private static let views: [String: String] = [
        "NavigationLink": "button", "ShareLink": "button", "EditButton": "button", "Toggle": "switch",
        "AsyncImage": "image", "SecureField": "text field", "TextEditor": "text field", "Text": "text",
        "UILabel": "text", "NSTextField": "text field", "Menu": "menu", "Gauge": "gauge", "PhotosPicker": "button",
        "UIAlertAction": "button", "UIContextualAction": Occurrence.swipeAction,
        "UITableViewRowAction": Occurrence.swipeAction, "SwipeAction": Occurrence.swipeAction,
    ]

    /// The kinds of control by the endings of lowercased names. The first match decides.
    private static let endings: [(ending: String, control: String)] = [
        ("segmentedcontrol", "segmented control"), ("tableviewcell", "cell"), ("collectionviewcell", "cell"),
        ("pagecontrol", "page control"), ("progressview", "progress bar"), ("progressbar", "progress bar"),
        ("activityindicator", "progress indicator"), ("searchfield", "search field"), ("searchbar", "search field"),
        ("textfield", "text field"), ("textview", "text field"), ("imageview", "image"), ("imagewell", "image"),
        ("barbuttonitem", "button"), ("buttonitem", "button"), ("toolbaritem", "button"), ("tabbaritem", "tab"),
        ("checkbox", "checkbox"),
        ("button", "button"), ("btn", "button"), ("slider", "slider"), ("stepper", "stepper"), ("picker", "picker"),
        ("toggle", "switch"), ("switch", "switch"), ("image", "image"), ("icon", "image"), ("cell", "cell"),
        ("link", "link"), ("label", "text"),
    ]

    private static let traits: [String: String] = [
        "button": "button", "link": "link", "searchField": "search field", "image": "image",
        "keyboardKey": "keyboard key", "adjustable": "slider", "header": "heading", "staticText": "text",
        "tabBar": "tab bar", "toggle": "switch", "toggleButton": "switch",
    ]
}
