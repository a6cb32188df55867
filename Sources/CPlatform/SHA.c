#include "SHA.h"

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

const uint32_t *spindle_sha256_constants(void) { return constants; }

#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>
#include <stdatomic.h>

static bool has_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid_count(1, 0, &a, &b, &c, &d)) return false;
    bool shuffles = c & bit_SSSE3, blends = c & bit_SSE4_1;
    return shuffles && blends && __get_cpuid_count(7, 0, &a, &b, &c, &d) && b & bit_SHA;
}

__attribute__((target("sha,sse4.1,ssse3"))) static void mix(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
    /* The instructions want the words a, b, e, f and c, d, g, h together, the first one highest. */
    __m128i abcd = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0x1b);
    __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
    __m128i abef = _mm_unpackhi_epi64(efgh, abcd), cdgh = _mm_unpacklo_epi64(efgh, abcd);
    for (; blocks > 0; blocks--, bytes += 64) {
        __m128i words[4], before[2] = {abef, cdgh};
        for (int i = 0; i < 4; i++)
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), big_endian);
        /* Four rounds each; words are the last sixteen, in a ring. */
        for (int i = 0; i < 16; i++) {
            __m128i now = words[i & 3];
            if (i >= 4) {
                __m128i last = words[(i + 3) & 3];
                now = _mm_sha256msg1_epu32(now, words[(i + 1) & 3]);
                now = _mm_add_epi32(now, _mm_alignr_epi8(last, words[(i + 2) & 3], 4));
                now = words[i & 3] = _mm_sha256msg2_epu32(now, last);
            }
            now = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
            cdgh = _mm_sha256rnds2_epu32(cdgh, abef, now);
            abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(now, 0x0e));
        }
        abef = _mm_add_epi32(abef, before[0]);
        cdgh = _mm_add_epi32(cdgh, before[1]);
    }
    abcd = _mm_shuffle_epi32(_mm_unpackhi_epi64(cdgh, abef), 0x1b);
    efgh = _mm_shuffle_epi32(_mm_unpacklo_epi64(cdgh, abef), 0x1b);
    _mm_storeu_si128((__m128i *)state, abcd);
    _mm_storeu_si128((__m128i *)(state + 4), efgh);
}

bool spindle_sha256(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    /* Asked once: on a virtual machine, the answer comes from its host, and takes as long as kilobytes do. */
    static atomic_int known = 0;
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (answer == 0) {
        answer = has_instructions() ? 1 : -1;
        atomic_store_explicit(&known, answer, memory_order_relaxed);
    }
    if (answer < 0) return false;
    mix(state, bytes, blocks);
    return true;
}

#else

bool spindle_sha256(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    (void)state, (void)bytes, (void)blocks;
    return false;
}

#endif
