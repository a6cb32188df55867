// The scene that the request comes to, and the moment of it that is seen.

import { Easings } from './easings.js';
import { cut, framesOf, playbackOf, timesShown } from './frames.js';
import { options, settings } from './catalog.js';

const IDLE = /no effect/;
/** How long the end stands before what is shown so many times begins again, in milliseconds, however fast it plays. */
const REST = 1200;
/** Whoever has asked for less motion begins to play by hand. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** What changes a motion: another one is compared as it is published. */
const CHANGES = ['speed', 'duration', 'arc', 'turns', 'wave-amplitude', 'wavelength', 'wave-speed'];

/** Above this, whole numbers are more than a module of 32 bits can write in a message. */
const WORD = 2 ** 31 - 1;

/** Numbers of wide ranges that are none, or are out of their range. */
function wide(request) {
  return settings(request).flatMap(([key, value]) => {
    const { kind, minimum, maximum, unit, values } = options.get(key), items = [value].flat();
    if (!['number', 'integer'].includes(kind) || !(maximum > WORD)) return [];
    const wrong = items.find(item => !(typeof item === 'number' && item >= minimum && item <= maximum) && !(values ?? []).includes(item));
    if (wrong === undefined) return [];
    const range = `${minimum} to ${maximum}${unit ? ` ${unit}` : ''}`;
    return [{ option: key, message: typeof wrong === 'number' ? `${wrong} is out of range; use ${range}` : `the text "${wrong}" is not a number; use ${range}` }];
  });
}

/** How long what appears takes for that at most, in milliseconds. */
const FADE = 600;

/** A moment at which something is seen: what stands still at its beginning may show nothing. */
function seenAt(scene) {
  const times = Array.from({ length: 200 }, (_, index) => index / 200 * scene.duration), first = times.find(time => scene.frame(time).shapes.length > 0);
  return first > 0 ? Math.min(first + FADE, scene.duration) : 0;
}

export class Show {
  #listeners = [];
  #asked = '';
  #compared = '';
  #change = null;
  #playback = null;
  #passed = 0;
  /** How often what is shown has ended. */
  #rounds = 0;

  constructor(spindle, store) {
    [this.spindle, this.store] = [spindle, store];
    this.easings = new Easings(request => this.make(request));
    Object.assign(this, { scene: null, other: null, problems: [], time: 0, isPlaying: !calm.matches });
    let last = performance.now();
    const beat = now => {
      const passed = Math.min(now - last, 100) * this.store.view.speed;
      last = now;
      if (this.isPlaying && this.shown && document.visibilityState === 'visible') this.#advance(passed);
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    store.watch(() => this.#renew());
    this.#stand();
  }

  /** Begins at the moment that a link says. */
  #stand() {
    const { stands } = this.store.view;
    if (typeof stands === 'number' && stands >= 0) [this.isPlaying, this.time] = [false, Math.min(stands, this.length)];
  }

  /** Lets a link say at which moment it stands, where it does. */
  #keep() {
    this.store.view.stands = this.isPlaying || this.#change ? null : Math.round(this.time * 1000) / 1000;
    this.store.keep();
  }

  /** Calls `listener` after every frame; its argument tells whether the scene is another one. */
  watch(listener) {
    this.#listeners.push(listener);
    listener(true);
  }

  /** What is seen: a change of state while it runs, and otherwise the scene. */
  get shown() { return this.#change?.scene ?? this.scene; }
  /** In which order its frames are shown; null where that is as they are. */
  get playback() { return this.#change ? null : this.#playback; }
  get length() { return this.playback?.length ?? this.shown?.duration ?? 0; }
  /** Whether its beginning follows its end. */
  get loops() { return Boolean(this.playback ?? this.shown?.loops); }
  /** How long a frame is. */
  get frame() { return this.shown ? framesOf(this.shown, this.change ?? this.store.request).step : 0; }
  /** The moment of what is seen. The end of a loop is what comes before it begins again. */
  get moment() {
    if (this.playback) return this.playback.at(this.time);
    return this.shown?.loops && this.time >= this.length ? this.length * (1 - 1e-6) : this.time;
  }

  #tell(isNew) { for (const listener of this.#listeners) listener(isNew); }

  /** The moment of what is compared, which has a length of its own. */
  get otherTime() {
    const { loops, duration } = this.other;
    return loops && duration > 0 ? this.#passed % duration : Math.min(this.time, duration);
  }

  #advance(passed) {
    if (this.length === 0) return;
    this.#passed += passed;
    const next = this.time + passed;
    if (this.#change) {
      // The end of a change stands for a while, and then the scene goes on.
      if (next > this.length + 1600) return this.endChange();
      this.time = next;
    } else if (next >= this.length && this.#rounds + 1 < timesShown(this.shown, this.store.request, this.playback)) {
      this.#rounds += Math.floor(next / this.length);
      this.time = next % this.length;
    } else if (next > this.length + REST * this.store.view.speed) {
      this.#rounds = this.time = 0;
    } else {
      this.time = next;
    }
    this.#tell(false);
  }

  seek(time) {
    this.#passed = this.time = Math.min(Math.max(time, 0), this.length);
    this.#rounds = 0;
    this.#keep();
    this.#tell(false);
  }

  /** Frames on or back; in a loop, the first follows the last. */
  step(count) {
    const { frame } = this;
    if (!(frame > 0)) return;
    const index = Math.round(this.time / frame) + count, frames = Math.round(this.length / frame);
    this.play(false);
    this.seek((this.loops && frames > 0 ? (index + frames) % frames : index) * frame);
  }

  play(isPlaying) {
    this.isPlaying = isPlaying;
    this.#keep();
    this.#tell(false);
  }

  /** Runs a change of state from the moment that is seen. */
  run(transition) {
    const { motion } = this.scene?.progress(this.#change ? 0 : this.moment % (this.scene.cut?.period ?? (this.scene.duration || 1))) ?? {};
    const request = structuredClone(this.store.request);
    for (const key of ['state', 'value', 'operation', 'reduced-motion', 'at', 'frames']) delete request[key];
    request.transition = transition;
    if (motion > 0) request.t0 = motion;
    const { scene, problems } = this.make(request, true);
    if (!scene) return problems;
    this.#change?.scene.dispose();
    this.#change = { scene, request };
    this.time = 0;
    this.isPlaying = true;
    this.#tell(true);
    return [];
  }

  get change() { return this.#change?.request ?? null; }

  endChange() {
    this.#change?.scene.dispose();
    this.#change = null;
    this.time = 0;
    this.#tell(true);
  }

  /**
   * A scene, or the problems that keep it from being made.
   * @param isLenient Whether options are left out that can have no effect.
   */
  make(request, isLenient = false) {
    const wrong = wide(request);
    if (wrong.length > 0) return { scene: null, problems: wrong };
    for (;;) {
      try {
        return { scene: cut(this.spindle.scene(request), request), problems: [], request };
      } catch (error) {
        const problems = error.problems ?? [{ option: '', message: error.message }];
        const idle = isLenient ? problems.filter(({ option, message }) => option in request && IDLE.test(message)) : [];
        if (idle.length === 0) return { scene: null, problems };
        for (const { option } of idle) delete request[option];
      }
    }
  }

  #published(motion) {
    const request = { ...structuredClone(this.store.request), motion, color: '#E6399B' };
    for (const key of CHANGES) delete request[key];
    return this.make(request, true).scene;
  }

  #renew() {
    const { request, view } = this.store, asked = JSON.stringify(request);
    let isNew = false;
    if (asked !== this.#asked) {
      this.#asked = asked;
      const { scene, problems } = this.make(request);
      this.problems = problems;
      if (scene) {
        const part = this.loops && this.length > 0 ? this.time / this.length : 0;
        this.scene?.dispose();
        this.#change?.scene.dispose();
        [this.scene, this.#change, this.#playback] = [scene, null, playbackOf(scene, request)];
        this.time = this.loops ? part * this.length : this.isPlaying ? 0 : seenAt(scene);
        this.#rounds = 0;
      }
      isNew = true;
    }
    const compared = view.compare ? view.compare + asked : '';
    if (compared !== this.#compared) {
      this.#compared = compared;
      this.other?.dispose();
      this.other = view.compare ? this.#published(view.compare) : null;
      this.#passed = this.time;
      isNew = true;
    }
    if (isNew) this.#tell(true);
  }
}
