
const CHANGES = { changed: "changed", new: "new", same: "unchanged" };

/** Shows where two pictures differ: what is the same is faint, what is not has a color of its own. */
class Difference {
  constructor(before, after) {
    [this.before, this.after] = [before, after];
    this.stage = make("div", { className: "stage" });
    this.words = make("p", { className: "note" });
    this.canvas = make("canvas", { className: "pixels", role: "img", ariaLabel: "Difference" });
    this.context = this.canvas.getContext("2d");
    const ready = () => {
      if (!before.isReady || !after.isReady) return;
      this.isReady = true;
      this.update();
    };
    before.whenReady(ready);
    after.whenReady(ready);
  }

  zoom(factor) {
    this.canvas.style.width = `${this.after.panel.width * factor}px`;
    this.canvas.style.height = `${this.after.panel.height * factor}px`;
  }

  update() {
    if (!this.isReady) return;
    const [a, b] = [this.before.player.canvas, this.after.player.canvas];
    if (!a || !b || a.width !== b.width || a.height !== b.height) {
      this.stage.replaceChildren(make("p", { className: "nothing" }, !a || !b ? "Compare SVG by eye" : `${a.width} × ${a.height} became ${b.width} × ${b.height}`));
      return;
    }
    const [{ width, height }, old, now] = [b, ...[this.before, this.after].map((one) => one.player.context.getImageData(0, 0, b.width, b.height).data)];
    if (this.canvas.width !== width || this.canvas.height !== height) [this.canvas.width, this.canvas.height] = [width, height];
    if (!this.canvas.isConnected) this.stage.replaceChildren(this.canvas);
    const picture = this.context.createImageData(width, height);
    let [count, most] = [0, 0];
    for (let place = 0; place < old.length; place += 4) {
      // Transparent pixels have no color.
      const far = (channel) => Math.abs(old[place + channel] * old[place + 3] - now[place + channel] * now[place + 3]) / 255;
      const distance = Math.round(Math.max(far(0), far(1), far(2), Math.abs(old[place + 3] - now[place + 3])));
      if (distance === 0) {
        picture.data.set([128, 128, 128, now[place + 3] / 4], place);
        continue;
      }
      count += 1;
      most = Math.max(most, distance);
      picture.data.set([226, 0, 116, 96 + (distance * 159) / 255], place);
    }
    this.context.putImageData(picture, 0, 0);
    this.zoom(view.zoom);
    this.words.textContent = count === 0 ? "no difference in this frame" : `${counted(count, "pixel")} of this frame, by up to ${counted(most, "level")}`;
  }
}

const differences = [];

const titled = (title, stage, ...more) => make("div", { className: "side" }, make("p", { className: "title" }, title), stage, ...more);

/** One asset of a manifest. */
function cardOf(subject) {
  const panel = subject.panels[0];
  const after = new View(panel);
  after.name = subject.name;
  const sides = [];
  if (subject.before) {
    const before = new View(subject.before, true);
    before.name = `${subject.name} before`;
    const difference = new Difference(before, after);
    differences.push(difference);
    sides.push(titled("Before", before.stage), titled("After", after.stage), titled("Difference", difference.stage, difference.words));
  } else {
    sides.push(after.stage);
  }
  const files = subject.changed?.length ? make("details", { className: "files" }, make("summary", {}, `${counted(subject.changed.length, "file")} ${subject.change === "new" ? "new" : "changed"}`),
    make("ul", {}, ...subject.changed.slice(0, 100).map((name) => make("li", {}, name)))) : "";
  const card = make("article", { className: `card${subject.before ? " compared" : ""}` },
    make("div", { className: "sides" }, ...sides),
    make("h2", {}, subject.name, subject.change ? make("span", { className: `tag ${subject.change}` }, CHANGES[subject.change]) : ""),
    make("p", { className: "facts" }, [panel.format + (panel.scale === 1 ? "" : ` ${panel.scale}×`), ...subject.facts].join(" · ")),
    panel.variant ? make("p", { className: "note" }, panel.variant) : "", files,
    ...subject.notes.map((note) => make("p", { className: "note" }, note)));
  return { card, subject, text: [subject.name, panel.format, ...subject.facts].join(" ").toLowerCase() };
}

/** The assets of a manifest, which can be searched. */
function contactSheet(main) {
  const cards = data.subjects.map(cardOf);
  const grid = make("div", { className: "cards" }, ...cards.map(({ card }) => card));
  const [search, changed, found] = ["search", "changed", "found"].map((id) => document.getElementById(id));
  document.getElementById("finder").hidden = false;
  document.getElementById("filter").hidden = data.since === undefined;
  if (data.since !== undefined) {
    const count = (change) => cards.filter(({ subject }) => subject.change === change).length;
    const parts = ["changed", "new", "same"].map((change) => `${count(change)} ${CHANGES[change]}`);
    main.append(make("p", { className: "facts" }, `Since ${data.since}: ${parts.join(", ")}${data.gone ? `, ${counted(data.gone.length, "file")} no longer made` : ""}`));
  }
  main.append(grid);
  if (data.gone)
    main.append(make("details", { className: "files gone" }, make("summary", {}, `${counted(data.gone.length, "file")} no longer made`), make("ul", {}, ...data.gone.map((name) => make("li", {}, name)))));
  const narrow = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { card, subject, text } of cards) {
      card.hidden = !words.every((word) => text.includes(word)) || (changed.checked && subject.change === "same");
      if (!card.hidden) shown += 1;
    }
    found.textContent = shown === cards.length ? counted(shown, "asset") : `${shown} of ${counted(cards.length, "asset")}`;
    [view.search, view.changed] = [search.value, changed.checked];
    view.keep();
  };
  search.value = view.search;
  changed.checked = view.changed;
  search.addEventListener("input", narrow);
  changed.addEventListener("change", narrow);
  narrow();
}
