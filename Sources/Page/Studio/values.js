// What people type into a control, as a value of a request, and the other way round.

import { flow } from './flow.js';

const UNITS = { ms: 1, s: 1000, sec: 1000, min: 60_000, x: 1, X: 1, '×': 1, times: 1, '%': 0.01, px: 1, pt: 1, dp: 1, points: 1 };

/** The same of angles, of which a percentage is a part of a turn. */
const ANGLES = { deg: 1, '°': 1, turns: 360, turn: 360, '%': 3.6 };

/** A number with a unit or without one; the text where it is none. */
function number(text, units = UNITS) {
  const found = text.trim().match(/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-zA-Z%×°]*)$/i);
  if (!found) return text.trim();
  const unit = found[2] === '' ? 1 : units[found[2]];
  return unit === undefined ? text.trim() : Number((Number(found[1]) * unit).toPrecision(12));
}

/** The items of a list, between commas that are in no brackets. */
function items(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push(''); else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** A word as the option has it, in whatever case it was typed. */
function word({ kind, values }, text) {
  return kind === 'word' && values?.find(value => value.toLowerCase() === text.toLowerCase()) || text;
}

/** What a text means to an option; undefined for nothing. */
export function understood(option, text) {
  if (text.trim() === '') return undefined;
  if (/^\s*[[{]/.test(text)) {
    const value = flow(text);
    if (value !== undefined) return value;
  }
  const units = option.unit === 'degrees' ? ANGLES : UNITS, isNumber = option.kind === 'number' || option.kind === 'integer';
  if (option.repeats) {
    const list = items(text).map(item => isNumber ? number(item, units) : word(option, item));
    return list.length === 0 ? undefined : list.length === 1 && option.key !== 'steps' ? list[0] : list;
  }
  if (isNumber) return number(text, units);
  // A text such as 0.4 is a number to whoever reads the file.
  if (option.kind === 'text' && ['value', 'arc', 'current', 'at', 'present.pull'].includes(option.key)) {
    // A number is a time, and a percentage a part of the loop.
    return option.key === 'at' && text.trim().endsWith('%') ? text.trim() : number(text);
  }
  return word(option, text);
}

/** How a value stands in its control. */
export function shownText(option, value) {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    return value.some(item => typeof item === 'object') || option.kind === 'list' ? JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ') : value.join(', ');
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
