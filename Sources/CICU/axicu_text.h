// What the files of this target share. Not part of the module.
#ifndef AXICU_TEXT_H
#define AXICU_TEXT_H

#include <stdint.h>

#include "icu.h"

// A locale identifier of ICU. Longer tags are refused as U_BUFFER_OVERFLOW_ERROR.
typedef struct {
    char text[ULOC_FULLNAME_CAPACITY];
} axicu_locale_id;

axicu_locale_id axicu_locale_id_of(const char *tag, UErrorCode *status);

// Copies a text to a caller's buffer and returns its full length.
int32_t axicu_copy(const char *text, char *out, int32_t capacity);

// The same for UTF-16.
int32_t axicu_copy_utf16(const UChar *text, int32_t length, char *out, int32_t capacity, UErrorCode *status);

// A missing resource is an answer, not a failure.
void axicu_forgive_missing(UErrorCode *status);

#endif
