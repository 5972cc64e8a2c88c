import TurndownService from 'turndown';
import { markdownTable, type HtmlTable } from './markdownTable';

/** What the rules need of a DOM element, which the types of Node don't have. */
interface HtmlElement extends HtmlTable {
  nodeName: string;
  className: string;
  getAttribute: (name: string) => string | null;
}

interface Rule {
  filter: string | string[] | ((element: HtmlElement) => boolean);
  replacement: (content: string, element: HtmlElement) => string;
}

/** Tags without a meaning in Markdown; the DOM is built a fifth faster without them. */
const PLAIN = /<\/?(?:picture|source|span|wbr)\b[^>]*>|<a class="anchor"[^>]*><\/a>/g;
/** Names and classes of elements without readable content, or that repeat other content. */
const SILENT = /^(?:button|fieldset|script|style|svg|template)$|\bonly-dark\b/i;
const TITLE = /^(?:dt|summary)$|\b(?:admonition-title|code-title|tab-label)\b/i;
const QUOTE = /^blockquote$|\badmonition\b(?!-title)/i;

const is = (names: RegExp, { nodeName, className }: HtmlElement): boolean =>
  names.test(nodeName) || (className !== '' && names.test(className));

const block = (content: string): string => `\n\n${content.trim()}\n\n`;

/** Text of the cells of the table that is being converted; rules for cells run before that for their table. */
const cellTexts = new WeakMap<object, string>();

/** Rules for what Turndown does not know, or converts differently; the last one that fits applies. */
const RULES: Record<string, Rule> = {
  deleted: { filter: 'del', replacement: (content) => `~~${content}~~` },
  task: {
    filter: (element) => element.nodeName === 'INPUT' && element.getAttribute('disabled') !== null,
    replacement: (_, element) => (element.getAttribute('checked') === null ? '[ ]' : '[x]'),
  },
  option: { filter: 'option', replacement: (content) => `${content} ` },
  block: { filter: ['details', 'label'], replacement: block },
  cell: {
    filter: ['td', 'th'],
    replacement: (content, element) => {
      cellTexts.set(element, content.trim().replace(/\s+/g, ' ').replace(/\|/g, '\\|'));
      return '';
    },
  },
  table: {
    filter: 'table',
    replacement: (_, table) => block(markdownTable(table, (cell) => cellTexts.get(cell) ?? '')),
  },
  quote: {
    filter: (element) => is(QUOTE, element),
    replacement: (content) => block(content.trim().replace(/^/gm, '> ')),
  },
  title: {
    filter: (element) => is(TITLE, element),
    replacement: (content) => (content.trim() ? block(`**${content.trim()}**`) : ''),
  },
  silent: {
    filter: (element) =>
      is(SILENT, element) ||
      element.getAttribute('hidden') !== null ||
      element.getAttribute('aria-hidden') === 'true',
    replacement: () => '',
  },
};

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  br: '<br>',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
for (const [name, rule] of Object.entries(RULES))
  service.addRule(name, rule as unknown as TurndownService.Rule);
// Turndown leaves HTML and the extensions of GitHub alone.
const escape = service.escape.bind(service);
service.escape = (text) => escape(text).replace(/<|~~|&(?=#?\w+;)|(?<=^\d{1,9})\)(?= )/g, '\\$&');

/** Converts a page's HTML to Markdown: all readable text, figures as alt text. */
export function htmlToMarkdown(html: string): string {
  return `${service.turndown(html.replace(PLAIN, '')).replace(/^ +$/gm, '')}\n`;
}
