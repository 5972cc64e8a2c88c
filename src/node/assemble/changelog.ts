import { toHtml } from 'hast-util-to-html';
import type { ChangelogPart } from '../../model/compiledDocument';
import type { Change, ChangeTag, Heading } from '../../model/page';
import { warning } from '../../model/problem';
import { cardEntries, firstAddress } from '../../model/sidebarTree';
import { encodeAddress, encodeHash } from '../../model/slug';
import { h, type HtmlElement } from '../markdown/hast';
import { escapeRegExp } from '../text/escapeRegExp';
import type { SiteEntry } from './entries';
import type { RenderContext } from './renderParts';

/** Feeds of the releases, beside the page. */
const FEEDS = [
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** Sections of release notes by id, and the tag of their entries. */
const TAGS: Readonly<Record<string, ChangeTag>> = {
  features: 'new',
  enhancements: 'improved',
  fixes: 'fixed',
};

/** The pages below a page with their entries, in the order of the sidebar. */
function releasesBelow(entry: SiteEntry, context: RenderContext) {
  return cardEntries(context.sidebarOf(entry), entry.address).flatMap((item) => {
    const address = firstAddress(item);
    const page = address === undefined ? undefined : context.summaryOf(entry, address);
    if (address === undefined || !page) return [];
    const { title, document } = page;
    return { title, address, released: document.frontmatter.released, changes: changesOf(document) };
  });
}

/** Entries of the release notes in a document; empty for other documents. */
export function changesOf({ headings, blocks }: SiteEntry['document']): Change[] {
  return blocks.flatMap(({ kind, heading, text, pieces = [text] }) => {
    const found = kind === 'list-item' ? tagAbove(headings, heading) : undefined;
    return found ? [{ ...found, text, pieces }] : [];
  });
}

function tagAbove(headings: readonly Heading[], index: number): Omit<Change, 'text' | 'pieces'> | undefined {
  const own = headings[index];
  const section = headings.slice(0, index + 1).findLast(({ level }) => level <= 2);
  const tag = TAGS[section?.id ?? ''];
  return own && tag && { tag, id: own.id, topic: own === section ? '' : own.text };
}

/** HTML of all entries, newest release first, below a filter that needs no script. */
export function changelogHtml(part: ChangelogPart, entry: SiteEntry, context: RenderContext): string {
  const t = (key: string): string => context.messagesOf(entry)[key] ?? key;
  const areas = part.areas.map(({ label, words }, index) => ({
    label,
    value: `a${index + 1}`,
    words: wordFinder(words),
  }));
  const tags = Object.values(TAGS).map((tag) => ({ label: t(`changelog.${tag}`), value: tag }));
  const items = releasesBelow(entry, context).flatMap(({ title, address, released, changes }) =>
    changes.map(({ tag, id, topic, text, pieces }) => {
      const places = areas.filter(({ words }) => words.test(`${topic} ${text}`)).map(({ value }) => value);
      const href = `${context.pathPrefix}${encodeAddress(address)}#${encodeHash(id)}`;
      return h('li', { className: [tag, ...places] }, [
        h('a', { href }, [title]),
        ...(released === undefined ? [] : [' ', h('time', {}, [released])]),
        ' ',
        h('strong', {}, [t(`changelog.${tag}`)]),
        ' ',
        ...pieces.map((piece, index) => (index % 2 === 1 ? h('code', {}, [piece]) : piece)),
      ]);
    }),
  );
  if (items.length === 0) {
    const ids = Object.keys(TAGS).map((id) => `{#${id}}`);
    const hint = `use it above pages with lists below ${ids.join(', ')}`;
    const message = '<Changelog> has no entries to show';
    context.problems.push(warning(part.file, part.line, 'empty-changelog', message, hint));
  }
  const lacks = (...classes: readonly string[]): boolean =>
    !items.some(({ properties: { className } }) =>
      classes.every((name) => [className].flat().includes(name)),
    );
  const tagOptions = tags.map((tag) => ({ ...tag, className: lacks(tag.value) ? ['lacks-all'] : undefined }));
  const areaOptions = areas.map(({ label, value }) => {
    const missing = tags.filter((tag) => lacks(tag.value, value)).map((tag) => `lacks-${tag.value}`);
    if (lacks(value)) missing.push('lacks-all');
    return { label, value, className: missing.length > 0 ? missing : undefined };
  });
  const content = [
    choices(t('changelog.type'), t('changelog.all'), 'tag', tagOptions),
    choices(t('changelog.area'), t('changelog.all'), 'area', areaOptions),
    h('ul', {}, items),
    h('p', { className: ['no-match'], role: 'status' }, [t('changelog.none')]),
    h('p', {}, [
      t('changelog.feeds'),
      ...FEEDS.flatMap(({ name, file, type }) => [
        ' ',
        h('a', { href: `${context.pathPrefix}${encodeAddress(entry.address)}/${file}`, type }, [name]),
      ]),
    ]),
  ];
  return toHtml(h('div', { className: ['changelog'] }, content));
}

function choices(
  title: string,
  all: string,
  name: string,
  options: readonly { label: string; value: string; className: string[] | undefined }[],
): HtmlElement | undefined {
  if (options.length === 0) return undefined;
  const radios = [{ label: all, value: '', className: undefined }, ...options].map(
    ({ label, value, className }) =>
      h('label', {}, [
        h('input', { type: 'radio', className, name: `changelog-${name}`, value, checked: value === '' }),
        ` ${label}`,
      ]),
  );
  return h('fieldset', {}, [h('legend', {}, [title]), ...radios]);
}

/** Finds one of the words, or its plural; Latin ones as whole words. */
function wordFinder(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z])(?:${words.map(escapeRegExp).join('|')})(?:e?s)?(?![A-Za-z])`, 'i');
}
