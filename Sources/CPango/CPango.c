#include "CPango.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/mman.h>

#ifdef __APPLE__
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

#ifdef __ELF__
/* Spindle's own program has it, and ends by it; to other programs, which have not, GLib does what it always does. */
__attribute__((weak)) extern void spindle_end_without_resource(const char *what);

/* Pango makes threads for fontconfig, and GLib aborts where there is no thread to be had. */
static void end(const char *domain, GLogLevels level, const char *message, void *data) {
    char text[300];
    (void)domain, (void)level, (void)data;
    snprintf(text, sizeof text, "Pango cannot set text: %s; raise the limit on processes or memory", message);
    spindle_end_without_resource(text);
}

static void hear_of_fatal_errors(const struct SpindlePango *table) {
    enum { fatal_errors = 6 }; /* G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL */
    if (spindle_end_without_resource) table->g_log_set_handler("GLib", fatal_errors, end, NULL);
}

/* The loader does not tell a library that is missing from one that there is no memory for. All of them take half of this. */
static int has_memory_for_libraries(void) {
    enum { enough = 64 << 20 };
    void *probe = mmap(NULL, enough, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return probe != MAP_FAILED && munmap(probe, enough) == 0;
}

static void *open_library(const char *name) {
    void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL && spindle_end_without_resource && !has_memory_for_libraries()) {
        spindle_end_without_resource("out of memory: Pango, which sets text, cannot be loaded; raise the limit of memory");
    }
    return library;
}
#else
static void hear_of_fatal_errors(const struct SpindlePango *table) { (void)table; }
static void *open_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }
#endif

#define LOAD(result, name, parameters) \
    *(void **)&table->name = dlsym(library, #name); \
    if (table->name == NULL) return #name;

const char *spindle_pango_load(struct SpindlePango *table, const char *bundle) {
    void *library, *all = NULL;
    const char *file;

    if (bundle != NULL && !(all = open_library(bundle))) return bundle;
    if (!(library = all ? all : open_library(file = LIBRARY("fontconfig", "1")))) return file;
    SPINDLE_FONTCONFIG_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("freetype", "6")))) return file;
    SPINDLE_FREETYPE_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("harfbuzz", "0")))) return file;
    SPINDLE_HARFBUZZ_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("pango-1.0", "0")))) return file;
    SPINDLE_PANGO_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("pangoft2-1.0", "0")))) return file;
    SPINDLE_PANGOFT2_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("pangocairo-1.0", "0")))) return file;
    SPINDLE_PANGOCAIRO_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("cairo", "2")))) return file;
    SPINDLE_CAIRO_FUNCTIONS(LOAD)
    if (!(library = all ? all : open_library(file = LIBRARY("gobject-2.0", "0")))) return file;
    SPINDLE_GOBJECT_FUNCTIONS(LOAD)
    hear_of_fatal_errors(table);
    return NULL;
}
