#include "CPreviewPage.h"

/* Part of the language since C23, and of this compiler before. */
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char preview_page[] = {
#embed "../Page/Preview/page.html"
};

static const unsigned char preview_style[] = {
#embed "../Page/Preview/page.css"
};

/* In the order in which they need each other. */
static const unsigned char preview_script[] = {
#embed "../Page/Preview/data.js"
    ,
#embed "../Page/Preview/lottie.js"
    ,
#embed "../Page/Preview/players.js"
    ,
#embed "../Page/Preview/panels.js"
    ,
#embed "../Page/Preview/assets.js"
    ,
#embed "../Page/Preview/controls.js"
    ,
#embed "../Page/Preview/main.js"
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
