#ifndef SPINDLE_CPROCESS_H
#define SPINDLE_CPROCESS_H

/* What a process has to settle with its system before Swift can: its arguments, its stack, and what becomes of it where
 * there is no memory. For the program only: what belongs to the whole process is not for a library to decide. */

/* How many arguments the process was started with, its own name included; 0 where the system does not tell. */
int spindle_argument_count(void);

/* The argument of that number, 0 for the process's name: any bytes but zeros. */
const char *spindle_argument(int number);

/* Calls body where it has a stack for all that it may do. Returns 0 once it has returned, or, without a call, what
 * errno would say where no such stack is to be had. */
int spindle_call_with_stack(void (*body)(void));

/* Ends the process with status 71 and a sentence: "Error: ", what happened, and how to fix it. */
_Noreturn void spindle_end_without_resource(const char *what);

#endif
