#ifndef SPINDLE_AVIF_LIBRARY_H
#define SPINDLE_AVIF_LIBRARY_H

/* What reading and writing share: the functions of libavif, and the structures that they have in common. */

#include "CAVIF.h"

struct Bytes { uint8_t *data; size_t size; };

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
    struct Bytes icc;
    uint16_t primaries, transfer, matrix;
};

/* What follows it: in 0.11 at once, since 1.0 after two numbers about light. */
struct Transforms {
    uint32_t flags, pixel_aspect[2], aperture[8];
    uint8_t angle, axis;
};
struct Image11 { struct Image image; struct Transforms transforms; };
struct Image1 { struct Image image; uint16_t light[2]; struct Transforms transforms; };

/* How long a frame is shown. */
struct Timing {
    uint64_t timescale;
    double start;
    uint64_t start_units;
    double duration;
    uint64_t duration_units;
};

/* The beginning of a decoder, which is the same from 0.11 on. */
struct Decoder {
    int codec, threads, source, allows_progressive, allows_incremental, ignores_exif, ignores_xmp;
    uint32_t most_pixels, longest_side, most_images, strictness;
    struct Image *image;
    int index, count, progress;
    struct Timing timing;
};

/* Pixels in red, green, blue and alpha; since 1.0 with a number of threads. */
struct RGB { uint32_t width, height, depth; int format, upsampling, downsampling, avoids_yuv, ignores_alpha, is_premultiplied, is_float; };
struct RGB11 { struct RGB rgb; uint8_t *pixels; uint32_t row_bytes; };
struct RGB1 { struct RGB rgb; int threads; uint8_t *pixels; uint32_t row_bytes; };

enum { BT709 = 1, SMPTE432 = 12, SRGB = 13, IDENTITY = 0 };

struct Functions {
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
    struct Decoder *(*avifDecoderCreate)(void);
    void (*avifDecoderDestroy)(struct Decoder *decoder);
    int (*avifDecoderSetIOMemory)(struct Decoder *decoder, const uint8_t *bytes, size_t count);
    int (*avifDecoderParse)(struct Decoder *decoder);
    int (*avifDecoderNextImage)(struct Decoder *decoder);
    int (*avifDecoderNthImageTiming)(const struct Decoder *decoder, uint32_t index, struct Timing *timing);
    void (*avifRGBImageSetDefaults)(void *rgb, const struct Image *image);
    int (*avifImageYUVToRGB)(const struct Image *image, void *rgb);
};

/* There once the state is ready. */
extern struct Functions avif;
/* Whether it is 1.x, rather than 0.11. */
extern int avif_is_since_1;

#endif
