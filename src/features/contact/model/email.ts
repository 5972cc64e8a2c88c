import { trimEndOf } from '@idmp/model';

const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const EMAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@${LABEL}(?:\\.${LABEL})+$`);

/** Maximum length of an address. */
const MAX_EMAIL_CHARS = 254;

/** An e-mail address in normal form, however it was typed or pasted: lower case, in ASCII, alone; null for other texts. */
export function emailOf(text: string): string | null {
  // Checks the length first, to bound the time of the regexes.
  if (text.length > MAX_EMAIL_CHARS) return null;
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('。', '.')
    .toLowerCase();
  // Mail programs copy `Li Lei <li@example.com>`.
  const bare = trimEndOf(plain.slice(plain.lastIndexOf('<') + 1), ' \t\n\r.,;、>').trim();
  const parts = bare.replace(/^mailto:/, '').split(/([@.])/);
  const address = parts.map((part) => part.trim()).join('');
  return EMAIL.test(address) ? address : null;
}
