#include "axicu.h"
#include "axicu_text.h"

// Appends the bytes of a code point in UTF-8 that fit into `out`, and adds the number of all its bytes to `length`.
static void append_scalar(UChar32 scalar, char *out, int32_t capacity, int32_t *length) {
    // The marks in the first byte of a UTF-8 sequence, by the number of bytes that follow it.
    static const uint8_t leads[] = {0x00, 0xC0, 0xE0, 0xF0};
    int32_t following = scalar < 0x80 ? 0 : scalar < 0x800 ? 1 : scalar < 0x10000 ? 2 : 3;
    for (int32_t left = following; left >= 0; left--, (*length)++) {
        int32_t bits = scalar >> (6 * left);
        if (*length < capacity) {
            out[*length] = (char)(left == following ? leads[following] | bits : 0x80 | (bits & 0x3F));
        }
    }
}

int32_t axicu_letters(const char *tag, bool auxiliary, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    axicu_locale_id id = axicu_locale_id_of(tag, &status);
    ULocaleData *data = ulocdata_open(id.text, &status);
    USet *set = uset_openEmpty();
    ULocaleDataExemplarSetType kind = auxiliary ? ULOCDATA_ES_AUXILIARY : ULOCDATA_ES_STANDARD;
    if (U_SUCCESS(status)) {
        ulocdata_getExemplarSet(data, set, 0, kind, &status);
    }
    for (int32_t item = 0; U_SUCCESS(status) && item < uset_getItemCount(set); item++) {
        UChar32 first = 0;
        UChar32 last = 0;
        UChar sequence[16];
        int32_t count = uset_getItem(set, item, &first, &last, sequence, 16, &status);
        if (count == 0) {
            for (UChar32 scalar = first; scalar <= last; scalar++) {
                append_scalar(scalar, out, capacity, &length);
            }
        }
    }
    uset_close(set);
    ulocdata_close(data);
    *error = status;
    return U_FAILURE(status) ? 0 : length;
}
