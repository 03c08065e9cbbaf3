#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "axicu.h"

static UScriptCode script_code(const char *script) {
    return (UScriptCode)u_getPropertyValueEnum(UCHAR_SCRIPT, script);
}

bool axicu_script_is_cased(const char *script) {
    UScriptCode code = script_code(script);
    return code != USCRIPT_INVALID_CODE && uscript_isCased(code);
}

bool axicu_script_breaks_between_letters(const char *script) {
    UScriptCode code = script_code(script);
    return code != USCRIPT_INVALID_CODE && uscript_breaksBetweenLetters(code);
}

bool axicu_is_sentence_terminal(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_S_TERM);
}
