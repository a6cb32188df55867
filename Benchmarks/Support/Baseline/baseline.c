#include "baseline.h"

#include <cairo.h>
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const double pi = 3.14159265358979323846;

// One coordinate of cubic-bezier(0.4, 0, 0.2, 1), the curve of every track, as a polynomial in t.
static double polynomial(double p1, double p2, double t) {
    const double c = 3 * p1, b = 3 * (p2 - p1) - c, a = 1 - c - b;
    return ((a * t + b) * t + c) * t;
}

static double slope(double p1, double p2, double t) {
    const double c = 3 * p1, b = 3 * (p2 - p1) - c, a = 1 - c - b;
    return (3 * a * t + 2 * b) * t + c;
}

static double eased(double x) {
    const double x1 = 0.4, y1 = 0, x2 = 0.2, y2 = 1, tolerance = 1e-7;
    if (x <= 0) return 0;
    if (x >= 1) return 1;
    double t = x;
    for (int i = 0; i < 8; i++) {
        const double error = polynomial(x1, x2, t) - x;
        if (fabs(error) < tolerance) return polynomial(y1, y2, t);
        const double d = slope(x1, x2, t);
        if (fabs(d) < 1e-6) break;
        t -= error / d;
    }
    double low = 0, high = 1;
    t = x;
    while (low < high) {
        const double here = polynomial(x1, x2, t);
        if (fabs(here - x) < tolerance) break;
        if (here < x) low = t; else high = t;
        t = (low + high) / 2;
    }
    return polynomial(y1, y2, t);
}

static baseline_arc arc_at(double milliseconds) {
    double head = 1520 * milliseconds / 5400, tail = head - 20;
    for (int cycle = 0; cycle < 4; cycle++) {
        head += 250 * eased((milliseconds - 1350 * cycle) / 667);
        tail += 250 * eased((milliseconds - 1350 * cycle - 667) / 667);
    }
    return (baseline_arc){tail, head - tail};
}

void baseline_ease(int count, double *values) {
    for (int i = 0; i < count; i++) values[i] = eased((double)i / count);
}

void baseline_curve(int count, baseline_arc *arcs) {
    for (int i = 0; i < count; i++) arcs[i] = arc_at(5400.0 * i / count);
}

// Frame `index` of one loop spread over `count` frames.
static void stroke_frame(cairo_t *context, int index, int count, int size) {
    const baseline_arc arc = arc_at(5400.0 * index / count);
    const double width = size / 12.0, start = (arc.start - 90) * pi / 180;
    cairo_set_source_rgb(context, 0x0A / 255.0, 0x6E / 255.0, 0xD1 / 255.0);
    cairo_set_line_width(context, width);
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
    cairo_arc(context, size / 2.0, size / 2.0, (size - width) / 2, start, start + arc.sweep * pi / 180);
    cairo_stroke(context);
}

static void clear(cairo_t *context) {
    cairo_save(context);
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR);
    cairo_paint(context);
    cairo_restore(context);
}

typedef struct {
    cairo_surface_t *surface;
    cairo_t *context;
} canvas;

static canvas canvas_create(int width, int height) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    return (canvas){surface, cairo_create(surface)};
}

static void canvas_destroy(canvas it) {
    cairo_destroy(it.context);
    cairo_surface_destroy(it.surface);
}

// The bytes of a file go where a program would keep them, as in our own memory sink.
typedef struct {
    unsigned char *bytes;
    size_t count, capacity, total;
} memory_file;

static cairo_status_t append(void *closure, const unsigned char *data, unsigned int length) {
    memory_file *file = closure;
    if (file->count + length > file->capacity) {
        const size_t capacity = 2 * (file->count + length);
        unsigned char *bytes = realloc(file->bytes, capacity);
        if (!bytes) return CAIRO_STATUS_NO_MEMORY;
        file->bytes = bytes;
        file->capacity = capacity;
    }
    memcpy(file->bytes + file->count, data, length);
    file->count += length;
    return CAIRO_STATUS_SUCCESS;
}

static void encode(cairo_surface_t *surface, memory_file *file) {
    file->count = 0;
    cairo_surface_write_to_png_stream(surface, append, file);
    file->total += file->count;
}

void baseline_raster(int size) {
    const canvas it = canvas_create(size, size);
    for (int i = 0; i < baseline_frame_count; i++) {
        clear(it.context);
        stroke_frame(it.context, i, baseline_frame_count, size);
    }
    canvas_destroy(it);
}

struct baseline_frames {
    canvas frames[baseline_frame_count];
};

baseline_frames *baseline_frames_create(int size) {
    baseline_frames *all = malloc(sizeof *all);
    if (!all) return NULL;
    for (int i = 0; i < baseline_frame_count; i++) {
        all->frames[i] = canvas_create(size, size);
        stroke_frame(all->frames[i].context, i, baseline_frame_count, size);
    }
    return all;
}

void baseline_frames_destroy(baseline_frames *all) {
    for (int i = 0; i < baseline_frame_count; i++) canvas_destroy(all->frames[i]);
    free(all);
}

size_t baseline_encode(const baseline_frames *all) {
    memory_file file = {0};
    for (int i = 0; i < baseline_frame_count; i++) encode(all->frames[i].surface, &file);
    free(file.bytes);
    return file.total;
}

size_t baseline_pipeline(int size) {
    const canvas it = canvas_create(size, size);
    memory_file file = {0};
    for (int i = 0; i < baseline_frame_count; i++) {
        clear(it.context);
        stroke_frame(it.context, i, baseline_frame_count, size);
        encode(it.surface, &file);
    }
    canvas_destroy(it);
    free(file.bytes);
    return file.total;
}

static canvas sheet_create(int size) {
    const int columns = baseline_sheet_columns, rows = baseline_frame_count / columns;
    const canvas it = canvas_create(columns * size, rows * size);
    for (int i = 0; i < baseline_frame_count; i++) {
        cairo_save(it.context);
        cairo_translate(it.context, i % columns * size, i / columns * size);
        stroke_frame(it.context, i, baseline_frame_count, size);
        cairo_restore(it.context);
    }
    return it;
}

size_t baseline_sheet(int size) {
    const canvas it = sheet_create(size);
    memory_file file = {0};
    encode(it.surface, &file);
    canvas_destroy(it);
    free(file.bytes);
    return file.total;
}

// "FOLDER/spinner-007.png"; false where there is no room for it.
static bool frame_path(char *path, size_t room, const char *folder, int index) {
    const int length = snprintf(path, room, "%s/spinner-%03d.png", folder, index);
    return length > 0 && (size_t)length < room;
}

bool baseline_write_frames(int count, int size, const char *folder) {
    const canvas it = canvas_create(size, size);
    char path[4096];
    bool done = true;
    for (int i = 0; i < count && done; i++) {
        clear(it.context);
        stroke_frame(it.context, i, count, size);
        done = frame_path(path, sizeof path, folder, i)
            && cairo_surface_write_to_png(it.surface, path) == CAIRO_STATUS_SUCCESS;
    }
    canvas_destroy(it);
    return done;
}

bool baseline_write_sheet(int size, const char *folder) {
    const canvas it = sheet_create(size);
    char path[4096];
    const bool done = frame_path(path, sizeof path, folder, 0)
        && cairo_surface_write_to_png(it.surface, path) == CAIRO_STATUS_SUCCESS;
    canvas_destroy(it);
    return done;
}

bool baseline_write_nothing(int count, const char *folder) {
    static const char bytes[1536];
    char path[4096];
    for (int i = 0; i < count; i++) {
        if (!frame_path(path, sizeof path, folder, i)) return false;
        const int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (file < 0) return false;
        const bool whole = write(file, bytes, sizeof bytes) == sizeof bytes;
        if (close(file) != 0 || !whole) return false;
    }
    return true;
}

static bool copy_file(const char *from, const char *to) {
    FILE *const source = fopen(from, "rb");
    if (!source) return false;
    memory_file file = {0};
    unsigned char part[1 << 16];
    size_t length;
    bool done = true;
    while (done && (length = fread(part, 1, sizeof part, source)) > 0)
        done = append(&file, part, length) == CAIRO_STATUS_SUCCESS;
    done = done && !ferror(source);
    fclose(source);
    const int target = done ? open(to, O_WRONLY | O_CREAT | O_EXCL, 0666) : -1;
    if (target >= 0) {
        done = write(target, file.bytes, file.count) == (ssize_t)file.count;
        done = close(target) == 0 && done;
    }
    free(file.bytes);
    return done && target >= 0;
}

bool baseline_copy_files(const char *source, const char *folder) {
    DIR *const files = opendir(source);
    if (!files) return false;
    bool done = true;
    const struct dirent *file;
    while (done && (file = readdir(files))) {
        if (file->d_name[0] == '.') continue;
        char from[4096], to[4096];
        const int longest = snprintf(from, sizeof from, "%s/%s", source, file->d_name);
        const int length = snprintf(to, sizeof to, "%s/%s", folder, file->d_name);
        done = longest > 0 && (size_t)longest < sizeof from && length > 0 && (size_t)length < sizeof to
            && copy_file(from, to);
    }
    closedir(files);
    return done;
}
