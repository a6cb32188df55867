#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

static double sum(struct timeval user, struct timeval system) {
    return user.tv_sec + system.tv_sec + (user.tv_usec + system.tv_usec) * 1e-6;
}

// Runs a program without its standard output, and prints how many seconds it took, how many seconds of all processors
// together, and how many bytes of memory it held at most. The kernel counts the memory of whoever starts a program in, so it has to be
// one as small as this.
int main(int count, char **arguments) {
    if (count < 2) {
        fprintf(stderr, "usage: meter PROGRAM ARGUMENT...\n");
        return 64;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    pid_t process;
    int status;
    struct rusage usage;
    const double start = seconds();
    if (posix_spawnp(&process, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 69;
    if (wait4(process, &status, 0, &usage) < 0) return 71;
    const double end = seconds();
    if (!WIFEXITED(status)) return 70;
#ifdef __APPLE__
    const long unit = 1;
#else
    const long unit = 1024;
#endif
    printf("%.9f %.6f %ld\n", end - start, sum(usage.ru_utime, usage.ru_stime), usage.ru_maxrss * unit);
    return WEXITSTATUS(status);
}
