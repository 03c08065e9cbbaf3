#define _GNU_SOURCE
#include "axterminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

pid_t axterminal_start(const char *program, char *const arguments[], char *const variables[], const char *folder,
                       unsigned short columns, int *terminal) {
    struct winsize size = {.ws_row = 50, .ws_col = columns};
    pid_t process = forkpty(terminal, NULL, NULL, &size);
    if (process != 0) return process;
    if (chdir(folder) == 0) execve(program, arguments, variables);
    _exit(127);
}
