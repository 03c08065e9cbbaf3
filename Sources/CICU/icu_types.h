// The types of ICU that icu_declarations.h uses, and ICU's tests of error codes. Include icu.h instead.
#ifndef AXICU_ICU_TYPES_H
#define AXICU_ICU_TYPES_H

#include <stdbool.h>
#include <stdint.h>

typedef int8_t UBool;
typedef uint16_t UChar;
typedef int32_t UChar32;
typedef uint8_t UVersionInfo[4];

// ICU's enumerations, which are passed like an `int`.
typedef int UErrorCode;
typedef int UProperty;
typedef int UScriptCode;
typedef int UResType;
typedef int UPluralType;
typedef int UTransDirection;
typedef int ULocaleDataExemplarSetType;

typedef struct UEnumeration UEnumeration;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct ULocaleData ULocaleData;
typedef struct UNormalizer2 UNormalizer2;
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UParseError UParseError;
typedef struct UPluralRules UPluralRules;
typedef struct UResourceBundle UResourceBundle;
typedef struct USet USet;
typedef void *UTransliterator;

static inline bool U_FAILURE(UErrorCode code) { return code > 0; }
static inline bool U_SUCCESS(UErrorCode code) { return code <= 0; }

#endif
