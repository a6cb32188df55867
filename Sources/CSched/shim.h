#ifdef __linux__
#include <stddef.h>

/* The C library declares this only under _GNU_SOURCE, without which Swift sees it. */
extern int spindle_getaffinity(int process, size_t size, void *set) __asm__("sched_getaffinity");
#endif
