import type { Phrase, PhraseValue, Finding, ProblemCode } from './problem';
import { nearest } from './nearest';

/** What a text of one line cannot contain, and how writers know it. */
const FAULTS: readonly (readonly [name: Phrase, found: RegExp])[] = [
  ['sign-break', /[\n\r\u0085\u2028\u2029]/u],
  ['sign-direction', /\p{Bidi_Control}/u],
  ['sign-half-code', /\p{Surrogate}/u],
  ['sign-control', /[\p{Cc}\p{Noncharacter_Code_Point}]/u],
];

/**
 * Names what a title, description or label cannot contain, as feeds, lists and menus show it on one line; undefined if
 * there is nothing.
 */
export function oneLineFault(text: string): PhraseValue | undefined {
  for (const [phrase, pattern] of FAULTS) {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { phrase, values: { code } };
  }
  return undefined;
}

/** Types of front matter fields. */
interface FieldTypes {
  text: string;
  number: number;
  rank: number;
  'heading-level': number;
  flag: boolean;
  texts: string[];
  'text-or-null': string | null;
  day: string;
}
type FieldKind = keyof FieldTypes;

const FIELDS = {
  title: 'text',
  description: 'text',
  sidebar_label: 'text',
  sidebar_position: 'number',
  /** Label above its entry in the sidebar, which begins a section of it. */
  sidebar_section: 'text',
  slug: 'text',
  keywords: 'texts',
  image: 'text',
  toc_min_heading_level: 'heading-level',
  toc_max_heading_level: 'heading-level',
  pagination_prev: 'text-or-null',
  pagination_next: 'text-or-null',
  draft: 'flag',
  unlisted: 'flag',
  /** Negative values rank the page lower in search. */
  search_rank: 'rank',
  /** Its tables define terms: search shows the row of a term as an answer. */
  answers: 'flag',
  /** Screens or features that the page explains: `panel.trend`, or `panel.trend#settings` for a section. */
  help: 'texts',
  /** Role of the reader. */
  role: 'text',
  prerequisites: 'texts',
  /** First version that has the feature. */
  since: 'text',
  /** Time that the task takes. */
  duration: 'text',
  /** Day of the release that the page describes. */
  released: 'day',
  /** Icon on cards that link to the page. */
  icon: 'text',
  /** A landing page: full width, without breadcrumbs and table of contents. */
  landing: 'flag',
  /** Addresses that the page had before, without language: `/basic/old`. */
  aliases: 'texts',
} as const satisfies Record<string, FieldKind>;

/** Front matter after validation. */
export type Frontmatter = { [name in keyof typeof FIELDS]?: FieldTypes[(typeof FIELDS)[name]] };

/** Fields of Docusaurus that this site has no use for, with what to do about each. */
const FOREIGN: ReadonlyMap<string, Phrase> = new Map([
  ['id', 'field-id'],
  ['tags', 'field-tags'],
  ['hide_title', 'field-hide-title'],
  ['hide_table_of_contents', 'field-hide-toc'],
  ['custom_edit_url', 'field-edit-url'],
  ['last_update', 'field-last-update'],
  ['pagination_label', 'field-pagination-label'],
  ['displayed_sidebar', 'field-sidebar'],
  ['sidebar_class_name', 'field-sidebar-style'],
  ['sidebar_custom_props', 'field-sidebar-style'],
  ['parse_number_prefixes', 'field-prefixes'],
]);

const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
/** Bounds of `search_rank`; beyond them no other evidence counts. */
const HIGHEST_RANK = 10;

export const FRONTMATTER_FIELDS = Object.keys(FIELDS);

const CHECKS: Record<FieldKind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  rank: (value) => typeof value === 'number' && Math.abs(value) <= HIGHEST_RANK,
  'heading-level': (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 6,
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  'text-or-null': (value) => value === null || (typeof value === 'string' && value !== ''),
  day: (value) => typeof value === 'string' && DAY.test(value) && isDay(value),
};

/** Whether the calendar has a day: 30 February would be read as one of March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** What is wrong with one field. */
export type FieldFault = Finding<
  Extract<ProblemCode, `unknown-field${string}` | `wrong-type${string}` | `one-line${string}`>
>;

/** Fault of one front matter field; undefined when it is valid. */
export function checkField(name: string, value: unknown): FieldFault | undefined {
  if (!isField(name)) {
    const foreign = FOREIGN.get(name);
    if (foreign) return { code: 'unknown-field.docusaurus', values: { name, advice: { phrase: foreign } } };
    const meant = nearest(name, FRONTMATTER_FIELDS);
    return { code: 'unknown-field', values: { name, meant, known: FRONTMATTER_FIELDS } };
  }
  const kind: FieldKind = FIELDS[name];
  if (CHECKS[kind](value)) {
    const found = [value]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? (oneLineFault(text) ?? []) : []))[0];
    return found && { code: 'one-line.field', values: { name, found } };
  }
  const values = { name, expected: { phrase: `kind-${kind}`, values: { highest: HIGHEST_RANK } } } as const;
  if (kind === 'text' && value === null) return { code: 'wrong-type.empty', values };
  if (kind === 'texts' && Array.isArray(value)) return { code: 'wrong-type.quotes', values };
  return { code: 'wrong-type', values };
}

/** Whether a name is a field of the front matter. */
export function isField(name: string): name is keyof Frontmatter {
  return Object.hasOwn(FIELDS, name);
}

/** Whether a field is a text, so that `title: 1.0` stays as written. */
export function holdsText(name: string): boolean {
  return isField(name) && FIELDS[name] === 'text';
}
