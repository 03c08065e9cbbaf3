// Types and functions that the files of this target share. Not part of the module.
#ifndef AXICU_TEXT_H
#define AXICU_TEXT_H

#include <stdint.h>

#include "icu.h"

// A locale identifier of ICU. For a tag whose identifier doesn't fit, the status is U_BUFFER_OVERFLOW_ERROR.
typedef struct {
    char text[ULOC_FULLNAME_CAPACITY];
} axicu_locale_id;

axicu_locale_id axicu_locale_id_of(const char *tag, UErrorCode *status);

// Copies a string to a buffer, cut to `capacity` bytes, with a NUL if there is room. Returns the string's full length.
int32_t axicu_copy(const char *text, char *out, int32_t capacity);

// Does the same for a UTF-16 string, which becomes UTF-8. Returns 0 if `status` is already a failure.
int32_t axicu_copy_utf16(const UChar *text, int32_t length, char *out, int32_t capacity, UErrorCode *status);

// Clears a failure that only means that a resource is missing or has a different type.
void axicu_forgive_missing(UErrorCode *status);

#endif
