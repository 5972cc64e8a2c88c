const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const EMAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@${LABEL}(?:\\.${LABEL})+$`);

/** Maximum length of an address. */
const MAX_CHARS = 254;

/** Whether a text is an e-mail address in lower case, with a dotted domain, and nothing else. */
export function isEmail(text: string): boolean {
  // Checks the length first, to bound the time of the regex.
  return text.length <= MAX_CHARS && EMAIL.test(text);
}
