/* Arithmetic that WebAssembly has no instructions for, exact or correctly rounded: the same bits as everywhere. */
#include "runtime.h"

static uint64_t bits_of(double x) {
    uint64_t bits;
    __builtin_memcpy(&bits, &x, 8);
    return bits;
}

static double from_bits(uint64_t bits) {
    double x;
    __builtin_memcpy(&x, &bits, 8);
    return x;
}

/* A whole number of 128 bits. */
typedef struct { uint64_t high, low; } Wide;

static Wide multiplied(uint64_t a, uint64_t b) {
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
    uint64_t middle = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
    return (Wide){hh + (lh >> 32) + (hl >> 32) + (middle >> 32), middle << 32 | (uint32_t)ll};
}

/* What the compiler calls for products of 128 bits. */
void __multi3(Wide *result, uint64_t al, uint64_t ah, uint64_t bl, uint64_t bh) {
    Wide low = multiplied(al, bl);
    uint64_t high = low.high + al * bh + ah * bl;
    /* The low half comes first in memory. */
    uint64_t halves[2] = {low.low, high};
    __builtin_memcpy(result, halves, 16);
}

/* Shifted to the right; the lowest bit says whether a bit that is gone was set. */
static Wide shifted(Wide a, int count) {
    if (count == 0) return a;
    if (count >= 128) return (Wide){0, (a.high | a.low) != 0};
    uint64_t lost;
    Wide result;
    if (count >= 64) {
        int rest = count - 64;
        lost = a.low | (rest ? a.high << (64 - rest) : 0);
        result = (Wide){0, rest ? a.high >> rest : a.high};
    } else {
        lost = a.low << (64 - count);
        result = (Wide){a.high >> count, a.high << (64 - count) | a.low >> count};
    }
    result.low |= lost != 0;
    return result;
}

static Wide shifted_left(Wide a, int count) {
    if (count == 0) return a;
    if (count >= 64) return (Wide){a.low << (count - 64), 0};
    return (Wide){a.high << count | a.low >> (64 - count), a.low << count};
}

static int leading_zeros(Wide a) {
    return a.high ? __builtin_clzll(a.high) : a.low ? 64 + __builtin_clzll(a.low) : 128;
}

/* The significand and the exponent of a number that is finite and not 0: x = significand × 2^exponent. */
static uint64_t fraction_of(double x, int *exponent) {
    uint64_t bits = bits_of(x), fraction = bits & 0xFFFFFFFFFFFFFull;
    int field = bits >> 52 & 0x7FF;
    *exponent = (field ? field : 1) - 1075;
    return field ? fraction | 1ull << 52 : fraction;
}

/* a × 2^exponent, rounded to the nearest, to even where two are as near; the lowest bit of `a` may stand for all below. */
static double rounded(int isNegative, Wide a, int exponent) {
    uint64_t sign = (uint64_t)isNegative << 63;
    int zeros = leading_zeros(a);
    if (zeros == 128) return from_bits(sign);
    a = shifted_left(a, zeros);
    exponent -= zeros;
    /* The highest bit is bit 127 now; 53 are kept, or fewer of a subnormal number. */
    int field = exponent + 127 + 1023, kept = 53;
    if (field <= 0) {
        kept += field - 1;
        field = 0;
    }
    if (field >= 0x7FF) return from_bits(sign | 0x7FFull << 52);
    if (kept < 0) return from_bits(sign);
    Wide lost = kept == 0 ? a : shifted_left(a, kept);
    uint64_t fraction = kept == 0 ? 0 : a.high >> (64 - kept);
    int isMore = lost.high > 1ull << 63 || (lost.high == 1ull << 63 && lost.low != 0);
    int isHalf = lost.high == 1ull << 63 && lost.low == 0;
    fraction += isMore || (isHalf && (fraction & 1));
    /* A carry goes on into the exponent, and is right there. */
    uint64_t bits = field ? ((uint64_t)(field - 1) << 52) + fraction : fraction;
    return from_bits(sign | bits);
}

double fma(double x, double y, double z) {
    if (z - z != 0 && x - x == 0 && y - y == 0) return z;
    if (x == 0 || y == 0 || x - x != 0 || y - y != 0 || z - z != 0) return x * y + z;
    if (z == 0) return x * y;
    int xe, ye, ze;
    Wide product = multiplied(fraction_of(x, &xe), fraction_of(y, &ye));
    int isNegative = (bits_of(x) ^ bits_of(y)) >> 63, exponent = xe + ye;
    Wide other = {0, fraction_of(z, &ze)};
    int isOtherNegative = bits_of(z) >> 63;
    /* Both with the highest bit at 125, so that their sum fits, and what is lost of the smaller one is far below. */
    int zeros = leading_zeros(product) - 2;
    product = shifted_left(product, zeros);
    exponent -= zeros;
    zeros = leading_zeros(other) - 2;
    other = shifted_left(other, zeros);
    ze -= zeros;
    if (exponent >= ze) {
        other = shifted(other, exponent - ze);
    } else {
        product = shifted(product, ze - exponent);
        exponent = ze;
    }
    if (isNegative == isOtherNegative) {
        uint64_t low = product.low + other.low;
        return rounded(isNegative, (Wide){product.high + other.high + (low < product.low), low}, exponent);
    }
    if (product.high < other.high || (product.high == other.high && product.low < other.low)) {
        Wide swapped = product;
        product = other;
        other = swapped;
        isNegative = isOtherNegative;
    }
    Wide difference = {product.high - other.high - (product.low < other.low), product.low - other.low};
    if (!difference.high && !difference.low) return 0.0;
    return rounded(isNegative, difference, exponent);
}

/* Halfway cases away from 0. */
double round(double x) {
    double whole = __builtin_trunc(x);
    return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : __builtin_copysign(whole, x);
}

/* The remainder of x / y that is as near to 0 as it can be below y, with the sign of x; and whether the quotient is odd. */
static double remainder_of(double x, double y, int *isOdd) {
    if (y == 0 || x - x != 0 || y != y) return (x * y) / (x * y);
    *isOdd = 0;
    if (x == 0 || y - y != 0) return x;
    int xe, ye;
    uint64_t a = fraction_of(x, &xe), b = fraction_of(y, &ye);
    int shift = __builtin_clzll(b);
    b <<= shift, ye -= shift;
    shift = __builtin_clzll(a);
    a <<= shift, xe -= shift;
    if (xe < ye) return x;
    /* One bit of the quotient at a time; a carry beyond 64 bits is a 1 as well. */
    int carry = 0;
    for (;;) {
        *isOdd = carry || a >= b;
        if (*isOdd) a -= b;
        if (xe == ye) break;
        carry = a >> 63;
        a <<= 1;
        xe--;
    }
    return rounded(bits_of(x) >> 63, (Wide){0, a}, ye);
}

double fmod(double x, double y) {
    int isOdd;
    return remainder_of(x, y, &isOdd);
}

/* With the quotient rounded to the nearest, to even where two are as near. */
double remainder(double x, double y) {
    int isOdd = 0;
    double rest = remainder_of(x, y, &isOdd);
    if (rest != rest || y - y != 0) return rest;
    double size = __builtin_fabs(rest), limit = __builtin_fabs(y);
    /* Exact wherever the rest is at least half of the limit, and larger than the rest elsewhere. */
    double other = limit - size;
    int isFarther = size > other || (size == other && isOdd);
    return isFarther ? (bits_of(rest) >> 63 ? other : -other) : rest;
}
