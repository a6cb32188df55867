#include "Library.h"

#include <stdlib.h>

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

enum { FORMAT_444 = 1, FULL_RANGE = 1, PLANES_ALL = 0xFF, IS_ONLY = 2 };

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
    if (avif_is_since_1) {
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
