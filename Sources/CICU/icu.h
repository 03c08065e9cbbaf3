// ICU's C API, from ICU's own headers, or from icu_declarations.h if only the library is available.
//
// Apple's systems have ICU as `libicucore`, and Swift's Foundation for Linux has a copy of it; neither has headers that
// a package can use. With AXICU_FOUNDATION, the copy is used, so that a binary that contains Foundation doesn't need a
// second ICU. With AXICU_DECLARATIONS, the branch for Apple's systems is compiled on Linux, to check it
// (scripts/lib/check-macos).
#ifndef AXICU_ICU_H
#define AXICU_ICU_H

#if defined(__APPLE__) || defined(AXICU_FOUNDATION) || defined(AXICU_DECLARATIONS)
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
