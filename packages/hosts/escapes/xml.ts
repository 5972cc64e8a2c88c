import { ownValue } from '@idmp/model';

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 cannot contain, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text with a replacement character for each one that XML cannot contain. */
export const xmlCharacters = (text: string): string => text.replace(IMPOSSIBLE, '\uFFFD');

/** Text or attribute value in XML. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replace(/[&<>"']/g, (sign) => ownValue(NAMES, sign) ?? sign);
