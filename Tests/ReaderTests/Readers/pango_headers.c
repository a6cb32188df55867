/* Compiles only while the declarations of CPango are those of the libraries' own headers. */
#define PANGO_ENABLE_BACKEND
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>

#define SPINDLE_PANGO_HEADERS
typedef PangoWeight PangoFontWeight;
typedef cairo_font_type_t CairoFontType;
typedef cairo_content_t CairoContent;
typedef cairo_status_t CairoStatus;
typedef cairo_antialias_t CairoAntialias;
typedef cairo_hint_style_t CairoHintStyle;
typedef cairo_hint_metrics_t CairoHintMetrics;
typedef cairo_rectangle_t CairoExtents;
typedef cairo_path_t CairoPath;
typedef PangoFcFontMap PangoFcMap;
typedef PangoCairoFontMap PangoCairoMap;
typedef GLogLevelFlags GLogLevels;
typedef GLogFunc GLogHandler;
#include "CPango.h"

#include <stddef.h>

/* GLib hides this one behind a macro that keeps the type of its argument. */
#undef g_object_unref

#define DECLARE(result, name, parameters) extern result name parameters;
SPINDLE_FONTCONFIG_FUNCTIONS(DECLARE)
SPINDLE_FREETYPE_FUNCTIONS(DECLARE)
SPINDLE_HARFBUZZ_FUNCTIONS(DECLARE)
SPINDLE_PANGO_FUNCTIONS(DECLARE)
SPINDLE_PANGOFT2_FUNCTIONS(DECLARE)
SPINDLE_PANGOCAIRO_FUNCTIONS(DECLARE)
SPINDLE_CAIRO_FUNCTIONS(DECLARE)
SPINDLE_GOBJECT_FUNCTIONS(DECLARE)

_Static_assert(FcResultMatch == 0 && FcSetSystem == 0 && FcSetApplication == 1, "fontconfig");
_Static_assert(PANGO_DIRECTION_LTR == 0 && PANGO_DIRECTION_RTL == 1, "directions");
_Static_assert(PANGO_WRAP_WORD_CHAR == 2 && PANGO_ELLIPSIZE_NONE == 0 && PANGO_ELLIPSIZE_END == 3, "layout");
_Static_assert(PANGO_SCALE == 1024 && CAIRO_FONT_TYPE_FT == 1, "units");
_Static_assert(sizeof(cairo_status_t) == sizeof(int) && sizeof(cairo_content_t) == sizeof(int), "enumerations");
_Static_assert((G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL) == 6 && sizeof(GLogLevelFlags) == sizeof(int), "log levels");
_Static_assert(sizeof(PangoWeight) == sizeof(int), "weights");
_Static_assert(sizeof(PangoRectangle) == 16 && offsetof(PangoRectangle, width) == 8, "rectangle");
_Static_assert(offsetof(PangoAttribute, start_index) == 8 && offsetof(PangoAttribute, end_index) == 12, "range");
_Static_assert(offsetof(FcFontSet, fonts) == 8, "font set");
