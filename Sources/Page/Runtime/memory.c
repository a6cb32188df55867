/* The memory of a module that runs in a page: an allocator that gives back what is freed, and what copies bytes.
 *
 * Chunks lie one after another. Each begins with its own size and that of the one before, so that a chunk that is freed
 * joins its free neighbors. Free chunks are in lists by the power of two of their size. */
#include "runtime.h"

typedef struct Chunk {
    uint32_t before; /* The size of the chunk before; 0 for the first. */
    uint32_t size;   /* With this header, a multiple of 16; the lowest bit says that it is in use. */
    uint32_t unused[2];
    struct Chunk *next, *previous; /* Only of free chunks, in the place of what they hold. */
} Chunk;

enum { HEADER = 16, LEAST = 32, PAGE = 65536, LISTS = 32 };

extern unsigned char __heap_base;

static Chunk *lists[LISTS];
static uint32_t filled; /* Bit n: list n has chunks. */
static Chunk *last;     /* A chunk in use without contents, at the end of the memory. */

static uint32_t size_of(const Chunk *chunk) { return chunk->size & ~1u; }
static int in_use(const Chunk *chunk) { return chunk->size & 1; }
static Chunk *at(void *start, int32_t offset) { return (Chunk *)((unsigned char *)start + offset); }
static Chunk *after(Chunk *chunk) { return at(chunk, (int32_t)size_of(chunk)); }
static int list_of(uint32_t size) { return 31 - __builtin_clz(size); }

static void add(Chunk *chunk, uint32_t size) {
    int list = list_of(size);
    chunk->size = size;
    after(chunk)->before = size;
    chunk->previous = 0;
    chunk->next = lists[list];
    if (chunk->next) chunk->next->previous = chunk;
    lists[list] = chunk;
    filled |= 1u << list;
}

static void take(Chunk *chunk) {
    int list = list_of(size_of(chunk));
    if (chunk->next) chunk->next->previous = chunk->previous;
    if (chunk->previous) chunk->previous->next = chunk->next;
    else if (!(lists[list] = chunk->next)) filled &= ~(1u << list);
}

/* Makes a chunk that is in no list one of `size` bytes in use; the rest becomes free. */
static void *use(Chunk *chunk, uint32_t size) {
    uint32_t rest = size_of(chunk) - size;
    if (rest >= LEAST) {
        chunk->size = size;
        Chunk *other = after(chunk);
        other->before = size;
        other->size = rest;
        add(other, rest);
    }
    chunk->size |= 1;
    return (unsigned char *)chunk + HEADER;
}

static void release(Chunk *chunk) {
    uint32_t size = size_of(chunk);
    Chunk *next = after(chunk);
    if (!in_use(next)) {
        take(next);
        size += size_of(next);
    }
    Chunk *previous = chunk->before ? at(chunk, -(int32_t)chunk->before) : 0;
    if (previous && !in_use(previous)) {
        take(previous);
        size += size_of(previous);
        chunk = previous;
    }
    add(chunk, size);
}

/* Takes more memory from the page; false where it gives none. */
static int grow(uint32_t size) {
    uint32_t pages = (size + 2 * LEAST + PAGE - 1) / PAGE;
    uint32_t end = __builtin_wasm_memory_size(0) * PAGE;
    if (!last) {
        /* The first time there is some already, behind what the module itself keeps. */
        Chunk *first = (Chunk *)(((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15);
        if ((uintptr_t)first + 2 * LEAST <= end) {
            last = at((void *)(uintptr_t)end, -HEADER);
            first->before = 0;
            last->size = 1;
            add(first, (uint32_t)((uintptr_t)last - (uintptr_t)first));
            return 1;
        }
    }
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    Chunk *chunk = last ? last : (Chunk *)(uintptr_t)end;
    uint32_t before = last ? last->before : 0;
    last = at((void *)(uintptr_t)(end + pages * PAGE), -HEADER);
    chunk->before = before;
    chunk->size = (uint32_t)((uintptr_t)last - (uintptr_t)chunk) | 1;
    last->size = 1;
    last->before = size_of(chunk);
    release(chunk);
    return 1;
}

/* A free chunk of at least `size` bytes, out of its list; nil where there is none. */
static Chunk *find(uint32_t size) {
    int list = list_of(size);
    for (Chunk *chunk = lists[list]; chunk; chunk = chunk->next)
        if (size_of(chunk) >= size) {
            take(chunk);
            return chunk;
        }
    uint32_t larger = list < 31 ? filled & (~0u << (list + 1)) : 0;
    if (!larger) return 0;
    Chunk *chunk = lists[__builtin_ctz(larger)];
    take(chunk);
    return chunk;
}

void *malloc(size_t count) {
    if (count > 0x7FFF0000) return 0;
    uint32_t size = ((uint32_t)count + HEADER + 15) & ~15u;
    if (size < LEAST) size = LEAST;
    Chunk *chunk;
    while (!(chunk = find(size)))
        if (!grow(size)) return 0;
    return use(chunk, size);
}

void free(void *pointer) {
    if (pointer) release(at(pointer, -HEADER));
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    unsigned char *start = malloc(alignment <= 16 ? count : count + alignment + LEAST);
    *result = start;
    if (!start) return 12;
    if (alignment <= 16 || ((uintptr_t)start & (alignment - 1)) == 0) return 0;
    /* What lies before becomes a chunk of its own, and is free. */
    unsigned char *aligned =
        (unsigned char *)(((uintptr_t)start + LEAST + alignment - 1) & ~(uintptr_t)(alignment - 1));
    Chunk *chunk = at(start, -HEADER), *other = at(aligned, -HEADER);
    uint32_t size = size_of(chunk), front = (uint32_t)(aligned - start);
    chunk->size = front | 1;
    other->before = front;
    other->size = (size - front) | 1;
    after(other)->before = size - front;
    release(chunk);
    *result = aligned;
    return 0;
}

/* The instructions for these do all of it. */
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (; count; count--, x++, y++)
        if (*x != *y) return *x < *y ? -1 : 1;
    return 0;
}
