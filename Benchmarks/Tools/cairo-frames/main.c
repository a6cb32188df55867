#include "baseline.h"

#include <stdio.h>
#include <stdlib.h>

// The yardstick for whole processes: draws the frames and writes them as files.
int main(int count, char **arguments) {
    const int size = count == 3 ? atoi(arguments[1]) : 0;
    if (size <= 0) {
        fprintf(stderr, "usage: cairo-frames SIZE FOLDER\n");
        return 64;
    }
    return baseline_files(size, arguments[2]) == 0 ? 0 : 73;
}
