"""Figures that are reported and not judged: machines differ."""

import subprocess

import pages

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

# Nanoseconds a frame of one spinner, whoever draws it: the median of five runs each, which take turns.
SPEED = """(async () => {
  const scene = spindle.scene({ motion: 'material-advance' }), side = scene.width, rival = await lottieWeb();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side }), context = canvas.getContext('2d');
  const svg = scene.element(0), container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = `width: ${side}px; height: ${side}px`;
  // The bundle has no other renderer.
  const player = rival.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: JSON.parse(scene.lottie()) });
  player.setSubframe(true);
  const before = container.innerHTML;
  player.goToAndStop(scene.duration / 3);
  if (container.innerHTML === before) throw new Error('lottie-web stands still');
  document.body.append(svg, canvas);
  const bodies = {
    spans: ms => spindle.spans('material-advance', ms), list: ms => scene.frame(ms),
    canvas: ms => { context.clearRect(0, 0, side, side); scene.draw(context, ms); }, svg: ms => scene.element(ms, svg),
    lottie: ms => player.goToAndStop(ms % scene.duration),
  };
  const times = Object.fromEntries(Object.keys(bodies).map(name => [name, []]));
  for (let round = 0; round < 6; round++) for (const [name, body] of Object.entries(bodies)) {
    const start = performance.now();
    for (let i = 0; i < 5000; i++) body(i * 7.3);
    // The first is for the compiler of the browser.
    if (round > 0) times[name].push((performance.now() - start) / 5000 * 1e6);
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, Math.round(all.sort((a, b) => a - b)[2])]));
})()"""

# What webpack has made of lottie-web: of all modules of a bundle, the one that loads animations.
RIVAL = """globalThis.lottieWeb = async () => {
  globalThis.webpackJsonpdash_lottie_loading = [];
  await new Promise((done, fail) => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/lottie-web.js', onload: done, onerror: fail }));
  });
  const [[, modules]] = webpackJsonpdash_lottie_loading;
  for (const make of Object.values(modules)) {
    const module = { exports: {} };
    try { make.call(module.exports, module, module.exports, () => ({})); } catch { continue; }
    if (module.exports.loadAnimation) return module.exports;
  }
  throw new Error('there is no lottie-web in the bundle');
}"""


def crowd(browser, server):
    server.pages["crowd.html"] = CROWD
    browser.navigate(server.url("crowd.html"))
    return browser.evaluate(DROPPED)


def speed(browser, server):
    """Of the page and of lottie-web in it, and of the program itself."""
    server.pages["lottie-web.js"] = next(
        (pages.ROOT / ".venv").glob("lib/python3*/site-packages/dash_lottie_loading/async-DashLottieLoading.js")).read_text()
    browser.evaluate(RIVAL)
    native = subprocess.check_output([pages.ROOT / ".build/release/page-speed"], text=True).split()
    return browser.evaluate(SPEED) | dict(zip(("nativeSpans", "nativeList"), map(int, native)))
