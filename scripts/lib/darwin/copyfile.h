// The part of Darwin's copyfile(3) that our sources call. See declarations.h.
#pragma once

typedef struct _copyfile_state *copyfile_state_t;
typedef unsigned int copyfile_flags_t;

int copyfile(const char *, const char *, copyfile_state_t, copyfile_flags_t);

#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
