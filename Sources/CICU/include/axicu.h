/// The part of ICU that axstrings uses, under names that don't change with ICU's version.
///
/// ICU's own functions are macros that contain the version (`uplrules_open_72`), so Swift can't call them by name, and
/// a binary would need one exact version. These functions compile against any ICU from 66 on, and no ICU type appears
/// here.
///
/// Tags and strings are NUL-terminated UTF-8. A function with the parameter `out` writes at most `capacity` bytes of a
/// string there and returns the string's full length in bytes; if that is more than `capacity`, the string was cut. The
/// output doesn't always end with a NUL. `error` is ICU's error code: positive if the function failed, otherwise zero
/// or negative.
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

/// The name of the first function of ICU that this system's library lacks; NULL if it has all of them. If one is
/// missing, any other function of this header may crash. Only Apple's systems can lack one; elsewhere, the program
/// wouldn't link.
const char *axicu_missing_function(void);

// Versions

/// The version of the library, such as `72.1`.
int32_t axicu_version(char *out, int32_t capacity, int32_t *error);
/// The version of the locale data, such as `42`.
int32_t axicu_cldr_version(char *out, int32_t capacity, int32_t *error);
/// The version of the character data, such as `15.0`.
int32_t axicu_unicode_version(char *out, int32_t capacity, int32_t *error);

// Language tags. ICU never refuses a tag, however broken: check the grammar first.

/// CLDR's replacement for a code: the reason, a space, and the replacement, with `_` between its subtags (`iw` gives
/// `deprecated he`). Several replacements are separated by spaces (`YU` gives `deprecated RS ME`). Empty if the code
/// has no replacement. `kind` is `language`, `territory` or `variant`.
int32_t axicu_alias(const char *kind, const char *code, char *out, int32_t capacity, int32_t *error);
/// The name of a locale in `language`, such as `Brazilian Portuguese`, or of its region if `of_region`; the code itself
/// if ICU doesn't have a name.
int32_t axicu_display_name(const char *tag, const char *language, bool of_region, char *out, int32_t capacity,
                           int32_t *error);
/// The locale at `index` in the list of those for which ICU has data, with `_` between its subtags; NULL if the index
/// is out of range.
const char *axicu_available_locale(int32_t index);
/// The tag with its most likely script and region (`zh-TW` gives `zh-Hant-TW`); the tag itself if ICU has no data for
/// it.
int32_t axicu_likely_subtags(const char *tag, char *out, int32_t capacity, int32_t *error);
/// Whether text of the locale runs from right to left.
bool axicu_is_right_to_left(const char *tag);
/// CLDR's status of a subtag: `regular`, `deprecated`, `private_use`, `reserved`, `special`, `macroregion`, `unknown`;
/// empty if CLDR doesn't list it. `kind` is `language`, `script`, `region` or `variant`. The subtag must be in the
/// usual case of its kind.
int32_t axicu_subtag_status(const char *kind, const char *subtag, char *out, int32_t capacity, int32_t *error);

// Letters

/// CLDR's exemplar characters of a locale, with letters in lowercase: those of native words or, if `auxiliary`, those
/// that only appear in foreign words. Sequences of several code points are omitted.
int32_t axicu_letters(const char *tag, bool auxiliary, char *out, int32_t capacity, int32_t *error);

// Scripts and characters

/// Whether ICU knows a script with this ISO 15924 code.
bool axicu_script_is_known(const char *script);
/// Whether a script, by its ISO 15924 code, has upper and lower case.
bool axicu_script_is_cased(const char *script);
/// Whether lines may break between any two letters of a script, as in scripts that don't separate words with spaces.
/// False if ICU doesn't know the script.
bool axicu_script_breaks_between_letters(const char *script);
/// ICU's number for the script of a code point; -1 for a code point that scripts share.
int32_t axicu_script_of_scalar(uint32_t scalar);
/// ICU's number for the script with an ISO 15924 code; -1 if ICU doesn't know it.
int32_t axicu_script_of_code(const char *script);
/// Like `axicu_script_breaks_between_letters`, but with the script's number.
bool axicu_script_number_breaks_between_letters(int32_t script);
/// The English name of a script by its number, such as `Cyrillic` or `Old_Italic`; empty if ICU doesn't know the
/// script.
const char *axicu_script_name(int32_t script);
/// Whether a code point has the property `Sentence_Terminal`.
bool axicu_is_sentence_terminal(uint32_t scalar);
/// A short string in Normalization Form C (UAX #15). The error is U_BUFFER_OVERFLOW_ERROR for a string of more than 256
/// UTF-16 units.
int32_t axicu_composed(const char *text, char *out, int32_t capacity, int32_t *error);

// Plurals

/// The plural rules of a locale. They don't change once they are open, so threads may share them.
typedef struct axicu_plurals axicu_plurals;

/// Opens the rules for cardinals or, if `ordinal`, for ordinals. NULL on failure. For a tag that ICU doesn't know, the
/// only category is `other`, without an error.
axicu_plurals *axicu_plurals_open(const char *tag, bool ordinal, int32_t *error);
void axicu_plurals_close(axicu_plurals *plurals);
/// The names of the categories, each followed by a space, in no particular order.
int32_t axicu_plurals_keywords(const axicu_plurals *plurals, char *out, int32_t capacity, int32_t *error);
/// The category of `number` (digits with at most one point) if it is printed with `fraction_digits` digits after the
/// point, at most 30, and, if `compact`, in the locale's long compact form (“2 million”).
int32_t axicu_plurals_select(const axicu_plurals *plurals, const char *number, int32_t fraction_digits, bool compact,
                             char *out, int32_t capacity, int32_t *error);
/// The rule of a category as CLDR writes it, with its samples: `n = 1 @integer 1`. Empty if neither the locale nor one
/// of its parents has rules, if the rules don't have the category, or if a future ICU stores its data in a different
/// structure.
int32_t axicu_plural_rule(const char *tag, bool ordinal, const char *category, char *out, int32_t capacity,
                          int32_t *error);

// Transliteration

/// A transform of ICU, such as `Latin-Cyrillic`. Threads may share it; a lock lets only one use it at a time.
typedef struct axicu_transliterator axicu_transliterator;

/// Opens a transform by its identifier, which may be compound and has at most 256 UTF-16 units. NULL on failure.
axicu_transliterator *axicu_transliterator_open(const char *identifier, int32_t *error);
void axicu_transliterator_close(axicu_transliterator *transliterator);
/// A word in the other script. The error is U_BUFFER_OVERFLOW_ERROR for a word of more than 128 UTF-16 units.
int32_t axicu_transliterate(axicu_transliterator *transliterator, const char *text, char *out, int32_t capacity,
                            int32_t *error);

#ifdef __cplusplus
}
#endif

#endif
