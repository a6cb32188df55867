/* How programs begin where libc is older than they are; see libc. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

typedef int main_function(int, char **, char **);
typedef void constructor(int, char **, char **);
extern constructor *__preinit_array_start[] HIDDEN, *__preinit_array_end[] HIDDEN;
extern constructor *__init_array_start[] HIDDEN, *__init_array_end[] HIDDEN;
extern void _init(void) HIDDEN __attribute__((weak));
int libc_start_main(main_function *, int, char **, constructor *, void (*)(void), void (*)(void), void *);
#ifdef __x86_64__
__asm__(".symver libc_start_main, __libc_start_main@GLIBC_2.2.5");
#else
__asm__(".symver libc_start_main, __libc_start_main@GLIBC_2.17");
#endif

/* Since 2.34 libc itself calls a program's constructors. */
static void call_constructors(int count, char **arguments, char **environment) {
    constructor **each;
    for (each = __preinit_array_start; each < __preinit_array_end; each++) (*each)(count, arguments, environment);
    if (_init) _init();
    for (each = __init_array_start; each < __init_array_end; each++) (*each)(count, arguments, environment);
}

/* Since 2.34 threads and dlopen are in libc.so.6, and what they were in before costs a tenth of the time in which a program begins,
   or is not there at all. So programs do not name it as needed, and begin once more with it where they find no threads. */
#define PRELOAD "LD_PRELOAD="
#define THREADS PRELOAD "libpthread.so.0:libdl.so.2"
extern int __pthread_key_create(void *, void (*)(void *)) __attribute__((weak));

static char **find_preload(char **environment) {
    while (*environment && strncmp(*environment, PRELOAD, sizeof PRELOAD - 1) != 0) environment++;
    return environment;
}

/* Programs that this one starts shall see what it was given. */
static void restore(char **preload) {
    char *own = *preload;
    if (own[sizeof THREADS - 1] == ':') {
        memmove(own + sizeof PRELOAD - 1, own + sizeof THREADS, strlen(own + sizeof THREADS) + 1);
    } else {
        do preload[0] = preload[1];
        while (*preload++);
    }
}

static void begin_with_threads(char **arguments, char **environment, char **preload) {
    const char *program = (const char *)getauxval(AT_EXECFN);
    size_t count = 0;
    char **changed, *own;
    while (environment[count]) count++;
    changed = malloc((count + 2) * sizeof *changed);
    own = malloc(sizeof THREADS + 1 + (*preload ? strlen(*preload) : 0));
    if (program && changed && own) {
        strcpy(own, THREADS);
        if (*preload) strcat(strcat(own, ":"), *preload + sizeof PRELOAD - 1);
        memcpy(changed, environment, count * sizeof *changed);
        changed[preload - environment] = own;
        changed[*preload ? count : count + 1] = NULL;
        execve(program, arguments, changed);
    }
}

HIDDEN int __libc_start_main(
    main_function *main, int count, char **arguments, constructor *first, void (*last)(void), void (*ended)(void),
    void *stack) {
    char **environment = arguments + count + 1, **preload = find_preload(environment);
    int again = *preload && strncmp(*preload, THREADS, sizeof THREADS - 1) == 0;
    if (!__pthread_key_create) {
        if (!again) begin_with_threads(arguments, environment, preload);
        fputs("Error: This system has no libpthread.so.0 or no libdl.so.2, which come with its libc: install them\n", stderr);
        _exit(71);
    }
    if (again) restore(preload);
    return libc_start_main(main, count, arguments, first ? first : call_constructors, last, ended, stack);
}
