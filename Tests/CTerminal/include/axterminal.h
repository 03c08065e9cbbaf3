/// Starts programs on a pseudo-terminal, for tests. Swift has no `fork`, and its modules of the C libraries lack the rest.
#ifndef AXTERMINAL_H
#define AXTERMINAL_H

#include <sys/types.h>

/// Starts a program whose standard streams are a new terminal, which is also the one that it gets signals from.
///
/// - Parameter arguments: The words of the command line, the program's name first; ends with NULL.
/// - Parameter variables: The environment, such as `TERM=xterm`; ends with NULL.
/// - Parameter terminal: Gets the other end of the terminal.
/// - Returns: The process, or -1 with `errno`.
pid_t axterminal_start(const char *program, char *const arguments[], char *const variables[], const char *folder,
                       unsigned short columns, int *terminal);

#endif
