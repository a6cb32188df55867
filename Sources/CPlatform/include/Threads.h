#ifndef SPINDLE_THREADS_H
#define SPINDLE_THREADS_H

/* Calls body with context on this thread and on up to count - 1 others at the same time, and returns when all calls have
 * returned. Where the system has fewer threads to give, there are fewer calls. */
void spindle_call_on_threads(int count, void (*body)(void *context), void *context);

/* Calls body with context on a thread of its own, once a second, until it returns 0; never where the system has no thread to
 * give, which 0 tells. */
int spindle_call_each_second(int (*body)(void *context), void *context);

#endif
