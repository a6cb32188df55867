#include "CPages.h"

/* Part of the language since C23, and of this compiler before. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char preview_page[] = {
#embed "Preview/page.html"
};

static const unsigned char preview_style[] = {
#embed "Preview/page.css"
};

/* In the order in which they need each other. */
static const unsigned char preview_script[] = {
#embed "Preview/data.js"
    ,
#embed "Preview/lottie.js"
    ,
#embed "Preview/players.js"
    ,
#embed "Preview/panels.js"
    ,
#embed "Preview/assets.js"
    ,
#embed "Preview/controls.js"
    ,
#embed "Preview/main.js"
};

const unsigned char *spindle_preview_page(unsigned long *count) {
    *count = sizeof preview_page;
    return preview_page;
}

const unsigned char *spindle_preview_style(unsigned long *count) {
    *count = sizeof preview_style;
    return preview_style;
}

const unsigned char *spindle_preview_script(unsigned long *count) {
    *count = sizeof preview_script;
    return preview_script;
}
