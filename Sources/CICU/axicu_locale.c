#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "axicu.h"
#include "axicu_text.h"

int32_t axicu_likely_subtags(const char *tag, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    char likely[ULOC_FULLNAME_CAPACITY + 1] = {0};
    char full[ULOC_FULLNAME_CAPACITY + 1] = {0};
    axicu_locale_id id = axicu_locale_id_of(tag, &status);
    uloc_addLikelySubtags(id.text, likely, ULOC_FULLNAME_CAPACITY, &status);
    uloc_toLanguageTag(likely, full, ULOC_FULLNAME_CAPACITY, false, &status);
    *error = status;
    return U_FAILURE(status) ? 0 : axicu_copy(full, out, capacity);
}

bool axicu_is_right_to_left(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    axicu_locale_id id = axicu_locale_id_of(tag, &status);
    return U_SUCCESS(status) && uloc_isRightToLeft(id.text);
}

// Opens a table of the bundle `supplementalData`; NULL where it is missing.
static UResourceBundle *supplemental_table(const char *name, UErrorCode *status) {
    UResourceBundle *bundle = ures_openDirect(NULL, "supplementalData", status);
    UResourceBundle *table = ures_getByKey(bundle, name, NULL, status);
    ures_close(bundle);
    if (U_FAILURE(*status)) {
        ures_close(table);
        return NULL;
    }
    return table;
}

// Calls `matches` for every string of a string or array resource until it says yes.
static bool any_string(UResourceBundle *resource, bool (*matches)(const char *, const char *), const char *wanted) {
    UResType type = ures_getType(resource);
    if (type != URES_STRING && type != URES_ARRAY) {
        return false;
    }
    for (int32_t index = 0; index < ures_getSize(resource); index++) {
        UErrorCode status = U_ZERO_ERROR;
        char text[64] = {0};
        int32_t length = 0;
        const UChar *utf16 = ures_getStringByIndex(resource, index, &length, &status);
        axicu_copy_utf16(utf16, length, text, sizeof text - 1, &status);
        if (U_SUCCESS(status) && matches(text, wanted)) {
            return true;
        }
    }
    return false;
}

// The key of the first member of `table` that holds a matching string.
static int32_t copy_matching_key(UResourceBundle *table, bool (*matches)(const char *, const char *),
                                 const char *wanted, char *out, int32_t capacity) {
    for (int32_t index = 0; index < ures_getSize(table); index++) {
        UErrorCode status = U_ZERO_ERROR;
        UResourceBundle *member = ures_getByIndex(table, index, NULL, &status);
        bool found = U_SUCCESS(status) && any_string(member, matches, wanted);
        int32_t length = found ? axicu_copy(ures_getKey(member), out, capacity) : 0;
        ures_close(member);
        if (found) {
            return length;
        }
    }
    return axicu_copy("", out, capacity);
}

static bool is_equal(const char *text, const char *wanted) {
    return strcmp(text, wanted) == 0;
}

// CLDR writes runs of subtags as `qfa~y`: the end replaces the last letters of the beginning.
static bool is_in_range(const char *range, const char *subtag) {
    const char *tilde = strchr(range, '~');
    if (tilde == NULL) {
        return is_equal(range, subtag);
    }
    size_t length = (size_t)(tilde - range);
    size_t end_length = strlen(tilde + 1);
    if (strlen(subtag) != length || end_length > length) {
        return false;
    }
    size_t common = length - end_length;
    return memcmp(subtag, range, common) == 0 && memcmp(subtag + common, range + common, end_length) >= 0 &&
           memcmp(subtag + common, tilde + 1, end_length) <= 0;
}

int32_t axicu_stated_parent(const char *tag, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    axicu_locale_id id = axicu_locale_id_of(tag, &status);
    UResourceBundle *parents = supplemental_table("parentLocales", &status);
    int32_t length = parents == NULL ? 0 : copy_matching_key(parents, is_equal, id.text, out, capacity);
    ures_close(parents);
    axicu_forgive_missing(&status);
    *error = status;
    return length;
}

int32_t axicu_subtag_status(const char *kind, const char *subtag, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *validity = supplemental_table("idValidity", &status);
    UResourceBundle *table = ures_getByKey(validity, kind, NULL, &status);
    int32_t length = U_FAILURE(status) ? 0 : copy_matching_key(table, is_in_range, subtag, out, capacity);
    ures_close(table);
    ures_close(validity);
    *error = status;
    return length;
}
