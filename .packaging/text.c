/* What libraries of Debian's archives need to be parts of a shared library. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

/* A program's own code may name libc's variables directly, a library's may not. */
HIDDEN FILE *spindle_stdin, *spindle_stdout, *spindle_stderr;
HIDDEN char **spindle_environ;

__attribute__((constructor(101))) static void take_variables(void) {
    spindle_stdin = stdin;
    spindle_stdout = stdout;
    spindle_stderr = stderr;
    spindle_environ = environ;
}

/* libthai asks the environment for the folder of its dictionary: it is the one that this library is in. */
HIDDEN char *spindle_dictionary(const char *name) {
    static char folder[4096];
    Dl_info info;
    const char *end;
    (void)name;
    if (!dladdr((void *)spindle_dictionary, &info) || !(end = strrchr(info.dli_fname, '/'))) return NULL;
    if ((size_t)(end - info.dli_fname) >= sizeof folder) return NULL;
    memcpy(folder, info.dli_fname, end - info.dli_fname);
    folder[end - info.dli_fname] = 0;
    return folder;
}
