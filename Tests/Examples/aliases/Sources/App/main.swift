import Files
import Spindle

let job = try RenderSpec(.fluent).resolve()
print(Store().name(of: 12), try job.pngData(frame: 12).count > 100)
