import { createPrivateKey } from 'node:crypto';
import { ownValue } from '../../../core/model/plainRecord';

/** Encodings this short may occur by chance. */
const MIN_PARTIAL_LENGTH = 8;
/** A key of this many bytes is no longer just the header that all keys share. */
const MIN_KEY_BYTES = 24;
const LINE_END = /\r\n|\n|\\n/g;
const PEM = /-----BEGIN [A-Z ]+-----([^-]+)-----END/;

/** Text of bytes, one character per byte, as files are searched. */
export const byteText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** The forms in which a value may stand in a file, with the name of each encoding. */
export function secretForms(value: string): Map<string, string> {
  const forms = new Map<string, string>();
  const add = (form: string, encoding: string): void => {
    if (!forms.has(form)) forms.set(form, encoding);
  };
  for (const text of new Set([
    value,
    ...['\n', '\r\n', '\\n'].map((end) => value.replace(LINE_END, () => end)),
  ])) {
    const bytes = Buffer.from(text);
    add(byteText(bytes), 'plain');
    for (const [encoding, form] of textEncodings(text)) add(byteText(Buffer.from(form)), encoding);
    for (const [encoding, form] of byteEncodings(bytes)) add(form, encoding);
  }
  for (const bytes of keyBytes(value)) {
    add(byteText(bytes), 'as the bytes of the key');
    for (const [encoding, form] of byteEncodings(bytes)) add(form, `the key ${encoding}`);
  }
  return forms;
}

function textEncodings(text: string): [encoding: string, form: string][] {
  return [
    ['URL-encoded', encodeURIComponent(text)],
    ['as JSON', JSON.stringify(text).slice(1, -1)],
    ['as HTML', escapeMarkup(text)],
  ];
}

function byteEncodings(bytes: Buffer): [encoding: string, form: string][] {
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((alignment) => base64At(bytes, alignment));
  return [
    ['as hex', hex],
    ['as hex', hex.toUpperCase()],
    ...[...base64, ...base64.map(toUrlAlphabet)]
      .filter(({ length }) => length >= MIN_PARTIAL_LENGTH)
      .map((form): [string, string] => ['as base64', form]),
  ];
}

/** What a key in PEM form consists of, however its lines are written: the file without its armor, and the secret number. */
function keyBytes(value: string): Buffer[] {
  const body = PEM.exec(value)?.[1]?.replace(/\s|\\n/g, '');
  if (body === undefined) return [];
  const found = [Buffer.from(body, 'base64')];
  try {
    const { d } = createPrivateKey(value.replace(LINE_END, '\n')).export({ format: 'jwk' });
    if (d !== undefined) found.push(Buffer.from(d, 'base64url'));
  } catch {
    // Not a key that can be read, but its text is secret all the same.
  }
  return found.filter(({ length }) => length >= MIN_KEY_BYTES);
}

/** Base64 characters that depend on the value alone, at an offset of `alignment` bytes. */
function base64At(value: Buffer, alignment: number): string {
  const text = Buffer.concat([Buffer.alloc(alignment), value]).toString('base64');
  const start = Math.ceil((alignment * 8) / 6);
  const end = Math.floor(((alignment + value.length) * 8) / 6);
  return text.slice(start, end);
}

const toUrlAlphabet = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

function escapeMarkup(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replace(/[&<>"']/g, (sign) => ownValue(names, sign) ?? sign);
}
