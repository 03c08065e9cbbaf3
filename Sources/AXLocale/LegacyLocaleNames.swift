/// The names of `.lproj` folders before language tags were used: English names of languages. CoreFoundation still
/// accepts them (CFLocaleIdentifier.c), and Apple's matching recognizes the most common ones.
package enum LegacyLocaleNames {
    /// The language tag for a name, such as `en` for `English`; nil for any other string. Case is ignored.
    package static func tag(of name: String) -> String? { tags[name.lowercased()] }

    /// All names in lowercase, sorted.
    package static var all: [String] { tags.keys.sorted() }

    private static let tags: [String: String] = [
        "afrikaans": "af", "albanian": "sq", "amharic": "am", "arabic": "ar", "armenian": "hy", "assamese": "as",
        "aymara": "ay", "azerbaijani": "az", "basque": "eu", "belarusian": "be", "bengali": "bn",
        "brazilian portuguese": "pt-BR", "breton": "br", "bulgarian": "bg", "burmese": "my", "byelorussian": "be",
        "catalan": "ca", "chewa": "ny", "chichewa": "ny", "chinese": "zh-Hans", "chinese, simplified": "zh-Hans",
        "chinese, traditional": "zh-Hant", "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl",
        "dzongkha": "dz", "english": "en", "esperanto": "eo", "estonian": "et", "faroese": "fo", "farsi": "fa",
        "finnish": "fi", "flemish": "nl-BE", "french": "fr", "galician": "gl", "gallegan": "gl", "georgian": "ka",
        "german": "de", "greek": "el", "greenlandic": "kl", "guarani": "gn", "gujarati": "gu", "hawaiian": "haw",
        "hebrew": "he", "hindi": "hi", "hungarian": "hu", "icelandic": "is", "indonesian": "id", "inuktitut": "iu",
        "irish": "ga", "italian": "it", "japanese": "ja", "javanese": "jv", "kalaallisut": "kl", "kannada": "kn",
        "kashmiri": "ks", "kazakh": "kk", "khmer": "km", "kinyarwanda": "rw", "kirghiz": "ky", "korean": "ko",
        "kurdish": "ku", "lao": "lo", "latin": "la", "latvian": "lv", "lithuanian": "lt", "macedonian": "mk",
        "malagasy": "mg", "malay": "ms", "malayalam": "ml", "maltese": "mt", "manx": "gv", "marathi": "mr",
        "moldavian": "ro", "mongolian": "mn", "nepali": "ne", "norwegian": "nb", "nyanja": "ny", "nynorsk": "nn",
        "oriya": "or", "oromo": "om", "panjabi": "pa", "pashto": "ps", "persian": "fa", "polish": "pl",
        "portuguese": "pt", "portuguese, brazilian": "pt-BR", "punjabi": "pa", "pushto": "ps", "quechua": "qu",
        "romanian": "ro", "ruanda": "rw", "rundi": "rn", "russian": "ru", "sami": "se", "sanskrit": "sa",
        "scottish": "gd", "serbian": "sr", "simplified chinese": "zh-Hans", "sindhi": "sd", "sinhalese": "si",
        "slovak": "sk", "slovenian": "sl", "somali": "so", "spanish": "es", "sundanese": "su", "swahili": "sw",
        "swedish": "sv", "tagalog": "fil", "tajik": "tg", "tajiki": "tg", "tamil": "ta", "tatar": "tt", "telugu": "te",
        "thai": "th", "tibetan": "bo", "tigrinya": "ti", "tongan": "to", "traditional chinese": "zh-Hant",
        "turkish": "tr", "turkmen": "tk", "uighur": "ug", "ukrainian": "uk", "urdu": "ur", "uzbek": "uz",
        "vietnamese": "vi", "welsh": "cy", "yiddish": "yi",
    ]
}
