#include "CPango.h"

#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>

static char *find_program(char *path) {
    char name[PATH_MAX];
    uint32_t size = sizeof name;
    return _NSGetExecutablePath(name, &size) == 0 ? realpath(name, path) : NULL;
}
#else
#include <sys/auxv.h>

/* There may be no /proc; what the system was asked to run is a path to the same file, unless the folder was left. */
static char *find_program(char *path) {
    const char *name;
    if (realpath("/proc/self/exe", path)) return path;
    name = (const char *)getauxval(AT_EXECFN);
    return name ? realpath(name, path) : NULL;
}
#endif

static char *find_folder(char *path) {
    struct stat status;
    char *end;
    if (!find_program(path)) return NULL;
    for (int level = 0; level < 2; level++) {
        if (!(end = strrchr(path, '/'))) return NULL;
        *end = 0;
    }
    if (strlen(path) + sizeof "/lib/spindle" > PATH_MAX) return NULL;
    strcat(path, "/lib/spindle");
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode) ? path : NULL;
}

char *spindle_program_path(void) {
    char path[PATH_MAX];
    return find_program(path) ? strdup(path) : NULL;
}

char *spindle_text_folder(void) {
    char path[PATH_MAX];
    return find_folder(path) ? strdup(path) : NULL;
}
