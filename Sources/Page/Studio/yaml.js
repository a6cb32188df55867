// Requests as spec files.

const RESERVED = /^(true|false|null|yes|no|on|off|y|n|~)$/i;

function scalar(value) {
  if (typeof value !== 'string') return String(value);
  const isPlain = /^[A-Za-zÀ-ɏ][\p{L}\p{M}\p{N} _./%…'’!?()-]*$/u.test(value) && !RESERVED.test(value) && !value.endsWith(' ');
  return isPlain ? value : JSON.stringify(value);
}

/** A value in one line. */
function inline(value) {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (value !== null && typeof value === 'object') {
    return `{${Object.entries(value).filter(([, item]) => item !== undefined).map(([key, item]) => `${scalar(key)}: ${inline(item)}`).join(', ')}}`;
  }
  return flowScalar(value);
}

/** In brackets, question marks and the like could be taken for something else. */
function flowScalar(value) {
  return typeof value === 'string' && !/^[\p{L}][\p{L}\p{N} _./-]*$/u.test(value) ? JSON.stringify(value) : scalar(value);
}

function lines(map, indent) {
  return Object.entries(map).filter(([, value]) => value !== undefined && value !== null).flatMap(([key, value]) => {
    const name = indent + scalar(key);
    if (value === null || typeof value !== 'object') return [`${name}: ${scalar(value)}`];
    const short = inline(value);
    if (short.length + name.length < 100) return [`${name}: ${short}`];
    if (!Array.isArray(value)) return [`${name}:`, ...lines(value, `${indent}  `)];
    return [`${name}:`, ...value.map(item => `${indent}  - ${inline(item)}`)];
  });
}

/** The text of a spec file. */
export function yaml(request) { return lines(request, '').join('\n') + '\n'; }
