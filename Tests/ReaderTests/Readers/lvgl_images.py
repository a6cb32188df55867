"""Has LVGL draw the images of C files over white and over black, and compares them with the frames' own files.

Usage: lvgl_images.py FOLDER LAYOUT RLE      FOLDER has spin.c and the frames spin-0000.png …

The file is compiled with a header that stands in for LVGL's, which a program then prints as it lies in memory; LVGL's
Python build draws that. What it has not got, RGB565_SWAPPED, is swapped back, and what is packed is unpacked first.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

folder, layout, packed = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "1"
frames = [Image.open(f).convert("RGBA") for f in sorted(folder.glob("spin-[0-9][0-9][0-9][0-9].png"))]

# The names that lv_image_dsc.h, lv_color.h and lv_animimage.h have, with their values and types.
HEADER = """
#include <stdint.h>
#include <stddef.h>
#define LV_IMAGE_HEADER_MAGIC 0x19
#define LV_IMAGE_FLAGS_COMPRESSED 8
#define LV_ANIM_REPEAT_INFINITE 0xFFFFFFFF
enum { LV_COLOR_FORMAT_L8 = 0x06, LV_COLOR_FORMAT_I1 = 0x07, LV_COLOR_FORMAT_A4 = 0x0D, LV_COLOR_FORMAT_A8 = 0x0E, LV_COLOR_FORMAT_RGB888 = 0x0F,
  LV_COLOR_FORMAT_ARGB8888 = 0x10, LV_COLOR_FORMAT_RGB565 = 0x12, LV_COLOR_FORMAT_RGB565A8 = 0x14,
  LV_COLOR_FORMAT_RGB565_SWAPPED = 0x1B };
typedef struct { uint32_t magic : 8; uint32_t cf : 8; uint32_t flags : 16; uint32_t w : 16; uint32_t h : 16;
  uint32_t stride : 16; uint32_t reserved_2 : 16; } lv_image_header_t;
typedef struct { lv_image_header_t header; uint32_t data_size; const uint8_t *data; const void *reserved;
  const void *reserved_2; } lv_image_dsc_t;
typedef struct { const void *list; int count, duration, times, started; } lv_obj_t;
typedef struct { void *object; void (*show)(void *, int32_t); int first, last, duration; uint32_t times; } lv_anim_t;
typedef void (*lv_anim_exec_xcb_t)(void *, int32_t);
lv_obj_t *lv_animimg_create(lv_obj_t *);
void lv_animimg_set_src(lv_obj_t *, const void **, size_t);
void lv_animimg_set_duration(lv_obj_t *, uint32_t);
void lv_animimg_set_repeat_count(lv_obj_t *, uint32_t);
void lv_animimg_start(lv_obj_t *);
lv_obj_t *lv_image_create(lv_obj_t *);
void lv_image_set_src(lv_obj_t *, const void *);
void lv_anim_init(lv_anim_t *);
void lv_anim_set_var(lv_anim_t *, void *);
void lv_anim_set_exec_cb(lv_anim_t *, lv_anim_exec_xcb_t);
void lv_anim_set_values(lv_anim_t *, int32_t, int32_t);
void lv_anim_set_duration(lv_anim_t *, uint32_t);
void lv_anim_set_repeat_count(lv_anim_t *, uint32_t);
lv_anim_t *lv_anim_start(const lv_anim_t *);
"""
# Plays what the file makes, and prints the images in the order in which they come.
PLAYER = """
#include <stdio.h>
#include <stdlib.h>
#include "spin.c"
static lv_obj_t object;
static void print(const lv_image_dsc_t *d) {
  printf("{\\"magic\\":%d,\\"cf\\":%d,\\"flags\\":%d,\\"w\\":%d,\\"h\\":%d,\\"stride\\":%d,\\"data\\":\\"", d->header.magic,
    d->header.cf, d->header.flags, d->header.w, d->header.h, d->header.stride);
  for (uint32_t i = 0; i < d->data_size; i++) printf("%02x", d->data[i]);
  printf("\\"}\\n");
}
lv_obj_t *lv_animimg_create(lv_obj_t *p) { (void)p; return &object; }
void lv_animimg_set_src(lv_obj_t *o, const void **l, size_t n) {
  if (n > 127) abort();
  o->count = n;
  for (size_t i = 0; i < n; i++) print(l[i]);
}
void lv_animimg_set_duration(lv_obj_t *o, uint32_t d) { o->duration = d; }
void lv_animimg_set_repeat_count(lv_obj_t *o, uint32_t n) { o->times = n == LV_ANIM_REPEAT_INFINITE ? 0 : n; }
void lv_animimg_start(lv_obj_t *o) { o->started = 1; }
lv_obj_t *lv_image_create(lv_obj_t *p) { (void)p; return &object; }
void lv_image_set_src(lv_obj_t *o, const void *s) { (void)o; print(s); }
void lv_anim_init(lv_anim_t *a) { a->times = 1; }
void lv_anim_set_var(lv_anim_t *a, void *o) { a->object = o; }
void lv_anim_set_exec_cb(lv_anim_t *a, lv_anim_exec_xcb_t f) { a->show = f; }
void lv_anim_set_values(lv_anim_t *a, int32_t x, int32_t y) { a->first = x; a->last = y; }
void lv_anim_set_duration(lv_anim_t *a, uint32_t d) { a->duration = d; }
void lv_anim_set_repeat_count(lv_anim_t *a, uint32_t n) { a->times = n; }
lv_anim_t *lv_anim_start(const lv_anim_t *a) {
  /* lv_anim_path_linear: the value at each time, to the end. */
  int last = -1;
  for (int t = 0; t <= a->duration; t++) {
    int value = a->first + (int)((int64_t)t * (a->last - a->first) / a->duration);
    if (value != last && t < a->duration) a->show(a->object, value);
    last = value;
  }
  object.count = a->last - a->first, object.duration = a->duration, object.started = 1;
  object.times = a->times == LV_ANIM_REPEAT_INFINITE ? 0 : (int)a->times;
  return NULL;
}
int main(void) {
  spin_create(NULL);
  printf("{\\"count\\":%d,\\"duration\\":%d,\\"times\\":%d,\\"started\\":%d}\\n", object.count, object.duration,
    object.times, object.started);
}
"""


def unpacked(data):
    """lv_rle.c, in pixels of the size of the format."""
    size = {"rgb888": 3, "rgba8888": 4, "a8": 1, "a4": 1, "i1": 1, "l8": 1}.get(layout, 2)
    method, length, whole = (int.from_bytes(data[i:i + 4], "little") for i in (0, 4, 8))
    assert (method, length) == (1, len(data) - 12), (method, length)
    out, at = bytearray(), 12
    while at < len(data):
        control = data[at]
        at += 1
        count = control & 127
        assert count, "a count of nothing"
        if control & 128:
            out += data[at:at + count * size]
            at += count * size
        else:
            out += data[at:at + size] * count
            at += size
    assert whole <= len(out) < whole + size, (whole, len(out))
    return bytes(out[:whole])


with tempfile.TemporaryDirectory() as home:
    home = pathlib.Path(home)
    (home / "lvgl").mkdir()
    (home / "lvgl/lvgl.h").write_text(HEADER)
    (home / "player.c").write_text(PLAYER)
    command = ["cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-Wno-cast-function-type", f"-I{home}", f"-I{folder}",
               str(home / "player.c"), "-o", str(home / "player")]
    subprocess.run(command, check=True)
    *images, facts = map(json.loads, subprocess.run([home / "player"], check=True, capture_output=True).stdout.splitlines())
assert len(images) == len(frames) == facts["count"] and facts["started"], facts
print(json.dumps(facts))

import lvgl as lv

lv.init()
width, height = frames[0].size
display = lv.display_create(width, height)
display.set_color_format(lv.COLOR_FORMAT.XRGB8888)
buffer = bytearray(4 * width * height)
display.set_buffers(buffer, None, len(buffer), lv.DISPLAY_RENDER_MODE.FULL)
display.set_flush_cb(lambda d, area, pixels: d.flush_ready())
screen = lv.screen_active()
widget = lv.image(screen)
widget.set_pos(0, 0)


def draw(facts, back):
    assert (facts["magic"], facts["flags"]) == (0x19, 8 if packed else 0), facts
    data = bytes.fromhex(facts["data"])
    data = unpacked(data) if packed else data
    cf = facts["cf"]
    if cf == 0x1B:
        cf, data = 0x12, bytes(b for i in range(0, len(data), 2) for b in (data[i + 1], data[i]))
    image = lv.image_dsc_t()
    image.header.magic, image.header.cf, image.header.flags = 0x19, cf, 0
    image.header.w, image.header.h, image.header.stride = facts["w"], facts["h"], facts["stride"]
    image.data_size, image.data = len(data), data
    screen.set_style_bg_color(lv.color_hex(back * 0x010101), 0)
    widget.set_style_image_recolor(lv.color_hex(0x0A6ED1), 0)
    widget.set_src(image)
    lv.refr_now(display)
    return bytes(buffer), image


# Colors lose 3 or 2 bits, and half a step more where they are blended.
slack = {"rgb888": 1, "rgba8888": 2, "a8": 2, "a4": 12, "i1": 130, "l8": 2}.get(layout, 7)
worst = 0
for index, (facts, frame) in enumerate(zip(images, frames)):
    for back in (255, 0):
        seen, _ = draw(facts, back)
        whole = Image.alpha_composite(Image.new("RGBA", frame.size, (back,) * 3 + (255,)), frame)
        if layout in ("rgb565", "rgb565-swapped", "rgb888"):
            whole = Image.alpha_composite(Image.new("RGBA", frame.size, (255,) * 4), frame)
        if layout == "l8":
            whole = Image.alpha_composite(Image.new("RGBA", frame.size, (255,) * 4), frame).convert("L").convert("RGBA")
        data = whole.tobytes()
        for i in range(0, len(seen), 4):
            if frame.getpixel((i // 4 % width, i // 4 // width))[3] == 0 and layout.startswith("a"):
                assert seen[i:i + 3] == bytes([back] * 3), (index, i)
            off = max(abs(seen[i] - data[i + 2]), abs(seen[i + 1] - data[i + 1]), abs(seen[i + 2] - data[i]))
            worst = max(worst, off)
if worst > slack:
    sys.exit(f"{layout}: the largest error is {worst}, more than {slack}")
print(f"{layout}: largest error {worst}")
