/** What ends a line or is invisible. */
const BREAKS = /[\s\p{Cc}\u2028\u2029]+/gu;
/** What starts a link, an element or code. */
const MARKS = /[\\[\]<`]/g;

/** A text as part of one line of Markdown, without links or markup of its own. */
export function markdownLine(text: string): string {
  return text.replace(BREAKS, ' ').trim().replace(MARKS, '\\$&');
}

/** A text as a value in YAML front matter, on one line. */
export function yamlText(text: string): string {
  // JSON is YAML, apart from characters that YAML does not print.
  return JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, escapeUnit);
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
