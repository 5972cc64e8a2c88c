import { parseUrl, trimEndOf } from '@idmp/model';

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
  const written = parts.map((part) => part.trim()).join('');
  // Browsers know how a domain in Han or other letters is sent.
  const address = written.replace(
    /(?<=@)[\p{L}\p{M}\p{N}.-]+$/u,
    (domain) => (/\P{ASCII}/u.test(domain) && parseUrl(`http://${domain}`)?.hostname) || domain,
  );
  return EMAIL.test(address) ? address : null;
}

/** Second and third digits of mainland China mobile numbers. */
const MOBILE = /^1(?:3[0-9]|4[5-9]|5[0-35-9]|6[2567]|7[0-8]|8[0-9]|9[0-35-9])[0-9]{8}$/;
/** Country code and trunk zero, which may precede the eleven digits. */
const PREFIX = /^(?:\+?86|0086)?0?(?=1\d{10}$)/;
const MAX_PHONE_CHARS = 40;

/** A mainland China mobile number as its eleven digits, however it was typed or pasted; null for other texts. */
export function phoneOf(text: string): string | null {
  if (text.length > MAX_PHONE_CHARS) return null;
  const plain = text.normalize('NFKC').replace(/^\s*tel:/i, '');
  const digits = plain.replace(/[\s\p{Cf}\p{Pd}.,()·_/]/gu, '').replace(PREFIX, '');
  return MOBILE.test(digits) ? digits : null;
}
