#include "Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

struct Functions avif;
int avif_is_since_1;

static enum SpindleAVIFState state = SPINDLE_AVIF_MISSING;
static char version[300];

#define LOAD(name) \
    if (!(*(void **)&avif.name = dlsym(library, #name))) return;

static void load(void) {
    static const char *const names[] = {"libavif.so.16", "libavif.so.15", "libavif.16.dylib", "libavif.dylib", "libavif.so"};
    void *library = NULL;
    for (size_t index = 0; library == NULL && index < sizeof names / sizeof *names; index++) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) return;
    LOAD(avifVersion)
    LOAD(avifCodecVersions)
    LOAD(avifResultToString)
    LOAD(avifImageCreate)
    LOAD(avifImageDestroy)
    LOAD(avifImageAllocatePlanes)
    LOAD(avifEncoderCreate)
    LOAD(avifEncoderDestroy)
    LOAD(avifEncoderAddImage)
    LOAD(avifEncoderFinish)
    LOAD(avifRWDataFree)
    LOAD(avifDecoderCreate)
    LOAD(avifDecoderDestroy)
    LOAD(avifDecoderSetIOMemory)
    LOAD(avifDecoderParse)
    LOAD(avifDecoderNextImage)
    LOAD(avifDecoderNthImageTiming)
    LOAD(avifRGBImageSetDefaults)
    LOAD(avifImageYUVToRGB)
    char codecs[256] = "";
    avif.avifCodecVersions(codecs);
    codecs[sizeof codecs - 1] = '\0';
    strncpy(version, avif.avifVersion(), 30);
    strcat(strcat(version, " "), codecs);
    avif_is_since_1 = strncmp(version, "1.", 2) == 0;
    state = avif_is_since_1 || strncmp(version, "0.11.", 5) == 0 ? SPINDLE_AVIF_READY : SPINDLE_AVIF_UNKNOWN;
}

enum SpindleAVIFState spindle_avif_state(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return state;
}

const char *spindle_avif_version(void) {
    spindle_avif_state();
    return version;
}

const char *spindle_avif_message(int error) { return avif.avifResultToString(error); }
