#include "axicu.h"

#include <string.h>

#include "axicu_text.h"

const char *axicu_error_name(int32_t error) {
    return u_errorName((UErrorCode)error);
}

axicu_locale_id axicu_locale_id_of(const char *tag, UErrorCode *status) {
    axicu_locale_id id = {{0}};
    uloc_forLanguageTag(tag, id.text, sizeof id.text, NULL, status);
    if (*status == U_STRING_NOT_TERMINATED_WARNING) {
        *status = U_BUFFER_OVERFLOW_ERROR;
    }
    id.text[sizeof id.text - 1] = 0;
    return id;
}

int32_t axicu_copy(const char *text, char *out, int32_t capacity) {
    int32_t length = (int32_t)strlen(text);
    if (length < capacity) {
        memcpy(out, text, (size_t)length + 1);
    } else if (capacity > 0) {
        memcpy(out, text, (size_t)capacity);
    }
    return length;
}

int32_t axicu_copy_utf16(const UChar *text, int32_t length, char *out, int32_t capacity, UErrorCode *status) {
    int32_t written = 0;
    if (U_FAILURE(*status)) {
        return 0;
    }
    u_strToUTF8(out, capacity, &written, text, length, status);
    if (*status == U_BUFFER_OVERFLOW_ERROR || *status == U_STRING_NOT_TERMINATED_WARNING) {
        *status = U_ZERO_ERROR;
    }
    return written;
}

void axicu_forgive_missing(UErrorCode *status) {
    if (*status == U_MISSING_RESOURCE_ERROR || *status == U_RESOURCE_TYPE_MISMATCH) {
        *status = U_ZERO_ERROR;
    }
}
