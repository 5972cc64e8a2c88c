/** Id of the element with the compressed data of the offline file. */
export const OFFLINE_DATA_ID = 'idmp-data';

/** Bits of a character; one code unit below 128 is one byte of UTF-8. */
const BITS = 7;
const BYTE_BITS = 8;
const UNIT = 2 ** BITS;
/** NUL, line ends and `<`, which HTML parsers or text tools change; written as the character 128 further. */
const CHANGEABLE = new Set([0x00, 0x0a, 0x0d, 0x3c]);

/** Bytes as the text of a script element, about 18 % longer in UTF-8; base64 would add a third. */
export function toSevenBits(bytes: Uint8Array): string {
  let text = '';
  let [rest, bits] = [0, 0];
  const write = (unit: number): void => {
    text += String.fromCharCode(CHANGEABLE.has(unit) ? unit + UNIT : unit);
  };
  for (const byte of bytes) {
    rest = (rest << BYTE_BITS) | byte;
    for (bits += BYTE_BITS; bits >= BITS; bits -= BITS) write((rest >> (bits - BITS)) % UNIT);
    rest %= UNIT;
  }
  if (bits > 0) write((rest << (BITS - bits)) % UNIT);
  return text;
}

/** Reverses `toSevenBits`. */
export function fromSevenBits(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * BITS) / BYTE_BITS));
  let [rest, bits, at] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    rest = ((rest << BITS) | (text.charCodeAt(index) % UNIT)) % 2 ** (BITS + BYTE_BITS);
    bits += BITS;
    if (bits < BYTE_BITS) continue;
    bits -= BYTE_BITS;
    bytes[at] = rest >> bits;
    at += 1;
  }
  return bytes;
}
