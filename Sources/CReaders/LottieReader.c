#include "CReaders.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#define LIBRARY "librlottie.0.dylib"
#else
#define LIBRARY "librlottie.so.0-1"
#define OTHER_LIBRARY "librlottie.so.0"
#endif

/* rlottie's C interface, as its header has it. */
struct rlottie {
    void *(*from_data)(const char *json, const char *key, const char *folder);
    void (*render)(
        void *animation, size_t frame, uint32_t *pixels, size_t width, size_t height, size_t bytesPerRow);
};

static int load(struct rlottie *rlottie) {
    void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
#ifdef OTHER_LIBRARY
    if (library == NULL) library = dlopen(OTHER_LIBRARY, RTLD_NOW | RTLD_LOCAL);
#endif
    if (library == NULL) return 0;
    *(void **)&rlottie->from_data = dlsym(library, "lottie_animation_from_data");
    *(void **)&rlottie->render = dlsym(library, "lottie_animation_render");
    return rlottie->from_data != NULL && rlottie->render != NULL;
}

/* C++ ends the process where there is no more memory, and says so in no other way. */
static void end(int number) {
    void *probe = mmap(NULL, 64 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    (void)number;
    _exit(probe == MAP_FAILED ? SPINDLE_LOTTIE_MEMORY : SPINDLE_LOTTIE_BROKEN);
}

static void limit(int resource, rlim_t most) {
    struct rlimit limits = {most, most};
    (void)setrlimit(resource, &limits);
}

/* The bytes of data that a child of a large process begins with, which its limit counts as well; 0 where the system does not tell. */
static rlim_t taken(void) {
    char text[128];
    int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    ssize_t count = file < 0 ? 0 : read(file, text, sizeof text - 1);
    if (file >= 0) close(file);
    text[count < 0 ? 0 : count] = 0;
    /* The sixth number: pages of data. */
    char *rest = text;
    for (int index = 0; index < 5; index++) strtoull(rest, &rest, 10);
    return (rlim_t)strtoull(rest, NULL, 10) * (rlim_t)sysconf(_SC_PAGESIZE);
}

static int write_all(int pipe, const uint8_t *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(pipe, bytes, count);
        if (done < 0 && errno == EINTR) continue;
        if (done <= 0) return 0;
        bytes += done;
        count -= (size_t)done;
    }
    return 1;
}

/* The child: draws all frames into the pipe. */
static int draw(const struct spindle_lottie *lottie, int pipe) {
    struct rlottie rlottie;
    size_t size = (size_t)lottie->width * lottie->height * 4;
    const int ends[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    int silence = open("/dev/null", O_RDWR);
    if (silence >= 0) dup2(silence, STDERR_FILENO), dup2(silence, STDOUT_FILENO);
    if (!load(&rlottie)) return SPINDLE_LOTTIE_MISSING;
    for (size_t index = 0; index < sizeof ends / sizeof *ends; index++) signal(ends[index], end);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_CPU, lottie->seconds + 1);
    limit(RLIMIT_DATA, taken() + lottie->bytes);
    uint32_t *pixels = malloc(size);
    if (pixels == NULL) return SPINDLE_LOTTIE_MEMORY;
    void *animation = rlottie.from_data(lottie->json, "spindle", "/nonexistent");
    if (animation == NULL) return SPINDLE_LOTTIE_BROKEN;
    for (size_t index = 0; index < lottie->count; index++) {
        for (size_t pixel = 0; pixel < size / 4; pixel++) pixels[pixel] = 0;
        rlottie.render(
            animation, lottie->frames[index], pixels, lottie->width, lottie->height, (size_t)lottie->width * 4);
        if (!write_all(pipe, (const uint8_t *)pixels, size)) return SPINDLE_LOTTIE_FAILED;
    }
    return SPINDLE_LOTTIE_DONE;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Reads up to `count` bytes. Returns how many; -1 once the time is over. */
static ssize_t read_until(int pipe, uint8_t *bytes, size_t count, double deadline) {
    size_t done = 0;
    while (done < count) {
        double left = deadline - now();
        if (left <= 0) return -1;
        struct pollfd poll_pipe = {pipe, POLLIN, 0};
        int ready = poll(&poll_pipe, 1, left > 1 ? 1000 : (int)(left * 1000) + 1);
        if (ready < 0 && errno != EINTR) return (ssize_t)done;
        if (ready <= 0) continue;
        ssize_t part = read(pipe, bytes + done, count - done);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) return (ssize_t)done;
        done += (size_t)part;
    }
    return (ssize_t)done;
}

int spindle_draw_lottie(
    const struct spindle_lottie *lottie, void *context,
    int (*take)(void *context, size_t index, const uint8_t *pixels)) {
    int ends[2], status = 0, result = SPINDLE_LOTTIE_DONE;
    size_t size = (size_t)lottie->width * lottie->height * 4;
    uint8_t *pixels = malloc(size);
    if (pixels == NULL) return SPINDLE_LOTTIE_FAILED;
    if (pipe(ends) != 0) {
        free(pixels);
        return SPINDLE_LOTTIE_FAILED;
    }
    pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        _exit(draw(lottie, ends[1]));
    }
    close(ends[1]);
    if (child < 0) result = SPINDLE_LOTTIE_FAILED;
    double deadline = now() + lottie->seconds;
    size_t index = 0;
    while (result == SPINDLE_LOTTIE_DONE && index < lottie->count) {
        ssize_t count = read_until(ends[0], pixels, size, deadline);
        if (count < 0) result = SPINDLE_LOTTIE_TIME;
        else if ((size_t)count < size) break;
        else if (!take(context, index, pixels)) result = SPINDLE_LOTTIE_FAILED;
        else index++;
    }
    close(ends[0]);
    free(pixels);
    if (child < 0) return result;
    if (result != SPINDLE_LOTTIE_DONE) kill(child, SIGKILL);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    if (result != SPINDLE_LOTTIE_DONE || index == lottie->count) return result;
    if (WIFEXITED(status) && WEXITSTATUS(status) != SPINDLE_LOTTIE_DONE) return WEXITSTATUS(status);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU ? SPINDLE_LOTTIE_TIME : SPINDLE_LOTTIE_BROKEN;
}
