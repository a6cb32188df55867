#include "Threads.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/* The bytes of a thread's stack, many times what the deepest work takes: a quarter of a megabyte, and a megabyte where the
 * compiler has not optimized. The system's own choice can be next to nothing, or too much to be had. */
enum { STACK = 8 << 20 };

struct work {
    void (*body)(void *context);
    void *context;
};

static void *call(void *argument) {
    const struct work *work = argument;
    work->body(work->context);
    return NULL;
}

/* Signals are for the thread that waits: what works would be interrupted by them. Those of its own faults stay. */
static void block_signals(sigset_t *old) {
    static const int faults[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP};
    sigset_t signals;
    sigfillset(&signals);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigdelset(&signals, faults[i]);
    pthread_sigmask(SIG_BLOCK, &signals, old);
}

void spindle_call_on_threads(int count, void (*body)(void *context), void *context) {
    struct work work = {body, context};
    pthread_t *threads = count > 1 ? malloc((size_t)(count - 1) * sizeof *threads) : NULL;
    int started = 0;
    pthread_attr_t attributes;
    if (threads != NULL && pthread_attr_init(&attributes) == 0) {
        sigset_t signals;
        block_signals(&signals);
        pthread_attr_setstacksize(&attributes, STACK);
        while (started < count - 1 && pthread_create(&threads[started], &attributes, call, &work) == 0) started++;
        pthread_sigmask(SIG_SETMASK, &signals, NULL);
        pthread_attr_destroy(&attributes);
    }
    body(context);
    while (started > 0) pthread_join(threads[--started], NULL);
    free(threads);
}

struct beat {
    int (*body)(void *context);
    void *context;
};

static void *repeat(void *argument) {
    struct beat beat = *(struct beat *)argument;
    free(argument);
    do sleep(1);
    while (beat.body(beat.context));
    return NULL;
}

int spindle_call_each_second(int (*body)(void *context), void *context) {
    struct beat *beat = malloc(sizeof *beat);
    if (beat == NULL) return 0;
    *beat = (struct beat){body, context};
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) {
        free(beat);
        return 0;
    }
    sigset_t signals;
    block_signals(&signals);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    int started = pthread_create(&thread, &attributes, repeat, beat) == 0;
    pthread_sigmask(SIG_SETMASK, &signals, NULL);
    pthread_attr_destroy(&attributes);
    if (!started) free(beat);
    return started;
}
