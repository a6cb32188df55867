#ifndef SPINDLE_CREADERS_H
#define SPINDLE_CREADERS_H

#include <stddef.h>
#include <stdint.h>

/* Pictures as libpng, libjpeg, giflib and libwebp read them. They leave by long jumps or keep state of their own, which Swift must not
 * see. */

/* Reads the one picture of a PNG file into `pixels`: straight RGBA, 8 bits a channel, rows from top to bottom without gaps.
 * The file has to have this width and height. Returns 0, or 1 with the reason in `message`. */
int spindle_read_png(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
    size_t messageSize);

/* The same of a JPEG file in gray, in red, green and blue, or in their differences; all pixels are opaque. What is guessed because data is
 * missing is an error. */
int spindle_read_jpeg(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
    size_t messageSize);

/* What a WebP file says of itself, and where in it a color profile is, if that has a size. */
struct spindle_webp_facts {
    uint32_t width, height;
    int is_animation;
    /* 0 for no end. */
    uint32_t plays;
    size_t profile_start, profile_size;
};

/* Hands the delay of each frame, in milliseconds, to `take`, which ends that where it returns 0. Returns 0 for a file that is broken or
 * ends too early. */
int spindle_scan_webp(
    const uint8_t *bytes, size_t count, struct spindle_webp_facts *facts, void *context,
    int (*take)(void *context, int delay));

/* Hands each frame of a WebP as it is shown to `take`: straight RGBA of the size that the facts say. It ends the reading where it returns
 * 0. Returns 0 where not all frames were taken. */
int spindle_read_webp(
    const uint8_t *bytes, size_t count, void *context, int (*take)(void *context, const uint8_t *pixels));

/* One picture of a GIF: a part of the screen, and what becomes of it. */
struct spindle_gif_frame {
    int left, top, width, height;
    int disposal, transparent, delay;
    /* Numbers of colors, width * height of them. */
    const uint8_t *numbers;
    /* Red, green and blue of each color. */
    const uint8_t *colors;
    int colorCount;
};

/* Hands each picture of a GIF to `take`, which ends the reading where it returns 0. Returns 0, or 1 with the reason in
 * `message`. No picture may have more pixels than `mostPixels`. */
int spindle_read_gif(
    const uint8_t *bytes, size_t count, size_t mostPixels, void *context,
    int (*take)(void *context, const struct spindle_gif_frame *frame), char *message, size_t messageSize);

/* What is drawn of a Lottie file, and what that may take. */
struct spindle_lottie {
    /* Ends with a zero. */
    const char *json;
    uint32_t width, height;
    /* The numbers of the frames. */
    const uint32_t *frames;
    size_t count;
    size_t bytes;
    unsigned seconds;
};

enum {
    SPINDLE_LOTTIE_DONE = 0,
    SPINDLE_LOTTIE_MISSING = 1,
    SPINDLE_LOTTIE_BROKEN = 2,
    SPINDLE_LOTTIE_TIME = 3,
    SPINDLE_LOTTIE_MEMORY = 4,
    SPINDLE_LOTTIE_FAILED = 5
};

/* Draws frames with rlottie in a process of its own: what that does to itself, it does to nobody else. Each frame is handed
 * to `take`: premultiplied blue, green, red, alpha. To be called before there are other threads. */
int spindle_draw_lottie(
    const struct spindle_lottie *lottie, void *context,
    int (*take)(void *context, size_t index, const uint8_t *pixels));

#endif
