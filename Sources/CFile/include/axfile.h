/// What a file has besides its bytes, through calls that Swift's modules of the C libraries lack.
#ifndef AXFILE_H
#define AXFILE_H

/// Gives an open file the extended attributes and the access control list of another.
///
/// What the system forbids to this process, and what the file system of the new file cannot hold, is left out without an error:
/// nothing that users see depends on it.
///
/// - Parameter model: the other file's path; links are followed.
/// - Parameter path: the path of the open file, a plain file that the caller has made.
/// - Returns: 0, or the error code of what went wrong otherwise, such as a full disk.
int axfile_copy_attributes(const char *model, int descriptor, const char *path);

#endif
