#include <cairo.h>
#include <libdeflate.h>
#include <stdio.h>

// The yardstick for the start of a process: loads the libraries that Spindle loads, and prints a line.
int main(void) {
    struct libdeflate_compressor *const compressor = libdeflate_alloc_compressor(6);
    if (!compressor) return 70;
    libdeflate_free_compressor(compressor);
    puts(cairo_version_string());
    return 0;
}
