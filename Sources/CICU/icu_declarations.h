// Our declarations of the part of ICU that this target calls, for systems that have the library but not its headers.
//
// With AXICU_COMPARED, ICU's own headers are included, too: each function is declared a second time, and each constant
// is asserted. A declaration that differs from ICU's doesn't compile.
#ifndef AXICU_ICU_DECLARATIONS_H
#define AXICU_ICU_DECLARATIONS_H

#ifdef AXICU_COMPARED
#include <unicode/uchar.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unorm2.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>
#include <unicode/uversion.h>
#define AXICU_CONSTANT(name, value) _Static_assert((name) == (value), #name);
#else
#include "icu_types.h"
#define AXICU_CONSTANT(name, value) enum { name = value };
#endif

AXICU_CONSTANT(U_ZERO_ERROR, 0)
AXICU_CONSTANT(U_STRING_NOT_TERMINATED_WARNING, -124)
AXICU_CONSTANT(U_ILLEGAL_ARGUMENT_ERROR, 1)
AXICU_CONSTANT(U_MISSING_RESOURCE_ERROR, 2)
AXICU_CONSTANT(U_MEMORY_ALLOCATION_ERROR, 7)
AXICU_CONSTANT(U_BUFFER_OVERFLOW_ERROR, 15)
AXICU_CONSTANT(U_RESOURCE_TYPE_MISMATCH, 17)
AXICU_CONSTANT(U_MAX_VERSION_STRING_LENGTH, 20)
AXICU_CONSTANT(UCHAR_S_TERM, 35)
AXICU_CONSTANT(UCHAR_SCRIPT, 0x100A)
AXICU_CONSTANT(ULOC_FULLNAME_CAPACITY, 157)
AXICU_CONSTANT(ULOCDATA_ES_STANDARD, 0)
AXICU_CONSTANT(ULOCDATA_ES_AUXILIARY, 1)
AXICU_CONSTANT(UPLURAL_TYPE_CARDINAL, 0)
AXICU_CONSTANT(UPLURAL_TYPE_ORDINAL, 1)
AXICU_CONSTANT(URES_STRING, 0)
AXICU_CONSTANT(URES_ARRAY, 8)
AXICU_CONSTANT(USCRIPT_INVALID_CODE, -1)
AXICU_CONSTANT(USCRIPT_COMMON, 0)
AXICU_CONSTANT(USCRIPT_INHERITED, 1)
AXICU_CONSTANT(UTRANS_FORWARD, 0)

// The result, the name and the parameters of every function that we call.
#define AXICU_FUNCTIONS(FUNCTION)                                                                                      \
    FUNCTION(void, u_charsToUChars, (const char *, UChar *, int32_t))                                                  \
    FUNCTION(const char *, u_errorName, (UErrorCode))                                                                  \
    FUNCTION(int32_t, u_getPropertyValueEnum, (UProperty, const char *))                                               \
    FUNCTION(void, u_getUnicodeVersion, (UVersionInfo))                                                                \
    FUNCTION(void, u_getVersion, (UVersionInfo))                                                                       \
    FUNCTION(UBool, u_hasBinaryProperty, (UChar32, UProperty))                                                         \
    FUNCTION(UChar *, u_strFromUTF8, (UChar *, int32_t, int32_t *, const char *, int32_t, UErrorCode *))               \
    FUNCTION(char *, u_strToUTF8, (char *, int32_t, int32_t *, const UChar *, int32_t, UErrorCode *))                  \
    FUNCTION(void, u_versionToString, (const UVersionInfo, char *))                                                    \
    FUNCTION(void, uenum_close, (UEnumeration *))                                                                      \
    FUNCTION(const char *, uenum_next, (UEnumeration *, int32_t *, UErrorCode *))                                      \
    FUNCTION(int32_t, uloc_addLikelySubtags, (const char *, char *, int32_t, UErrorCode *))                            \
    FUNCTION(int32_t, uloc_countAvailable, (void))                                                                     \
    FUNCTION(int32_t, uloc_forLanguageTag, (const char *, char *, int32_t, int32_t *, UErrorCode *))                   \
    FUNCTION(const char *, uloc_getAvailable, (int32_t))                                                               \
    FUNCTION(int32_t, uloc_getDisplayCountry, (const char *, const char *, UChar *, int32_t, UErrorCode *))            \
    FUNCTION(int32_t, uloc_getDisplayName, (const char *, const char *, UChar *, int32_t, UErrorCode *))               \
    FUNCTION(int32_t, uloc_getParent, (const char *, char *, int32_t, UErrorCode *))                                   \
    FUNCTION(UBool, uloc_isRightToLeft, (const char *))                                                                \
    FUNCTION(int32_t, uloc_toLanguageTag, (const char *, char *, int32_t, UBool, UErrorCode *))                        \
    FUNCTION(void, ulocdata_close, (ULocaleData *))                                                                    \
    FUNCTION(void, ulocdata_getCLDRVersion, (UVersionInfo, UErrorCode *))                                              \
    FUNCTION(USet *, ulocdata_getExemplarSet,                                                                          \
             (ULocaleData *, USet *, uint32_t, ULocaleDataExemplarSetType, UErrorCode *))                              \
    FUNCTION(ULocaleData *, ulocdata_open, (const char *, UErrorCode *))                                               \
    FUNCTION(const UNormalizer2 *, unorm2_getNFCInstance, (UErrorCode *))                                              \
    FUNCTION(int32_t, unorm2_normalize,                                                                                \
             (const UNormalizer2 *, const UChar *, int32_t, UChar *, int32_t, UErrorCode *))                           \
    FUNCTION(void, unumf_close, (UNumberFormatter *))                                                                  \
    FUNCTION(void, unumf_closeResult, (UFormattedNumber *))                                                            \
    FUNCTION(void, unumf_formatDecimal,                                                                                \
             (const UNumberFormatter *, const char *, int32_t, UFormattedNumber *, UErrorCode *))                      \
    FUNCTION(UNumberFormatter *, unumf_openForSkeletonAndLocale,                                                       \
             (const UChar *, int32_t, const char *, UErrorCode *))                                                     \
    FUNCTION(UFormattedNumber *, unumf_openResult, (UErrorCode *))                                                     \
    FUNCTION(void, uplrules_close, (UPluralRules *))                                                                   \
    FUNCTION(UEnumeration *, uplrules_getKeywords, (const UPluralRules *, UErrorCode *))                               \
    FUNCTION(UPluralRules *, uplrules_openForType, (const char *, UPluralType, UErrorCode *))                          \
    FUNCTION(int32_t, uplrules_selectFormatted,                                                                        \
             (const UPluralRules *, const UFormattedNumber *, UChar *, int32_t, UErrorCode *))                         \
    FUNCTION(void, ures_close, (UResourceBundle *))                                                                    \
    FUNCTION(UResourceBundle *, ures_getByIndex,                                                                       \
             (const UResourceBundle *, int32_t, UResourceBundle *, UErrorCode *))                                      \
    FUNCTION(UResourceBundle *, ures_getByKey,                                                                         \
             (const UResourceBundle *, const char *, UResourceBundle *, UErrorCode *))                                 \
    FUNCTION(const char *, ures_getKey, (const UResourceBundle *))                                                     \
    FUNCTION(int32_t, ures_getSize, (const UResourceBundle *))                                                         \
    FUNCTION(const UChar *, ures_getStringByIndex, (const UResourceBundle *, int32_t, int32_t *, UErrorCode *))        \
    FUNCTION(const UChar *, ures_getStringByKey, (const UResourceBundle *, const char *, int32_t *, UErrorCode *))     \
    FUNCTION(UResType, ures_getType, (const UResourceBundle *))                                                        \
    FUNCTION(UResourceBundle *, ures_openDirect, (const char *, const char *, UErrorCode *))                           \
    FUNCTION(UBool, uscript_breaksBetweenLetters, (UScriptCode))                                                       \
    FUNCTION(const char *, uscript_getName, (UScriptCode))                                                             \
    FUNCTION(UScriptCode, uscript_getScript, (UChar32, UErrorCode *))                                                  \
    FUNCTION(UBool, uscript_isCased, (UScriptCode))                                                                    \
    FUNCTION(void, uset_close, (USet *))                                                                               \
    FUNCTION(int32_t, uset_getItem,                                                                                    \
             (const USet *, int32_t, UChar32 *, UChar32 *, UChar *, int32_t, UErrorCode *))                            \
    FUNCTION(int32_t, uset_getItemCount, (const USet *))                                                               \
    FUNCTION(USet *, uset_openEmpty, (void))                                                                           \
    FUNCTION(void, utrans_close, (UTransliterator *))                                                                  \
    FUNCTION(UTransliterator *, utrans_openU,                                                                          \
             (const UChar *, int32_t, UTransDirection, const UChar *, int32_t, UParseError *, UErrorCode *))           \
    FUNCTION(void, utrans_transUChars,                                                                                 \
             (const UTransliterator *, UChar *, int32_t *, int32_t, int32_t, int32_t *, UErrorCode *))

#if defined(AXICU_FOUNDATION)
// The names of Foundation's copy begin with a prefix.
#define AXICU_DECLARE(result, name, parameters) extern result name parameters __asm__("swift_" #name);
#else
// A function that an old system lacks is NULL instead of keeping the program from starting: see axicu_missing_function.
#define AXICU_WEAK_FUNCTIONS
#define AXICU_DECLARE(result, name, parameters) extern result name parameters __attribute__((weak));
#endif
AXICU_FUNCTIONS(AXICU_DECLARE)
#undef AXICU_DECLARE

#endif
