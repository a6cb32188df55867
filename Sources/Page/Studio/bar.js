// The bar at the top.

import { button, choice, copy, h } from './dom.js';
import { PRESETS } from './presets.js';
import { data } from './catalog.js';

export class Bar {
  constructor(place, store, show, server) {
    const undo = button('Undo', () => store.undo(), { title: 'Ctrl+Z' }), redo = button('Redo', () => store.redo(), { title: 'Ctrl+Shift+Z' });
    const presets = h('select', { 'aria-label': 'Presets', onchange: () => {
      const [group, name] = presets.value.split('\n');
      presets.value = '';
      if (PRESETS[group]?.[name]) store.replace(PRESETS[group][name]);
    } }, h('option', { value: '' }, 'Presets…'), ...Object.entries(PRESETS).map(([group, items]) => h('optgroup', { label: group },
      ...Object.keys(items).map(name => h('option', { value: `${group}\n${name}` }, name)))));
    const compare = choice('Compare with', [['', 'Compare with…'], ...show.spindle.motions.filter(motion => motion.kind !== 'determinate').map(motion => [motion.name])],
      name => store.look({ compare: name }));
    const link = button('Copy link', () => copy(`${location.href.split('#')[0]}#${store.link()}`, 'Link'));
    const save = server?.saves ? button('Save', () => server.save(), { class: 'primary', title: 'Ctrl+S' }) : null;
    place.append(
      h('div', { class: 'brand' }, h('span', { class: 'mark', 'aria-hidden': 'true' }), h('h1', {}, 'Spindle Studio'), data.name ? h('span', { class: 'file' }, data.name) : null),
      h('div', { class: 'acts', role: 'toolbar', 'aria-label': 'Document' }, presets, compare, undo, redo, link, save));
    store.watch(() => {
      [undo.disabled, redo.disabled] = [!store.canUndo, !store.canRedo];
      compare.value = store.view.compare;
    });
    addEventListener('keydown', event => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase(), isText = /^(input|textarea)$/i.test(event.target.tagName) && /text|search|number/.test(event.target.type ?? 'textarea');
      if (key === 's' && save) server.save();
      else if (key === 'z' && !isText) { if (event.shiftKey) store.redo(); else store.undo(); }
      else if (key === 'y' && !isText) store.redo();
      else return;
      event.preventDefault();
    });
  }
}
