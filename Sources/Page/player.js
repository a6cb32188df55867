// What an indicator shows at a time: a scene that runs or stands still, or a transition from one to the other. Times in
// milliseconds.

import { isRunning, samePose, step, still } from './poses.js';

export class Player {
  #make;
  #look = {};
  #pose = null;
  #target = null;
  #scene = null;
  #isTransition = false;
  /** When the scene began. */
  #since = 0;

  /** @param make Makes a scene of a request; null where that is not possible. */
  constructor(make) { this.#make = make; }

  get scene() { return this.#scene; }

  /** Shows a pose in a look at once, as nothing published leads there. A motion goes on from where it is. */
  show(look, pose, now) {
    const phase = this.#motionTime(now);
    [this.#look, this.#target] = [look, pose];
    this.#rest(pose, now, phase);
  }

  /** Goes to a pose by the published transitions, from now on, in a look whose colors alone may have changed. */
  go(look, pose, now) {
    const isOld = JSON.stringify(look) !== JSON.stringify(this.#look);
    [this.#look, this.#target] = [look, pose];
    if (isOld && !this.#isTransition && samePose(this.#pose, pose)) return this.show(look, pose, now);
    if (!this.#isTransition) {
      this.#advance(now);
    } else if (this.#pose.state === 'active' && pose.state === 'active' && pose.value !== null && this.#pose.value !== pose.value) {
      // A value that changes again goes on from where it is, and everything else once it has got there.
      const { value } = this.#scene.progress(now - this.#since);
      if (value === undefined || samePose({ state: 'active', value }, pose)) return;
      this.#pose = { state: 'active', value };
      this.#advance(now);
    }
  }

  /** Whether anything is to be seen after `now` that is not seen then. */
  moves(now) {
    if (!this.#scene) return false;
    return this.#isTransition || isRunning(this.#pose) && (this.#scene.loops || now - this.#since < this.#scene.duration);
  }

  /** The display list of a time. */
  frame(now) {
    while (this.#isTransition && now - this.#since >= this.#scene.duration) this.#land();
    return this.#scene?.frame(Math.max(now - this.#since, 0)) ?? null;
  }

  dispose() {
    this.#scene?.dispose();
    this.#scene = this.#pose = null;
    this.#isTransition = false;
  }

  /** A transition has ended: what follows it is shown, or the next one begins. */
  #land() {
    const end = this.#since + this.#scene.duration, phase = this.#motionTime(end);
    this.#isTransition = false;
    this.#rest(this.#pose, end, phase);
    this.#advance(end);
  }

  /** Begins the next transition on the way to the target. */
  #advance(now) {
    if (samePose(this.#pose, this.#target)) {
      this.#pose = this.#target;
      return;
    }
    const { pose, request } = step(this.#pose, this.#target), phase = this.#motionTime(now);
    const scene = request && this.#make({ ...this.#look, ...request, ...(phase > 0 ? { t0: phase } : {}) }, true);
    if (!scene) return this.#rest(this.#target, now, phase);
    this.#replace(scene, now);
    [this.#pose, this.#isTransition] = [pose, true];
  }

  #rest(pose, now, phase) {
    this.#isTransition = false;
    const scene = this.#make({ ...this.#look, ...still(pose) }, false);
    // One picture is that of the end of what it comes from.
    if (scene) this.#replace(scene, isRunning(pose) ? now - phase : now - scene.duration);
    this.#pose = pose;
  }

  #replace(scene, since) {
    this.#scene?.dispose();
    [this.#scene, this.#since] = [scene, since];
  }

  /** The motion's own time, be it that it runs or stands still at a moment; 0 where nothing of it is seen. */
  #motionTime(now) {
    if (!this.#scene || !this.#pose) return 0;
    return Math.max(this.#scene.progress(now - this.#since).motion ?? 0, 0);
  }
}
