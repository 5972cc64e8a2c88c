import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { type CompiledDocument, type ContentProblem, escapeRegExp, groupBy, type Locale } from '@idmp/model';
import { hasClass } from '../../tree/queries';
import { report } from './problems';

/** Texts of articles in each language. */
type Messages = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** A page of the site with its document. */
interface GapPage {
  slug: string;
  fallback: boolean;
  document: CompiledDocument;
}

/** What an entry of a list of gaps begins its points with. */
const PARTS = ['gap.notStated', 'gap.meanwhile'] as const;
const VERSION_PAGE = /(?:^|\/)(\d+\.\d+\.\d+)\.\d+$/;

/**
 * Checks the marks, the entries that they lead to, and the releases that pages name.
 * @param releases - later releases than those with notes on the site
 */
export function checkGaps(
  pages: readonly GapPage[],
  messages: Messages,
  releases: readonly string[],
): ContentProblem[] {
  const written = pages.filter(({ fallback, document }) => !fallback && !document.failed.text);
  const withNotes = written.flatMap(({ slug }) => VERSION_PAGE.exec(slug)?.[1] ?? []);
  const known = new Set([...withNotes, ...releases]);
  return [
    ...written.flatMap(({ document }) => repeatedMarks(document)),
    ...[...groupBy(written, ({ slug }) => slug).values()].flatMap((group) => unfinished(group, messages)),
    ...(releases.length > 0 && withNotes.length > 0
      ? written.flatMap(({ document }) => unknownReleases(document, messages, known))
      : []),
  ];
}

/** A section has one mark: the second one tells its reader nothing new. */
function repeatedMarks({ file, tree, headings, headingPlaces }: CompiledDocument): ContentProblem[] {
  const counts = marksOfSections(tree);
  return [...counts].flatMap(([id, count]) => {
    if (count < 2) return [];
    const place = headingPlaces[headings.findIndex((heading) => heading.id === id)] ?? { file, line: 1 };
    return report('gap.many', place, { count });
  });
}

function marksOfSections(tree: Root): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let section = '';
  visit(tree, 'element', (element) => {
    if (/^h[1-6]$/.test(element.tagName)) section = String(element.properties.id ?? '');
    else if (hasClass(element, 'gap')) counts.set(section, (counts.get(section) ?? 0) + 1);
  });
  return counts;
}

/** An entry says in each language what is not stated and what readers can do meanwhile. */
function unfinished(pages: readonly GapPage[], messages: Messages): ContentProblem[] {
  const own = pages.map(({ document }) => ({ document, entries: entriesOf(document, messages) }));
  const ids = new Set(own.flatMap(({ entries }) => [...entries.keys()]));
  return own.flatMap(({ document, entries }) =>
    [...ids].flatMap((id) => {
      const index = document.headings.findIndex((heading) => heading.id === id);
      const place = document.headingPlaces[index];
      if (!place) return [];
      const lacking = PARTS.filter((part) => !entries.get(id)?.has(part));
      return lacking.map((part) => {
        const label = messages[document.locale][part] ?? part;
        return report('gap.point', place, { id, label });
      });
    }),
  );
}

/** Parts of each entry, by the id of its heading. */
function entriesOf(
  { headings, blocks, locale }: CompiledDocument,
  messages: Messages,
): Map<string, Set<string>> {
  const entries = new Map<string, Set<string>>();
  for (const { heading, kind, text } of blocks) {
    const id = headings[heading]?.id;
    const part = PARTS.find((name) => text.startsWith(messages[locale][name] ?? '\n'));
    if (kind !== 'list-item' || id === undefined || part === undefined) continue;
    entries.set(id, (entries.get(id) ?? new Set()).add(part));
  }
  return entries;
}

/** Releases that a text names as the first that has something, and that neither the notes nor the site know. */
function unknownReleases(
  { headings, headingPlaces, blocks, locale, file }: CompiledDocument,
  messages: Messages,
  known: ReadonlySet<string>,
): ContentProblem[] {
  const [before = '', after = ''] = (messages[locale]['gap.since'] ?? '').split('{{version}}');
  const since = new RegExp(
    `${escapeRegExp(before)}(\\d+\\.\\d+\\.\\d+)(?:\\.\\d+)*${escapeRegExp(after)}`,
    'gi',
  );
  return blocks.flatMap(({ heading, text }) =>
    [...text.matchAll(since)].flatMap(([phrase, release = '']) => {
      if (known.has(release)) return [];
      const place = headings[heading] ? headingPlaces[heading] : undefined;
      return report('gap.release', { file: place?.file ?? file, line: place?.line ?? 1 }, { phrase });
    }),
  );
}
