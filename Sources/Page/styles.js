// The looks of the element that do not come from a request.

/** Custom properties that have not been set are told by a color that nobody chooses. */
export const UNSET = { red: 1, green: 2, blue: 3, alpha: 0 };

const unset = 'rgb(1 2 3 / 0)';
const TEXT = `
:host { display: inline-block; vertical-align: middle; line-height: 0; }
:host([hidden]) { display: none; }
svg { display: block; overflow: hidden; color: var(--spindle-color, currentColor); }
i { display: none; }
${['color', 'track', 'error', 'success', 'paused', 'disabled', 'text'].map(name => `.${name} { color: var(--spindle-${name}, ${unset}); }`).join('\n')}
`;

let sheet = null;

/** A style sheet that all elements of a page share, and that no Content-Security-Policy forbids. */
export function styles() {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(TEXT);
  }
  return sheet;
}
