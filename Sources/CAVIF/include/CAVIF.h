#ifndef SPINDLE_CAVIF_H
#define SPINDLE_CAVIF_H

/* What AVIF needs of libavif, loaded when the first one is read or written: it brings whole video encoders, and many machines
 * have none of it. Its structures grow from version to version, so only versions are used whose structures are known. */

#include <stddef.h>
#include <stdint.h>

/* What libavif there is. */
enum SpindleAVIFState { SPINDLE_AVIF_READY = 0, SPINDLE_AVIF_MISSING = 1, SPINDLE_AVIF_UNKNOWN = 2 };

/* Loads the library, at the first call. */
enum SpindleAVIFState spindle_avif_state(void);

/* Its version, and those of its encoders, once it is ready or unknown; else an empty text. */
const char *spindle_avif_version(void);

/* An encoder of lossless frames, in units of 1/timescale s; NULL where there is no memory. The slower, the smaller: 10 is fastest.
 * Pixels are those of sRGB, or of Display P3. */
struct SpindleAVIF *spindle_avif_begin(int width, int height, uint32_t timescale, int speed, int is_p3);

/* Takes straight red, green, blue and alpha of each pixel. Returns 0, or what libavif calls the error. */
int spindle_avif_add(struct SpindleAVIF *encoder, const uint8_t *pixels, uint64_t duration, int is_only);

/* Makes the file, which is there until the encoder ends. Returns as spindle_avif_add. */
int spindle_avif_finish(struct SpindleAVIF *encoder, const uint8_t **bytes, size_t *count);

void spindle_avif_end(struct SpindleAVIF *encoder);

/* What an AVIF file says of itself, once its boxes are read; pixels are not. */
struct SpindleAVIFFacts {
    uint32_t width, height;
    int count;
    /* Code points of the colors: ISO 23091-2, 8.1 and 8.2. */
    int primaries, transfer;
    /* The color profile, which is there until the reader ends. */
    const uint8_t *profile;
    size_t profile_size;
    /* The part that is shown, as numerators and denominators of its width and height, and of how far its middle is right of and below that
     * of the picture; all 0 for the whole. */
    uint32_t aperture[8];
    /* Quarter turns against the clock, after that; then which sides change places: 0 for top and bottom, 1 for left and right, -1 for none. */
    int turns, mirror;
};

/* Reads the boxes of a file, which has to stay where it is until the reader ends; NULL where that fails or there is no memory, with what
 * libavif calls the error. No picture may have more pixels, unless that is 0. */
struct SpindleAVIFReader *spindle_avif_open(const uint8_t *bytes, size_t count, uint32_t most_pixels, int *error);

void spindle_avif_facts(const struct SpindleAVIFReader *reader, struct SpindleAVIFFacts *facts);

/* Returns how long a frame is shown, in milliseconds; a negative number where the file does not tell. */
double spindle_avif_delay(const struct SpindleAVIFReader *reader, int index);

/* Decodes the next frame: straight red, green, blue and alpha of each pixel, without gaps. Returns 0, what libavif calls the error, or -1
 * for a frame of another size than the facts say. */
int spindle_avif_next(struct SpindleAVIFReader *reader, uint8_t *pixels);

void spindle_avif_close(struct SpindleAVIFReader *reader);

/* Whether an error is that libavif was built without what decodes pixels. */
int spindle_avif_lacks_codec(int error);

/* What an error means. */
const char *spindle_avif_message(int error);

#endif
