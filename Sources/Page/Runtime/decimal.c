/* Numbers from decimal text, correctly rounded: the bits that every other reader gets. */
#include "runtime.h"

enum { DIGITS = 800 }; /* A number halfway between two that can be kept has at most 767. */

/* 0.d₀d₁d₂… × 10^point. */
typedef struct {
    unsigned char digits[DIGITS + 32];
    int count, point, isCut; /* Cut: digits were left out, not all of them 0. */
} Decimal;

static void trim(Decimal *a) {
    if (a->count > DIGITS) {
        for (int i = DIGITS; i < a->count; i++) a->isCut |= a->digits[i] != 0;
        a->count = DIGITS;
    }
    while (a->count && !a->digits[a->count - 1]) a->count--;
    if (!a->count) a->point = 0;
}

/* Divides by 2^bits, with at most 59 bits. */
static void halve(Decimal *a, int bits) {
    uint64_t rest = 0, mask = (1ull << bits) - 1;
    int read = 0, written = 0;
    for (; rest >> bits == 0; read++) {
        if (read >= a->count && rest == 0) {
            a->count = 0;
            return;
        }
        rest = rest * 10 + (read < a->count ? a->digits[read] : 0);
    }
    a->point -= read - 1;
    while (rest || read < a->count) {
        int digit = (int)(rest >> bits);
        if (written < DIGITS) a->digits[written++] = (unsigned char)digit;
        else a->isCut |= digit != 0;
        rest = (rest & mask) * 10 + (read < a->count ? a->digits[read] : 0);
        read++;
        if (!(rest || read < a->count)) break;
    }
    a->count = written;
    trim(a);
}

/* Multiplies by 2^bits, with at most 59 bits. */
static void dbl(Decimal *a, int bits) {
    unsigned char product[DIGITS + 32];
    int start = DIGITS + 32;
    uint64_t carry = 0;
    for (int i = a->count - 1; i >= 0 || carry; i--) {
        if (i >= 0) carry += (uint64_t)a->digits[i] << bits;
        product[--start] = (unsigned char)(carry % 10);
        carry /= 10;
    }
    int count = DIGITS + 32 - start;
    a->point += count - a->count;
    __builtin_memcpy(a->digits, product + start, count);
    a->count = count;
    trim(a);
}

/* The whole part, rounded to the nearest, to even where two are as near. */
static uint64_t whole(const Decimal *a) {
    uint64_t n = 0;
    int i = 0;
    for (; i < a->point; i++) n = n * 10 + (i < a->count ? a->digits[i] : 0);
    if (a->point < 0 || a->point >= a->count) return n;
    int isHalf = a->digits[a->point] == 5 && a->point + 1 == a->count && !a->isCut;
    return n + (isHalf ? (n & 1) : a->digits[a->point] >= 5);
}

static double value(Decimal *a) {
    if (!a->count || a->point < -330) return 0;
    if (a->point > 310) return __builtin_inf();
    int exponent = 0;
    while (a->point > 0) {
        int bits = a->point > 17 ? 59 : 3;
        halve(a, bits);
        exponent += bits;
    }
    while (a->point < 0 || (a->point == 0 && a->digits[0] < 5)) {
        int bits = a->point < -17 ? 56 : 1;
        dbl(a, bits);
        exponent -= bits;
    }
    /* Now it is in 0.5 ..< 1, times 2^exponent. Subnormal numbers have fewer bits. */
    int bits = exponent < -1021 ? 53 + exponent + 1021 : 53;
    if (bits < 0) return 0;
    dbl(a, bits);
    double result = (double)whole(a);
    for (exponent -= bits; exponent > 0; exponent--) result *= 2;
    /* Exact, for the bits that a subnormal number has not were left out before. */
    for (; exponent < 0; exponent++) result /= 2;
    return result;
}

/* Reads a decimal number; the end of it, or nil where there is none. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
    const char *place = text;
    int isNegative = *place == '-';
    if (*place == '-' || *place == '+') place++;
    Decimal a;
    a.count = a.point = a.isCut = 0;
    int isAfterPoint = 0, hasDigits = 0;
    for (;; place++) {
        if (*place == '.' && !isAfterPoint) {
            isAfterPoint = 1;
            continue;
        }
        if (*place < '0' || *place > '9') break;
        hasDigits = 1;
        int digit = *place - '0';
        if (a.count == 0 && digit == 0) {
            a.point -= isAfterPoint;
            continue;
        }
        if (a.count < DIGITS) a.digits[a.count++] = (unsigned char)digit;
        else a.isCut |= digit != 0;
        a.point += !isAfterPoint;
    }
    if (!hasDigits) return 0;
    if (*place == 'e' || *place == 'E') {
        const char *end = place + 1;
        int isBelow = *end == '-', exponent = 0;
        if (*end == '-' || *end == '+') end++;
        if (*end >= '0' && *end <= '9') {
            for (; *end >= '0' && *end <= '9'; end++)
                if (exponent < 100000000) exponent = exponent * 10 + *end - '0';
            a.point += isBelow ? -exponent : exponent;
            place = end;
        }
    }
    trim(&a);
    double size = value(&a);
    *result = isNegative ? -size : size;
    return place;
}
