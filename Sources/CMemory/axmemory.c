#include "axmemory.h"

#ifdef __linux__
#include <malloc.h>
#endif

void axmemory_grow_in_large_steps(void) {
#ifdef M_TOP_PAD
    // In bytes. What is not used costs nothing.
    mallopt(M_TOP_PAD, 16 << 20);
#endif
}
