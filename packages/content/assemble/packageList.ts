import type { Element } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { z } from 'zod';
import { formatMessage, ownValue, type PlaceNode, report, type SourcePlace } from '@idmp/model';
import { type CompileContext, type JsxElement, readAttributes, textAttribute } from '@idmp/compile';
import { readJsonList } from '../words/jsonLists';
import type { SiteEntry } from './entries';
import type { PlaceContext } from './pageContext';
import { fileOfSource, reportUnpublished } from './sourceFiles';

/** The packages of a product that the filters select, from a data file. */
interface PackagesPlace extends SourcePlace {
  type: 'packages';
  /** Address of the data file. */
  source: string;
  product: string;
  /** Texts that the fields contain; empty ones select all. */
  filters: Record<'version' | 'platform' | 'arch' | 'type', string>;
}

declare module '@idmp/model' {
  interface ElementPlaces {
    packages: PackagesPlace;
  }
}

/** Data file of the live site, below `static/`; also read in place of one on another site. */
const SOURCE = '/version-json/product-data.json';

/** `<PkgList productName="…" version="…">`: the packages of a product, as on the live site. */
export function packagesToHast(_state: State, node: JsxElement, context: CompileContext): PlaceNode {
  const attributes = readAttributes(node, context);
  const attribute = (name: string): string => textAttribute(attributes, name)?.trim() ?? '';
  const [product, path, version] = [attribute('productName'), attribute('jsonPath'), attribute('version')];
  const filters = {
    version,
    platform: attribute('platform'),
    arch: attribute('arch'),
    type: attribute('pkgType'),
  };
  const source = path.startsWith('/') ? path : SOURCE;
  return { type: 'place', place: { type: 'packages', source, product, filters, ...context.placeOf(node) } };
}

/** What packages are selected by; a package without one of these has ''. */
export type Selectable = Record<Filter, string>;
type Filter = keyof PackagesPlace['filters'];

interface Selection<Package> {
  /** Those of one version; none for a system that has no packages. */
  packages: Package[];
  /** Filters that match nothing, and are therefore ignored. */
  ignored: Filter[];
}

/**
 * Filters that may be ignored, as few as possible; packages of another system never help. The order decides between
 * equally many.
 */
const ATTEMPTS: readonly Filter[][] = [
  [],
  ...[['type'], ['arch'], ['version']],
  ...[
    ['type', 'arch'],
    ['type', 'version'],
    ['arch', 'version'],
  ],
  ['type', 'arch', 'version'],
] as Filter[][];
const FILTERS: readonly Filter[] = ['type', 'arch', 'platform', 'version'];

const newestFirst = new Intl.Collator('en', { numeric: true });

/**
 * Selects the packages of one version: the given one, else the newest.
 * @param newest What the data call the newest version.
 */
export function selectPackages<Package extends Selectable>(
  packages: readonly Package[],
  filters: PackagesPlace['filters'],
  newest?: string,
): Selection<Package> {
  for (const attempt of ATTEMPTS) {
    const ignored = attempt.filter((name) => filters[name] !== '');
    if (ignored.length < attempt.length) continue;
    const used = FILTERS.filter((name) => filters[name] !== '' && !ignored.includes(name));
    const found = packages.filter((own) => used.every((name) => contains(own[name], filters[name])));
    if (found.length > 0)
      return { packages: used.includes('version') ? found : ofNewest(found, newest), ignored };
  }
  return { packages: [], ignored: [] };
}

function ofNewest<Package extends Selectable>(packages: readonly Package[], newest?: string): Package[] {
  const versions = packages.map(({ version }) => version);
  const wanted =
    newest !== undefined && versions.includes(newest)
      ? newest
      : [...versions].sort((a, b) => newestFirst.compare(b, a))[0];
  return packages.filter(({ version }) => version === wanted);
}

/** Whether a text contains another one, in any case. */
function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

const text = z.string().default('');
const packageEntry = z.object({
  name: z.string().min(1),
  'download-url': z.string().regex(/^https?:\/\/\S+$/, 'is not an address that begins with https://'),
  version: text,
  platform: text,
  arch: text,
  type: text,
  size: text,
});
const productEntry = z.object({
  name: z.string().min(1),
  versions: z.array(packageEntry),
  filters: z.object({ versions: z.array(z.string()).default([]) }).optional(),
});

type Package = z.infer<typeof packageEntry>;

const COLUMNS = ['name', 'version', 'platform', 'arch', 'size'] as const;

/** A table of packages with links to them; none if there are no packages. */
export function packageTable(place: PackagesPlace, entry: SiteEntry, context: PlaceContext): Element[] {
  const packages = selectedPackages(place, context);
  if (packages.length === 0) return [];
  const t = (key: string): string => ownValue(context.messages[entry.locale], key) ?? key;
  const columns = COLUMNS.filter((column) => packages.some((own) => own[column] !== ''));
  const heads = columns.map((column) => t(`packages.${column}`));
  const ariaLabel = formatMessage(t('table.label'), { columns: heads.join(', ') });
  const row = (tag: string, cells: readonly (Element | string)[]): Element => {
    return h(
      'tr',
      cells.map((cell) => h(tag, [cell])),
    );
  };
  const cellsOf = (own: Package): (Element | string)[] =>
    columns.map((name) => (name === 'name' ? h('a', { href: own['download-url'] }, [own.name]) : own[name]));
  const rows = packages.map((own) => row('td', cellsOf(own)));
  const table = h('table', [h('thead', [row('th', heads)]), h('tbody', rows)]);
  return [h('div.table-wrap', { tabIndex: 0, role: 'group', ariaLabel }, [table])];
}

/** The packages that match the filters, or as many of them as possible; the others are reported. */
function selectedPackages(
  { source, product, filters, ...place }: PackagesPlace,
  context: PlaceContext,
): Package[] {
  const file = fileOfSource(source, place.file);
  const json = context.files.text(file);
  if (json === undefined) {
    reportUnpublished(source, file, place, context);
    return [];
  }
  const { entries, problems } = readJsonList(
    file,
    json,
    productEntry,
    '{ "name": "…", "versions": [{ "name": "…", "download-url": "https://…" }] }',
  );
  context.problems.push(...problems);
  const named =
    entries.find(({ name }) => name.toLowerCase() === product.toLowerCase()) ??
    entries.find(({ name }) => product !== '' && contains(name, product));
  const all = named?.versions ?? [];
  if (all.length === 0) {
    const known = entries.map(({ name }) => name);
    if (problems.length === 0) context.problems.push(report('packages', place, { file, product, known }));
    return [];
  }
  const { packages, ignored } = selectPackages(all, filters, named?.filters?.versions[0]);
  const knownOf = (name: Filter): string =>
    [...new Set(all.map((own) => own[name]))].filter(Boolean).join(', ') || '–';
  if (packages.length === 0) {
    const values = { file, product, platform: filters.platform, known: knownOf('platform') };
    context.problems.push(report('packages.platform', place, values));
  } else if (ignored.length > 0) {
    const asked = ignored.map((name) => `${name} "${filters[name]}"`);
    const known = ignored.map((name) => `${name} ${knownOf(name)}`).join('; ');
    const values = { file, product, asked, known, version: packages[0]?.version };
    context.problems.push(report('packages.filters', place, values));
  }
  return packages;
}
