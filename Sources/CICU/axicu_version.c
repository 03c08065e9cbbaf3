#include "axicu.h"
#include "axicu_text.h"

static int32_t copy_version(UVersionInfo version, char *out, int32_t capacity) {
    char text[U_MAX_VERSION_STRING_LENGTH];
    u_versionToString(version, text);
    return axicu_copy(text, out, capacity);
}

int32_t axicu_version(char *out, int32_t capacity, int32_t *error) {
    UVersionInfo version;
    u_getVersion(version);
    *error = U_ZERO_ERROR;
    return copy_version(version, out, capacity);
}

int32_t axicu_cldr_version(char *out, int32_t capacity, int32_t *error) {
    UVersionInfo version = {0};
    UErrorCode status = U_ZERO_ERROR;
    ulocdata_getCLDRVersion(version, &status);
    *error = status;
    return U_FAILURE(status) ? 0 : copy_version(version, out, capacity);
}

int32_t axicu_unicode_version(char *out, int32_t capacity, int32_t *error) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    *error = U_ZERO_ERROR;
    return copy_version(version, out, capacity);
}
