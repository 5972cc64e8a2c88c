import { nearest } from './nearest';
import { ONE_LINE_HINT, oneLineFault } from './oneLine';
import type { Frontmatter } from './page';

/** Types of front matter fields. */
type FieldKind = 'text' | 'number' | 'rank' | 'heading-level' | 'flag' | 'texts' | 'text-or-null' | 'day';

const FIELDS: Record<keyof Frontmatter, FieldKind> = {
  title: 'text',
  description: 'text',
  sidebar_label: 'text',
  sidebar_position: 'number',
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
  search_rank: 'rank',
  answers: 'flag',
  help: 'texts',
  role: 'text',
  prerequisites: 'texts',
  since: 'text',
  duration: 'text',
  released: 'day',
  icon: 'text',
  landing: 'flag',
  aliases: 'texts',
};

/** Fields of Docusaurus that this site has no use for, with what to do about each. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['id', 'remove it, and set "slug" if it was part of the address'],
  ['tags', 'write them as "keywords"'],
  ['hide_title', 'remove it: every page shows its title'],
  ['hide_table_of_contents', 'remove it, or write "landing: true" for a page that leads to others'],
  ['custom_edit_url', 'remove it: the link to the source is the same for all pages'],
  ['last_update', 'remove it: the day comes from version control'],
  ['pagination_label', 'write it as "sidebar_label"'],
  ['displayed_sidebar', 'remove it: there is one sidebar'],
  ['sidebar_class_name', 'remove it: entries of the sidebar have no styles of their own'],
  ['sidebar_custom_props', 'remove it: entries of the sidebar have no styles of their own'],
  ['parse_number_prefixes', 'remove it: numbers before names give the order'],
]);

const DAY = /^(?:19|20)\d\d-\d\d-\d\d$/;
/** Bounds of `search_rank`; beyond them no other evidence counts. */
const HIGHEST_RANK = 10;

export const FRONTMATTER_FIELDS = Object.keys(FIELDS);

const EXPECTED: Record<FieldKind, string> = {
  text: 'a text',
  number: 'a number',
  rank: `a number from ${-HIGHEST_RANK} to ${HIGHEST_RANK}`,
  'heading-level': 'a whole number from 2 to 6',
  flag: 'true or false',
  texts: 'a list of texts such as [data, model]',
  'text-or-null': 'the path of a document, or null',
  day: 'a day such as 2026-11-22',
};

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

const SCHEMAS: Record<FieldKind, object> = {
  text: { type: ['string', 'number'] },
  number: { type: 'number' },
  rank: { type: 'number', minimum: -HIGHEST_RANK, maximum: HIGHEST_RANK },
  'heading-level': { type: 'integer', minimum: 2, maximum: 6 },
  flag: { type: 'boolean' },
  texts: { type: 'array', items: { type: ['string', 'number'] } },
  'text-or-null': { type: ['string', 'null'] },
  day: { type: 'string', pattern: DAY.source },
};

/** JSON Schema of the front matter, for editors. */
export function frontmatterSchema(): object {
  const properties = Object.entries(FIELDS).map(([name, kind]) => [name, SCHEMAS[kind]] as const);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(properties) };
}

/** A fault of one field, without file and line. */
export interface FieldFault {
  code: 'unknown-field' | 'wrong-type' | 'one-line';
  message: string;
  hint: string;
}

/** Fault of one front matter field; undefined when it is valid. */
export function checkField(name: string, value: unknown): FieldFault | undefined {
  if (!isField(name)) {
    const meant = nearest(name, FRONTMATTER_FIELDS);
    const foreign = FOREIGN.get(name);
    if (foreign)
      return { code: 'unknown-field', message: `"${name}" is a field of Docusaurus`, hint: foreign };
    const hint = meant ? `did you mean "${meant}"?` : `known fields are ${FRONTMATTER_FIELDS.join(', ')}`;
    return { code: 'unknown-field', message: `unknown front matter field "${name}"`, hint };
  }
  const kind = FIELDS[name];
  if (CHECKS[kind](value)) {
    const found = [value]
      .flat()
      .flatMap((text) => (typeof text === 'string' ? (oneLineFault(text) ?? []) : []))[0];
    if (found === undefined) return undefined;
    return {
      code: 'one-line',
      message: `front matter field "${name}" contains ${found}`,
      hint: ONE_LINE_HINT,
    };
  }
  const hint =
    kind === 'text' && value === null
      ? 'give it a value or remove the field'
      : kind === 'texts' && Array.isArray(value)
        ? `write ${EXPECTED[kind]}, and quote words such as "true"`
        : `write ${EXPECTED[kind]}`;
  return { code: 'wrong-type', message: `front matter field "${name}" must be ${EXPECTED[kind]}`, hint };
}

/** Whether a name is a field of the front matter. */
export function isField(name: string): name is keyof Frontmatter {
  return Object.hasOwn(FIELDS, name);
}

/** Whether a field is a text, so that `title: 1.0` stays as written. */
export function holdsText(name: string): boolean {
  return isField(name) && FIELDS[name] === 'text';
}
