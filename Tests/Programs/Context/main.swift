import CCairo
import Spindle

// An indicator on somebody else's Cairo context, as the draw function of a GTK drawing area has one. Here the context belongs
// to a picture, and what the picture has in the middle and at the ring is printed.
func draw(_ job: RenderJob, frame: Int, on context: OpaquePointer) throws {
    var rasterizer = job.rasterizer()
    try unsafe rasterizer.paint(job.displayList(frame: frame), on: context)
}

var spec = RenderSpec()
spec.animation.value = 1
spec.colors = [Color(rgba: 0x0A6E_D1FF)]
let job = try spec.resolve()
guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 64, 64),
    let context = unsafe cairo_create(surface)
else { fatalError("out of memory") }
unsafe cairo_set_source_rgb(context, 1, 1, 1)
unsafe cairo_paint(context)
unsafe cairo_translate(context, 8, 8)
try unsafe draw(job, frame: 0, on: context)
unsafe cairo_surface_flush(surface)
let stride = unsafe Int(cairo_image_surface_get_stride(surface))
guard let pixels = unsafe cairo_image_surface_get_data(surface) else { fatalError("out of memory") }
for (x, y) in [(32, 32), (32, 9), (0, 0)] {
    let place = y * stride + x * 4
    print(unsafe pixels[place + 2], unsafe pixels[place + 1], unsafe pixels[place])
}
unsafe cairo_destroy(context)
unsafe cairo_surface_destroy(surface)
