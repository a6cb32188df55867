#include "Library.h"

#include <stdlib.h>
#include <string.h>

/* As browsers are: what many files do wrong is no reason to refuse them, and what part is shown is judged by the caller. */
enum { NEEDS_SIZE_OF_ALPHA = 4 };
enum { APERTURE = 2, ROTATION = 4, MIRROR = 8 };
enum { RGBA = 1, NO_CODEC = 15, OUT_OF_MEMORY = 26, MOST_IMAGES = 1000000 };

struct SpindleAVIFReader {
    struct Decoder *decoder;
    uint32_t width, height;
};

struct SpindleAVIFReader *spindle_avif_open(const uint8_t *bytes, size_t count, uint32_t most_pixels, int *error) {
    struct SpindleAVIFReader *self = calloc(1, sizeof *self);
    *error = OUT_OF_MEMORY;
    if (self == NULL) return NULL;
    self->decoder = avif.avifDecoderCreate();
    if (self->decoder != NULL) {
        struct Decoder *decoder = self->decoder;
        decoder->threads = 1;
        decoder->ignores_exif = decoder->ignores_xmp = 1;
        decoder->most_images = MOST_IMAGES;
        decoder->strictness = NEEDS_SIZE_OF_ALPHA;
        if (most_pixels > 0 && most_pixels < decoder->most_pixels) decoder->most_pixels = most_pixels;
        *error = avif.avifDecoderSetIOMemory(decoder, bytes, count);
        if (*error == 0) *error = avif.avifDecoderParse(decoder);
    }
    if (*error != 0) {
        spindle_avif_close(self);
        return NULL;
    }
    self->width = self->decoder->image->width;
    self->height = self->decoder->image->height;
    return self;
}

void spindle_avif_facts(const struct SpindleAVIFReader *self, struct SpindleAVIFFacts *facts) {
    const struct Image *image = self->decoder->image;
    const struct Transforms *transforms =
        avif_is_since_1 ? &((const struct Image1 *)image)->transforms : &((const struct Image11 *)image)->transforms;
    memset(facts, 0, sizeof *facts);
    facts->width = self->width;
    facts->height = self->height;
    facts->count = self->decoder->count;
    facts->primaries = image->primaries;
    facts->transfer = image->transfer;
    facts->profile = image->icc.data;
    facts->profile_size = image->icc.data == NULL ? 0 : image->icc.size;
    if (transforms->flags & APERTURE) memcpy(facts->aperture, transforms->aperture, sizeof facts->aperture);
    facts->turns = transforms->flags & ROTATION ? transforms->angle & 3 : 0;
    facts->mirror = transforms->flags & MIRROR ? transforms->axis & 1 : -1;
}

double spindle_avif_delay(const struct SpindleAVIFReader *self, int index) {
    struct Timing timing;
    if (avif.avifDecoderNthImageTiming(self->decoder, (uint32_t)index, &timing) != 0 || timing.timescale == 0) return -1;
    return 1000 * (double)timing.duration_units / (double)timing.timescale;
}

int spindle_avif_next(struct SpindleAVIFReader *self, uint8_t *pixels) {
    int error = avif.avifDecoderNextImage(self->decoder);
    if (error != 0) return error;
    const struct Image *image = self->decoder->image;
    if (image->width != self->width || image->height != self->height) return -1;
    union { struct RGB rgb; struct RGB11 rgb11; struct RGB1 rgb1; uint8_t room[256]; } target = {.room = {0}};
    avif.avifRGBImageSetDefaults(&target, image);
    target.rgb.depth = 8;
    target.rgb.format = RGBA;
    *(avif_is_since_1 ? &target.rgb1.pixels : &target.rgb11.pixels) = pixels;
    *(avif_is_since_1 ? &target.rgb1.row_bytes : &target.rgb11.row_bytes) = 4 * self->width;
    return avif.avifImageYUVToRGB(image, &target);
}

void spindle_avif_close(struct SpindleAVIFReader *self) {
    if (self->decoder != NULL) avif.avifDecoderDestroy(self->decoder);
    free(self);
}

int spindle_avif_lacks_codec(int error) { return error == NO_CODEC; }
