#ifdef __linux__
#define _GNU_SOURCE
#include "CPlatform.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/xattr.h>
#include <unistd.h>

const char *const spindle_system_name = "linux";
const char *const spindle_opening_program = "xdg-open";

/* In a program with Cairo inside, Pixman is there by its name; otherwise it is loaded with Cairo. */
extern const char *pixman_version_string(void) __attribute__((weak));

const char *spindle_pixman_version(void) {
    const char *(*version)(void) = pixman_version_string;
    if (!version) *(void **)&version = dlsym(RTLD_DEFAULT, "pixman_version_string");
    return version ? version() : NULL;
}

int spindle_processor_count(void) {
    /* One bit a processor; room for 8192, the most that Linux can be built for. */
    unsigned long set[8192 / (8 * sizeof(unsigned long))] = {0};
    if (sched_getaffinity(0, sizeof set, (cpu_set_t *)set) != 0) return 1;
    int count = CPU_COUNT_S(sizeof set, (cpu_set_t *)set);
    return count < 1 ? 1 : count;
}

/* There may be no /proc; what the system was asked to run is a path to the same file, unless the folder was left. */
char *spindle_find_program(char *path) {
    if (realpath("/proc/self/exe", path)) return path;
    const char *name = (const char *)getauxval(AT_EXECFN);
    return name ? realpath(name, path) : NULL;
}

static struct spindle_time spindle_time(struct timespec time) { return (struct spindle_time){time.tv_sec, time.tv_nsec}; }

struct spindle_time spindle_content_changed(const void *status) { return spindle_time(((const struct stat *)status)->st_mtim); }
struct spindle_time spindle_status_changed(const void *status) { return spindle_time(((const struct stat *)status)->st_ctim); }

bool spindle_is_on_this_machine(int file) {
    /* ext2 to ext4, XFS, Btrfs, tmpfs, F2FS, ZFS, overlayfs, bcachefs */
    static const unsigned int local[] = {
        0xEF53, 0x58465342, 0x9123683E, 0x01021994, 0xF2F52010, 0x2FC12FC1, 0x794C7630, 0xCA451A4E,
    };
    struct statfs status;
    if (fstatfs(file, &status) != 0) return false;
    for (size_t i = 0; i < sizeof local / sizeof *local; i++) {
        if ((unsigned int)status.f_type == local[i]) return true;
    }
    return false;
}

/* A lock of a whole file that goes with the open file and not, as older ones, with the number of the process. It is one to the
 * clients of an NFS server, too. */
static struct flock whole_file(void) { return (struct flock){.l_type = F_WRLCK, .l_whence = SEEK_SET}; }

void spindle_claim(int file) {
    struct flock lock = whole_file();
    fcntl(file, F_OFD_SETLK, &lock);
}

bool spindle_is_claimed(int file) {
    struct flock lock = whole_file();
    return fcntl(file, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

void spindle_lock(int folder) {
    /* A signal may interrupt the wait, but hardly this many times. */
    for (int tries = 0; tries < 100 && flock(folder, LOCK_EX) != 0 && errno == EINTR; tries++) {}
}

static const char mark[] = "user.spindle.sha256";

void spindle_mark(int file, const char *text) { fsetxattr(file, mark, text, strlen(text), 0); }

long spindle_read_mark(int file, void *text, long size) { return fgetxattr(file, mark, text, (size_t)size); }

const bool spindle_writes_unnamed = true;

int spindle_open_unnamed(int folder) { return openat(folder, ".", O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666); }

int spindle_link_unnamed(int file, int folder, const char *name) {
    if (linkat(file, "", folder, name, AT_EMPTY_PATH) == 0) return 0;
    if (errno != ENOENT) return errno;
    /* Before Linux 6.10 that takes a privilege; the way through /proc does not. */
    char path[sizeof "/proc/self/fd/" + 3 * sizeof file];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    return linkat(AT_FDCWD, path, folder, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

const char *spindle_missing_folder(void) { return access("/proc/self", F_OK) == 0 ? NULL : "/proc"; }
#endif
