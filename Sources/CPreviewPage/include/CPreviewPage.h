#ifndef SPINDLE_CPREVIEWPAGE_H
#define SPINDLE_CPREVIEWPAGE_H

/* The parts of the preview, in UTF-8: they are files in Sources/Page/Preview and become a part of the program when it
 * is compiled, so that it stays one file. count gets the number of bytes. */

/* The frame of a preview, with comments where the style, the data and the script belong. */
const unsigned char *spindle_preview_page(unsigned long *count);
const unsigned char *spindle_preview_style(unsigned long *count);
const unsigned char *spindle_preview_script(unsigned long *count);

#endif
