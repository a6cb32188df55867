/* What a system would give. A page has none of it. */
#include "runtime.h"

/* Seeds of hashes: always the same, for no order of a set may reach an output. */
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5A, count); }

/* Nothing is printed. */
int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5B1D7E5C;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
