#ifndef SPINDLE_CPLATFORM_H
#define SPINDLE_CPLATFORM_H

#include <stdbool.h>

#include "Programs.h"
#include "SHA.h"
#include "System.h"
#include "Threads.h"

/* What each system does in its own way: Linux.c and Darwin.c have all of it. */

/* The name of the system, as packages for it are called. */
extern const char *const spindle_system_name;

/* The program of the system that opens files and addresses. */
extern const char *const spindle_opening_program;

/* The version of Pixman, with which Cairo fills shapes; NULL where it is not to be found. */
const char *spindle_pixman_version(void);

/* How many processors this process may use, at least 1. */
int spindle_processor_count(void);

/* Writes the path of the program that this process runs to path, which has room for PATH_MAX bytes; NULL where the system
 * does not tell. */
char *spindle_find_program(char *path);

/* A time of a file system, since 1970. */
struct spindle_time {
    long seconds, nanoseconds;
};

/* When the content of a file changed last, and when anything of it did, by a struct stat. This header does not include what
 * declares that, since Swift takes a type to be of the module in which it is first seen. */
struct spindle_time spindle_content_changed(const void *status);
struct spindle_time spindle_status_changed(const void *status);

/* Whether the file system that an open file is on is one that no other machine writes to, as far as is known. */
bool spindle_is_on_this_machine(int file);

/* Locks a file that is open for writing, until it is closed, so that others see that it is being written. Nothing happens
 * where there are no locks. */
void spindle_claim(int file);

/* Whether somebody else has locked an open file so. */
bool spindle_is_claimed(int file);

/* Locks an open folder until it is closed, and waits where somebody else has locked it. Nothing happens where there are no
 * locks. */
void spindle_lock(int folder);

/* Marks an open file with a text beside its content. Nothing happens where the file system has no room for that. */
void spindle_mark(int file, const char *text);

/* Reads that text, of at most size bytes, and returns its length; negative where there is none. */
long spindle_read_mark(int file, void *text, long size);

/* Whether files can be written before they have a name. That takes what spindle_missing_folder tells. */
extern const bool spindle_writes_unnamed;

/* Opens a file for writing in an open folder, without a name; negative where the file system cannot do that. */
int spindle_open_unnamed(int folder);

/* Gives a name of an open folder, which is not taken, to such a file. Returns 0, or what errno would say. */
int spindle_link_unnamed(int file, int folder, const char *name);

/* The folder of the system that is not there although spindle_link_unnamed may need it; NULL where nothing is missing. */
const char *spindle_missing_folder(void);

#endif
