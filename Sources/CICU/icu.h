// ICU's C API: by ICU's own headers, or by the declarations below, where only the library is there.
//
// Apple's systems have ICU as `libicucore`, without headers for most of it. Which branch a compiler takes can be chosen with
// AXICU_DECLARATIONS, so that the one for Apple's systems can be compiled and compared with ICU's headers on Linux
// (scripts/lib/icu-declarations).
#ifndef AXICU_ICU_H
#define AXICU_ICU_H

#if defined(__APPLE__) || defined(AXICU_DECLARATIONS)
#include "icu_declarations.h"
#else
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
#endif

#endif
