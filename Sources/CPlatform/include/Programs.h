#ifndef SPINDLE_PROGRAMS_H
#define SPINDLE_PROGRAMS_H

/* Runs a program to its end, without input. words begin with its name or path and end with NULL, as do the variables that it
 * sees; NULL gives it the whole environment. What it prints goes to the file output, its messages to errors, which may be the
 * same. Returns its status, 128 and the signal where one has ended it, or -1 where it cannot be started. */
int spindle_run_program(char *const *words, char *const *variables, const char *output, const char *errors);

/* Starts a program and goes on; what it prints goes nowhere. Returns 0, or -1 where it cannot be started. */
int spindle_start_program(char *const *words, char *const *variables);

#endif
