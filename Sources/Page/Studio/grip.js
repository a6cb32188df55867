// Handles that are dragged, or moved by arrow keys.

const MOVES = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * Makes an element a handle.
 *
 * @param options `area()`: the box within which places are fractions, x from the left and y from the bottom; `place()`: where the
 *   handle is; `step()`: how far an arrow key goes, ten times as far with Shift, and 0 for y where only x moves; `move(x, y)`;
 *   `end()`: it is let go.
 */
export function draggable(element, { area, place, step, move, end }) {
  element.addEventListener('keydown', event => {
    const found = MOVES[event.key];
    if (!found || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1, [width, height] = step(), [x, y] = place();
    const [right, up] = height === 0 ? [found[0] || found[1], 0] : found;
    move(x + right * width * far, y + up * height * far);
    end?.();
  });
  element.addEventListener('pointerdown', event => {
    event.preventDefault();
    event.stopPropagation();
    element.focus();
    element.setPointerCapture(event.pointerId);
    // What is dragged may change the box, which would then run away from the pointer.
    const box = area();
    element.onpointermove = event => move((event.clientX - box.left) / box.width, 1 - (event.clientY - box.top) / box.height);
    element.onpointerup = element.onpointercancel = () => {
      element.onpointermove = element.onpointerup = element.onpointercancel = null;
      end?.();
    };
  });
}

/** What assistive technology is told of a handle. */
export function tell(element, label, now, text, [low, high]) {
  for (const [key, value] of Object.entries({ label, valuenow: now, valuetext: text, valuemin: low, valuemax: high })) {
    element.setAttribute(`aria-${key}`, String(value));
  }
}
