/// Copies the extended attributes and the access control list of a file.
#ifndef AXFILE_H
#define AXFILE_H

/// Copies the extended attributes and the access control list of another file to an open file.
///
/// Attributes that this process can't read or set, or that the file system doesn't support, are omitted without an
/// error. On Linux, attributes with a hash or signature of the other file are omitted, too.
///
/// - Parameter model: the other file's path; links are followed.
/// - Parameter descriptor: the open file; used on Linux.
/// - Parameter path: the path of the open file, a plain file that the caller has created; used on Apple's systems.
/// - Returns: 0, or the error code (`errno`) of any other failure, such as a full disk.
int axfile_copy_attributes(const char *model, int descriptor, const char *path);

#endif
