import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import { formatMessage } from '../../../core/model/formatMessage';
import type { PackagesPlace } from './packagesPlace';
import { fault, warning } from '../../../core/model/problem';
import { readJsonList } from '../../../core/words/jsonFaults';
import type { PlaceContext } from '../../../core/assemble/context';
import type { SiteEntry } from '../../../core/assemble/entries';
import { fileOfSource, reportUnpublished } from '../../../core/assemble/sourceFiles';

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
const productEntry = z.object({ name: z.string().min(1), versions: z.array(packageEntry) });

type Package = z.infer<typeof packageEntry>;

const COLUMNS = ['name', 'version', 'platform', 'arch', 'size'] as const;
/** Filters in the order in which those without a match are left out. */
const FILTERS = ['type', 'arch', 'platform', 'version'] as const;
type Filter = (typeof FILTERS)[number];

/** A table of packages with links to them; none if there are no packages. */
export function packageTable(place: PackagesPlace, entry: SiteEntry, context: PlaceContext): Element[] {
  const packages = selectedPackages(place, context);
  if (packages.length === 0) return [];
  const t = (key: string): string => context.messages[entry.locale][key] ?? key;
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

/** The packages that match all filters, or as many as possible; the others are reported. */
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
  const { entries, problems } = readJsonList(file, json, productEntry, {
    noun: 'the list of packages',
    example: '{ "name": "…", "versions": [{ "name": "…", "download-url": "https://…" }] }',
  });
  context.problems.push(...problems);
  const named =
    entries.find(({ name }) => name.toLowerCase() === product.toLowerCase()) ??
    entries.find(({ name }) => product !== '' && contains(name, product));
  const packages = named?.versions ?? [];
  if (packages.length === 0 && problems.length === 0) {
    const names = entries.map(({ name }) => name).join(', ');
    const [message, hint] = [
      `${file} has no packages of "${product}"`,
      `write productName as in the file: ${names}`,
    ];
    context.problems.push(fault(place.file, place.line, 'packages', message, hint));
  }
  const wanted = FILTERS.filter((name) => filters[name] !== '');
  const select = (leftOut: readonly Filter[]): Package[] =>
    packages.filter((own) =>
      wanted.every((name) => leftOut.includes(name) || contains(own[name], filters[name])),
    );
  const attempts = [[], ...wanted.map((name) => [name]), ...wanted.map((_, i) => wanted.slice(0, i + 1))];
  const leftOut = attempts.find((names) => select(names).length > 0) ?? [];
  if (leftOut.length > 0) {
    const asked = wanted.map((name) => `${name} "${filters[name]}"`).join(', ');
    const known = leftOut.map(
      (name) => `${name} ${[...new Set(packages.map((own) => own[name]))].join(', ')}`,
    );
    const message = `${file} has no package of "${product}" with ${asked}; any ${leftOut.join(' and ')} is shown`;
    const hint = `correct the ${leftOut.join(' and ')}: it has ${known.join('; ')}`;
    context.problems.push(warning(place.file, place.line, 'packages', message, hint));
  }
  return select(leftOut);
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
