#ifdef __linux__
#include <sys/statfs.h>

/* Swift's module of the C library leaves this header out. The kernel's number for the kind of file system that an open
   file is on; 0, which none has, where that cannot be told. */
static inline long spindle_filesystem(int file) {
    struct statfs status;
    return fstatfs(file, &status) == 0 ? (long)status.f_type : 0;
}
#endif
