#include "CReaders.h"

#include <gif_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading {
    const uint8_t *next;
    size_t left;
};

static int read_bytes(GifFileType *gif, GifByteType *target, int count) {
    struct reading *reading = gif->UserData;
    size_t part = (size_t)count < reading->left ? (size_t)count : reading->left;
    memcpy(target, reading->next, part);
    reading->next += part;
    reading->left -= part;
    return (int)part;
}

static int fail(char *message, size_t messageSize, const char *reason) {
    snprintf(message, messageSize, "%s", reason);
    return 1;
}

/* Rows of an interlaced picture come in four passes. */
static int read_rows(GifFileType *gif, uint8_t *numbers) {
    static const int starts[] = {0, 4, 2, 1}, steps[] = {8, 8, 4, 2};
    int width = gif->Image.Width, height = gif->Image.Height;
    if (!gif->Image.Interlace) {
        for (int y = 0; y < height; y++) {
            if (DGifGetLine(gif, numbers + (size_t)y * width, width) != GIF_OK) return 0;
        }
        return 1;
    }
    for (int pass = 0; pass < 4; pass++) {
        for (int y = starts[pass]; y < height; y += steps[pass]) {
            if (DGifGetLine(gif, numbers + (size_t)y * width, width) != GIF_OK) return 0;
        }
    }
    return 1;
}

static const char *read_extension(GifFileType *gif, GraphicsControlBlock *control) {
    int code;
    GifByteType *block;
    if (DGifGetExtension(gif, &code, &block) != GIF_OK) return "an extension is broken";
    if (code == GRAPHICS_EXT_FUNC_CODE && block != NULL) {
        if (DGifExtensionToGCB(block[0], block + 1, control) != GIF_OK) return "a delay is broken";
    }
    while (block != NULL) {
        if (DGifGetExtensionNext(gif, &block) != GIF_OK) return "an extension is broken";
    }
    return NULL;
}

/* Hands on the picture whose header comes next. */
static const char *read_picture(
    GifFileType *gif, size_t mostPixels, const GraphicsControlBlock *control, void *context,
    int (*take)(void *, const struct spindle_gif_frame *), int *goes_on) {
    if (DGifGetImageDesc(gif) != GIF_OK) return "the header of a picture is broken";
    GifImageDesc *image = &gif->Image;
    ColorMapObject *map = image->ColorMap ? image->ColorMap : gif->SColorMap;
    if (map == NULL) return "a picture has no colors";
    if (image->Width < 1 || image->Height < 1) return "a picture has no pixels";
    size_t pixels = (size_t)image->Width * image->Height;
    if (pixels > mostPixels) return "a picture is larger than the screen";
    uint8_t *numbers = malloc(pixels), *colors = malloc(3 * (size_t)map->ColorCount);
    const char *reason = NULL;
    if (numbers == NULL || colors == NULL) {
        reason = "there is no memory for it";
    } else if (!read_rows(gif, numbers)) {
        reason = "the pixels of a picture are broken";
    } else {
        for (int index = 0; index < map->ColorCount; index++) {
            colors[3 * index] = map->Colors[index].Red;
            colors[3 * index + 1] = map->Colors[index].Green;
            colors[3 * index + 2] = map->Colors[index].Blue;
        }
        struct spindle_gif_frame frame = {
            image->Left, image->Top, image->Width, image->Height, control->DisposalMode,
            control->TransparentColor, control->DelayTime, numbers, colors, map->ColorCount};
        *goes_on = take(context, &frame);
    }
    free(numbers);
    free(colors);
    return reason;
}

int spindle_read_gif(
    const uint8_t *bytes, size_t count, size_t mostPixels, void *context,
    int (*take)(void *context, const struct spindle_gif_frame *frame), char *message, size_t messageSize) {
    static const GraphicsControlBlock none = {DISPOSAL_UNSPECIFIED, false, 0, NO_TRANSPARENT_COLOR};
    struct reading reading = {bytes, count};
    GraphicsControlBlock control = none;
    int code = 0, goes_on = 1;
    const char *reason = NULL;
    GifFileType *gif = DGifOpen(&reading, read_bytes, &code);
    if (gif == NULL) return fail(message, messageSize, "its header is broken");
    while (goes_on && reason == NULL) {
        GifRecordType type;
        if (DGifGetRecordType(gif, &type) != GIF_OK) {
            reason = "it ends too early, or has something unknown in it";
        } else if (type == EXTENSION_RECORD_TYPE) {
            reason = read_extension(gif, &control);
        } else if (type == IMAGE_DESC_RECORD_TYPE) {
            reason = read_picture(gif, mostPixels, &control, context, take, &goes_on);
            control = none;
        } else if (type == TERMINATE_RECORD_TYPE) {
            break;
        }
    }
    DGifCloseFile(gif, &code);
    return reason == NULL ? 0 : fail(message, messageSize, reason);
}
