internal import Basics

/// A page that plays a sub-cycle from its sheet: the frames one after the other, the picture rotated at each wrap. It
/// loads nothing but the images beside it. With reduced motion it shows a message instead, which changes from time to
/// time.
package struct SheetPlayer {
    package let sheet: Sheet
    /// Degrees clockwise.
    package let rotationPerWrap: Double

    package init(
        sheet: Sheet, rotationPerWrap: Double
    ) {
        self.sheet = sheet
        self.rotationPerWrap = rotationPerWrap
    }

    package var html: [UInt8] {
        let sequence = sheet.sequence
        let title = xmlEscaped(sequence.name, isAttribute: true)
        return Array(
            """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
              :root { color-scheme: light dark; }
              body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px system-ui; }
              canvas { width: \((Double(sequence.width) / sequence.scale).shortestText)px; }
            </style>
            <canvas role="img" aria-label="Loading" width="\(sequence.width)" height="\(sequence.height)"></canvas>
            <p role="status" hidden></p>
            <script>
              const sheet = \(String(decoding: data(sequence), as: UTF8.self).dropLast());
              const canvas = document.querySelector('canvas'), message = document.querySelector('p');
              const context = canvas.getContext('2d');
              const images = sheet.images.map(name => {
                const image = new Image();
                image.src = encodeURIComponent(name);
                return image;
              });

              function show(time) {
                const frame = Math.floor(time * sheet.fps / 1000), count = sheet.frames.length;
                const [image, x, y, w, h, left, top] = sheet.frames[frame % count];
                const turns = Math.floor(frame / count) * sheet.rotationPerWrap % 360 / 360;
                const { width, height } = canvas;
                context.resetTransform();
                context.clearRect(0, 0, width, height);
                context.translate(width / 2, height / 2);
                context.rotate(turns * 2 * Math.PI);
                context.drawImage(images[image], x, y, w, h, left - width / 2, top - height / 2, w, h);
              }

              const calm = matchMedia('(prefers-reduced-motion: reduce)');
              function play(time) {
                if (calm.matches) return;
                show(time);
                requestAnimationFrame(play);
              }
              let timer;
              function begin() {
                canvas.hidden = calm.matches;
                message.hidden = !calm.matches;
                clearInterval(timer);
                if (!calm.matches) return void requestAnimationFrame(play);
                const texts = ['Loading', 'Still loading…'];
                let next = 0;
                const say = () => message.textContent = texts[next++ % 2];
                say();
                timer = setInterval(say, 4000);
              }
              calm.addEventListener('change', begin);
              Promise.all(images.map(image => image.decode())).then(begin);
            </script>

            """.utf8)
    }

    private func data(_ sequence: FrameSequence) -> [UInt8] {
        var json = JSONWriter()
        json.object(nil, .inline) { json in
            json.member("fps", sequence.fps)
            json.member("rotationPerWrap", rotationPerWrap)
            json.array("images", .inline) { json in
                for page in sheet.pages { json.element(page.image) }
            }
            json.array("frames", .inline) { json in
                for frame in sheet.frames {
                    let (place, box) = (frame.place, frame.box)
                    json.array(nil, .inline) { json in
                        for number in [frame.page, place.x, place.y, place.width, place.height, box.x, box.y]
                        {
                            json.element(number)
                        }
                    }
                }
            }
        }
        return json.finish()
    }
}
