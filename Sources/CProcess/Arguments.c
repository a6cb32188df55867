#include "CProcess.h"

#include <stdlib.h>

static int count = 0;
static char **arguments = NULL;

#if defined(__GLIBC__) || defined(__APPLE__)
/* Swift on Linux reads /proc/self/cmdline. Containers may lack /proc, and then each command would look like none. These
 * two C libraries hand the arguments to whatever runs before main. */
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
    count = argc;
    arguments = argv;
}
#endif

int spindle_argument_count(void) { return count; }

const char *spindle_argument(int number) { return arguments[number]; }
