// Requests as Swift, as an element of a page, and as CSS.

import { OPTIONS } from '../attributes.js';
import { assetName } from './commandline.js';
import { yaml } from './yaml.js';

/** Attributes of the element that hold what an option of the same name does. */
const ATTRIBUTES = [...OPTIONS, 'value', 'state', 'reduced-motion'];

export function swift(request) {
  const name = assetName(request);
  return [
    'import Spindle', '', 'let spec = #"""', ...yaml(request).trimEnd().split('\n').map(line => `    ${line}`), '    """#',
    `let job = try RenderFile.parse(Array(spec.utf8), name: ${JSON.stringify(`${name}.yaml`)}).resolve()`,
    `try job.run(workers: Workers(count: 4), into: DirectorySink(${JSON.stringify(name)}))`, '',
  ].join('\n');
}

function escaped(text) { return String(text).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;'); }

export function element(request) {
  const attributes = [], styles = [], missing = [];
  for (const [key, value] of Object.entries(request)) {
    const isPlain = value === null || typeof value !== 'object';
    if (key === 'color' && isPlain) styles.push(`--spindle-color: ${value}`);
    else if (key === 'direction' && ['ltr', 'rtl'].includes(value)) attributes.push(`dir="${escaped(value)}"`);
    else if (key === 'label' && !isPlain) {
      for (const [state, text] of Object.entries(value)) attributes.push(`${state === 'active' ? 'label' : `${state}-label`}="${escaped(text)}"`);
    } else if (ATTRIBUTES.includes(key) && isPlain && !(key === 'value' && typeof value === 'string' && value.includes(':'))) {
      attributes.push(value === true ? key : `${key}="${escaped(value)}"`);
    } else if (!['fps', 'frames', 'scale', 'to', 'name', 'sheet', 'check', 'compression'].includes(key)) {
      missing.push(key);
    }
  }
  if (styles.length > 0) attributes.push(`style="${escaped(styles.join('; '))}"`);
  return [
    '<script src="spindle-indicator.js"></script>', `<spindle-indicator${attributes.map(text => ` ${text}`).join('')}></spindle-indicator>`,
    ...(missing.length > 0 ? [`<!-- The element has no attribute for: ${missing.join(', ')} -->`] : []), '',
  ].join('\n');
}

/** A class with the animation as its background. */
export function css(scene, request) {
  const url = scene.svgCss().trim().replace(/\s*\n\s*/g, ' ').replace(/%/g, '%25').replace(/#/g, '%23').replace(/"/g, "'").replace(/</g, '%3C').replace(/>/g, '%3E');
  const name = assetName(request).replace(/[^A-Za-z0-9_-]/g, '-').replace(/^(?=\d)/, 'i-');
  return `.${name} {\n  display: inline-block;\n  width: ${scene.width}px;\n  height: ${scene.height}px;\n  background: url("data:image/svg+xml,${url}") center / contain no-repeat;\n}\n`;
}
