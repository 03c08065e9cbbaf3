/// The reason why a string isn't a valid language tag. Messages put the description after “… isn't a language tag: ”.
package enum LanguageTagError: Error, Hashable, CustomStringConvertible {
    /// The kinds of subtags, by their common names.
    package enum Part: String, Sendable {
        case language, script, region, variant
        case extendedLanguage = "extended language"
    }

    // The string isn't well-formed (RFC 5646, section 2.1).
    case isEmpty
    case isTooLong
    case underscore
    case emptySubtag
    case character(Character)
    case longSubtag(String)
    /// The first subtag doesn't have the form of a language.
    case noLanguage(String)
    /// A singleton or `x` without subtags.
    case nothingAfter(String)
    case misplaced(String)

    // The tag is well-formed but not valid (section 2.2.9).
    /// The subtag isn't registered; `meant` is the code to suggest.
    case unregistered(Part, String, meant: String?)
    /// The extended language follows a language that isn't its prefix (section 2.2.2).
    case foreignPrefix(String, prefix: String)
    /// The second and third positions for extended languages are permanently reserved.
    case secondExtendedLanguage(String)
    case repeatedVariant(String)
    case repeatedSingleton(String)

    /// A clause without a full stop.
    package var description: String {
        switch self {
        case .isEmpty: "it's empty"
        case .isTooLong: "it's too long"
        case .underscore: "its parts must be separated by hyphens, not underscores"
        case .emptySubtag: "it begins or ends with a hyphen, or contains two hyphens in a row"
        case .character(let character): "“\(character)” isn't an ASCII letter or digit"
        case .longSubtag(let subtag): "“\(subtag)” has more than eight characters"
        case .noLanguage(let subtag): "“\(subtag)” isn't a language code; language codes have two to eight letters"
        case .nothingAfter(let singleton): "nothing follows “\(singleton)”"
        case .misplaced(let subtag):
            "“\(subtag)” is in the wrong position; the correct order is language, script, region, variants, extensions"
        case .unregistered(let part, let subtag, let meant):
            "“\(subtag)” isn't a registered \(part.rawValue)" + (meant.map { "; “\($0)” is" } ?? "")
        case .foreignPrefix(let subtag, let prefix): "“\(subtag)” can only follow “\(prefix)”"
        case .secondExtendedLanguage(let subtag): "“\(subtag)” follows another extended language"
        case .repeatedVariant(let subtag): "variant “\(subtag)” appears twice"
        case .repeatedSingleton(let singleton): "extension “\(singleton)” appears twice"
        }
    }
}
