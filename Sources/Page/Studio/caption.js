// What is announced at the moment that is seen, as text below the picture, and to assistive technology.

import { h } from './dom.js';

export class Caption {
  #said;

  constructor(store, show) {
    [this.store, this.show] = [store, show];
    this.element = h('p', { class: 'caption', 'aria-live': 'polite', hidden: true });
    show.watch(() => this.#say());
    store.watch(() => this.#say());
  }

  #say() {
    const { show, store } = this, list = show.shown?.access.announcements ?? [];
    // Whoever does something else is not talked to.
    const isAsked = list.length > 0 && (store.view.presents || store.view.panel === 'story');
    const now = isAsked ? list.findLast(item => item.time <= show.moment) : undefined;
    this.element.hidden = !isAsked;
    if (now === this.#said) return;
    this.#said = now;
    this.element.setAttribute('aria-live', now?.politeness ?? 'polite');
    this.element.textContent = now?.text ?? '';
  }
}
