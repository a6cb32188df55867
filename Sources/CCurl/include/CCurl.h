#ifndef SPINDLE_CCURL_H
#define SPINDLE_CCURL_H

/* Transfers to and from a cache over HTTP, through libcurl, which is loaded for the first one: many machines have none of it, and few
 * builds need it. One thread at a time works with a client; spindle_client_wake may be called by any. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SpindleClient;

/* Loads the library at the first call. NULL if it is ready, or what is missing. */
const char *spindle_curl_load(void);

/* A client that speaks https and nothing else, or http and nothing else. It sends the name of the program, and a header line if there is
 * one. It has so many milliseconds to connect, and so many transfers at once. Names and passwords come from addresses and from the file
 * NETRC names, or ~/.netrc; certificates from the file that CURL_CA_BUNDLE or SSL_CERT_FILE names, or those of the system. NULL where there
 * is no memory. */
struct SpindleClient *spindle_client_begin(
    bool is_secure, const char *program, const char *header, long connect_timeout, long most);

/* Ends all transfers. */
void spindle_client_end(struct SpindleClient *client);

/* Begins to get what is at a place, of at most limit bytes. False where there is no memory. */
bool spindle_client_get(struct SpindleClient *client, const char *url, size_t limit, uint64_t tag);

/* Begins to put a copy of some bytes there. False where there is no memory. */
bool spindle_client_put(struct SpindleClient *client, const char *url, const void *bytes, size_t count, uint64_t tag);

/* Goes on with all transfers; waits for at most that many milliseconds. */
void spindle_client_run(struct SpindleClient *client, int milliseconds);

/* Ends the wait of another thread. */
void spindle_client_wake(struct SpindleClient *client);

/* How many bytes have been sent and received. */
uint64_t spindle_client_progress(const struct SpindleClient *client);

/* The end of a transfer. */
struct SpindleTransfer {
    uint64_t tag;
    /* As HTTP has it; 0 where there was no answer. */
    long status;
    /* Whether there was more than the limit. */
    bool is_too_long;
    /* What went wrong; NULL if nothing did, or only that there was too much. */
    const char *error;
    /* Until the next call of this. */
    const uint8_t *bytes;
    size_t count;
};

/* The next transfer that has ended; false where there is none. */
bool spindle_client_next(struct SpindleClient *client, struct SpindleTransfer *transfer);

#endif
