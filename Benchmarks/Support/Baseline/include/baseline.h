/// What a careful C programmer would write with libcairo, and nothing cleverer: every figure of the
/// benchmarks is a ratio to one of these, measured in the same run.
///
/// The work is one loop of Material's circular "advance" at 60 frames per second: 324 frames of a
/// stroked arc with round caps, one color on transparent.
#ifndef SPINDLE_BASELINE_H
#define SPINDLE_BASELINE_H

#include <stdbool.h>
#include <stddef.h>

enum { baseline_frame_count = 324, baseline_sheet_columns = 18 };

/// Where an arc of one frame starts and how long it is, in degrees clockwise from 12 o'clock.
typedef struct {
    double start, sweep;
} baseline_arc;

/// Solves cubic-bezier(0.4, 0, 0.2, 1) at `count` places from 0 to 1, as browsers do: with Newton's
/// method and, where that fails, by bisection.
void baseline_ease(int count, double *values);

/// Computes `count` frames of one loop: each of its eight eased tracks is solved like that.
void baseline_curve(int count, baseline_arc *arcs);

/// Strokes all frames into one surface of `size` pixels, clearing it before each.
void baseline_raster(int size);

/// Prepared surfaces of all frames, for measuring the encoder alone.
typedef struct baseline_frames baseline_frames;
baseline_frames *baseline_frames_create(int size);
void baseline_frames_destroy(baseline_frames *frames);

/// Writes every prepared frame as a PNG into memory; returns the bytes of all files.
size_t baseline_encode(const baseline_frames *frames);

/// Strokes all frames and writes each as a PNG into memory; returns the bytes of all files.
size_t baseline_pipeline(int size);

/// Strokes all frames into one sheet and writes it as a PNG into memory; returns its bytes.
size_t baseline_sheet(int size);

/// Strokes one loop of `count` frames and writes each as a PNG file into `folder`; false where that fails.
bool baseline_write_frames(int count, int size, const char *folder);

/// Strokes all frames into one sheet and writes it as a PNG file into `folder`; false where that fails.
bool baseline_write_sheet(int size, const char *folder);

/// Writes `count` files of 1.5 KB and does nothing else: no program that leaves as many files is faster.
bool baseline_write_nothing(int count, const char *folder);

/// Writes the files of `source` into `folder`, and does nothing else; false where that fails. No program that leaves the same
/// bytes is faster.
bool baseline_copy_files(const char *source, const char *folder);

#endif
