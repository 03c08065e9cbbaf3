#include <string.h>

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

// Opens a table of the bundle `supplementalData`; NULL on failure.
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

// A string of a string or array resource in UTF-8, cut after 63 bytes; empty on failure.
typedef struct {
    char text[64];
} resource_text;

static resource_text text_at(UResourceBundle *resource, int32_t index) {
    UErrorCode status = U_ZERO_ERROR;
    resource_text answer = {{0}};
    int32_t length = 0;
    const UChar *utf16 = ures_getStringByIndex(resource, index, &length, &status);
    axicu_copy_utf16(utf16, length, answer.text, sizeof answer.text - 1, &status);
    if (U_FAILURE(status)) {
        answer.text[0] = 0;
    }
    return answer;
}

static bool has_texts(UResourceBundle *resource) {
    UResType type = ures_getType(resource);
    return type == URES_STRING || type == URES_ARRAY;
}

// Whether the strings or ranges of a resource contain the wanted string.
typedef bool (*text_search)(UResourceBundle *, const char *);

// Copies the key of the first member of `table` in which `finds` finds `wanted`; empty if there isn't one.
static int32_t copy_matching_key(UResourceBundle *table, text_search finds, const char *wanted, char *out,
                                 int32_t capacity) {
    for (int32_t index = 0; index < ures_getSize(table); index++) {
        UErrorCode status = U_ZERO_ERROR;
        UResourceBundle *member = ures_getByIndex(table, index, NULL, &status);
        bool found = U_SUCCESS(status) && has_texts(member) && finds(member, wanted);
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

// CLDR writes ranges of subtags as `qfa~y`: the letters after the tilde replace the last letters before it.
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

static bool any_is_in_range(UResourceBundle *resource, const char *subtag) {
    for (int32_t index = 0; index < ures_getSize(resource); index++) {
        if (is_in_range(text_at(resource, index).text, subtag)) {
            return true;
        }
    }
    return false;
}

// Like `any_is_in_range`, but with a binary search, for lists that are sorted by the first subtag of each range.
static bool sorted_is_in_range(UResourceBundle *resource, const char *subtag) {
    int32_t from = 0;
    int32_t end = ures_getSize(resource);
    while (from < end) {
        int32_t middle = from + (end - from) / 2;
        resource_text range = text_at(resource, middle);
        if (is_in_range(range.text, subtag)) {
            return true;
        }
        range.text[strcspn(range.text, "~")] = 0;
        if (strcmp(range.text, subtag) < 0) {
            from = middle + 1;
        } else {
            end = middle;
        }
    }
    return false;
}

int32_t axicu_subtag_status(const char *kind, const char *subtag, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *validity = supplemental_table("idValidity", &status);
    UResourceBundle *table = ures_getByKey(validity, kind, NULL, &status);
    int32_t length = U_FAILURE(status) ? 0 : copy_matching_key(table, sorted_is_in_range, subtag, out, capacity);
    if (U_SUCCESS(status) && length == 0) {
        length = copy_matching_key(table, any_is_in_range, subtag, out, capacity);
    }
    ures_close(table);
    ures_close(validity);
    *error = status;
    return length;
}
