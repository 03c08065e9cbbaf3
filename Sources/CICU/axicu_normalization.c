#include "axicu.h"
#include "axicu_text.h"

enum { LONGEST = 256 };

int32_t axicu_composed(const char *text, char *out, int32_t capacity, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UChar plain[LONGEST];
    UChar composed[LONGEST];
    int32_t length = 0;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
    u_strFromUTF8(plain, LONGEST, &length, text, -1, &status);
    length = unorm2_normalize(normalizer, plain, length, composed, LONGEST, &status);
    length = axicu_copy_utf16(composed, length, out, capacity, &status);
    *error = (int32_t)status;
    return length;
}
