// Panels of which one is seen.

import { h, newId } from './dom.js';

export class Tabs {
  /** @param panels Triples of a key, a title and what the panel is filled by. */
  constructor(place, panels, pick) {
    this.pick = pick;
    this.tabs = new Map(panels.map(([key, title]) => {
      const id = newId('panel'), tab = h('button', { type: 'button', role: 'tab', id: `${id}-tab`, 'aria-controls': id, 'data-tab': key, onclick: () => pick(key) }, title);
      const panel = h('div', { role: 'tabpanel', id, 'aria-labelledby': `${id}-tab`, class: `panel ${key}` });
      return [key, { tab, panel }];
    }));
    const list = h('div', { role: 'tablist', 'aria-label': 'Panels', onkeydown: event => this.#key(event) }, ...[...this.tabs.values()].map(({ tab }) => tab));
    place.append(list, ...[...this.tabs.values()].map(({ panel }) => panel));
  }

  panel(key) { return this.tabs.get(key).panel; }
  tab(key) { return this.tabs.get(key).tab; }

  show(key) {
    for (const [other, { tab, panel }] of this.tabs) {
      const isShown = other === key;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
      panel.hidden = !isShown;
    }
  }

  #key(event) {
    const keys = [...this.tabs.keys()], index = keys.findIndex(key => this.tabs.get(key).tab === document.activeElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: keys.length - 1 }[event.key];
    if (next === undefined || index < 0) return;
    event.preventDefault();
    const key = keys[(next + keys.length) % keys.length];
    this.pick(key);
    this.tabs.get(key).tab.focus();
  }
}
