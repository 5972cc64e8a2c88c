/**
 * Changes: i18next has no plural rules, no formats of numbers and dates, and loads no texts from a backend.
 * Why: the site's texts only have placeholders such as `{{name}}`, and come with the page.
 * Written for: i18next 23.16.8. Anchor: the lines below, around the removed code; a missing one throws.
 * Remove: delete this file and its rule in `index.ts`.
 */
const PARTS = [
  {
    from: '\nlet sets = [{\n',
    to: '\nconst deepFindWithDefaults = ',
    code: "class PluralResolver { getSuffix() { return ''; } shouldUseIntlApi() { return false; } }",
  },
  {
    from: '\nconst parseFormatStr = ',
    to: '\nconst get = () => ({\n',
    code: 'const Formatter = undefined; class Connector extends EventEmitter {}',
  },
];

module.exports = (source) =>
  PARTS.reduce((text, { from, to, code }) => {
    const start = text.indexOf(from);
    const end = text.indexOf(to, start);
    if (start < 0 || end < 0) throw new Error('i18next has changed; see lighterI18next.cjs.');
    return `${text.slice(0, start)}\n${code}${text.slice(end)}`;
  }, source);
