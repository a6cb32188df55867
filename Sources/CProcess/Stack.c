#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/resource.h>

/* What the deepest work takes, several times over: it is under half a megabyte, unoptimized. */
enum { ROOM = 2 << 20, PAGE = 4096 };

static void *call(void *body) {
    (*(void (**)(void))body)();
    return NULL;
}

/* Grows the stack now: where memory is scarce later, the system can say so only by a signal. */
__attribute__((noinline)) static void grow(void) {
    volatile char room[ROOM / 2];
    for (size_t offset = sizeof room; offset >= PAGE; offset -= PAGE) room[offset - PAGE] = 0;
}

static int call_on_thread(const pthread_attr_t *attributes, void (*body)(void)) {
    pthread_t thread;
    int code = pthread_create(&thread, attributes, call, &body);
    return code != 0 ? code : pthread_join(thread, NULL);
}

static int call_on_grown_stack(void (*body)(void)) {
    void *probe = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (probe == MAP_FAILED) return errno;
    munmap(probe, ROOM);
    grow();
    body();
    return 0;
}

int spindle_call_with_stack(void (*body)(void)) {
    struct rlimit stack, memory;
    int is_small = getrlimit(RLIMIT_STACK, &stack) == 0 && stack.rlim_cur < 2 * ROOM;
    int is_scarce = getrlimit(RLIMIT_AS, &memory) == 0 && memory.rlim_cur != RLIM_INFINITY;
    if (!is_small && !is_scarce) {
        body();
        return 0;
    }
    pthread_attr_t attributes;
    int code = pthread_attr_init(&attributes);
    if (code != 0) return code;
    pthread_attr_setstacksize(&attributes, ROOM);
#ifdef __GLIBC__
    /* Threads of libraries would else get as little as there is of stack, or as much as there is not of memory. */
    pthread_setattr_default_np(&attributes);
#endif
    code = is_small ? call_on_thread(&attributes, body) : call_on_grown_stack(body);
    pthread_attr_destroy(&attributes);
    return code;
}
