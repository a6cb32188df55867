#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The parts of libcurl's interface that are used, with their numbers, which never change. */
enum {
    GLOBAL_DEFAULT = 3, DONE = 1, WRITE_ERROR = 23,
    PROTOCOL_HTTP = 1, PROTOCOL_HTTPS = 2, NETRC_OPTIONAL = 1,
    /* Options of a transfer. */
    NETRC = 51, FOLLOW_LOCATION = 52, UPLOAD = 46, MOST_REDIRECTS = 68, NO_SIGNAL = 99, CONNECT_TIMEOUT_MS = 156, PROTOCOLS = 181,
    REDIRECT_PROTOCOLS = 182, QUICK_EXIT = 322,
    WRITE_DATA = 10001, URL = 10002, READ_DATA = 10009, ERROR_BUFFER = 10010, USER_AGENT = 10018, HEADERS = 10023, CA_FILE = 10065,
    PRIVATE = 10103, NETRC_FILE = 10118,
    WRITE_FUNCTION = 20011, READ_FUNCTION = 20012, SEEK_FUNCTION = 20167, SEEK_DATA = 10168,
    SIZE = 30115,
    /* Facts about one. */
    INFO_STATUS = 0x200002, INFO_PRIVATE = 0x100015,
    /* Options of all. */
    MOST_CONNECTS = 6, MOST_HOST_CONNECTIONS = 7,
    ERROR_SIZE = 256,
    /* The most bytes of an answer to something sent. */
    MOST_IGNORED = 1 << 16,
};

typedef void Easy;
typedef void Multi;

struct Message {
    int kind;
    Easy *easy;
    union {
        void *data;
        int code;
    } result;
};

struct List;

static struct {
    int (*curl_global_init)(long flags);
    Easy *(*curl_easy_init)(void);
    void (*curl_easy_cleanup)(Easy *easy);
    int (*curl_easy_setopt)(Easy *easy, int option, ...);
    int (*curl_easy_getinfo)(Easy *easy, int info, ...);
    const char *(*curl_easy_strerror)(int code);
    Multi *(*curl_multi_init)(void);
    int (*curl_multi_cleanup)(Multi *multi);
    int (*curl_multi_setopt)(Multi *multi, int option, ...);
    int (*curl_multi_add_handle)(Multi *multi, Easy *easy);
    int (*curl_multi_remove_handle)(Multi *multi, Easy *easy);
    int (*curl_multi_perform)(Multi *multi, int *running);
    int (*curl_multi_poll)(Multi *multi, void *extra, unsigned count, int milliseconds, int *found);
    int (*curl_multi_wakeup)(Multi *multi);
    struct Message *(*curl_multi_info_read)(Multi *multi, int *left);
    struct List *(*curl_slist_append)(struct List *list, const char *text);
    void (*curl_slist_free_all)(struct List *list);
} curl;

static const char *missing;

#define LOAD(name) \
    if (!(*(void **)&curl.name = dlsym(library, #name))) { \
        missing = #name ", which newer versions of libcurl have"; \
        return; \
    }

static void load(void) {
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl-nss.so.4", "libcurl.4.dylib", "libcurl.so"};
    void *library = NULL;
    for (size_t index = 0; library == NULL && index < sizeof names / sizeof *names; index++) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) {
        missing = "libcurl";
        return;
    }
    LOAD(curl_global_init)
    LOAD(curl_easy_init)
    LOAD(curl_easy_cleanup)
    LOAD(curl_easy_setopt)
    LOAD(curl_easy_getinfo)
    LOAD(curl_easy_strerror)
    LOAD(curl_multi_init)
    LOAD(curl_multi_cleanup)
    LOAD(curl_multi_setopt)
    LOAD(curl_multi_add_handle)
    LOAD(curl_multi_remove_handle)
    LOAD(curl_multi_perform)
    LOAD(curl_multi_poll)
    LOAD(curl_multi_wakeup)
    LOAD(curl_multi_info_read)
    LOAD(curl_slist_append)
    LOAD(curl_slist_free_all)
    if (curl.curl_global_init(GLOBAL_DEFAULT) != 0) missing = "what libcurl needs";
}

const char *spindle_curl_load(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return missing;
}

/* One transfer. Its connection goes back to the pool of the client when it ends. */
struct Transfer {
    struct Transfer *next, *before;
    struct SpindleClient *client;
    Easy *easy;
    uint64_t tag;
    uint8_t *bytes;
    /* Of bytes: how many there are, how many are sent, and how many there may be. */
    size_t count, sent, limit, room, ignored;
    bool is_put, is_too_long;
    char error[ERROR_SIZE];
};

struct SpindleClient {
    Multi *multi;
    struct List *headers;
    bool is_secure;
    char *program;
    long connect_timeout;
    struct Transfer *first;
    /* The one that was handed out last. */
    struct Transfer *ended;
    uint64_t progress;
};

struct SpindleClient *spindle_client_begin(
    bool is_secure, const char *program, const char *header, long connect_timeout, long most) {
    struct SpindleClient *client = calloc(1, sizeof *client);
    if (client == NULL) return NULL;
    client->is_secure = is_secure;
    client->connect_timeout = connect_timeout;
    client->program = strdup(program);
    /* Servers need not be asked before they are sent something. */
    client->headers = curl.curl_slist_append(NULL, "Expect:");
    if (client->headers && header) client->headers = curl.curl_slist_append(client->headers, header);
    client->multi = curl.curl_multi_init();
    if (client->multi == NULL || client->headers == NULL || client->program == NULL) {
        spindle_client_end(client);
        return NULL;
    }
    curl.curl_multi_setopt(client->multi, MOST_HOST_CONNECTIONS, most);
    curl.curl_multi_setopt(client->multi, MOST_CONNECTS, most);
    return client;
}

static void end(struct Transfer *transfer) {
    struct SpindleClient *client = transfer->client;
    if (transfer->before) transfer->before->next = transfer->next;
    else if (client->first == transfer) client->first = transfer->next;
    if (transfer->next) transfer->next->before = transfer->before;
    if (transfer->easy) {
        curl.curl_multi_remove_handle(client->multi, transfer->easy);
        curl.curl_easy_cleanup(transfer->easy);
    }
    free(transfer->bytes);
    free(transfer);
}

void spindle_client_end(struct SpindleClient *client) {
    if (client->ended) end(client->ended);
    while (client->first) end(client->first);
    if (client->multi) curl.curl_multi_cleanup(client->multi);
    curl.curl_slist_free_all(client->headers);
    free(client->program);
    free(client);
}

static size_t receive(const void *bytes, size_t size, size_t count, void *context) {
    struct Transfer *transfer = context;
    count *= size;
    /* Nobody reads what comes back for something sent. */
    if (transfer->is_put) {
        transfer->ignored += count;
        transfer->is_too_long = transfer->ignored > MOST_IGNORED;
        return transfer->is_too_long ? 0 : count;
    }
    transfer->client->progress += count;
    if (count > transfer->limit - transfer->count) {
        transfer->is_too_long = true;
        return 0;
    }
    if (count > transfer->room - transfer->count) {
        size_t room = transfer->room < 4096 ? 4096 : 2 * transfer->room;
        if (room < transfer->count + count) room = transfer->count + count;
        uint8_t *more = realloc(transfer->bytes, room);
        if (more == NULL) return 0;
        transfer->bytes = more;
        transfer->room = room;
    }
    memcpy(transfer->bytes + transfer->count, bytes, count);
    transfer->count += count;
    return count;
}

static size_t send_more(void *bytes, size_t size, size_t count, void *context) {
    struct Transfer *transfer = context;
    count *= size;
    if (count > transfer->count - transfer->sent) count = transfer->count - transfer->sent;
    if (count) memcpy(bytes, transfer->bytes + transfer->sent, count);
    transfer->sent += count;
    transfer->client->progress += count;
    return count;
}

/* A connection that was kept, and that the server has closed, makes libcurl begin again. */
static int seek(void *context, long long offset, int origin) {
    struct Transfer *transfer = context;
    if (origin != 0 || offset < 0 || (unsigned long long)offset > transfer->count) return 1;
    transfer->sent = (size_t)offset;
    return 0;
}

static struct Transfer *begin(struct SpindleClient *client, const char *url, uint64_t tag) {
    struct Transfer *transfer = calloc(1, sizeof *transfer);
    if (transfer == NULL) return NULL;
    transfer->client = client;
    transfer->tag = tag;
    Easy *easy = transfer->easy = curl.curl_easy_init();
    if (easy == NULL) {
        free(transfer);
        return NULL;
    }
    const char *netrc = getenv("NETRC"), *certificates = getenv("CURL_CA_BUNDLE");
    if (certificates == NULL) certificates = getenv("SSL_CERT_FILE");
    long protocol = client->is_secure ? PROTOCOL_HTTPS : PROTOCOL_HTTP;
    curl.curl_easy_setopt(easy, NO_SIGNAL, 1L);
    /* A name server that does not answer is not waited for; before version 7.87, it is. */
    curl.curl_easy_setopt(easy, QUICK_EXIT, 1L);
    curl.curl_easy_setopt(easy, PROTOCOLS, protocol);
    curl.curl_easy_setopt(easy, REDIRECT_PROTOCOLS, protocol);
    curl.curl_easy_setopt(easy, FOLLOW_LOCATION, 1L);
    curl.curl_easy_setopt(easy, MOST_REDIRECTS, 3L);
    curl.curl_easy_setopt(easy, CONNECT_TIMEOUT_MS, client->connect_timeout);
    curl.curl_easy_setopt(easy, NETRC, (long)NETRC_OPTIONAL);
    if (netrc && *netrc) curl.curl_easy_setopt(easy, NETRC_FILE, netrc);
    if (certificates && *certificates) curl.curl_easy_setopt(easy, CA_FILE, certificates);
    curl.curl_easy_setopt(easy, USER_AGENT, client->program);
    curl.curl_easy_setopt(easy, HEADERS, client->headers);
    curl.curl_easy_setopt(easy, ERROR_BUFFER, transfer->error);
    curl.curl_easy_setopt(easy, PRIVATE, transfer);
    curl.curl_easy_setopt(easy, URL, url);
    curl.curl_easy_setopt(easy, WRITE_FUNCTION, receive);
    curl.curl_easy_setopt(easy, WRITE_DATA, transfer);
    return transfer;
}

static bool add(struct Transfer *transfer) {
    struct SpindleClient *client = transfer->client;
    transfer->next = client->first;
    if (client->first) client->first->before = transfer;
    client->first = transfer;
    if (curl.curl_multi_add_handle(client->multi, transfer->easy) == 0) return true;
    end(transfer);
    return false;
}

bool spindle_client_get(struct SpindleClient *client, const char *url, size_t limit, uint64_t tag) {
    struct Transfer *transfer = begin(client, url, tag);
    if (transfer == NULL) return false;
    transfer->limit = limit;
    return add(transfer);
}

bool spindle_client_put(struct SpindleClient *client, const char *url, const void *bytes, size_t count, uint64_t tag) {
    struct Transfer *transfer = begin(client, url, tag);
    if (transfer == NULL) return false;
    transfer->is_put = true;
    transfer->bytes = malloc(count ? count : 1);
    if (transfer->bytes == NULL) {
        end(transfer);
        return false;
    }
    if (count) memcpy(transfer->bytes, bytes, count);
    transfer->count = count;
    curl.curl_easy_setopt(transfer->easy, UPLOAD, 1L);
    curl.curl_easy_setopt(transfer->easy, SIZE, (int64_t)count);
    curl.curl_easy_setopt(transfer->easy, READ_FUNCTION, send_more);
    curl.curl_easy_setopt(transfer->easy, READ_DATA, transfer);
    curl.curl_easy_setopt(transfer->easy, SEEK_FUNCTION, seek);
    curl.curl_easy_setopt(transfer->easy, SEEK_DATA, transfer);
    return add(transfer);
}

void spindle_client_run(struct SpindleClient *client, int milliseconds) {
    int running;
    curl.curl_multi_perform(client->multi, &running);
    if (milliseconds > 0) {
        curl.curl_multi_poll(client->multi, NULL, 0, milliseconds, NULL);
        curl.curl_multi_perform(client->multi, &running);
    }
}

void spindle_client_wake(struct SpindleClient *client) { curl.curl_multi_wakeup(client->multi); }

uint64_t spindle_client_progress(const struct SpindleClient *client) { return client->progress; }

bool spindle_client_next(struct SpindleClient *client, struct SpindleTransfer *result) {
    if (client->ended) end(client->ended);
    client->ended = NULL;
    int left;
    struct Message *message;
    do {
        message = curl.curl_multi_info_read(client->multi, &left);
        if (message == NULL) return false;
    } while (message->kind != DONE);
    int code = message->result.code;
    struct Transfer *transfer;
    if (curl.curl_easy_getinfo(message->easy, INFO_PRIVATE, &transfer) != 0) return false;
    client->ended = transfer;
    memset(result, 0, sizeof *result);
    result->tag = transfer->tag;
    result->is_too_long = transfer->is_too_long;
    curl.curl_easy_getinfo(message->easy, INFO_STATUS, &result->status);
    if (code != 0 && !(code == WRITE_ERROR && transfer->is_too_long)) {
        result->error = transfer->error[0] ? transfer->error : curl.curl_easy_strerror(code);
    }
    if (!transfer->is_put) {
        result->bytes = transfer->bytes;
        result->count = transfer->count;
    }
    return true;
}
