#define _GNU_SOURCE
#include "axterminal.h"

#include <signal.h>
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
    // The thread that runs a test blocks signals, and whoever started the tests may ignore them; a terminal's user does not.
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGINT, SIG_DFL);
    if (chdir(folder) == 0) execve(program, arguments, variables);
    _exit(127);
}
