// Files in one: a ZIP archive that stores them as they are.

const TABLE = Uint32Array.from({ length: 256 }, (_, number) => {
  for (let bit = 0; bit < 8; bit++) number = number & 1 ? number >>> 1 ^ 0xEDB88320 : number >>> 1;
  return number;
});

function checksum(bytes) {
  let sum = 0xFFFFFFFF;
  for (const byte of bytes) sum = sum >>> 8 ^ TABLE[(sum ^ byte) & 0xFF];
  return ~sum >>> 0;
}

/** An archive of pairs of a name and bytes. */
export function archive(files) {
  const parts = [], directory = [];
  let offset = 0;
  for (const [name, bytes] of files) {
    const letters = new TextEncoder().encode(name), facts = new DataView(new ArrayBuffer(26));
    // Version 2.0, stored, at midnight of the first day that there is.
    [20, 0, 0, 0, 0x21].forEach((number, index) => facts.setUint16(2 * index, number, true));
    [checksum(bytes), bytes.length, bytes.length].forEach((number, index) => facts.setUint32(10 + 4 * index, number, true));
    facts.setUint16(22, letters.length, true);
    const head = new Uint8Array(facts.buffer);
    parts.push(Uint8Array.of(0x50, 0x4B, 3, 4), head, letters, bytes);
    const rest = new DataView(new ArrayBuffer(14));
    rest.setUint32(10, offset, true);
    directory.push(Uint8Array.of(0x50, 0x4B, 1, 2, 20, 0), head, new Uint8Array(rest.buffer), letters);
    offset += 30 + letters.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0), end = new DataView(new ArrayBuffer(22));
  [0x06054B50, 0, files.length << 16 | files.length, size, offset].forEach((number, index) => end.setUint32(4 * index, number >>> 0, true));
  return new Blob([...parts, ...directory, new Uint8Array(end.buffer)]);
}
