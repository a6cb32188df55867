#ifdef __APPLE__
#include "CPlatform.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <mach-o/dyld.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/param.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

const char *const spindle_system_name = "macos";
const char *const spindle_opening_program = "open";

const char *spindle_pixman_version(void) {
    const char *(*version)(void) = NULL;
    *(void **)&version = dlsym(RTLD_DEFAULT, "pixman_version_string");
    return version ? version() : NULL;
}

int spindle_processor_count(void) {
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : (int)count;
}

char *spindle_find_program(char *path) {
    char name[PATH_MAX];
    uint32_t size = sizeof name;
    return _NSGetExecutablePath(name, &size) == 0 ? realpath(name, path) : NULL;
}

static struct spindle_time spindle_time(struct timespec time) { return (struct spindle_time){time.tv_sec, time.tv_nsec}; }

struct spindle_time spindle_content_changed(const void *status) { return spindle_time(((const struct stat *)status)->st_mtimespec); }
struct spindle_time spindle_status_changed(const void *status) { return spindle_time(((const struct stat *)status)->st_ctimespec); }

bool spindle_is_on_this_machine(int file) {
    struct statfs status;
    return fstatfs(file, &status) == 0 && (status.f_flags & MNT_LOCAL) != 0;
}

void spindle_claim(int file) { flock(file, LOCK_EX | LOCK_NB); }

bool spindle_is_claimed(int file) {
    if (flock(file, LOCK_SH | LOCK_NB) != 0) return errno == EWOULDBLOCK;
    flock(file, LOCK_UN);
    return false;
}

void spindle_lock(int folder) {
    /* A signal may interrupt the wait, but hardly this many times. */
    for (int tries = 0; tries < 100 && flock(folder, LOCK_EX) != 0 && errno == EINTR; tries++) {}
}

static const char mark[] = "spindle.sha256";

void spindle_mark(int file, const char *text) { fsetxattr(file, mark, text, strlen(text), 0, 0); }

long spindle_read_mark(int file, void *text, long size) { return fgetxattr(file, mark, text, (size_t)size, 0, 0); }

const bool spindle_writes_unnamed = false;
int spindle_open_unnamed(int folder) { return (void)folder, -1; }
int spindle_link_unnamed(int file, int folder, const char *name) { return (void)file, (void)folder, (void)name, ENOTSUP; }
const char *spindle_missing_folder(void) { return NULL; }
#endif
