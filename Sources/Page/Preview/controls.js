
const SPEEDS = [[0.25, "¼"], [0.5, "½"], [1, "1"], [2, "2"], [4, "4"]];
const ZOOMS = [1, 2, 3, 4, 6, 8, 12, 16];
const GROUNDS = [["own", "Auto"], ["light", "Light"], ["dark", "Dark"], ["checkered", "Checkered"]];

/** How everything is shown. It is kept in the fragment of the address: a link shows the same, and so does a page that reloads. */
const view = {
  zoom: 1, ground: "own", search: "", changed: false,

  read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const one = (name, known, fallback) => known.find((value) => String(value) === words.get(name)) ?? fallback;
    this.zoom = one("zoom", ZOOMS, this.zoom);
    this.ground = one("ground", GROUNDS.map(([name]) => name), this.ground);
    clock.speed = one("speed", SPEEDS.map(([speed]) => speed), clock.speed);
    this.search = words.get("search") ?? "";
    this.changed = words.get("changed") === "1";
    const time = Number(words.get("time"));
    if (words.get("time") !== null && time >= 0 && time < 1e9) [clock.time, clock.playing] = [time, false];
  },

  keep() {
    const words = new URLSearchParams({ zoom: this.zoom, ground: this.ground, speed: clock.speed });
    if (!clock.playing) words.set("time", String(Math.round(clock.time * 1000) / 1000));
    if (this.search) words.set("search", this.search);
    if (this.changed) words.set("changed", "1");
    // Where even that is not allowed, nothing is kept.
    try { history.replaceState(null, "", `#${words}`); } catch { /* a sandbox */ }
  },
};

const $ = (id) => document.getElementById(id);

/** Buttons of which one is pressed. */
function choices(group, values, chosen, choose) {
  for (const [value, word] of values) {
    const button = make("button", { value: String(value), type: "button" }, word);
    button.setAttribute("aria-pressed", String(value === chosen));
    button.addEventListener("click", () => {
      for (const other of group.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === button));
      choose(value);
      view.keep();
    });
    group.append(button);
  }
}

function setZoom(factor) {
  view.zoom = factor;
  $("zoomed").textContent = `${factor}×`;
  [$("smaller").disabled, $("larger").disabled] = [factor === ZOOMS[0], factor === ZOOMS.at(-1)];
  for (const one of [...clock.views, ...differences]) one.zoom(factor);
}

function setGround(name) {
  view.ground = name;
  document.body.dataset.ground = name;
}

function setPlaying(playing) {
  clock.playing = playing;
  document.body.classList.toggle("playing", playing);
  $("play").setAttribute("aria-label", playing ? "Pause" : "Play");
}

/** Shows the time at which everything stands. */
function showTime() {
  for (const one of clock.views) if (one.isSeen) one.show();
  if (view.drawn !== clock.time) {
    view.drawn = clock.time;
    for (const difference of differences) if (difference.after.isSeen) difference.update();
  }
  const { primary } = clock;
  if (!primary) return;
  const { time } = primary.moment;
  const frame = Math.min(primary.panel.count - 1, Math.floor((time * primary.panel.fps) / 1000 + 1e-6));
  $("scrub").value = String(frame);
  $("time").textContent = `${frame} · ${Math.round(time)} ms`;
}

/** Goes to a frame of what everything is measured by; the clock stands then. */
function goTo(frame) {
  const { count, fps } = clock.primary.panel;
  setPlaying(false);
  clock.time = ((((frame % count) + count) % count) * 1000) / fps;
  showTime();
  view.keep();
}

const step = (by) => goTo(Number($("scrub").value) + by);

function controls() {
  const longest = clock.views.filter(({ panel }) => panel.count > 1);
  clock.primary = longest.reduce((best, one) => (!best || one.panel.count > best.panel.count ? one : best), undefined);
  const hasTime = clock.primary !== undefined;
  $("scrub").max = String((clock.primary?.panel.count ?? 1) - 1);
  for (const id of ["back", "play", "on", "scrub"]) $(id).disabled = !hasTime;
  $("play").addEventListener("click", () => { setPlaying(!clock.playing); view.keep(); });
  $("back").addEventListener("click", () => step(-1));
  $("on").addEventListener("click", () => step(1));
  $("scrub").addEventListener("input", () => goTo(Number($("scrub").value)));
  choices($("speed"), SPEEDS, clock.speed, (speed) => { clock.speed = speed; });
  choices($("ground"), GROUNDS, view.ground, setGround);
  const zoomBy = (by) => { setZoom(ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, ZOOMS.indexOf(view.zoom) + by))]); view.keep(); };
  $("smaller").addEventListener("click", () => zoomBy(-1));
  $("larger").addEventListener("click", () => zoomBy(1));
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target.matches("input[type=search]")) return;
    // Where a key does something by itself, it does that.
    const isButton = target.closest("button, summary, input");
    if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else if (event.key === "/" && !$("finder").hidden) $("search").focus();
    else if (event.key === " " && hasTime && !isButton) { setPlaying(!clock.playing); view.keep(); }
    else if (event.key === "ArrowRight" && hasTime && target.type !== "range") step(1);
    else if (event.key === "ArrowLeft" && hasTime && target.type !== "range") step(-1);
    else return;
    event.preventDefault();
  });
}
