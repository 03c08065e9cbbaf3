#include <pthread.h>
#include <stdlib.h>

#include "axicu.h"
#include "axicu_text.h"

struct axicu_transliterator {
    UTransliterator *rules;
    // ICU's transliterators hold state while they work.
    pthread_mutex_t lock;
};

axicu_transliterator *axicu_transliterator_open(const char *identifier, int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UChar utf16[256];
    int32_t length = 0;
    u_strFromUTF8(utf16, 256, &length, identifier, -1, &status);
    UTransliterator *rules = utrans_openU(utf16, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
    axicu_transliterator *transliterator = U_FAILURE(status) ? NULL : malloc(sizeof *transliterator);
    if (transliterator == NULL) {
        if (rules != NULL) {
            utrans_close(rules);
        }
        *error = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    transliterator->rules = rules;
    pthread_mutex_init(&transliterator->lock, NULL);
    *error = status;
    return transliterator;
}

void axicu_transliterator_close(axicu_transliterator *transliterator) {
    if (transliterator != NULL) {
        utrans_close(transliterator->rules);
        pthread_mutex_destroy(&transliterator->lock);
        free(transliterator);
    }
}

int32_t axicu_transliterate(axicu_transliterator *transliterator, const char *text, char *out, int32_t capacity,
                            int32_t *error) {
    UErrorCode status = U_ZERO_ERROR;
    UChar utf16[1024];
    int32_t length = 0;
    u_strFromUTF8(utf16, 128, &length, text, -1, &status);
    if (U_SUCCESS(status)) {
        int32_t limit = length;
        pthread_mutex_lock(&transliterator->lock);
        utrans_transUChars(transliterator->rules, utf16, &length, 1024, 0, &limit, &status);
        pthread_mutex_unlock(&transliterator->lock);
    }
    int32_t written = axicu_copy_utf16(utf16, length, out, capacity, &status);
    *error = status;
    return U_FAILURE(status) ? 0 : written;
}
