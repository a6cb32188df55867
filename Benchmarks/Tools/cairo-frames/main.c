#include "baseline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The yardstick for whole processes: draws the frames of one loop and writes them as files.
int main(int count, char **arguments) {
    const int frames = count == 5 ? atoi(arguments[2]) : 0, size = count == 5 ? atoi(arguments[3]) : 0;
    if (count == 4 && strcmp(arguments[1], "copy") == 0)
        return baseline_copy_files(arguments[2], arguments[3]) ? 0 : 73;
    if (frames > 0 && size > 0) {
        const char *const work = arguments[1], *const folder = arguments[4];
        if (strcmp(work, "frames") == 0) return baseline_write_frames(frames, size, folder) ? 0 : 73;
        if (strcmp(work, "sheet") == 0) return baseline_write_sheet(size, folder) ? 0 : 73;
        if (strcmp(work, "nothing") == 0) return baseline_write_nothing(frames, folder) ? 0 : 73;
    }
    fprintf(stderr, "usage: cairo-frames frames|sheet|nothing FRAMES SIZE FOLDER | copy FOLDER FOLDER\n");
    return 64;
}
