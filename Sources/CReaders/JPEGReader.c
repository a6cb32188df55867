#include "CReaders.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* More passes than any encoder makes: a small file of very many would take hours. */
enum { MOST_SCANS = 500 };

struct failing {
    struct jpeg_error_mgr manager;
    jmp_buf start;
    char *message;
    size_t messageSize;
};

static void fail(j_common_ptr jpeg) {
    struct failing *failing = (struct failing *)jpeg->err;
    char reason[JMSG_LENGTH_MAX];
    jpeg->err->format_message(jpeg, reason);
    snprintf(failing->message, failing->messageSize, "%s", reason);
    longjmp(failing->start, 1);
}

/* Warnings about what costs no pixels are many; any other one says that pixels are guessed. */
static void warn(j_common_ptr jpeg, int level) {
    if (level >= 0) return;
    switch (jpeg->err->msg_code) {
    case JWRN_ADOBE_XFORM:
    case JWRN_BOGUS_ICC:
    case JWRN_EXTRANEOUS_DATA:
    case JWRN_JFIF_MAJOR:
        return;
    default:
        fail(jpeg);
    }
}

static void progress(j_common_ptr jpeg) {
    struct failing *failing = (struct failing *)jpeg->err;
    if (!jpeg->is_decompressor || ((j_decompress_ptr)jpeg)->input_scan_number <= MOST_SCANS) return;
    snprintf(failing->message, failing->messageSize, "it has more than %d passes", MOST_SCANS);
    longjmp(failing->start, 1);
}

int spindle_read_jpeg(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, char *message,
    size_t messageSize) {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_progress_mgr passes = {.progress_monitor = progress};
    struct failing failing = {.message = message, .messageSize = messageSize};

    memset(&jpeg, 0, sizeof jpeg);
    jpeg.err = jpeg_std_error(&failing.manager);
    failing.manager.error_exit = fail;
    failing.manager.emit_message = warn;
    if (setjmp(failing.start)) {
        jpeg_destroy_decompress(&jpeg);
        return 1;
    }
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &passes;
    jpeg_mem_src(&jpeg, bytes, (unsigned long)count);
    jpeg_read_header(&jpeg, TRUE);
    if (jpeg.image_width != width || jpeg.image_height != height) {
        snprintf(message, messageSize, "its size is not what it says");
        longjmp(failing.start, 1);
    }
    /* Colors that need a fourth one were refused before; the library refuses them as well. */
    jpeg.out_color_space = JCS_EXT_RGBA;
    jpeg_start_decompress(&jpeg);
    while (jpeg.output_scanline < height) {
        JSAMPROW row = pixels + (size_t)jpeg.output_scanline * width * 4;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return 0;
}
