#include "CProcess.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Nothing here may allocate. */
static void say(const char *text) {
    size_t length = strlen(text);
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, text, length);
        if (written <= 0) return;
        text += written;
        length -= (size_t)written;
    }
}

static atomic_flag is_ending = ATOMIC_FLAG_INIT;

_Noreturn void spindle_end_without_resource(const char *what) {
    /* The first thread to get here speaks for all. */
    while (atomic_flag_test_and_set(&is_ending)) pause();
    if (isatty(STDERR_FILENO)) say("\r\033[K");
    say("Error: ");
    say(what);
    say("\n");
    _exit(71);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)
#include <malloc.h>
#include <sys/mman.h>

/* Where memory ends, Swift traps and GLib aborts, each wherever it happens to be. So every allocation of the process is
 * looked at here, in the one place that all of them pass, and the first that fails ends the process with a sentence.
 * Nothing is lost by that: files have their names only when they are complete. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

__attribute__((noinline, cold)) _Noreturn static void refuse(size_t size) {
    char digits[24], *first = digits + sizeof digits - 1;
    *first = '\0';
    do {
        *--first = (char)('0' + size % 10);
        size /= 10;
    } while (size > 0);
    char text[200] = "out of memory: the system refuses another ";
    strcat(text, first);
    strcat(text, " bytes; use fewer threads with --jobs, ask for fewer or smaller frames, or raise the limit of memory");
    spindle_end_without_resource(text);
}

/* Pictures of a build are made and given back thousands of times. Memory that goes back to the system each time comes as
 * zeroed pages again, which took a tenth of a build; so what a picture takes stays in the process. */
__attribute__((constructor)) static void keep_memory(void) {
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 128 << 20);
}

/* From these sizes on, memory is brought in all at once instead of page by page, and is asked for in large pages, of which fewer
 * have to be. Pictures are such memory, and arrays of Swift come by malloc alone. */
enum { considerable = 1 << 20, large = 4 << 20 };

/* Of Linux 5.14, which older headers lack. */
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

__attribute__((noinline, cold)) static void bring_in(void *memory, size_t size) {
    uintptr_t start = ((uintptr_t)memory + 4095) & ~(uintptr_t)4095, end = ((uintptr_t)memory + size) & ~(uintptr_t)4095;
    /* Where the system knows neither, all is as it was. */
    int error = errno;
    if (end > start) madvise((void *)start, end - start, size >= large ? MADV_HUGEPAGE : MADV_POPULATE_WRITE);
    errno = error;
}

void *malloc(size_t size) {
    void *memory = __libc_malloc(size);
    if (__builtin_expect(memory == NULL, 0)) refuse(size);
    if (__builtin_expect(size >= considerable, 0)) bring_in(memory, size);
    return memory;
}

void *calloc(size_t count, size_t size) {
    void *memory = __libc_calloc(count, size);
    if (__builtin_expect(memory == NULL, 0)) refuse(count * size);
    return memory;
}

void *realloc(void *old, size_t size) {
    void *memory = __libc_realloc(old, size);
    /* None of no bytes is what was asked for. */
    if (__builtin_expect(memory == NULL, 0) && size > 0) refuse(size);
    return memory;
}

void *memalign(size_t alignment, size_t size) {
    void *memory = __libc_memalign(alignment, size);
    if (__builtin_expect(memory == NULL, 0)) refuse(size);
    return memory;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
    *memory = memalign(alignment, size);
    return 0;
}
#endif
