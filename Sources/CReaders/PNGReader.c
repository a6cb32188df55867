#include "CReaders.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading {
    const uint8_t *next;
    size_t left;
    char *message;
    size_t messageSize;
};

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    struct reading *reading = png_get_io_ptr(png);
    if (count > reading->left) png_error(png, "the file ends too early");
    memcpy(target, reading->next, count);
    reading->next += count;
    reading->left -= count;
}

static void fail(png_structp png, png_const_charp reason) {
    struct reading *reading = png_get_error_ptr(png);
    snprintf(reading->message, reading->messageSize, "%s", reason);
    longjmp(png_jmpbuf(png), 1);
}

/* Programs that write odd but readable files are many. */
static void ignore(png_structp png, png_const_charp reason) {
    (void)png, (void)reason;
}

int spindle_read_png(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
    size_t messageSize) {
    struct reading reading = {bytes, count, message, messageSize};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    png_bytep *volatile rows = NULL;

    snprintf(message, messageSize, "there is no memory for it");
    if (info == NULL) {
        png_destroy_read_struct(&png, NULL, NULL);
        return 1;
    }
    if (setjmp(png_jmpbuf(png))) {
        free(rows);
        png_destroy_read_struct(&png, &info, NULL);
        return 1;
    }
    png_set_read_fn(png, &reading, read_bytes);
    png_set_user_limits(png, width, height);
    /* Texts and profiles can be bombs of their own; none of them is looked at. */
    png_set_chunk_malloc_max(png, 1 << 20);
    png_set_chunk_cache_max(png, 16);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "its size is not what it says");
    }
    /* No gamma and no profile: the numbers stay what they are. */
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "its pixels are of an unknown kind");
    rows = malloc(height * sizeof(png_bytep));
    if (rows == NULL) png_error(png, "there is no memory for it");
    for (uint32_t y = 0; y < height; y++) rows[y] = pixels + (size_t)y * width * 4;
    png_read_image(png, rows);
    png_read_end(png, NULL);
    free(rows);
    /* What is transparent has no color. */
    for (size_t pixel = 0; pixel < (size_t)width * height; pixel++) {
        if (pixels[4 * pixel + 3] == 0) memset(pixels + 4 * pixel, 0, 4);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
}
