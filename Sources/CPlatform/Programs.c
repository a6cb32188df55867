#include "Programs.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <string.h>
#include <sys/wait.h>

extern char **environ;

static int start(pid_t *process, char *const *words, char *const *variables, const char *output, const char *errors) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions) != 0) return -1;
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return -1;
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    /* One file that takes both takes them in their order. */
    if (strcmp(output, errors) == 0) {
        posix_spawn_file_actions_adddup2(&actions, 1, 2);
    } else {
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    }
    /* What this process ignores is no business of another one. */
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    int code = posix_spawnp(process, words[0], &actions, &attributes, words, variables ? variables : environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code == 0 ? 0 : -1;
}

int spindle_run_program(char *const *words, char *const *variables, const char *output, const char *errors) {
    pid_t process;
    int status = 0;
    if (start(&process, words, variables, output, errors) != 0) return -1;
    while (waitpid(process, &status, 0) < 0) {
        if (errno != EINTR) return -1;
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int spindle_start_program(char *const *words, char *const *variables) {
    pid_t process;
    return start(&process, words, variables, "/dev/null", "/dev/null");
}
