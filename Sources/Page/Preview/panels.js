
/** Everything that is shown, and the time that it is shown at. */
const clock = { time: 0, playing: true, speed: 1, views: [], primary: undefined };

/** How long something that plays once stands still before it begins again, in milliseconds. */
const REST = 800;

/** One player with its stage. It loads what it shows when it is first seen, and is drawn while it is. */
class View {
  constructor(panel, isForeign = false) {
    this.panel = panel;
    this.player = playerOf(panel, isForeign);
    this.isSeen = false;
    this.stage = make("div", { className: "stage" });
    if (panel.dark) this.stage.classList.add("dark");
    this.duration = (panel.count * 1000) / panel.fps;
    this.listeners = [];
    if (!this.player) this.stage.append(make("p", { className: "nothing" }, panel.omitted ? "Too large for this page" : "Not shown by browsers"));
    // Its room is there before it is.
    else this.stage.style.minHeight = `${Math.min(panel.height * 2, 160) + 32}px`;
    clock.views.push(this);
    watcher.observe(this.stage);
  }

  async load() {
    if (!this.player || this.loading) return this.loading;
    this.loading = this.player.load().then(() => {
      this.player.zoom(view.zoom);
      this.stage.replaceChildren(this.player.element);
      this.stage.style.minHeight = "";
      this.player.element.setAttribute("role", "img");
      this.player.element.setAttribute("aria-label", `${this.panel.format} of ${this.name ?? data.title}`);
      this.isReady = true;
      this.show();
      for (const listener of this.listeners) listener(this);
    }, (error) => {
      this.stage.replaceChildren(make("p", { className: "nothing" }, `This browser does not show it: ${error.message ?? error}`));
    });
    return this.loading;
  }

  /** The time within its own loop, and how many of those have passed. */
  get moment() {
    if (this.panel.count < 2) return { time: 0, round: 0 };
    const length = this.panel.loops ? this.duration : this.duration + REST;
    const round = Math.floor(clock.time / length + 1e-9);
    return { time: Math.max(0, Math.min(clock.time - round * length, this.duration - 1e-3)), round };
  }

  show() {
    if (!this.isReady) return false;
    const { time, round } = this.moment;
    return this.player.show(time, round);
  }

  zoom(factor) {
    if (!this.isReady) return;
    this.player.zoom(factor);
    this.show();
  }

  whenReady(listener) {
    if (this.isReady) listener(this);
    else this.listeners.push(listener);
  }
}

const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const found = clock.views.find((view) => view.stage === entry.target);
    if (!found) continue;
    found.isSeen = entry.isIntersecting;
    if (found.isSeen) found.load();
  }
}, { rootMargin: "200px" });

/** What is known of an output, in words. */
function factsOf(panel) {
  const isVector = ["svg", "lottie"].includes(panel.kind);
  const facts = [`${panel.width} × ${panel.height} ${isVector ? "pt" : "px"}`];
  if (panel.kind !== "files") {
    facts.push(counted(panel.count, "frame"));
    if (panel.count > 1) facts.push(`${Math.round((panel.count * 1000) / panel.fps)} ms`);
  }
  return facts;
}

function filesOf(panel) {
  const summary = make("summary", {}, `${counted(panel.files, "file")}, `, make("b", { title: `${panel.bytes.toLocaleString("en")} bytes` }, sizeOf(panel.bytes)));
  const rows = panel.list.map((file) => make("tr", {}, make("td", {}, file.name), make("td", { className: "number" }, file.bytes === undefined ? "" : file.bytes.toLocaleString("en"))));
  if (panel.files > panel.list.length) rows.push(make("tr", {}, make("td", {}, `… ${panel.files - panel.list.length} more`)));
  const table = make("table", { tabIndex: 0, ariaLabel: "Files" }, make("thead", {}, make("tr", {}, make("th", {}, "File"), make("th", { className: "number" }, "Bytes"))), make("tbody", {}, ...rows));
  return make("details", { className: "files" }, summary, table);
}

function figureOf(panel, name) {
  const shown = new View(panel);
  shown.name = name;
  const notes = make("p", { className: "note", hidden: true });
  shown.whenReady(() => {
    notes.textContent = shown.player.notes.join("; ");
    notes.hidden = notes.textContent === "";
  });
  const scale = panel.kind === "svg" || panel.kind === "lottie" ? "" : `${panel.scale}×`;
  const caption = make("figcaption", {},
    make("h3", {}, panel.format, scale && make("span", { className: "tag" }, scale), panel.variant ? make("span", { className: "tag" }, panel.variant) : ""),
    make("p", { className: "facts" }, factsOf(panel).join(" · ")),
    filesOf(panel), panel.omitted ? make("p", { className: "note" }, panel.omitted) : "", notes);
  return make("figure", { className: "panel" }, shown.stage, caption);
}

/** A spec or a motion with all its outputs. */
function sectionOf(subject) {
  const isVariant = (panel) => panel.variant !== undefined;
  const grid = (panels) => make("div", { className: "grid" }, ...panels.map((panel) => figureOf(panel, subject.name)));
  const section = make("section", { className: "subject" },
    make("h2", {}, subject.name, subject.source === subject.name ? "" : make("span", { className: "source" }, subject.source)),
    make("p", { className: "facts" }, subject.facts.join(" · ")),
    grid(subject.panels.filter((panel) => !isVariant(panel))));
  const variants = subject.panels.filter(isVariant);
  if (variants.length > 0) section.append(make("h3", { className: "title" }, "Variants"), grid(variants));
  if (subject.refused.length > 0)
    section.append(make("h3", { className: "title" }, "Not possible"), make("dl", { className: "refused" },
      ...subject.refused.flatMap(({ name, reason }) => [make("dt", {}, name), make("dd", {}, reason)])));
  if (subject.notes.length > 0)
    section.append(make("h3", { className: "title" }, "Notes"), make("ul", { className: "notes" }, ...subject.notes.map((note) => make("li", {}, note))));
  return section;
}
