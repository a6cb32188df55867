#ifndef SPINDLE_CPAGES_H
#define SPINDLE_CPAGES_H

/* The parts of the pages that Spindle writes, in UTF-8: they are files beside this one and become a part of the program when it
 * is compiled, so that it stays one file. count gets the number of bytes. */

/* The frame of a preview, with comments where the style, the data and the script belong. */
const unsigned char *spindle_preview_page(unsigned long *count);
const unsigned char *spindle_preview_style(unsigned long *count);
const unsigned char *spindle_preview_script(unsigned long *count);

/* Runs a program of the system to its end, without input. It sees the whole environment, as git and a browser need. words
 * begin with its name and end with NULL; what it prints goes to the file output, what it complains of to errors. Returns its
 * status, 128 and the signal where one has ended it, or -1 where there is no such program. */
int spindle_run_program(char *const *words, const char *output, const char *errors);

/* Starts a program and goes on; what it prints goes nowhere. Returns 0, or -1 where there is no such program. */
int spindle_start_program(char *const *words);

#endif
