"""Figures that are reported and not judged: machines differ."""

CROWD = """<!doctype html><meta charset="utf-8"><style>spindle-indicator { margin: 4px }</style><body><script src="/spindle-indicator.js"></script><script>
for (let i = 0; i < 200; i++) document.body.append(Object.assign(document.createElement('spindle-indicator'), { motion: 'material-advance' }));
</script>"""

# The greatest memory of a module grows with what is not given back.
MEMORY = """(async () => {
  const instantiate = WebAssembly.instantiate;
  let memory;
  WebAssembly.instantiate = async (...all) => { const made = await instantiate(...all); memory ??= made.exports.memory; return made; };
  const { load } = await import('/spindle.js');
  const [one, other] = [await load('/spindle.wasm'), await load('/spindle.wasm')];
  WebAssembly.instantiate = instantiate;
  const make = count => { for (let i = 0; i < count; i++) {
    const scene = one.scene({ motion: 'material-advance', label: 'Loading ' + i % 10 });
    scene.frame(i);
    scene.dispose();
  } };
  make(200);
  const before = memory.buffer.byteLength;
  make(2000);
  const [a, b] = [one, other].map(each => each.scene({ motion: 'fluent' }));
  const isSame = JSON.stringify(a.frame(100)) === JSON.stringify(b.frame(100));
  a.dispose();
  const goesOn = b.frame(200).shapes.length > 0;
  b.dispose();
  return [before, memory.buffer.byteLength, isSame && goesOn];
})()"""

DROPPED = """(async () => {
  await new Promise(done => setTimeout(done, 1000));
  const times = [];
  await new Promise(done => {
    const next = now => { times.push(now); if (now - times[0] < 3000) requestAnimationFrame(next); else done(); };
    requestAnimationFrame(next);
  });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(Math.round(gap / (1000 / 60)) - 1, 0), 0);
  return { frames: gaps.length, dropped, longest: Math.max(...gaps) };
})()"""

SPEED = """(() => {
  const scene = spindle.scene({ motion: 'material-advance' }), canvas = new OffscreenCanvas(48, 48), context = canvas.getContext('2d');
  const run = body => {
    for (let i = 0; i < 2000; i++) body(i * 7.3);
    const start = performance.now();
    for (let i = 0; i < 20000; i++) body(i * 7.3);
    return Math.round((performance.now() - start) / 20000 * 1e6);
  };
  const list = run(ms => scene.frame(ms)), spans = run(ms => spindle.spans('material-advance', ms));
  const drawn = run(ms => { context.clearRect(0, 0, 48, 48); scene.draw(context, ms); });
  return { spans, list, drawn };
})()"""


def crowd(browser, server):
    server.pages["crowd.html"] = CROWD
    browser.navigate(server.url("crowd.html"))
    return browser.evaluate(DROPPED)


def speed(browser):
    return browser.evaluate(SPEED)
