#ifndef SPINDLE_CAVIF_H
#define SPINDLE_CAVIF_H

/* What animated AVIF needs of libavif, loaded when the first one is written: it brings whole video encoders, and many machines
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

/* What an error means. */
const char *spindle_avif_message(int error);

#endif
