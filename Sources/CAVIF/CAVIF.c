#include "CAVIF.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The beginning of an image, which is the same from 0.11 on. */
struct Image {
    uint32_t width, height, depth;
    int format, range, sample_position;
    uint8_t *planes[3];
    uint32_t row_bytes[3];
    int owns_planes;
    uint8_t *alpha;
    uint32_t alpha_row_bytes;
    int owns_alpha, is_premultiplied;
    struct Bytes { uint8_t *data; size_t size; } icc;
    uint16_t primaries, transfer, matrix;
};

/* The beginning of an encoder in 0.11. */
struct Encoder11 {
    int codec, threads, speed, keyframe_interval;
    uint64_t timescale;
    int least, most, least_alpha, most_alpha;
};

/* The beginning of an encoder since 1.0, which promises to add at the end only. */
struct Encoder1 {
    int codec, threads, speed, keyframe_interval;
    uint64_t timescale;
    int repetitions;
    uint32_t layers;
    int quality, quality_alpha;
};

enum { FORMAT_444 = 1, FULL_RANGE = 1, PLANES_ALL = 0xFF, IS_ONLY = 2, BT709 = 1, SMPTE432 = 12, SRGB = 13, IDENTITY = 0 };

static struct {
    const char *(*avifVersion)(void);
    void (*avifCodecVersions)(char text[256]);
    const char *(*avifResultToString)(int result);
    struct Image *(*avifImageCreate)(uint32_t width, uint32_t height, uint32_t depth, int format);
    void (*avifImageDestroy)(struct Image *image);
    int (*avifImageAllocatePlanes)(struct Image *image, uint32_t planes);
    void *(*avifEncoderCreate)(void);
    void (*avifEncoderDestroy)(void *encoder);
    int (*avifEncoderAddImage)(void *encoder, const struct Image *image, uint64_t duration, uint32_t flags);
    int (*avifEncoderFinish)(void *encoder, struct Bytes *bytes);
    void (*avifRWDataFree)(struct Bytes *bytes);
} avif;

static enum SpindleAVIFState state = SPINDLE_AVIF_MISSING;
static int is_since_1;
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
    char codecs[256] = "";
    avif.avifCodecVersions(codecs);
    codecs[sizeof codecs - 1] = '\0';
    strncpy(version, avif.avifVersion(), 30);
    strcat(strcat(version, " "), codecs);
    is_since_1 = strncmp(version, "1.", 2) == 0;
    state = is_since_1 || strncmp(version, "0.11.", 5) == 0 ? SPINDLE_AVIF_READY : SPINDLE_AVIF_UNKNOWN;
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

struct SpindleAVIF {
    void *encoder;
    struct Image *image;
    struct Bytes file;
};

struct SpindleAVIF *spindle_avif_begin(int width, int height, uint32_t timescale, int speed, int is_p3) {
    struct SpindleAVIF *self = calloc(1, sizeof *self);
    if (self == NULL) return NULL;
    self->encoder = avif.avifEncoderCreate();
    self->image = avif.avifImageCreate((uint32_t)width, (uint32_t)height, 8, FORMAT_444);
    if (self->image != NULL) avif.avifImageAllocatePlanes(self->image, PLANES_ALL);
    if (self->encoder == NULL || self->image == NULL || self->image->planes[2] == NULL || self->image->alpha == NULL) {
        spindle_avif_end(self);
        return NULL;
    }
    /* What is neither turned into differences of color nor rounded comes out as it went in. */
    struct Image *image = self->image;
    image->range = FULL_RANGE;
    image->primaries = is_p3 ? SMPTE432 : BT709;
    image->transfer = SRGB;
    image->matrix = IDENTITY;
    /* One thread, for the same bytes on every machine. */
    if (is_since_1) {
        struct Encoder1 *encoder = self->encoder;
        encoder->threads = 1;
        encoder->speed = speed;
        encoder->timescale = timescale;
        encoder->quality = encoder->quality_alpha = 100;
    } else {
        struct Encoder11 *encoder = self->encoder;
        encoder->threads = 1;
        encoder->speed = speed;
        encoder->timescale = timescale;
        encoder->least = encoder->most = encoder->least_alpha = encoder->most_alpha = 0;
    }
    return self;
}

int spindle_avif_add(struct SpindleAVIF *self, const uint8_t *pixels, uint64_t duration, int is_only) {
    struct Image *image = self->image;
    for (uint32_t y = 0; y < image->height; y++) {
        /* The matrix of identity has green first. */
        uint8_t *green = image->planes[0] + (size_t)y * image->row_bytes[0];
        uint8_t *blue = image->planes[1] + (size_t)y * image->row_bytes[1];
        uint8_t *red = image->planes[2] + (size_t)y * image->row_bytes[2];
        uint8_t *alpha = image->alpha + (size_t)y * image->alpha_row_bytes;
        for (uint32_t x = 0; x < image->width; x++, pixels += 4) {
            red[x] = pixels[0];
            green[x] = pixels[1];
            blue[x] = pixels[2];
            alpha[x] = pixels[3];
        }
    }
    return avif.avifEncoderAddImage(self->encoder, image, duration, is_only ? IS_ONLY : 0);
}

int spindle_avif_finish(struct SpindleAVIF *self, const uint8_t **bytes, size_t *count) {
    int result = avif.avifEncoderFinish(self->encoder, &self->file);
    *bytes = self->file.data;
    *count = self->file.size;
    return result;
}

void spindle_avif_end(struct SpindleAVIF *self) {
    if (self->file.data != NULL) avif.avifRWDataFree(&self->file);
    if (self->image != NULL) avif.avifImageDestroy(self->image);
    if (self->encoder != NULL) avif.avifEncoderDestroy(self->encoder);
    free(self);
}
