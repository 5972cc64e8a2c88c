import { type PlaceNode, type SourcePlace, report, encodeAddress, escapeRegExp, ownValue } from '@idmp/model';
import {
  type CompileContext,
  componentName,
  isJsx,
  type JsxElement,
  type Nodes,
  readAttributes,
  textAttribute,
  breakLongCode,
} from '@idmp/compile';
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import {
  cardEntries,
  firstAddress,
  CHANGE_TAGS,
  changesOf,
  type PlaceContext,
  type SiteEntry,
} from '@idmp/content';

/** All entries of the release notes below this page, with a filter. */
interface ChangelogPlace extends SourcePlace {
  type: 'changelog';
  /** Areas of the product, with the words that place an entry there. */
  areas: { label: string; words: string[] }[];
}

declare module '@idmp/model' {
  interface ElementPlaces {
    changelog: ChangelogPlace;
  }
}

/** `<Changelog>`: the entries of all release notes of the chapter; each `<Area>` in it is a choice of the filter. */
export function changelogToHast(_state: State, node: JsxElement, context: CompileContext): PlaceNode {
  const children: Nodes[] = node.children;
  const areas = children.filter(isJsx).flatMap((child) => areaOf(child, context));
  return { type: 'place', place: { type: 'changelog', areas, ...context.placeOf(node) } };
}

function areaOf(node: JsxElement, context: CompileContext): ChangelogPlace['areas'] {
  const attributes = readAttributes(node, context);
  const label = textAttribute(attributes, 'label')?.trim();
  const words = (textAttribute(attributes, 'words') ?? '').split(',').map((word) => word.trim());
  const found = words.filter((word) => word !== '');
  if (componentName(node, context) === 'Area' && label && found.length > 0) return [{ label, words: found }];
  context.problems.push(report('changelog', context.placeOf(node), { name: node.name ?? '' }));
  return [];
}

/** Feeds of the releases, beside the page. */
const FEEDS = [
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** All entries of the releases below a page, newest first, below a filter that needs no script. */
export function changelogElement(place: ChangelogPlace, entry: SiteEntry, context: PlaceContext): Element {
  const t = (key: string): string => ownValue(context.messages[entry.locale], key) ?? key;
  const areas = place.areas.map(({ label, words }, index) => ({
    label,
    value: `a${index + 1}`,
    words: wordFinder(words),
  }));
  const placesOf = (text: string): string[] =>
    areas.filter(({ words }) => words.test(text)).map(({ value }) => value);
  const releases = cardEntries(context.sidebars[entry.locale], entry.address)
    .flatMap((item) => context.byAddress.get(firstAddress(item) ?? '') ?? [])
    .map(({ title, address, document }) => ({
      title,
      href: `${context.pathPrefix}${encodeAddress(address)}`,
      released: document.frontmatter.released,
      changes: changesOf(document).map(({ tag, topic, text, pieces }) => ({
        classes: [tag, ...placesOf(`${topic} ${text}`)],
        label: t(`changelog.${tag}`),
        pieces,
      })),
    }))
    .filter(({ changes }) => changes.length > 0);
  const entries = releases.flatMap(({ changes }) => changes);
  if (entries.length === 0) {
    const ids = Object.keys(CHANGE_TAGS).map((id) => `{#${id}}`);
    context.problems.push(report('empty-changelog', place, { ids }));
  }
  const has = (...classes: readonly string[]): boolean =>
    entries.some((change) => classes.every((name) => change.classes.includes(name)));
  /** A choice of the filter, with classes for the tags with which it finds no entry. */
  const choice = (group: string, value: string, label: string, others: readonly string[] = []) => {
    const lacking = others.filter((other) => !has(value, other));
    if (value !== '' && !has(value)) lacking.push('all');
    const className = lacking.length > 0 ? lacking.map((other) => `lacks-${other}`) : undefined;
    const properties = { type: 'radio', className, name: `changelog-${group}`, value, checked: value === '' };
    return h('label', [h('input', properties), ` ${label}`]);
  };
  const fieldset = (group: string, title: string, choices: readonly Element[]) =>
    h('fieldset', [h('legend', [title]), choice(group, '', t('changelog.all')), ...choices]);
  const tags = Object.values(CHANGE_TAGS);
  const tagChoices = tags.map((tag) => choice('tag', tag, t(`changelog.${tag}`)));
  const areaChoices = areas.map(({ value, label }) => choice('area', value, label, tags));
  const content = [
    fieldset('tag', t('changelog.type'), tagChoices),
    areaChoices.length > 0 ? fieldset('area', t('changelog.area'), areaChoices) : undefined,
    ...releases.map(releaseElement),
    h('p.no-match', { role: 'status' }, [t('changelog.none')]),
    h('p', [
      t('changelog.feeds'),
      ...FEEDS.flatMap(({ name, file, type }) => [
        ' ',
        h('a', { href: `${context.pathPrefix}${encodeAddress(entry.address)}/${file}`, type }, [name]),
      ]),
    ]),
  ];
  return h('div.changelog', content);
}

interface Release {
  title: string;
  href: string;
  released: string | undefined;
  changes: readonly { classes: readonly string[]; label: string; pieces: readonly string[] }[];
}

/** A release: its name, which leads to its notes, and its entries, each with a tag. */
function releaseElement({ title, href, released, changes }: Release): Element {
  const className = [...new Set(changes.flatMap(({ classes }) => classes))];
  const items = changes.map(({ classes, label, pieces }) =>
    h('li', { className: [...classes] }, [
      h('small', [label]),
      ' ',
      h(
        'span',
        pieces.map((piece, index) => (index % 2 === 1 ? h('code', breakLongCode(piece)) : piece)),
      ),
    ]),
  );
  const date = released === undefined ? [] : [' ', h('time', [released])];
  return h('section', { className }, [h('h3', [h('a', { href }, [title]), ...date]), h('ul', items)]);
}

/** Finds one of the words, or its plural; Latin ones as whole words. */
function wordFinder(words: readonly string[]): RegExp {
  return new RegExp(`(?<![A-Za-z])(?:${words.map(escapeRegExp).join('|')})(?:e?s)?(?![A-Za-z])`, 'i');
}
