/// What keeps a text from being a valid language tag. The sentences follow “… is no language tag: ”.
public enum TagFault: Error, Hashable, CustomStringConvertible {
    /// The kinds of subtag, by the names that people give them.
    public enum Part: String, Sendable {
        case language, script, region, variant
        case extendedLanguage = "extended language"
    }

    // Not well-formed (RFC 5646, section 2.1).
    case isEmpty
    case isTooLong
    case underscore
    case emptySubtag
    case character(Character)
    case longSubtag(String)
    /// What stands first has not the form of a language.
    case noLanguage(String)
    /// A singleton, or the `x` of private use, at the end of its part.
    case nothingBehind(String)
    case misplaced(String)

    // Well-formed, and not valid (section 2.2.9).
    /// The registry has no such subtag; `meant` is the code that was probably meant.
    case unregistered(Part, String, meant: String?)
    /// An extended language behind another language than its own (section 2.2.2).
    case foreignPrefix(String, prefix: String)
    /// The second and third place for extended languages are reserved for good.
    case secondExtendedLanguage(String)
    case repeatedVariant(String)
    case repeatedSingleton(String)

    /// Whether the text does not even have the form of a tag.
    public var isOfForm: Bool {
        switch self {
        case .isEmpty, .isTooLong, .underscore, .emptySubtag, .character, .longSubtag, .noLanguage, .nothingBehind,
            .misplaced:
            true
        default: false
        }
    }

    /// A clause without a full stop.
    public var description: String {
        switch self {
        case .isEmpty: "it is empty"
        case .isTooLong: "it is longer than any tag"
        case .underscore: "its parts are joined by hyphens, not by “_”"
        case .emptySubtag: "a hyphen stands at an end or beside another"
        case .character(let character): "“\(character)” is no letter or digit of ASCII"
        case .longSubtag(let subtag): "“\(subtag)” has more than eight letters"
        case .noLanguage(let subtag): "“\(subtag)” is no language, which has two to eight letters"
        case .nothingBehind(let singleton): "nothing follows “\(singleton)”"
        case .misplaced(let subtag):
            "“\(subtag)” is out of place; the order is language, script, region, variants, extensions"
        case .unregistered(let part, let subtag, let meant):
            "“\(subtag)” is no \(part.rawValue)" + (meant.map { "; “\($0)” is" } ?? "")
        case .foreignPrefix(let subtag, let prefix): "“\(subtag)” goes with “\(prefix)” alone"
        case .secondExtendedLanguage(let subtag): "“\(subtag)” follows another extended language"
        case .repeatedVariant(let subtag): "the variant “\(subtag)” stands twice"
        case .repeatedSingleton(let singleton): "the extension “\(singleton)” stands twice"
        }
    }
}
