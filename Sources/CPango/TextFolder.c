#include "CPango.h"

#include <CPlatform.h>
#include <limits.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static char *find_folder(char *path) {
    struct stat status;
    char *end;
    if (!spindle_find_program(path)) return NULL;
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
    return spindle_find_program(path) ? strdup(path) : NULL;
}

char *spindle_text_folder(void) {
    char path[PATH_MAX];
    return find_folder(path) ? strdup(path) : NULL;
}
