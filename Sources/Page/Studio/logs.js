// Logs of real jobs, as events of a story.

const WORDS = { started: 'started', running: 'started', active: 'started', paused: 'paused', resumed: 'resumed', error: 'failed', failed: 'failed',
  success: 'succeeded', succeeded: 'succeeded', done: 'succeeded', finished: 'finished', stalled: 'stalled', cancelled: 'cancelled', canceled: 'cancelled' };

/** The cells of a line of CSV. */
function cells(line) {
  const found = [];
  for (const match of line.matchAll(/(?:^|,)\s*(?:"((?:[^"]|"")*)"|([^,]*))/g)) found.push((match[1]?.replace(/""/g, '"') ?? match[2] ?? '').trim());
  return found;
}

/** The rows of a log: CSV with a header or without one, or JSON lines. */
function rows(text) {
  const lines = text.split(/\r?\n/).map(line => line.trim()).filter(line => line !== '' && !line.startsWith('#'));
  if (lines[0]?.startsWith('{')) return lines.map(line => JSON.parse(line));
  const first = cells(lines[0] ?? ''), hasHeader = first.some(cell => /^(time|value|state|message)$/i.test(cell));
  const names = hasHeader ? first.map(name => name.toLowerCase()) : ['time', 'value'];
  return lines.slice(hasHeader ? 1 : 0).map(line => Object.fromEntries(cells(line).map((cell, index) => [names[index], cell])));
}

/**
 * The events of a log.
 *
 * @param unit How many milliseconds its times count in.
 * @param complete The value that means complete; where none is said, values above 1 are percentages.
 */
export function events(text, unit = 1, complete = null) {
  const found = rows(text).map(row => ({ ...row, time: row.time === '' || row.time === null || row.time === undefined ? NaN : Number(row.time) * unit, value: row.value === '' || row.value === undefined || row.value === null ? NaN : Number(row.value) }))
    .filter(row => Number.isFinite(row.time)).sort((a, b) => a.time - b.time);
  if (found.length === 0) throw new Error('no line of the log has a time');
  const total = complete ?? (Math.max(...found.map(row => row.value).filter(Number.isFinite), 0) > 1 ? 100 : 1), start = found[0].time;
  const list = [{ at: 0, started: true }];
  let last = 0;
  for (const row of found) {
    const at = Math.round(row.time - start), verb = WORDS[String(row.state ?? '').toLowerCase()];
    const value = Math.min(Math.max(row.value / total, 0), 1);
    if (Number.isFinite(value) && value > last) list.push({ at, progress: last = Math.round(value * 10_000) / 10_000 });
    if (!verb || verb === 'started') continue;
    list.push({ at, [verb]: verb === 'failed' || verb === 'succeeded' ? row.message || (verb === 'failed' ? 'Failed. Try again' : 'Done') : true });
    if (['failed', 'succeeded', 'finished', 'cancelled'].includes(verb)) return list;
  }
  if (last >= 1) list.push({ at: list.at(-1).at, finished: true });
  return list;
}
