/* What programs need of libc that glibc 2.31 lacks, see libc. */
#define _GNU_SOURCE
#include <errno.h>
#include <link.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define HIDDEN __attribute__((visibility("hidden")))

/* 2.33 made functions of what had been macros. */
#ifdef __x86_64__
#define STAT_VERSION 1
#else
#define STAT_VERSION 0
#endif
int __xstat(int, const char *, struct stat *);
int __lxstat(int, const char *, struct stat *);
int __fxstat(int, int, struct stat *);
int __fxstatat(int, int, const char *, struct stat *, int);

HIDDEN int stat(const char *path, struct stat *status) { return __xstat(STAT_VERSION, path, status); }
HIDDEN int lstat(const char *path, struct stat *status) { return __lxstat(STAT_VERSION, path, status); }
HIDDEN int fstat(int file, struct stat *status) { return __fxstat(STAT_VERSION, file, status); }
HIDDEN int fstatat(int folder, const char *path, struct stat *status, int flags) {
    return __fxstatat(STAT_VERSION, folder, path, status, flags);
}
/* Where files have 64 bits anyway, they are the same. */
HIDDEN int stat64(const char *, struct stat64 *) __attribute__((alias("stat")));
HIDDEN int lstat64(const char *, struct stat64 *) __attribute__((alias("lstat")));
HIDDEN int fstat64(int, struct stat64 *) __attribute__((alias("fstat")));

/* 2.32: whether C++ may leave out what threads need; it may not. */
HIDDEN char __libc_single_threaded;

/* 2.34; its callers do it file by file where the system cannot. */
HIDDEN int close_range(unsigned first, unsigned last, int flags) {
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
    return (int)syscall(SYS_close_range, first, last, flags);
}

/* 2.36: seeds of hash tables. */
HIDDEN void arc4random_buf(void *bytes, size_t count) {
    unsigned char *next = bytes;
    while (count > 0) {
        ssize_t got = getrandom(next, count < 256 ? count : 256, 0);
        if (got < 0 && errno != EINTR) abort();
        if (got > 0) {
            next += got;
            count -= (size_t)got;
        }
    }
}

HIDDEN uint32_t arc4random(void) {
    uint32_t word;
    arc4random_buf(&word, sizeof word);
    return word;
}

/* 2.35: where the unwinder finds the tables of the code at an address. */
struct search {
    uintptr_t address;
    struct dl_find_object *result;
};

static int find_tables(struct dl_phdr_info *object, size_t size, void *data) {
    struct search *search = data;
    uintptr_t first = UINTPTR_MAX, end = 0, tables = 0;
    int inside = 0;
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        uintptr_t start = object->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_GNU_EH_FRAME) tables = start;
        if (part->p_type != PT_LOAD) continue;
        if (start < first) first = start;
        if (start + part->p_memsz > end) end = start + part->p_memsz;
        if (search->address >= start && search->address - start < part->p_memsz) inside = 1;
    }
    if (!inside || !tables) return inside ? -1 : 0;
    memset(search->result, 0, sizeof *search->result);
    search->result->dlfo_map_start = (void *)first;
    search->result->dlfo_map_end = (void *)end;
    search->result->dlfo_eh_frame = (void *)tables;
    return 1;
}

HIDDEN int _dl_find_object(void *address, struct dl_find_object *result) {
    struct search search = {(uintptr_t)address, result};
    return dl_iterate_phdr(find_tables, &search) == 1 ? 0 : -1;
}

/* 2.35 has another one, and pictures have to be the same: "An Improved Algorithm for hypot(a,b)", Carlos F. Borges, 2019. */
static double hypot_of_moderate(double longer, double shorter) {
    double h = sqrt(longer * longer + shorter * shorter), rest, a, b;
    if (h <= 2 * shorter) {
        rest = h - shorter;
        a = longer * (2 * rest - longer);
        b = (rest - 2 * (longer - shorter)) * rest;
    } else {
        rest = h - longer;
        a = 2 * rest * (longer - 2 * shorter);
        b = (4 * rest - shorter) * shorter + rest * rest;
    }
    return h - (a + b) / (2 * h);
}

HIDDEN double hypot(double x, double y) {
    double longer, shorter;
    if (isinf(x) || isinf(y)) return INFINITY;
    if (isnan(x) || isnan(y)) return x + y;
    x = fabs(x);
    y = fabs(y);
    longer = x < y ? y : x;
    shorter = x < y ? x : y;
    if (shorter <= longer * 0x1p-54) return longer + shorter;
    if (longer > 0x1p511) return hypot_of_moderate(longer * 0x1p-600, shorter * 0x1p-600) * 0x1p600;
    if (shorter < 0x1p-459) return hypot_of_moderate(longer * 0x1p600, shorter * 0x1p600) * 0x1p-600;
    return hypot_of_moderate(longer, shorter);
}

HIDDEN float hypotf(float x, float y) {
    if (isinf(x) || isinf(y)) return INFINITY;
    return (float)sqrt((double)x * x + (double)y * y);
}
