#include <string.h>

#include "axicu.h"
#include "axicu_text.h"

// Appends a space and the table's string for `key` to `out`. Appends nothing if `out` is full or `status` is or becomes
// a failure.
static void append_string(UResourceBundle *table, const char *key, char *out, int32_t capacity, UErrorCode *status) {
    size_t used = strlen(out);
    int32_t length = 0;
    const UChar *utf16 = ures_getStringByKey(table, key, &length, status);
    if (U_SUCCESS(*status) && used + 2 < (size_t)capacity) {
        out[used] = ' ';
        axicu_copy_utf16(utf16, length, out + used + 1, capacity - (int32_t)used - 2, status);
    }
}

int32_t axicu_alias(const char *kind, const char *code, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    char answer[256] = {0};
    UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &status);
    UResourceBundle *aliases = ures_getByKey(metadata, "alias", NULL, &status);
    UResourceBundle *table = ures_getByKey(aliases, kind, NULL, &status);
    UResourceBundle *alias = ures_getByKey(table, code, NULL, &status);
    append_string(alias, "reason", answer, sizeof answer, &status);
    append_string(alias, "replacement", answer, sizeof answer, &status);
    ures_close(alias);
    ures_close(table);
    ures_close(aliases);
    ures_close(metadata);
    axicu_forgive_missing(&status);
    *error = status;
    return axicu_copy(U_FAILURE(status) || answer[0] == 0 ? "" : answer + 1, out, capacity);
}

int32_t axicu_display_name(const char *tag, const char *language, bool of_region, char *out, int32_t capacity,
                           int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UChar name[128];
    axicu_locale_id id = axicu_locale_id_of(tag, &status);
    axicu_locale_id in = axicu_locale_id_of(language, &status);
    int32_t length = of_region ? uloc_getDisplayCountry(id.text, in.text, name, 128, &status)
                               : uloc_getDisplayName(id.text, in.text, name, 128, &status);
    char text[512] = {0};
    axicu_copy_utf16(name, length < 128 ? length : 128, text, sizeof text - 1, &status);
    *error = status;
    return U_FAILURE(status) ? 0 : axicu_copy(text, out, capacity);
}

const char *axicu_available_locale(int32_t index) {
    return index >= 0 && index < uloc_countAvailable() ? uloc_getAvailable(index) : NULL;
}
