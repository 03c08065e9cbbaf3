import AXModel
import AXScan
import AXSource

/// Finds accessibility strings in Interface Builder documents, with the keys and comments that ibtool exports.
struct IBExtractor: Extractor {
    let id = "interface-builder"
    let extensions = ["xib", "storyboard"]
    var pages: [RulePage] { SourceRules.pages + [SyntaxError.page] }

    func facts(in file: SourceFile, options: ExtractionOptions) -> FileFacts {
        let document = IBDocument(
            file, keyAttributes: options.runtimeAttributes,
            visibleText: options.readsAllStrings || options.titles != .nowhere)
        return IBFacts(file: file, document: document, options: options).facts
    }
}

/// Makes facts from an Interface Builder document.
private struct IBFacts {
    let file: SourceFile
    let document: IBDocument
    let options: ExtractionOptions
    /// The key paths of the runtime attributes that contain keys, by object.
    private let keys: [Int: [String]]

    init(file: SourceFile, document: IBDocument, options: ExtractionOptions) {
        self.file = file
        self.document = document
        self.options = options
        keys = document.strings.reduce(into: [:]) { keys, string in
            if case .key(let path) = string.origin { keys[string.object, default: []].append(path) }
        }
    }

    var facts: FileFacts {
        var facts = FileFacts(file)
        facts.isParsed = true
        facts.elements = zip(document.objects, document.hidden).map(element)
        let sites = document.strings.filter { !isNeverSpoken($0) }.map(site)
        facts.sites = sites.filter { options.allStrings || $0.role != .other }
        if options.titles != .nowhere { facts.titles = document.strings.filter(isTitle).map(site) + images + traits }
        facts.visibleSites = sites.filter { !options.allStrings && options.findsUses && $0.role == .other }
        facts.ownClasses = document.ownClasses
        facts.madeElements = options.titles != .nowhere ? madeElements : nil
        if options.titles != .nowhere { facts.views = views }
        facts.runtimeAttributeValues = document.runtimeAttributeValues.map(located)
        if let fault = document.fault {
            facts.diagnostics = [SyntaxError.diagnostic(for: file, at: fault.span, fault.message)]
        }
        return facts
    }

    /// Whether a transcript leaves out a string, because a runtime attribute replaces it when the object is loaded.
    private func isNeverSpoken(_ string: IBString) -> Bool {
        guard options.titles != .nowhere, case .attribute(let row) = string.origin else { return false }
        return row.role != .other && replacement(of: row, string.object) != nil
    }

    /// Whether a string is the visible text or title of its object.
    private func isTitle(_ string: IBString) -> Bool {
        guard case .attribute(let row) = string.origin, row.role == .other else { return false }
        return Self.titles.contains(row.property)
    }

    private static let titles: Set<String> = [
        "text", "title", "placeholder", "normalTitle", "configuration.title", "segmentTitles[0]",
    ]

    /// The images of buttons, bar button items and image views. VoiceOver may speak the names of these images.
    private var images: [StringSite] {
        document.objects.indices.compactMap { index in
            let object = document.objects[index]
            guard let image = object.image else { return nil }
            return StringSite(
                api: .framework("\(className(object)).image"), role: .other, span: image.nameSpan, element: index,
                screen: screen(of: object), takesText: true, title: .image, leaves: [],
                fallback: StringLeaf(.dynamic, at: image.valueSpan, key: "image \(image.name)"))
        }
    }

    /// The sites of objects that have neither strings nor an image, but whose traits or other states the document sets.
    /// Code may give these objects a label.
    private var traits: [StringSite] {
        let named = Set(document.strings.map(\.object))
        return document.objects.indices.compactMap { index in
            let object = document.objects[index]
            let isOutlet = document.outlets[object.id] != nil
            guard object.replacesTraits || isOutlet && (object.isReadOnly || object.isElement == false),
                object.image == nil, !named.contains(index)
            else { return nil }
            return StringSite(
                api: .framework("\(className(object)).accessibilityTraits"), role: .other, span: Span(at: object.start),
                element: index, screen: screen(of: object), takesText: true, title: .unknown, leaves: [],
                fallback: StringLeaf(.dynamic, at: Span(at: object.start), key: "traits"))
        }
    }

    /// The class whose code may set the strings of an object: the one that has an outlet for it or, without an outlet,
    /// the one that shows it.
    private func screen(of object: IBObject) -> String? {
        if let owner = document.outlets[object.id]?.owner { return owner }
        return object.isOutermost ? object.customClass : object.controller ?? document.owner ?? object.root
    }

    private var madeElements: Set<String> {
        let made = document.objects.filter { $0.isElement == true }
        let properties = made.compactMap { object in
            document.outlets[object.id].flatMap { outlet in screen(of: object).map { "\($0).\(outlet.property)" } }
        }
        // Code may pass a view without a custom class to other code, where it has another name.
        let plain = made.contains { $0.customClass == nil } ? [ProjectIndex.anyPlainView] : []
        return Set(properties + made.compactMap(\.customClass) + plain)
    }

    /// The objects that are single elements, and the nesting of the objects that have strings or outlets.
    private var views: ViewHierarchy {
        var views = ViewHierarchy()
        for object in document.objects where object.isElement == true { views.addElement(view(object)) }
        let named = Set(document.strings.map(\.object))
        for index in document.objects.indices {
            let object = document.objects[index]
            guard named.contains(index) || document.outlets[object.id] != nil else { continue }
            for container in containers(of: object) { views.add(view(object), to: container) }
        }
        return views
    }

    /// The views and classes around an object, up to the nearest object that has an outlet or is an element.
    private func containers(of object: IBObject) -> [String] {
        var found: [String] = []
        var next = object.parent
        for _ in 0..<Self.deepest {
            guard let index = next else { break }
            let parent = document.objects[index]
            next = parent.parent
            if let own = parent.customClass { found.append(own) }
            if parent.isElement == true || document.outlets[parent.id] != nil { return found + [view(parent)] }
        }
        return found + (document.owner.map { [$0] } ?? [])
    }

    /// How many levels around an object are searched for its containers.
    private static let deepest = 64

    /// The name of an object in ``ViewHierarchy``.
    private func view(_ object: IBObject) -> String {
        if let outlet = document.outlets[object.id], let owner = screen(of: object) {
            return "\(owner).\(outlet.property)"
        }
        return ViewHierarchy.object(at: object.start, in: file.path)
    }

    private func located(_ value: RuntimeAttributeValue) -> RuntimeAttributeValue {
        let object = document.objects[value.element]
        var value = value
        value.screen = screen(of: object)
        value.classes = [object.customClass, className(object)].compactMap(\.self)
        return value
    }

    private func className(_ object: IBObject) -> String {
        IBClass.name(ofTag: object.tag, document.framework)
    }

    /// The element for an object. Its name is that of its outlet, or else the label that the developer gave it, or else
    /// its identifier. In a transcript, the outermost view of a class has no name unless it has an outlet, because it
    /// is the object that the class calls `self`.
    private func element(_ object: IBObject, isHidden: Bool) -> FoundElement {
        let outlet = document.outlets[object.id]?.property
        let isSelf = options.titles != .nowhere && outlet == nil && object.isOutermost
        let name = isSelf ? nil : outlet ?? object.userLabel ?? object.id
        let control =
            ControlNames.control(ofType: className(object)) ?? object.customClass.flatMap(ControlNames.control(ofType:))
        // Code that gives the object a label doesn't make it an element again.
        let isSilent = options.titles != .nowhere && outlet != nil && object.isElement == false
        return FoundElement(
            name: name, control: control ?? ControlNames.control(ofTraits: object.traits), controlOfType: control,
            isTextless: object.customClass == nil && ControlNames.isTextless(className(object)),
            type: object.customClass, isHidden: isHidden && !isSilent, hiddenIn: isSilent ? [.always] : [],
            isProperty: outlet != nil,
            traitChanges: object.traits.map { TraitChange(.adds, $0) }
                + (options.titles != .nowhere ? states(of: object) : []),
            replacesTraits: object.replacesTraits,
            visibleText: object.visibleText, start: isSelf ? nil : object.start)
    }

    private func states(of object: IBObject) -> [TraitChange] {
        (object.isReadOnly ? [TraitChange(.removes, "textField")] : [])
            + (object.isDisabled ? [TraitChange(.adds, "notEnabled")] : [])
            + (object.tag == "textView" ? [TraitChange(.adds, "textArea")] : [])
    }

    private func site(_ string: IBString) -> StringSite {
        let (api, role) = purpose(string)
        let object = document.objects[string.object]
        return StringSite(
            api: api, role: role, span: string.nameSpan, element: string.object,
            screen: screen(of: object), takesText: false,
            title: isTitle(string) ? .text : nil,
            leaves: [leaf(string, object)],
            fallback: nil)
    }

    private func purpose(_ string: IBString) -> (api: Occurrence.API, role: AccessibilityRole) {
        switch string.origin {
        case .attribute(let row), .runtime(let row): (.framework(row.api), row.role)
        case .key(let path): (.keyAttribute(path), IBKeyAttribute.role(path, options.runtimeAttributes) ?? .other)
        }
    }

    private func leaf(_ string: IBString, _ object: IBObject) -> StringLeaf {
        if let silence = silence(string) {
            var leaf = StringLeaf(.dynamic, at: string.valueSpan, key: string.text.isEmpty ? "\"\"" : string.text)
            leaf.remark = .silence(silence)
            return leaf
        }
        switch string.origin {
        case .attribute(let row):
            if isLocalized { return localized(string, row, object) }
            return replacement(of: row, string.object).map { replaced(string, by: $0) } ?? hardCoded(string)
        case .runtime: return hardCoded(string)
        case .key(let path):
            var leaf = StringLeaf(.localizedCall, at: string.valueSpan, key: string.text)
            var call = LocalizationCall(function: path)
            call.interpolates = false
            leaf.call = call
            return leaf
        }
    }

    /// Why the string has no words; nil if it counts as a string. A string that ibtool exports is an entry of a strings
    /// file, even without letters.
    private func silence(_ string: IBString) -> Remark.Silence? {
        if string.text.isEmpty { return .emptied }
        switch string.origin {
        case .key: return nil
        case .attribute where isLocalized: return nil
        case .attribute, .runtime: return Wording.isGlue(string.text) ? .wordless : nil
        }
    }

    /// The string as the entry that ibtool exports.
    private func localized(_ string: IBString, _ row: IBAttribute, _ object: IBObject) -> StringLeaf {
        var leaf = StringLeaf(.localizedCall, at: string.valueSpan, key: "\(object.id).\(row.property)")
        var call = LocalizationCall(function: "ibtool")
        call.interpolates = false
        call.table = InterfaceTables.name(for: file.path)
        call.text = string.text
        call.comment = IBComment.text(
            className: className(object), property: commentProperty(row, object), value: string.text, id: object.id,
            note: object.note)
        leaf.call = call
        return leaf
    }

    /// The attribute's name in ibtool's comment; for a string in a list, the whole key.
    private func commentProperty(_ row: IBAttribute, _ object: IBObject) -> String {
        row.property.hasSuffix("]") ? "\(object.id).\(row.property)" : row.property
    }

    /// The app's runtime attribute that sets the same string from a key when the object is loaded; nil if the object
    /// has none.
    private func replacement(of row: IBAttribute, _ object: Int) -> String? {
        keys[object]?.first { IBKeyAttribute.role($0, options.runtimeAttributes) == row.role }
    }

    private func replaced(_ string: IBString, by path: String) -> StringLeaf {
        var leaf = StringLeaf(.dynamic, at: string.valueSpan, key: string.text)
        leaf.remark = .replaced(by: path)
        return leaf
    }

    private func hardCoded(_ string: IBString) -> StringLeaf {
        StringLeaf(.hardCoded, at: string.valueSpan, key: string.text)
    }

    /// Whether a strings file can translate the strings of the document.
    private var isLocalized: Bool {
        options.interfaceTables?.hasTable(for: file.path) ?? InterfaceTables.isInLocalizationFolder(file.path)
    }
}

/// The comments that ibtool writes to strings files.
private enum IBComment {
    /// A comment such as `Class = "UIButton"; accessibilityLabel = "Close"; ObjectID = "2en-CB-bYH";`, followed by the
    /// developer's note if there is one.
    static func text(className: String, property: String, value: String, id: String, note: String?) -> String {
        var text = #"Class = "\#(className)"; \#(property) = "\#(escaped(value))"; ObjectID = "\#(id)";"#
        if let note { text += #" Note = "\#(escaped(note))";"# }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
