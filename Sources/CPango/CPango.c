#include "CPango.h"

#include <dlfcn.h>
#include <stddef.h>

#ifdef __APPLE__
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

static void *open_library(const char *name) { return dlopen(name, RTLD_NOW | RTLD_LOCAL); }

#define LOAD(result, name, parameters) \
    *(void **)&table->name = dlsym(library, #name); \
    if (table->name == NULL) return #name;

const char *spindle_pango_load(struct SpindlePango *table) {
    void *library;
    const char *file;

    if (!(library = open_library(file = LIBRARY("fontconfig", "1")))) return file;
    SPINDLE_FONTCONFIG_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("freetype", "6")))) return file;
    SPINDLE_FREETYPE_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("harfbuzz", "0")))) return file;
    SPINDLE_HARFBUZZ_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("pango-1.0", "0")))) return file;
    SPINDLE_PANGO_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("pangoft2-1.0", "0")))) return file;
    SPINDLE_PANGOFT2_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("pangocairo-1.0", "0")))) return file;
    SPINDLE_PANGOCAIRO_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("cairo", "2")))) return file;
    SPINDLE_CAIRO_FUNCTIONS(LOAD)
    if (!(library = open_library(file = LIBRARY("gobject-2.0", "0")))) return file;
    SPINDLE_GOBJECT_FUNCTIONS(LOAD)
    return NULL;
}
