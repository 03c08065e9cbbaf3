#include "axfile.h"

#include <errno.h>

/// Whether a call failed because this process can't read or set the attribute, or its file system doesn't support it.
static int is_left_out(int code) {
    return code == EPERM || code == EACCES || code == ENOTSUP || code == EOPNOTSUPP || code == EINVAL || code == ENOSYS;
}

#ifdef __APPLE__

#include <copyfile.h>

int axfile_copy_attributes(const char *model, int descriptor, const char *path) {
    (void)descriptor;
    if (copyfile(model, path, 0, COPYFILE_ACL | COPYFILE_XATTR) == 0 || is_left_out(errno)) return 0;
    return errno;
}

#else

#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/xattr.h>

/// The kernel's limit for a list of names and for a value, in bytes (XATTR_LIST_MAX, XATTR_SIZE_MAX).
enum { LIMIT = 65536 };

/// Whether an attribute contains a hash or signature of its file, so that a copy would be wrong for another file.
static int is_about_bytes(const char *name) {
    return strcmp(name, "security.ima") == 0 || strcmp(name, "security.evm") == 0;
}

static int copy_attribute(const char *model, int descriptor, const char *name, char *value) {
    if (is_about_bytes(name)) return 0;
    ssize_t size = getxattr(model, name, value, LIMIT);
    if (size < 0) return is_left_out(errno) || errno == ENODATA ? 0 : errno;
    if (fsetxattr(descriptor, name, value, (size_t)size, 0) == 0 || is_left_out(errno)) return 0;
    return errno;
}

int axfile_copy_attributes(const char *model, int descriptor, const char *path) {
    (void)path;
    char *names = malloc(LIMIT);
    char *value = malloc(LIMIT);
    int code = names && value ? 0 : ENOMEM;
    ssize_t length = code == 0 ? listxattr(model, names, LIMIT) : 0;
    if (length < 0) code = is_left_out(errno) ? 0 : errno;
    for (ssize_t start = 0; start < length && code == 0; start += (ssize_t)strlen(names + start) + 1) {
        code = copy_attribute(model, descriptor, names + start, value);
    }
    free(names);
    free(value);
    return code;
}

#endif
