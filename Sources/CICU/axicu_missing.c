#include <stddef.h>

#include "axicu.h"
#include "icu.h"

const char *axicu_missing_function(void) {
#ifdef AXICU_WEAK_FUNCTIONS
#define AXICU_LOOK(result, name, parameters)                                                                           \
    if (name == NULL) {                                                                                                \
        return #name;                                                                                                  \
    }
    AXICU_FUNCTIONS(AXICU_LOOK)
#undef AXICU_LOOK
#endif
    return NULL;
}
