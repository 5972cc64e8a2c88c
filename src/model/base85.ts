/** Characters that need no escape in HTML and JSON. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./:;=?@[]^_{}';
const BASE = SIGNS.length;
const BYTE = 256;
/** Bytes of a group, which is written as one more character. */
const GROUP = 4;

/** Bytes as text, a quarter longer; base64 would add a third. */
export function toBase85(bytes: Uint8Array): string {
  const groups: string[] = [];
  for (let at = 0; at < bytes.length; at += GROUP) {
    let number = 0;
    for (let index = at; index < at + GROUP; index += 1) number = number * BYTE + (bytes[index] ?? 0);
    let signs = '';
    for (; signs.length <= GROUP; number = Math.floor(number / BASE))
      signs = SIGNS.charAt(number % BASE) + signs;
    groups.push(signs.slice(0, bytes.length - at + 1));
  }
  return groups.join('');
}

/** Reverses `toBase85`. */
export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length / (GROUP + 1)) * GROUP));
  for (let at = 0, to = 0; at < text.length; at += GROUP + 1, to += GROUP) {
    let number = 0;
    for (const sign of text.slice(at, at + GROUP + 1).padEnd(GROUP + 1, SIGNS.charAt(BASE - 1)))
      number = number * BASE + SIGNS.indexOf(sign);
    for (let index = to + GROUP - 1; index >= to; index -= 1, number = Math.floor(number / BYTE))
      bytes[index] = number % BYTE;
  }
  return bytes;
}
