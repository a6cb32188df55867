
/** How large everything is to begin with: as large as it goes while several stand beside each other. */
function firstZoom() {
  const widest = Math.max(...clock.views.map(({ panel }) => panel.width), 1);
  const room = Math.min(Math.max(data.sheet ? 160 : 200, innerWidth / 10), innerWidth - 80);
  return [8, 6, 4, 3, 2].find((factor) => widest * factor <= room) ?? 1;
}

function run() {
  let last = performance.now();
  const tick = (now) => {
    if (clock.playing) {
      // After a pause of the page itself it goes on where it was.
      clock.time += Math.min(now - last, 250) * clock.speed;
      showTime();
    }
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Asks the file for its stamp while somebody looks, and reloads the page when it is a newer one. */
function watch() {
  const stamp = document.querySelector("meta[name=stamp]").content;
  let probe;
  addEventListener("message", ({ source, data: found }) => {
    if (source !== probe?.contentWindow || typeof found !== "string" || found === "" || found === stamp) return;
    view.keep();
    location.reload();
  });
  setInterval(() => {
    if (document.hidden) return;
    probe?.remove();
    probe = make("iframe", { hidden: true, title: "Looks for a newer page", src: `${location.pathname}?probe=${Date.now()}` });
    document.body.append(probe);
  }, 1000);
}

const main = document.getElementById("main");
document.getElementById("title").textContent = data.title;
// Those who ask for less motion start it themselves.
setPlaying(!matchMedia("(prefers-reduced-motion: reduce)").matches);
view.read();
const hasZoom = new URLSearchParams(location.hash.slice(1)).has("zoom");
if (data.sheet) contactSheet(main);
else main.append(...data.subjects.map(sectionOf));
if (!hasZoom) view.zoom = firstZoom();
document.getElementById("footer").textContent = `Made by Spindle ${data.spindle}. Space plays and pauses, arrow keys step, + and − zoom.`;
controls();
setPlaying(clock.playing);
setGround(view.ground);
setZoom(view.zoom);
showTime();
run();
if (data.watched) watch();
