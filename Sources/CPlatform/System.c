#include "System.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/socket.h>

void spindle_handle_once(int number, void (*handler)(int number)) {
    struct sigaction action = {.sa_flags = SA_RESETHAND};
    action.sa_handler = handler;
    sigaction(number, &action, NULL);
}

uint64_t spindle_address_space(void) {
    struct rlimit limit;
    return getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ? UINT64_MAX : limit.rlim_cur;
}

int spindle_open_socket(void) { return socket(AF_INET, SOCK_STREAM, 0); }

long spindle_send(int socket, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
    return send(socket, bytes, count, MSG_NOSIGNAL);
#else
    return send(socket, bytes, count, 0);
#endif
}
