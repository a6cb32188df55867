// The tracks of a motion of one's own below the plot, on its time: their ends are dragged, and the handles of their easings.

import { changeTrack, ownMotion, timesOf, tracks } from './tracks.js';
import { draggable, tell } from './grip.js';
import { h } from './dom.js';
import { handles, moved, pathOf, svg, written } from './bezier.js';

/** How many repetitions of a track are shown at most. */
const MOST = 40;
/** What of a lane's height a curve from 0 to 1 takes; handles may go beyond it. */
const RISE = 0.6;

export class Lanes {
  #built = '';
  #chosen = '';
  #lanes = [];

  constructor(store, easings) {
    [this.store, this.easings] = [store, easings];
    this.element = h('div', { class: 'lanes', role: 'group', 'aria-label': 'Tracks of the motion', hidden: true });
    store.watch(() => this.#show());
  }

  get #motion() { return ownMotion(this.store.request); }

  #show() {
    const motion = this.#motion, list = motion ? tracks(motion) : [], key = JSON.stringify([list.map(track => track.id), this.#chosen]);
    this.element.hidden = list.length === 0 || this.store.view.panel !== 'motion';
    if (key !== this.#built) {
      this.#built = key;
      this.#lanes = list.map(track => this.#lane(track));
      this.element.replaceChildren(...this.#lanes.map(lane => lane.element));
    }
    if (motion) for (const lane of this.#lanes) this.#paint(lane, motion);
  }

  #lane(track) {
    const isChosen = track.id === this.#chosen, lane = { track, isChosen };
    lane.path = svg('path', { class: 'easing' });
    lane.arms = [svg('path', { class: 'arm' }), svg('path', { class: 'arm' })];
    const picture = svg('svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...(isChosen ? lane.arms : []), lane.path);
    lane.ends = ['Beginning', 'End'].map((name, index) => this.#end(lane, index));
    lane.grips = isChosen ? [0, 1].map(index => this.#handle(lane, index)) : [];
    lane.bar = h('div', { class: 'span' }, picture, ...lane.ends, ...lane.grips);
    lane.ghosts = h('div', { class: 'ghosts', 'aria-hidden': 'true' });
    lane.choose = h('button', { type: 'button', class: 'name', 'aria-pressed': String(isChosen), title: 'Edits the easing here', onclick: () => {
      this.#chosen = isChosen ? '' : track.id;
      this.#show();
      this.#lanes.find(lane => lane.track.id === track.id)?.choose.focus();
    } }, track.id);
    lane.element = h('div', { class: `lane${isChosen ? ' chosen' : ''}` }, lane.ghosts, lane.bar, lane.choose);
    return lane;
  }

  /** One end of the time in which a track moves. */
  #end(lane, index) {
    const element = h('span', { class: 'grip', role: 'slider', tabindex: '0' }), round = time => Math.round(time * 10) / 10;
    const times = () => timesOf(lane.track.find(this.#motion), this.#motion);
    draggable(element, {
      area: () => lane.element.getBoundingClientRect(), step: () => [10 / this.#motion.period, 0],
      place: () => [(times().delay + index * times().duration) / this.#motion.period, 0],
      move: x => {
        const { period, delay, duration } = times(), time = round(Math.min(Math.max(x * this.#motion.period, 0), period));
        const [begin, end] = index === 0 ? [Math.min(time, delay + duration), delay + duration] : [delay, Math.max(time, delay)];
        changeTrack(this.store, lane.track, { delay: round(begin) || undefined, duration: round(end - begin) });
      },
    });
    return element;
  }

  /** One handle of the easing; easings that are no such curve have none. */
  #handle(lane, index) {
    const element = h('span', { class: 'knob', role: 'slider', tabindex: '0' }), points = () => pointsOf(lane.track.find(this.#motion));
    draggable(element, {
      area: () => {
        const { left, width, top, height } = lane.bar.getBoundingClientRect();
        return { left, width, top: top + height * (1 - RISE) / 2, height: height * RISE };
      },
      place: () => points().slice(2 * index, 2 * index + 2), step: () => [0.01, 0.01],
      move: (x, y) => changeTrack(this.store, lane.track, { easing: written(moved(points(), index, x, y)) }),
    });
    return element;
  }

  #paint({ track, bar, ghosts, path, arms, ends, grips }, motion) {
    const found = track.find(motion), { period, delay, duration } = timesOf(found, motion), part = time => 100 * time / motion.period;
    Object.assign(bar.style, { left: `${part(delay)}%`, width: `max(${part(duration)}%, 4px)` });
    const count = Math.min(Math.ceil((motion.period - delay) / period - 1e-6), MOST), times = Array.from({ length: Math.max(count - 1, 0) }, (_, index) => delay + (index + 1) * period);
    ghosts.replaceChildren(...times.map(time => h('i', { style: `left:${part(time)}%;width:${Math.min(part(duration), 100 - part(time))}%` })));
    const easing = found.easing ?? 'linear', hasHandles = handles(easing) !== null, [x1, y1, x2, y2] = pointsOf(found);
    const place = (x, y) => [100 * x, 100 * (0.5 + RISE / 2 - RISE * y)];
    path.setAttribute('d', hasHandles ? `M${place(0, 0)} C${place(x1, y1)} ${place(x2, y2)} ${place(1, 1)}` : pathOf(this.easings.heights(easing) ?? [], place));
    arms[0].setAttribute('d', hasHandles ? `M${place(0, 0)} L${place(x1, y1)}` : '');
    arms[1].setAttribute('d', hasHandles ? `M${place(1, 1)} L${place(x2, y2)}` : '');
    for (const grip of grips) grip.hidden = !hasHandles;
    [['Beginning', delay], ['End', delay + duration]].forEach(([name, time], index) => {
      tell(ends[index], `${name} of ${track.id}`, time, `${time} ms`, [0, period]);
    });
    grips.forEach((grip, index) => {
      const [x, y] = [[x1, y1], [x2, y2]][index], [left, top] = place(x, y);
      Object.assign(grip.style, { left: `${left}%`, top: `${top}%` });
      tell(grip, `Handle ${index + 1} of ${track.id}`, x, `${x}, ${y}`, [0, 1]);
    });
  }
}

function pointsOf(track) { return handles(track.easing ?? 'linear') ?? [0.4, 0, 0.2, 1]; }
