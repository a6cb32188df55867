// The studio: everything that there is, live; tuned, checked and taken away.

import { Bar } from './bar.js';
import { Blank } from './blank.js';
import { Changes } from './changes.js';
import { Controls } from './controls.js';
import { Editor } from './editor.js';
import { Findings } from './findings.js';
import { Gallery } from './gallery.js';
import { Moving } from './moving.js';
import { Server } from './saving.js';
import { Show } from './show.js';
import { Stage } from './stage.js';
import { Store } from './store.js';
import { Story } from './story.js';
import { Tabs } from './tabs.js';
import { Takeaway } from './takeaway.js';
import { Timeline } from './timeline.js';
import { data } from './catalog.js';
import { engine } from './engine.js';
import { h } from './dom.js';

const PANELS = [['options', 'Options'], ['states', 'States'], ['story', 'Story'], ['motion', 'Motion'], ['checks', 'Checks'], ['take', 'Take away']];

async function start() {
  const blank = new Blank(), spindle = await engine(), store = new Store(), show = new Show(spindle, store);
  const place = id => document.getElementById(id), server = data.server ? new Server(store) : null;
  new Moving(server);
  new Bar(place('bar'), store, show, server, blank);
  new Stage(place('stage'), store, show);
  const timeline = new Timeline(place('timeline'), store, show);
  const tabs = new Tabs(place('side'), PANELS, panel => store.look({ panel }));
  const controls = new Controls(tabs.panel('options'), store, show);
  new Changes(tabs.panel('states'), store, show);
  new Story(tabs.panel('story'), store, show);
  new Editor(tabs.panel('motion'), store, show);
  const badge = h('span', { class: 'badge' });
  tabs.tab('checks').append(badge);
  new Findings(tabs.panel('checks'), store, show, () => timeline.said, key => {
    store.look({ panel: 'options' });
    controls.reveal(key);
  }, found => {
    badge.textContent = found.length > 0 ? String(found.length) : '';
    badge.className = `badge ${found.some(finding => finding.severity === 'error') ? 'error' : ''}`;
  });
  new Takeaway(tabs.panel('take'), store, show, server);
  store.watch(() => tabs.show(PANELS.some(([key]) => key === store.view.panel) ? store.view.panel : 'options'));
  new Gallery(place('gallery'), store, show);
  // Tests look on.
  globalThis.studio = { store, show, spindle };
  document.documentElement.dataset.ready = 'yes';
  performance.mark('ready');
}

start().catch(error => {
  console.error(error);
  document.body.prepend(h('p', { class: 'failed', role: 'alert' }, `The studio cannot start: ${error.message}`));
});
