// The engine as Node runs it: what a page gets, without a page. Issue 21.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';

const root = new URL('../../../', import.meta.url), web = new URL('.build/web/', root);
const { load, SpindleError } = await import(new URL('spindle.js', web));
const bytes = readFileSync(new URL('spindle.wasm', web));

/** Every character is half as wide as the font is large. */
const measure = block => {
  const width = [...block.text].length * block.size / 2, lines = Math.max(1, Math.ceil(width / (block.maxWidth ?? Infinity)));
  return { width: Math.min(width, block.maxWidth ?? width), height: lines * block.lineHeight, firstBaseline: block.size, lineCount: lines };
};
const spindle = await load(bytes, { measure });

test('bits are the same as those of the program', async () => {
  const lines = readFileSync(new URL('bits.tsv', import.meta.url), 'utf8').trim().split('\n');
  const { instance } = await WebAssembly.instantiate(readFileSync(new URL('.build/wasm/bits.wasm', root)), {});
  lines.forEach((line, index) => {
    const [digest, name] = line.split('\t');
    assert.equal(BigInt.asUintN(64, instance.exports.bits(index)).toString(16), digest, name);
  });
});

test('spans are the rows that the program prints', { skip: !process.env.SPINDLE }, () => {
  for (const { name } of spindle.motions) {
    for (const ms of [-250, 0, 333.25, 1e6]) {
      const rows = spindle.spans(name, ms);
      const [header, ...lines] = execFileSync(process.env.SPINDLE, ['curve', name, `--at=${ms}`], { encoding: 'utf8' }).trim().split('\n');
      // Spokes, dots, waves, shapes and figures have other columns, and no spans.
      const hasSpans = /,(start_deg,sweep_deg|tail,head)$/.test(header);
      assert.deepEqual(rows.map(row => Object.values(row).map(value => value.toFixed(9))),
        hasSpans ? lines.map(line => line.split(',').slice(-2)) : [], name);
    }
  }
});

test('motions, themes and options are listed', () => {
  assert.equal(spindle.motions[0].name, 'determinate');
  assert.deepEqual(spindle.motions.find(motion => motion.name === 'fluent').kind, 'arc');
  assert.ok(spindle.themes.find(theme => theme.name === 'material-3' || theme.colors.indicator));
  const gap = spindle.options.find(option => option.name === 'gap');
  assert.equal(gap.kind, 'number');
  assert.equal(gap.unit, 'points');
  assert.ok(spindle.options.find(option => option.name === 'cap').choices.includes('round'));
});

test('a ring is drawn at any time', () => {
  const scene = spindle.scene({ motion: 'fluent', size: 48, color: '#0A6ED1' });
  assert.deepEqual([scene.width, scene.height, scene.loops], [48, 48, true]);
  assert.equal(scene.duration, spindle.motions.find(motion => motion.name === 'fluent').period);
  for (const ms of [0, 375, 1234.5, -10, 1e9]) {
    const { shapes: [ring] } = scene.frame(ms), [span] = spindle.spans('fluent', ms);
    assert.equal(ring.type, 'ring');
    assert.deepEqual(ring.arc, span);
    assert.deepEqual(ring.color, { red: 0x0a, green: 0x6e, blue: 0xd1, alpha: 255 });
  }
  scene.dispose();
  assert.throws(() => scene.frame(0), /disposed/);
});

test('a bar has its parts, steps their texts', () => {
  const bar = spindle.scene({ indicator: 'linear', motion: 'material-disjoint', theme: 'neutral-light' });
  const group = bar.frame(700).shapes.find(shape => shape.type === 'group');
  assert.ok(group.parts.every(part => part.figure.type === 'block'));
  const steps = spindle.scene({ steps: ['Cart', 'Payment', { name: 'Done', state: 'error' }] });
  const texts = steps.frame(0).shapes.filter(shape => shape.type === 'text').map(shape => shape.block.text);
  for (const name of ['Cart', 'Payment', 'Done']) assert.ok(texts.includes(name), name);
});

test('states, transitions and values', () => {
  const change = spindle.scene({ motion: 'fluent', transition: 'active:success' });
  assert.equal(change.loops, false);
  assert.ok(change.duration > 0);
  assert.equal(change.frame(change.duration).shapes[0].arc.sweep, 360);
  const value = spindle.scene({ value: 0.4 });
  assert.equal(value.frame(0).shapes[0].arc.sweep, 144);
  assert.equal(value.access.values.at(-1).value, 0.4);
  assert.equal(value.access.role, 'progressbar');
});

test('problems name their options and what to do', () => {
  const problems = request => {
    try {
      spindle.scene(request);
    } catch (error) {
      assert.ok(error instanceof SpindleError, String(error));
      return error.problems;
    }
    assert.fail('nothing was wrong');
  };
  const [size, cap] = problems({ size: 0, cap: 'rond' });
  assert.equal(size.option, 'size');
  assert.match(size.message, /out of range/);
  assert.equal(cap.option, 'cap');
  assert.match(cap.remedy, /round/);
  assert.equal(problems({ theme: 'mine.yaml' })[0].option, 'theme');
  assert.match(problems({ sizes: 3 })[0].message, /there is no key "sizes"/);
  assert.throws(() => spindle.scene('fluent'), TypeError);
  assert.throws(() => spindle.scene({ size: NaN }), RangeError);
  assert.throws(() => spindle.spans('fluent', NaN), TypeError);
  assert.throws(() => spindle.spans('flurent', 0), RangeError);
  const loop = {};
  loop.label = loop;
  assert.throws(() => spindle.scene(loop), RangeError);
});

test('gradients, second values and segments are in the picture', () => {
  const shapes = request => spindle.scene({ frames: 1, ...request }).frame(0).shapes;
  const gradient = '#0A6ED1, #7F52FF';
  const [ring] = shapes({ value: 0.4, gradient });
  assert.deepEqual(ring.gradient, {
    colors: [{ red: 0x0a, green: 0x6e, blue: 0xd1, alpha: 255 }, { red: 0x7f, green: 0x52, blue: 0xff, alpha: 255 }], start: 0, sweep: 144,
  });
  assert.equal(shapes({ value: 0.4, gradient, 'gradient-along': 'ring' })[0].gradient.sweep, 360);
  const [{ parts: [bar, track] }] = shapes({ indicator: 'linear', width: 200, value: 0.25, gradient, track: '#D5DCE4', direction: 'rtl' });
  assert.deepEqual([bar.gradient.from, bar.gradient.to, track.gradient], [200, 150, undefined]);
  const [both] = shapes({ value: 0.4, value2: 0.7, color: ['#0A6ED1', '#E9730C'] });
  assert.deepEqual([both.arc.sweep, Math.round(both.under.arc.sweep * 1e9) / 1e9, both.under.color.red], [144, 252, 0xe9]);
  assert.equal(shapes({ value: 1, segments: 12 }).length, 12);
  assert.equal(shapes({ value: 1, shape: 'M0 0H9V9Z' })[0].type, 'path');
});

test('a gradient as SVG', () => {
  const markup = request => spindle.scene({ frames: 1, gradient: '#0A6ED1,#7F52FF', ...request }).markup(0);
  assert.match(markup({ indicator: 'linear', value: 0.5 }), /<linearGradient id="(spindle-\w+)"[^]*fill="url\(#\1\)"/);
  assert.match(markup({ value: 0.5 }), /<clipPath id="(spindle-\w+)"[^]*<g clip-path="url\(#\1\)"/);
  // Names come from what they are of.
  assert.equal(markup({ value: 0.5 }), markup({ value: 0.5 }));
});

test('what a page cannot do is refused by its option', () => {
  const refused = request => {
    try {
      spindle.scene(request).dispose();
    } catch (error) {
      return error.problems.map(({ option }) => option);
    }
    return [];
  };
  assert.deepEqual(refused({ shape: 'logo.svg', value: 0.5 }), ['shape']);
  assert.deepEqual(refused({ motion: 'material-wavy', gradient: '#0A6ED1,#7F52FF' }), ['gradient']);
  assert.deepEqual(refused({ gradient: '#0A6ED1,#7F52FF', color: '#0A6ED1' }), ['color']);
  assert.deepEqual(refused({ gradient: '#0A6ED1' }), ['gradient']);
  assert.deepEqual(refused({ span: '0.2:1.6' }), ['span']);
  assert.deepEqual(refused({ value2: 2, value: 0.5 }), ['value2']);
  assert.deepEqual(refused({ shape: 'M0 0L', value: 0.5 }), ['shape']);
  // Files that cannot hold them are refused when they are asked for.
  const scene = spindle.scene({ motion: 'fluent', gradient: '#0A6ED180,#7F52FF' });
  for (const file of ['svg', 'svgCss', 'lottie']) assert.throws(() => scene[file](), SpindleError, file);
  for (const request of [{ motion: 'material-wavy' }, { motion: 'sk-fold' }, { motion: 'material-loading' }, { motion: 'fluent', gradient: '#0A6ED1,#7F52FF' },
    { value: 0.5, segments: 5 }, { value: 0.5, value2: 0.7 }, { value: 0.5, shape: 'M0 0H9V9Z' }]) {
    const scene = spindle.scene(request);
    assert.match(scene.svg(), /^<svg /);
    assert.ok(JSON.parse(scene.lottie()).layers.length > 0);
    scene.dispose();
  }
});

test('texts are measured by the page, whose errors come through', async () => {
  const blocks = [];
  const own = await load(bytes, { measure: block => blocks.push(block) && measure(block) });
  own.scene({ label: 'Loading…' });
  assert.ok(blocks.some(block => block.text === 'Loading…' && block.weight === 400 && block.direction === 'ltr'));
  const failing = await load(bytes, { measure: () => { throw new Error('no fonts'); } });
  assert.throws(() => failing.scene({ label: 'Loading…' }), /no fonts/);
  const none = await load(bytes);
  assert.throws(() => none.scene({ label: 'Loading…' }), SpindleError);
  assert.equal(none.scene({ motion: 'fluent' }).width > 0, true);
});

test('files of a scene', () => {
  const scene = spindle.scene({ motion: 'fluent' });
  assert.match(scene.svg(), /^<svg[^]*<animate/);
  assert.match(scene.svgCss(), /@keyframes/);
  assert.equal(typeof JSON.parse(scene.lottie()).layers, 'object');
});

test('findings are those of the program, loops included', { skip: !process.env.SPINDLE }, () => {
  const own = { name: 'jump', period: 1000, kind: 'arc', rotation: { offset: 0 }, tail: { offset: 0 }, head: { offset: 90, tracks: [{ amount: 200 }] } };
  const requests = {
    'cut-loop': { motion: 'fluent', fps: 25, frames: 10 }, 'too-fast': { motion: 'fluent', speed: 4 }, counterclockwise: { motion: 'fluent', turns: -2 },
    'duplicate-end-frame': { motion: 'fluent', fps: 10, frames: 16 }, 'jerky-motion': { motion: 'fluent', fps: 5, to: 'gif' },
    'uneven-loop': { motion: 'fluent', fps: 25 }, 'frozen-spinner': { motion: 'fluent', speed: 0.1 }, 'reduced-motion-missing': { motion: 'fluent' },
    'loop-not-closed': { motion: own }, 'error-without-label': { state: 'error' }, 'label-on-short-operation': { label: 'Loading', check: { expected: 5000 } },
  };
  for (const [rule, request] of Object.entries(requests)) {
    const { stdout, stderr } = spawnSync(process.env.SPINDLE, ['check', '-', '--json'], { input: JSON.stringify(request), encoding: 'utf8' });
    const told = ({ rule, message }) => `${rule}: ${message}`, scene = spindle.scene(request);
    assert.deepEqual(scene.findings.map(told).sort(), JSON.parse(stdout).findings.map(told).sort(), stderr);
    assert.ok(scene.findings.some(finding => finding.rule === rule), rule);
    scene.dispose();
  }
});

test('a finding says what mends it', () => {
  const scene = spindle.scene({ motion: 'fluent', turns: -2 });
  assert.deepEqual(scene.findings.find(({ rule }) => rule === 'counterclockwise').edit, { from: -2, change: 'replaced', key: undefined, to: 2 });
  assert.equal(scene.findings.find(({ rule }) => rule === 'reduced-motion-missing').edit, undefined);
  scene.dispose();
});

test('memory is given back', async () => {
  const { instance } = await WebAssembly.instantiate(bytes, { page: { measure: () => 0, outline: () => 0 } });
  const { exports } = instance;
  const round = count => {
    for (let index = 0; index < count; index++) {
      const request = new TextEncoder().encode('m\x01\0\0\0\x06\0\0\0motionq\x06\0\0\0fluent');
      const place = exports.malloc(request.length);
      new Uint8Array(exports.memory.buffer, place, request.length).set(request);
      const problems = exports.malloc(4), scene = exports.scene(place, request.length, problems);
      assert.notEqual(scene, 0);
      exports.free(exports.frame(scene, index));
      exports.free(exports.facts(scene));
      exports.dispose(scene);
      exports.free(problems);
      exports.free(place);
    }
    return exports.memory.buffer.byteLength;
  };
  const before = round(100);
  assert.equal(round(10_000), before);
});

test('engines share nothing', async () => {
  const [a, b] = await Promise.all([load(bytes), load(bytes)]);
  const first = a.scene({ motion: 'fluent' }), second = b.scene({ motion: 'adwaita' });
  second.dispose();
  assert.equal(first.frame(0).shapes.length, 1);
});

test('motions alone have spans, and say what they lack', async () => {
  const motions = await load(new URL('spindle-motions.wasm', web));
  assert.deepEqual(motions.spans('fluent', 375), spindle.spans('fluent', 375));
  const kinds = ['determinate', 'arc', 'bars', 'spokes', 'dots'];
  assert(motions.motions.every(motion => kinds.includes(motion.kind)));
  assert.deepEqual(motions.motions, spindle.motions.slice(0, motions.motions.length));
  // Those of collections come after all others.
  const collected = spindle.motions.findIndex(motion => motion.name === 'lds-circle');
  assert.deepEqual(
    motions.motions, spindle.motions.slice(0, collected).filter(motion => kinds.includes(motion.kind)));
  assert.deepEqual(spindle.spans('material-wavy', 375), []);
  assert.throws(() => motions.spans('material-wavy', 375), RangeError);
  assert.throws(() => motions.scene({}), /spindle\.wasm/);
});
