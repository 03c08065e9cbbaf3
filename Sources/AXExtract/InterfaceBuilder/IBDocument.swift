import AXModel
import AXScan
import AXSource

/// The objects of a `.xib` or `.storyboard` file, with their strings.
struct IBDocument {
    private(set) var framework = IBClass.Framework.uiKit
    private(set) var objects: [IBObject] = []
    var strings: [IBString] = []
    /// The first outlet that leads to each object, by the object's identifier.
    private(set) var outlets: [String: IBOutlet] = [:]
    /// The custom classes that the document's own target declares.
    private(set) var ownClasses: Set<String> = []
    /// The class of the object that loads the document (File's Owner); nil if the document doesn't specify it, or
    /// specifies only `NSObject` or `UIResponder`.
    private(set) var owner: String?
    /// The string values of runtime attributes that aren't known to be spoken, without their screens and classes.
    private(set) var runtimeAttributeValues: [RuntimeAttributeValue] = []
    private(set) var fault: XMLSyntaxError?

    private let file: SourceFile
    private let keyAttributes: [String: AccessibilityRole]
    let readsVisibleText: Bool
    private(set) var open: [OpenElement] = []

    /// An element whose end tag hasn't been read yet.
    struct OpenElement {
        let tag: String
        let key: String
        /// The object that it is, or that it belongs to, as an index into ``objects``.
        let object: Int?
        /// The custom class of the element if it's a controller, or else of the nearest controller around it that has
        /// one.
        var controller: String?
        /// The index in ``strings`` of the string that the element contains.
        var string: Int?
        /// The part of its object that the element describes; nil if its visible text isn't read.
        var part: IBObjectPart?
        /// How many segments, strings and localized runtime attributes the element has contained so far. ibtool's keys
        /// contain these numbers.
        var children = 0
    }

    init(_ file: SourceFile, keyAttributes: [String: AccessibilityRole], visibleText: Bool) {
        self.file = file
        self.keyAttributes = keyAttributes
        readsVisibleText = visibleText
        fault = file.text.withUnsafeBufferPointer { text in
            var reader = XMLReader(text, encoding: file.encoding)
            while let event = reader.next() { read(event, reader.attributes) }
            return reader.fault
        }
    }

    private mutating func read(_ event: XMLEvent, _ attributes: [XMLAttribute]) {
        switch event.kind {
        case .start: start(event, attributes)
        case .end: _ = open.popLast()
        case .text, .characterData: readText(event)
        default: break
        }
    }

    private mutating func start(_ event: XMLEvent, _ encoded: [XMLAttribute]) {
        let tag = file.string(event.name)
        let attributes = IBElementAttributes(encoded, in: file)
        var element = OpenElement(
            tag: tag, key: attributes["key"] ?? "", object: open.last?.object, controller: open.last?.controller,
            string: nil)
        switch tag {
        case "document": framework = IBClass.Framework(runtime: attributes["targetRuntime"] ?? "")
        case "accessibility": addAccessibility(attributes)
        case "accessibilityTraits": addTraits(attributes)
        case "textInputTraits": if attributes["secureTextEntry"] == "YES" { add(trait: "secureTextEntry") }
        case "bool": if open.last?.tag == "accessibility" { setFlag(attributes) }
        case "userDefinedRuntimeAttribute": element.string = addRuntimeAttribute(attributes)
        case "string", "mutableString": element.string = addChild(attributes, event)
        case "state": if attributes["key"] == "normal" { setButton(attributes) }
        case "buttonConfiguration", "imageReference": setImage(attributes.image)
        case "fragment": if open.last?.key == "userComments" { addNote(attributes["content"]) }
        case "outlet", "outletCollection":
            if let destination = attributes["destination"], outlets[destination] == nil {
                outlets[destination] = attributes["property"].map { property in
                    IBOutlet(property: property, owner: open.last?.object.flatMap { objects[$0].customClass })
                }
            }
        default:
            if let object = object(tag, attributes, at: event.span.start) { element = enter(object, tag, attributes) }
        }
        element.part = part(tag, attributes)
        addStrings(of: element.part, on: element.object, attributes)
        if !open.isEmpty, Self.counted.contains(tag) { open[open.count - 1].children += 1 }
        open.append(element)
    }

    /// The object for an XML element; nil for one of the ``nonObjects``, and for an element without an identifier, such
    /// as a configuration, which is a part of the object around it.
    private func object(_ tag: String, _ attributes: IBElementAttributes, at start: Int) -> IBObject? {
        guard let id = attributes["id"], !Self.nonObjects.contains(tag) else { return nil }
        return IBObject(
            id: id, tag: tag, start: start, customClass: attributes["customClass"], userLabel: attributes["userLabel"],
            parent: open.last?.object, controller: open.last?.controller,
            root: open.last?.object.flatMap { objects[$0].root } ?? attributes["customClass"],
            visibleText: attributes["text"] ?? attributes["title"],
            image: tag == "barButtonItem" || tag == "imageView" ? attributes.image : nil)
    }

    private mutating func enter(_ object: IBObject, _ tag: String, _ attributes: IBElementAttributes) -> OpenElement {
        let isOwner =
            attributes["placeholderIdentifier"] == "IBFilesOwner" || object.id == "-2" && tag == "customObject"
        if isOwner, let name = object.customClass, name != "UIResponder", name != "NSObject" { owner = name }
        if attributes["key"] == "cell" || tag.hasSuffix("Cell"), let title = object.visibleText {
            setVisibleText(title)
        }
        objects.append(object)
        objects[objects.count - 1].isReadOnly = attributes["editable"] == "NO" && tag == "textView"
        objects[objects.count - 1].isDisabled = attributes["enabled"] == "NO" && Self.controls.contains(tag)
        if attributes["customModuleProvider"] == "target", let name = object.customClass { ownClasses.insert(name) }
        let isController = tag.lowercased().hasSuffix("controller")
        return OpenElement(
            tag: tag, key: attributes["key"] ?? "", object: objects.count - 1,
            controller: isController ? object.customClass ?? object.controller : object.controller, string: nil)
    }

    private static let controls: Set<String> = [
        "button", "barButtonItem", "segmentedControl", "slider", "stepper", "switch", "textField",
    ]

    /// Elements that have an identifier but aren't objects.
    static let nonObjects: Set<String> = [
        "constraint", "segue", "action", "rect", "color", "exclude", "include", "variation", "binding",
    ]

    /// Elements that ibtool identifies by their index.
    private static let counted: Set<String> = ["segment", "string", "mutableString"]
}

extension IBDocument {
    /// For each of ``objects``, whether it's hidden from VoiceOver. An object is hidden in these cases:
    /// - It's inside an accessibility element.
    /// - The document says that it isn't an accessibility element, and it has no custom class that could change that.
    var hidden: [Bool] {
        var isInside: [Bool] = []
        return objects.map { object in
            isInside.append(object.parent.map { isInside[$0] || objects[$0].isElement == true } ?? false)
            return isInside[isInside.count - 1] || object.isElement == false && object.customClass == nil
        }
    }

    private var isAppKit: Bool { framework == .appKit }

    private mutating func addAccessibility(_ attributes: IBElementAttributes) {
        guard let object = open.last?.object else { return }
        for attribute in attributes.all {
            guard let row = IBAttribute.row(attribute.name, isAppKit: isAppKit) else { continue }
            strings.append(
                IBString(
                    origin: .attribute(row), object: object, nameSpan: attribute.nameSpan,
                    valueSpan: attribute.valueSpan, text: attribute.value))
        }
    }

    private mutating func setFlag(_ attributes: IBElementAttributes) {
        guard let object = open.last?.object, attributes["key"] == "isElement" else { return }
        objects[object].isElement = attributes["value"] == "YES"
    }

    private mutating func addTraits(_ attributes: IBElementAttributes) {
        if let object = open.last?.object { objects[object].replacesTraits = true }
        for attribute in attributes.all where attribute.value == "YES" { add(trait: attribute.name) }
    }

    private mutating func add(trait: String) {
        guard let object = open.last?.object, objects[object].traits.count < 32 else { return }
        objects[object].traits.append(trait)
    }

    /// - Returns: The index of the string in ``strings`` if its value is in a child element; otherwise nil.
    private mutating func addRuntimeAttribute(_ attributes: IBElementAttributes) -> Int? {
        guard let object = open.last?.object, let path = attributes.first("keyPath") else { return nil }
        let value = attributes.first("value")
        let row = IBAttribute.runtime(path.value, isAppKit: isAppKit)
        let exported = attributes["localized"] == "YES" ? exported(row, path.value, of: object) : nil
        let role = IBKeyAttribute.role(path.value, keyAttributes)
        if row == nil, exported == nil, role == nil || role == .other, attributes["type"] == "string", let value {
            runtimeAttributeValues.append(
                RuntimeAttributeValue(
                    keyPath: path.value, text: value.value, span: path.valueSpan, valueSpan: value.valueSpan,
                    element: object))
        }
        let origin: IBString.Origin
        if role != nil {
            origin = .key(path.value)
        } else if let exported {
            origin = .attribute(exported)
        } else if let row {
            origin = .runtime(row)
        } else {
            return nil
        }
        strings.append(
            IBString(
                origin: origin, object: object, nameSpan: path.valueSpan, valueSpan: value?.valueSpan ?? path.valueSpan,
                text: value?.value ?? ""))
        return value == nil ? strings.count - 1 : nil
    }

    /// A runtime attribute with “Localizable String” selected, which ibtool exports by its index among such attributes.
    /// Nil for an attribute that isn't spoken, unless visible text is read and the attribute doesn't contain a key.
    private mutating func exported(_ row: IBAttribute?, _ path: String, of object: Int) -> IBAttribute? {
        let index = open[open.count - 1].children
        open[open.count - 1].children += 1
        let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
        if let row { return IBAttribute(row.name, property, row.api, row.role) }
        guard readsVisibleText, IBKeyAttribute.role(path, keyAttributes) == nil else { return nil }
        let api = "\(IBClass.name(ofTag: objects[object].tag, framework)).\(path)"
        return IBAttribute(path, property, api, .other)
    }

    /// Adds a string that is an element because it's long or contains line breaks: `<string key="label">…</string>`.
    /// - Returns: The index in ``strings`` of the string that the element contains; nil if the string isn't read.
    private mutating func addChild(_ attributes: IBElementAttributes, _ event: XMLEvent) -> Int? {
        guard let parent = open.last else { return nil }
        if parent.tag == "userDefinedRuntimeAttribute" { return parent.string }
        guard parent.tag == "accessibility", let object = parent.object, let key = attributes.first("key"),
            let row = IBAttribute.row(key.value, isAppKit: isAppKit)
        else {
            return addStringElement(attributes, event)
        }
        strings.append(
            IBString(
                origin: .attribute(row), object: object, nameSpan: key.valueSpan, valueSpan: Span(at: event.span.end),
                text: ""))
        return strings.count - 1
    }

    private mutating func readText(_ event: XMLEvent) {
        guard let element = open.last else { return }
        let isPlain = event.kind == .characterData
        let bytes =
            isPlain
            ? Array(file.text[event.content.range]) : XMLText.decode(file.text, event.content, .content) ?? []
        let text = WTF8.string(bytes)
        if let index = element.string, element.tag != "userDefinedRuntimeAttribute" {
            let isFirst = strings[index].text.isEmpty
            strings[index].text += text
            strings[index].valueSpan = Span(isFirst ? event.span.start : strings[index].valueSpan.start, event.span.end)
        }
        if element.tag == "string", element.key == "text" || element.key == "title" {
            setVisibleText(text)
        }
    }

    /// Sets the visible text of the open object, unless the object already has some.
    private mutating func setVisibleText(_ text: String?) {
        guard let object = open.last?.object, let text, !text.isEmpty, objects[object].visibleText == nil else {
            return
        }
        objects[object].visibleText = text
    }

    private mutating func setButton(_ attributes: IBElementAttributes) {
        setVisibleText(attributes["title"])
        setImage(attributes.image)
    }

    /// Sets the image of the open object, unless it has one already.
    private mutating func setImage(_ image: IBImage?) {
        guard let object = open.last?.object, let image, objects[object].image == nil else { return }
        objects[object].image = image
    }

    private mutating func addNote(_ text: String?) {
        guard let object = open.last?.object, let text else { return }
        objects[object].note = (objects[object].note ?? "") + text
    }
}

/// The decoded attributes of an XML element.
struct IBElementAttributes {
    struct Attribute {
        let name: String
        let value: String
        let nameSpan: Span
        let valueSpan: Span
    }

    let all: [Attribute]

    init(_ attributes: [XMLAttribute], in file: SourceFile) {
        all = attributes.map { attribute in
            let value = XMLText.decode(file.text, attribute.value, .attribute) ?? []
            return Attribute(
                name: file.string(attribute.name), value: WTF8.string(value), nameSpan: attribute.name,
                valueSpan: attribute.value)
        }
    }

    func first(_ name: String) -> Attribute? {
        all.first { $0.name == name }
    }

    subscript(name: String) -> String? {
        first(name)?.value
    }

    fileprivate var image: IBImage? {
        first("image").map { IBImage(name: $0.value, nameSpan: $0.nameSpan, valueSpan: $0.valueSpan) }
    }
}
