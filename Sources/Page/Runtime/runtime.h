/* What the module needs of a C library. */
#include <stddef.h>
#include <stdint.h>

void *malloc(size_t count);
void free(void *pointer);
