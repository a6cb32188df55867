#ifndef SPINDLE_SYSTEM_H
#define SPINDLE_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

/* Has a signal handled once, when it next arrives; then it does again what signals do. */
void spindle_handle_once(int number, void (*handler)(int number));

/* The bytes of address space that this process may have; UINT64_MAX for no limit. */
uint64_t spindle_address_space(void);

/* Opens a socket for streams on IPv4; negative where the system has none to give. */
int spindle_open_socket(void);

/* Sends bytes without a signal where nobody reads them any more. Returns as send does. */
long spindle_send(int socket, const void *bytes, size_t count);

#endif
