#include <stddef.h>

#include "axicu.h"
#include "icu.h"

static UScriptCode script_code(const char *script) {
    return (UScriptCode)u_getPropertyValueEnum(UCHAR_SCRIPT, script);
}

bool axicu_script_is_known(const char *script) {
    return script_code(script) != USCRIPT_INVALID_CODE;
}

bool axicu_script_is_cased(const char *script) {
    UScriptCode code = script_code(script);
    return code != USCRIPT_INVALID_CODE && uscript_isCased(code);
}

bool axicu_script_breaks_between_letters(const char *script) {
    UScriptCode code = script_code(script);
    return code != USCRIPT_INVALID_CODE && uscript_breaksBetweenLetters(code);
}

int32_t axicu_script_of_scalar(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode code = uscript_getScript((UChar32)scalar, &status);
    return U_FAILURE(status) || code == USCRIPT_COMMON || code == USCRIPT_INHERITED ? -1 : (int32_t)code;
}

int32_t axicu_script_of_code(const char *script) {
    return (int32_t)script_code(script);
}

bool axicu_script_number_breaks_between_letters(int32_t script) {
    return script >= 0 && uscript_breaksBetweenLetters((UScriptCode)script);
}

const char *axicu_script_name(int32_t script) {
    const char *name = uscript_getName((UScriptCode)script);
    return name == NULL ? "" : name;
}

bool axicu_is_sentence_terminal(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_S_TERM);
}
