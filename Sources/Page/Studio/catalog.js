// What the program has put into the page: its options, motions and the request to begin with.

/** As `spindle list … --json` has them. */
export const data = JSON.parse(document.getElementById('data').textContent);

/** Options by their keys. */
export const options = new Map((data.options ?? []).map(option => [option.key, option]));

/** Running motions as motion files describe them, by their names. */
export const motionFiles = new Map((data.motionFiles ?? []).map(motion => [motion.name, motion]));

/** The system of a motion and the words by which people search for it. */
export function factsOf(motion) { return data.motionWords?.[motion] ?? { system: null, words: '' }; }

/** The value of an option in a request; undefined where it is not set. */
export function valueOf(request, key) {
  const [group, name] = key.includes('.') ? key.split('.') : [null, key];
  const value = group ? request[group] : request[name];
  if (group) return value !== null && typeof value === 'object' ? value[name] : undefined;
  if (name === 'present' && value !== null && typeof value === 'object') return value.name;
  return value;
}

/** Gives an option of a request a value; undefined takes it out. */
export function setValue(request, key, value) {
  const [group, name] = key.includes('.') ? key.split('.') : [null, key];
  if (!group) {
    if (key === 'present' && value !== undefined && request.present !== null && typeof request.present === 'object') {
      request.present.name = value;
    } else if (value === undefined) {
      delete request[name];
    } else {
      request[name] = value;
    }
    return;
  }
  let map = request[group];
  if (map === null || typeof map !== 'object') map = group === 'present' && map ? { name: map } : {};
  if (value === undefined) delete map[name]; else map[name] = value;
  const keys = Object.keys(map);
  if (keys.length === 0) delete request[group];
  else if (group === 'present' && keys.length === 1 && keys[0] === 'name') request.present = map.name;
  else request[group] = map;
}

/** All keys that a request sets, and their values. */
export function settings(request) {
  return [...options.keys()].map(key => [key, valueOf(request, key)]).filter(([, value]) => value !== undefined);
}

/** The indicator that a request comes to. */
export function kindOf(request, motions) {
  if (request.indicator) return request.indicator;
  if (request.steps) return 'steps';
  const name = request.motion, kind = name && typeof name === 'object'
    ? name.kind ?? motions.find(motion => motion.name === name.base)?.kind : motions.find(motion => motion.name === name)?.kind;
  return STRAIGHT.includes(kind) ? 'linear' : 'circular';
}

/** The kinds of motions that run along a track. */
export const STRAIGHT = ['bars', 'wave-bars'];
