/// The part of ICU that axstrings uses, under names that do not change with ICU's version.
///
/// ICU's own functions are macros that carry the version (`uplrules_open_72`), so Swift cannot call them by name and a binary
/// would need one exact version. These functions compile against any ICU from 66 on, and no ICU type appears here.
///
/// Conventions: tags and texts are NUL-terminated UTF-8. A function that gives a text writes it to `out`, which holds `capacity`
/// bytes, with a NUL where there is room, and returns the text's full length in bytes; a length of `capacity` or more means that
/// the text was cut. `error` is ICU's error code: positive is a failure, zero and negative are none.
#ifndef AXICU_H
#define AXICU_H

#include <stdbool.h>
#include <stdint.h>

// The functions have C linkage in C++ too.
#ifdef __cplusplus
extern "C" {
#endif

/// The name of an error code, such as `U_MISSING_RESOURCE_ERROR`.
const char *axicu_error_name(int32_t error);

/// The name of the first function of ICU that this system's library lacks, or NULL if it has all of them. To call anything else
/// while one is missing is a crash. Only Apple's systems can lack one; everywhere else, the program would not have linked.
const char *axicu_missing_function(void);

// Versions

/// The version of the library, such as `72.1`.
int32_t axicu_version(char *out, int32_t capacity, int32_t *error);
/// The version of the locale data, such as `42`.
int32_t axicu_cldr_version(char *out, int32_t capacity, int32_t *error);
/// The version of the character data, such as `15.0`.
int32_t axicu_unicode_version(char *out, int32_t capacity, int32_t *error);

// Language tags. ICU never refuses a tag, however broken: check the grammar first.

/// What CLDR has in place of a code: the reason, a space, and the replacement, with `_` between its subtags (`iw` gives
/// `deprecated he`). Several replacements are separated by spaces (`YU` gives `deprecated RS ME`). Empty where the code stands
/// for itself. `kind` is `language`, `territory` or `variant`.
int32_t axicu_alias(const char *kind, const char *code, char *out, int32_t capacity, int32_t *error);
/// The English name of a locale, such as `Brazilian Portuguese`, or of its region alone; the code itself where ICU has none.
int32_t axicu_display_name(const char *tag, const char *language, bool of_region, char *out, int32_t capacity,
                           int32_t *error);
/// The locales that ICU has data of, one by one, with `_` between their subtags; NULL behind the last one.
const char *axicu_available_locale(int32_t index);
/// The tag with the script and the region that it most likely has (`zh-TW` gives `zh-Hant-TW`); the tag itself where ICU has no
/// data.
int32_t axicu_likely_subtags(const char *tag, char *out, int32_t capacity, int32_t *error);
/// Whether text of the locale runs from right to left.
bool axicu_is_right_to_left(const char *tag);
/// CLDR's status of a subtag: `regular`, `deprecated`, `private_use`, `reserved`, `special`, `macroregion`, `unknown`; empty where
/// CLDR does not know it. `kind` is `language`, `script`, `region` or `variant`, and the subtag is in the usual case of its kind.
int32_t axicu_subtag_status(const char *kind, const char *subtag, char *out, int32_t capacity, int32_t *error);

// What a language is written with

/// The letters that a locale is written with (CLDR's exemplar characters), in lower case: those of its own words or, if
/// `auxiliary`, those that only foreign words have. Letters of several code points are left out.
int32_t axicu_letters(const char *tag, bool auxiliary, char *out, int32_t capacity, int32_t *error);

// Scripts and characters

/// Whether ISO 15924 has a script of this code.
bool axicu_script_is_known(const char *script);
/// Whether a script, by its ISO 15924 code, has upper and lower case.
bool axicu_script_is_cased(const char *script);
/// Whether lines break between any two letters of a script, as words are not separated by spaces.
bool axicu_script_breaks_between_letters(const char *script);
/// The number of the script of a code point, and of an ISO 15924 code; negative where there is none.
int32_t axicu_script_of_scalar(uint32_t scalar);
int32_t axicu_script_of_code(const char *script);
/// As `axicu_script_breaks_between_letters`, by the script's number.
bool axicu_script_number_breaks_between_letters(int32_t script);
/// The English name of a script by its number, such as `Cyrillic`.
const char *axicu_script_name(int32_t script);
/// The property `Sentence_Terminal` of a code point.
bool axicu_is_sentence_terminal(uint32_t scalar);
/// A short text in Normalization Form C (UAX #15). Texts of more than 255 UTF-16 units are refused as U_BUFFER_OVERFLOW_ERROR.
int32_t axicu_composed(const char *text, char *out, int32_t capacity, int32_t *error);

// Plurals

/// The plural rules of a locale. It does not change once opened, so threads may share it.
typedef struct axicu_plurals axicu_plurals;

/// Opens the rules for counting (`one`, `few` …) or, if `ordinal`, for ranking. NULL on failure. A tag that ICU does not know
/// has the single category `other`, without an error.
axicu_plurals *axicu_plurals_open(const char *tag, bool ordinal, int32_t *error);
void axicu_plurals_close(axicu_plurals *plurals);
/// The names of the categories, each followed by a space, in no certain order.
int32_t axicu_plurals_keywords(const axicu_plurals *plurals, char *out, int32_t capacity, int32_t *error);
/// The category of `number`, digits with at most one point, printed with `fraction_digits` digits after the point, and, if
/// `compact`, in the long compact form of the locale (“2 million”).
int32_t axicu_plurals_select(const axicu_plurals *plurals, const char *number, int32_t fraction_digits, bool compact,
                             char *out, int32_t capacity, int32_t *error);
/// The rule of a category as CLDR writes it, with its samples: `n = 1 @integer 1`. Empty where the data has none for the locale or
/// its parents, or is laid out otherwise than today.
int32_t axicu_plural_rule(const char *tag, bool ordinal, const char *category, char *out, int32_t capacity,
                          int32_t *error);

// Transliteration

/// A transform of ICU, such as `Latin-Cyrillic`. Threads may share it: they take turns.
typedef struct axicu_transliterator axicu_transliterator;

/// Opens a transform by its identifier, which may be a compound one of fewer than 256 characters. NULL on failure.
axicu_transliterator *axicu_transliterator_open(const char *identifier, int32_t *error);
void axicu_transliterator_close(axicu_transliterator *transliterator);
/// A word in the other script. Words of more than 128 UTF-16 units are refused as U_BUFFER_OVERFLOW_ERROR.
int32_t axicu_transliterate(axicu_transliterator *transliterator, const char *text, char *out, int32_t capacity,
                            int32_t *error);

#ifdef __cplusplus
}
#endif

#endif
