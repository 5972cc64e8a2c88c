/**
 * Replaces long repeats in a text with back-references of any distance, while gzip's window is 32 KB.
 * A reference is MARK, distance, comma, length, semicolon, both numbers in base 36.
 */
const MARK = '\u0001';
const RADIX = 36;
/** Block size of the lookup in characters; repeats twice as long are always found. */
const STEP = 16;
/** Minimum length of a repeat worth a reference. */
const REPEAT_MIN = 40;

/**
 * Compresses the long repeats of a text.
 * @throws if it contains the character that starts a reference
 */
export function packRepeats(text: string): string {
  if (text.includes(MARK)) throw new Error('The text holds U+0001, which begins a reference.');
  const places = new Map<string, number>();
  const parts = [`${text.length.toString(RADIX)};`];
  let written = 0;
  let stored = 0;
  for (let at = 0; at + STEP <= text.length; at += 1) {
    for (; stored + STEP <= at; stored += STEP) places.set(text.slice(stored, stored + STEP), stored);
    const found = places.get(text.slice(at, at + STEP));
    if (found === undefined) continue;
    let back = 0;
    while (at - back > written && found > back && text[at - back - 1] === text[found - back - 1]) back += 1;
    let length = STEP + back;
    while (at - back + length < text.length && text[at - back + length] === text[found - back + length])
      length += 1;
    if (length < REPEAT_MIN) continue;
    const start = at - back;
    parts.push(text.slice(written, start));
    parts.push(`${MARK}${(at - found).toString(RADIX)},${length.toString(RADIX)};`);
    written = start + length;
    at = written - 1;
  }
  parts.push(text.slice(written));
  return parts.join('');
}

/** Reverses `packRepeats`. */
export function unpackRepeats(packed: string): string {
  const head = packed.indexOf(';');
  const text = new Uint16Array(Number.parseInt(packed.slice(0, head), RADIX));
  let at = 0;
  for (let from = head + 1; from < packed.length; from += 1) {
    if (packed[from] !== MARK) {
      text[at] = packed.charCodeAt(from);
      at += 1;
      continue;
    }
    const end = packed.indexOf(';', from);
    const [distance = 0, length = 0] = packed
      .slice(from + 1, end)
      .split(',')
      .map((part) => Number.parseInt(part, RADIX));
    // A repeat may overlap itself.
    for (const stop = at + length; at < stop; at += 1) text[at] = text[at - distance] ?? 0;
    from = end;
  }
  return new TextDecoder('utf-16le').decode(text);
}
