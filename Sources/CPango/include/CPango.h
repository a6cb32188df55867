#ifndef SPINDLE_CPANGO_H
#define SPINDLE_CPANGO_H

/* What text needs of Pango, GLib, FreeType, HarfBuzz, fontconfig and Cairo, loaded when the first text is laid out.
 *
 * Linked, they and what they draw in would more than double the start of every process, with text or
 * without. Cairo is here as well, since Pango draws with the shared library, and ours may be an archive:
 * what one of the two makes is not given to the other. All of it has been in their stable interfaces for years. A test compiles these declarations
 * together with the libraries' own headers. */

#ifndef SPINDLE_PANGO_HEADERS
typedef int gboolean;
typedef unsigned int guint;
typedef int FcBool;
typedef unsigned char FcChar8;
typedef enum { FcResultMatch = 0 } FcResult;
typedef enum { FcSetSystem = 0, FcSetApplication = 1 } FcSetName;
typedef enum { PANGO_DIRECTION_LTR = 0, PANGO_DIRECTION_RTL = 1, PANGO_DIRECTION_NEUTRAL = 6 } PangoDirection;
typedef enum { PANGO_WRAP_WORD_CHAR = 2 } PangoWrapMode;
typedef enum { PANGO_ELLIPSIZE_NONE = 0, PANGO_ELLIPSIZE_END = 3 } PangoEllipsizeMode;
typedef struct FT_LibraryRec_ *FT_Library;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;
typedef struct _FcFontSet { int nfont; int sfont; FcPattern **fonts; } FcFontSet;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;
typedef struct _PangoRectangle { int x, y, width, height; } PangoRectangle;
typedef struct _PangoAttribute { const void *klass; guint start_index, end_index; } PangoAttribute;
/* Of the lowest bit: whether a line may end before a character. */
typedef struct _PangoLogAttr { guint flags; } PangoLogAttr;
/* Only passed on, never looked into. */
typedef int PangoFontWeight;
typedef int CairoFontType;
typedef int CairoContent;
typedef int CairoStatus;
typedef int CairoAntialias;
typedef int CairoHintStyle;
typedef int CairoHintMetrics;
typedef void CairoExtents;
typedef void CairoPath;
typedef void PangoFcMap;
typedef void PangoCairoMap;
typedef int GLogLevels;
typedef void (*GLogHandler)(const char *domain, GLogLevels level, const char *message, void *data);
#endif

/* F(result, name, parameters) for each function. */
#define SPINDLE_FONTCONFIG_FUNCTIONS(F) \
    F(FcConfig *, FcConfigCreate, (void)) \
    F(void, FcConfigDestroy, (FcConfig *)) \
    F(FcConfig *, FcInitLoadConfigAndFonts, (void)) \
    F(FcBool, FcConfigSetCurrent, (FcConfig *)) \
    F(void, FcConfigSetSysRoot, (FcConfig *, const FcChar8 *)) \
    F(FcBool, FcConfigAppFontAddFile, (FcConfig *, const FcChar8 *)) \
    F(FcBool, FcConfigParseAndLoadFromMemory, (FcConfig *, const FcChar8 *, FcBool)) \
    F(FcFontSet *, FcConfigGetFonts, (FcConfig *, FcSetName)) \
    F(FcResult, FcPatternGetString, (const FcPattern *, const char *, int, FcChar8 **)) \
    F(FcResult, FcPatternGetDouble, (const FcPattern *, const char *, int, double *)) \
    F(FcResult, FcPatternGetInteger, (const FcPattern *, const char *, int, int *)) \
    F(int, FcWeightToOpenType, (int))

#define SPINDLE_FREETYPE_FUNCTIONS(F) \
    F(int, FT_Init_FreeType, (FT_Library *)) \
    F(void, FT_Library_Version, (FT_Library, int *, int *, int *)) \
    F(int, FT_Done_FreeType, (FT_Library))

#define SPINDLE_HARFBUZZ_FUNCTIONS(F) \
    F(const char *, hb_version_string, (void))

#define SPINDLE_PANGO_FUNCTIONS(F) \
    F(const char *, pango_version_string, (void)) \
    F(PangoContext *, pango_font_map_create_context, (PangoFontMap *)) \
    F(PangoFont *, pango_font_map_load_font, (PangoFontMap *, PangoContext *, const PangoFontDescription *)) \
    F(PangoFontMetrics *, pango_font_get_metrics, (PangoFont *, PangoLanguage *)) \
    F(int, pango_font_metrics_get_ascent, (PangoFontMetrics *)) \
    F(int, pango_font_metrics_get_descent, (PangoFontMetrics *)) \
    F(void, pango_font_metrics_unref, (PangoFontMetrics *)) \
    F(PangoFontDescription *, pango_font_description_new, (void)) \
    F(void, pango_font_description_free, (PangoFontDescription *)) \
    F(void, pango_font_description_set_family, (PangoFontDescription *, const char *)) \
    F(void, pango_font_description_set_weight, (PangoFontDescription *, PangoFontWeight)) \
    F(void, pango_font_description_set_absolute_size, (PangoFontDescription *, double)) \
    F(PangoDirection, pango_find_base_dir, (const char *, int)) \
    F(void, pango_context_set_base_dir, (PangoContext *, PangoDirection)) \
    F(void, pango_context_set_language, (PangoContext *, PangoLanguage *)) \
    F(void, pango_context_set_round_glyph_positions, (PangoContext *, gboolean)) \
    F(PangoLanguage *, pango_language_from_string, (const char *)) \
    F(PangoAttrList *, pango_attr_list_new, (void)) \
    F(void, pango_attr_list_insert, (PangoAttrList *, PangoAttribute *)) \
    F(void, pango_attr_list_unref, (PangoAttrList *)) \
    F(PangoAttribute *, pango_attr_letter_spacing_new, (int)) \
    F(PangoAttribute *, pango_attr_insert_hyphens_new, (gboolean)) \
    F(PangoAttribute *, pango_attr_font_features_new, (const char *)) \
    F(PangoLayout *, pango_layout_new, (PangoContext *)) \
    F(void, pango_layout_set_text, (PangoLayout *, const char *, int)) \
    F(void, pango_layout_set_font_description, (PangoLayout *, const PangoFontDescription *)) \
    F(void, pango_layout_set_attributes, (PangoLayout *, PangoAttrList *)) \
    F(void, pango_layout_set_width, (PangoLayout *, int)) \
    F(void, pango_layout_set_height, (PangoLayout *, int)) \
    F(void, pango_layout_set_wrap, (PangoLayout *, PangoWrapMode)) \
    F(void, pango_layout_set_ellipsize, (PangoLayout *, PangoEllipsizeMode)) \
    F(void, pango_layout_set_auto_dir, (PangoLayout *, gboolean)) \
    F(int, pango_layout_get_line_count, (PangoLayout *)) \
    F(PangoLayoutLine *, pango_layout_get_line_readonly, (PangoLayout *, int)) \
    F(const PangoLogAttr *, pango_layout_get_log_attrs_readonly, (PangoLayout *, int *)) \
    F(int, pango_layout_line_get_start_index, (PangoLayoutLine *)) \
    F(gboolean, pango_layout_is_ellipsized, (PangoLayout *)) \
    F(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *)) \
    F(void, pango_layout_line_get_extents, (PangoLayoutLine *, PangoRectangle *, PangoRectangle *))

#define SPINDLE_PANGOFT2_FUNCTIONS(F) \
    F(void, pango_fc_font_map_set_config, (PangoFcMap *, FcConfig *))

#define SPINDLE_PANGOCAIRO_FUNCTIONS(F) \
    F(PangoFontMap *, pango_cairo_font_map_new_for_font_type, (CairoFontType)) \
    F(void, pango_cairo_font_map_set_resolution, (PangoCairoMap *, double)) \
    F(void, pango_cairo_context_set_font_options, (PangoContext *, const cairo_font_options_t *)) \
    F(void, pango_cairo_layout_line_path, (cairo_t *, PangoLayoutLine *))

#define SPINDLE_CAIRO_FUNCTIONS(F) \
    F(const char *, cairo_version_string, (void)) \
    F(cairo_font_options_t *, cairo_font_options_create, (void)) \
    F(void, cairo_font_options_destroy, (cairo_font_options_t *)) \
    F(void, cairo_font_options_set_antialias, (cairo_font_options_t *, CairoAntialias)) \
    F(void, cairo_font_options_set_hint_style, (cairo_font_options_t *, CairoHintStyle)) \
    F(void, cairo_font_options_set_hint_metrics, (cairo_font_options_t *, CairoHintMetrics)) \
    F(cairo_surface_t *, cairo_recording_surface_create, (CairoContent, const CairoExtents *)) \
    F(void, cairo_surface_destroy, (cairo_surface_t *)) \
    F(cairo_t *, cairo_create, (cairo_surface_t *)) \
    F(void, cairo_destroy, (cairo_t *)) \
    F(CairoStatus, cairo_status, (cairo_t *)) \
    F(void, cairo_move_to, (cairo_t *, double, double)) \
    F(CairoPath *, cairo_copy_path, (cairo_t *)) \
    F(void, cairo_path_destroy, (CairoPath *))

#define SPINDLE_GOBJECT_FUNCTIONS(F) \
    F(void, g_object_unref, (void *)) \
    F(guint, g_log_set_handler, (const char *, GLogLevels, GLogHandler, void *))

#define SPINDLE_POINTER(result, name, parameters) result (*name) parameters;
struct SpindlePango {
    SPINDLE_FONTCONFIG_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_FREETYPE_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_HARFBUZZ_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_PANGO_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_PANGOFT2_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_PANGOCAIRO_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_CAIRO_FUNCTIONS(SPINDLE_POINTER)
    SPINDLE_GOBJECT_FUNCTIONS(SPINDLE_POINTER)
};

/* Loads the libraries and fills the table: all of them from the file `bundle`, or the system's where it is NULL. Returns
 * NULL, or the name of the first library or function that is missing; the table is then not to be used. What has been
 * loaded stays until the process ends. */
const char *spindle_pango_load(struct SpindlePango *table, const char *bundle);

/* The file of the running program, links followed, or NULL where the system does not tell; to be freed. */
char *spindle_program_path(void);

/* The folder ../lib/spindle as seen from the file of the running program, links followed, or NULL where there is none;
 * to be freed. */
char *spindle_text_folder(void);

#endif
