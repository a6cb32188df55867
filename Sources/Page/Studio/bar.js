// The bar at the top.

import { button, choice, copy, h, save, say } from './dom.js';
import { PRESETS } from './presets.js';
import { assetName } from './commandline.js';
import { data } from './catalog.js';

export class Bar {
  constructor(place, store, show, server, blank) {
    const undo = button('Undo', () => store.undo(), { title: 'Ctrl+Z' }), redo = button('Redo', () => store.redo(), { title: 'Ctrl+Shift+Z' });
    const presets = h('select', { 'aria-label': 'Presets', onchange: () => {
      const [group, name] = presets.value.split('\n');
      presets.value = '';
      if (PRESETS[group]?.[name]) store.replace(PRESETS[group][name]);
    } }, h('option', { value: '' }, 'Presets…'), ...Object.entries(PRESETS).map(([group, items]) => h('optgroup', { label: group },
      ...Object.keys(items).map(name => h('option', { value: `${group}\n${name}` }, name)))));
    const compare = choice('Compare with', [['', 'Compare with…'], ...show.spindle.motions.filter(motion => motion.kind !== 'determinate').map(motion => [motion.name])],
      name => store.look({ compare: name }));
    const link = button('Copy link', async () => {
      await copy(`${location.href.split('#')[0]}#${store.link()}`, 'Link');
      if (!/^https?:/.test(location.protocol) || server) say('Link copied. It opens on this machine; for others, “Save page” makes a file to send');
    }, { class: 'sent', title: 'A link to exactly what is seen here' });
    const page = button('Save page', () => save(`${assetName(store.request)}-studio.html`, blank.text(store.request, store.looks), 'text/html'),
      { class: 'sent', title: 'This page as one file that begins with what is seen here, to be sent to others' });
    const present = button('Present', () => store.look({ presents: !store.view.presents }), { 'aria-pressed': 'false', title: 'Shows the stage alone; Escape ends it' });
    const keep = server?.saves ? button('Save', () => server.save(), { class: 'primary', title: 'Ctrl+S' }) : null;
    const title = h('h1', {}, 'Spindle Studio');
    place.append(
      h('div', { class: 'brand' }, h('span', { class: 'mark', 'aria-hidden': 'true' }), title, data.name ? h('span', { class: 'file' }, data.name) : null),
      h('div', { class: 'acts', role: 'toolbar', 'aria-label': 'Document' }, presets, compare, h('span', { class: 'pair' }, undo, redo), link, page, present, keep));
    store.watch(() => {
      [undo.disabled, redo.disabled] = [!store.canUndo, !store.canRedo];
      compare.value = store.view.compare;
      present.setAttribute('aria-pressed', String(store.view.presents));
      present.textContent = store.view.presents ? 'End presenting' : 'Present';
      document.body.classList.toggle('presenting', store.view.presents);
      title.textContent = store.view.presents ? subject(store.request) : 'Spindle Studio';
      document.title = store.view.presents ? title.textContent : 'Spindle Studio';
    });
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && store.view.presents && !event.defaultPrevented) return store.look({ presents: false });
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase(), isText = /^(input|textarea)$/i.test(event.target.tagName) && /text|search|number/.test(event.target.type ?? 'textarea');
      if (key === 's' && keep) server.save();
      else if (key === 'z' && !isText) { if (event.shiftKey) store.redo(); else store.undo(); }
      else if (key === 'y' && !isText) store.redo();
      else return;
      event.preventDefault();
    });
  }
}

/** What is presented, in words. */
function subject(request) {
  const { label, present } = request, words = typeof label === 'object' ? label?.active : label;
  return words ?? present?.message ?? assetName(request);
}
