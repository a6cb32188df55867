#ifndef SPINDLE_SHA_H
#define SPINDLE_SHA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Takes blocks of 64 bytes into the eight words of a SHA-256 state, with the processor's own instructions for it. False,
 * and nothing is done, where it has none. */
bool spindle_sha256(uint32_t *state, const uint8_t *bytes, size_t blocks);

/* The 64 words that the rounds add. */
const uint32_t *spindle_sha256_constants(void);

#endif
