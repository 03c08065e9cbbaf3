#include <stdlib.h>
#include <string.h>

#include "axicu.h"
#include "axicu_text.h"

struct axicu_plurals {
    UPluralRules *rules;
    axicu_locale_id locale;
};

axicu_plurals *axicu_plurals_open(const char *tag, bool ordinal, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    axicu_locale_id locale = axicu_locale_id_of(tag, &status);
    UPluralRules *rules =
        uplrules_openForType(locale.text, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status);
    axicu_plurals *plurals = U_FAILURE(status) ? NULL : malloc(sizeof *plurals);
    if (plurals == NULL) {
        uplrules_close(rules);
        *error = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    plurals->rules = rules;
    plurals->locale = locale;
    *error = status;
    return plurals;
}

void axicu_plurals_close(axicu_plurals *plurals) {
    if (plurals != NULL) {
        uplrules_close(plurals->rules);
        free(plurals);
    }
}

int32_t axicu_plurals_keywords(const axicu_plurals *plurals, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *keywords = uplrules_getKeywords(plurals->rules, &status);
    char names[128] = {0};
    const char *name;
    while (U_SUCCESS(status) && (name = uenum_next(keywords, NULL, &status)) != NULL) {
        if (strlen(names) + strlen(name) + 2 > sizeof names) {
            status = U_BUFFER_OVERFLOW_ERROR;
            break;
        }
        strcat(names, name);
        strcat(names, " ");
    }
    uenum_close(keywords);
    *error = status;
    return U_FAILURE(status) ? 0 : axicu_copy(names, out, capacity);
}

// The skeleton contains the number of digits after the point, because a plain number loses its trailing zeros, which
// the plural rules use.
static UNumberFormatter *open_formatter(const axicu_locale_id *locale, int32_t fraction_digits, bool compact,
                                        UErrorCode *status) {
    char skeleton[64] = {0};
    UChar utf16[64];
    if (fraction_digits < 0 || fraction_digits > 30) {
        *status = U_ILLEGAL_ARGUMENT_ERROR;
        return NULL;
    }
    strcat(skeleton, compact ? "compact-long " : "");
    strcat(skeleton, fraction_digits == 0 ? "precision-integer" : ".");
    for (int32_t digit = 0; digit < fraction_digits; digit++) {
        strcat(skeleton, "0");
    }
    u_charsToUChars(skeleton, utf16, (int32_t)strlen(skeleton) + 1);
    return unumf_openForSkeletonAndLocale(utf16, -1, locale->text, status);
}

int32_t axicu_plurals_select(const axicu_plurals *plurals, const char *number, int32_t fraction_digits, bool compact,
                             char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UChar keyword[32];
    UNumberFormatter *formatter = open_formatter(&plurals->locale, fraction_digits, compact, &status);
    UFormattedNumber *formatted = unumf_openResult(&status);
    unumf_formatDecimal(formatter, number, -1, formatted, &status);
    int32_t length = uplrules_selectFormatted(plurals->rules, formatted, keyword, 32, &status);
    int32_t written = axicu_copy_utf16(keyword, length, out, capacity, &status);
    unumf_closeResult(formatted);
    unumf_close(formatter);
    *error = status;
    return written;
}

// The name of the rule set of a locale, or else of its nearest parent that has one; NULL if none of them has one.
static const UChar *rule_set_name(UResourceBundle *locales, axicu_locale_id locale, int32_t *length) {
    while (locale.text[0] != 0) {
        UErrorCode status = U_ZERO_ERROR;
        const UChar *name = ures_getStringByKey(locales, locale.text, length, &status);
        if (U_SUCCESS(status)) {
            return name;
        }
        axicu_locale_id parent = {{0}};
        status = U_ZERO_ERROR;
        uloc_getParent(locale.text, parent.text, sizeof parent.text - 1, &status);
        locale = parent;
    }
    return NULL;
}

// Copies the rule of a category out of the bundle `plurals`.
static int32_t copy_rule(UResourceBundle *bundle, const UChar *set, int32_t set_length, const char *category, char *out,
                         int32_t capacity, UErrorCode *status) {
    char name[32] = {0};
    axicu_copy_utf16(set, set_length, name, sizeof name - 1, status);
    UResourceBundle *sets = ures_getByKey(bundle, "rules", NULL, status);
    UResourceBundle *rules = ures_getByKey(sets, name, NULL, status);
    int32_t length = 0;
    const UChar *rule = ures_getStringByKey(rules, category, &length, status);
    int32_t written = axicu_copy_utf16(rule, length, out, capacity, status);
    ures_close(rules);
    ures_close(sets);
    return written;
}

int32_t axicu_plural_rule(const char *tag, bool ordinal, const char *category, char *out, int32_t capacity,
                          int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t set_length = 0;
    axicu_locale_id locale = axicu_locale_id_of(tag, &status);
    UResourceBundle *bundle = ures_openDirect(NULL, "plurals", &status);
    UResourceBundle *locales = ures_getByKey(bundle, ordinal ? "locales_ordinals" : "locales", NULL, &status);
    const UChar *set = U_FAILURE(status) ? NULL : rule_set_name(locales, locale, &set_length);
    int32_t written =
        set == NULL ? axicu_copy("", out, capacity) : copy_rule(bundle, set, set_length, category, out, capacity, &status);
    ures_close(locales);
    ures_close(bundle);
    axicu_forgive_missing(&status);
    *error = status;
    return written;
}
