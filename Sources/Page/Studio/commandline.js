// Requests as command lines.

import { kindOf, options, settings } from './catalog.js';
import { yaml } from './yaml.js';

/** A word as a shell reads it. */
export function shellWord(text) {
  return /^[A-Za-z0-9_@%+=:,./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;
}

/** The options of a command line; null where it cannot say all that a request asks for. */
function flags(request) {
  const words = [];
  for (const [key, value] of settings(request)) {
    if (key === 'indicator') continue;
    const { flag, kind, repeats } = options.get(key), list = Array.isArray(value) ? value : [value];
    if (!flag || list.some(item => item !== null && typeof item === 'object')) return null;
    if (typeof value === 'boolean') {
      if (kind === 'yes-no' && !value) words.push(`--no-${flag.slice(2)}`); else if (value) words.push(flag);
      continue;
    }
    const texts = repeats && kind === 'number' ? [list.join(',')] : list.map(String);
    for (const text of texts) words.push(text.startsWith('-') ? `${flag}=${shellWord(text)}` : `${flag} ${shellWord(text)}`);
  }
  return words;
}

/** The name of what is written. */
export function assetName(request) {
  const motion = typeof request.motion === 'object' ? request.motion?.name : request.motion;
  return request.name ?? motion ?? 'indicator';
}

/** As wide as the panel that shows it, in letters. */
const WIDTH = 42;

/** The command that writes what the stage shows. */
export function commandLine(request, motions) {
  const known = new Set([...options.keys()].map(key => key.split('.')[0]));
  const words = Object.keys(request).every(key => known.has(key)) ? flags(request) : null, folder = shellWord(assetName(request));
  if (!words) return `spindle render - -o ${folder} <<'SPEC'\n${yaml(request)}SPEC`;
  const parts = [`spindle render ${kindOf(request, motions)}`, ...words, `-o ${folder}`];
  const lines = [''];
  for (const part of parts) {
    if (lines.at(-1).length + part.length > WIDTH) lines.push('');
    lines[lines.length - 1] += (lines.at(-1) ? ' ' : '') + part;
  }
  return lines.join(' \\\n  ');
}
