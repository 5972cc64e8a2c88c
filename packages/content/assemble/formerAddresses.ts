import {
  type ContentProblem,
  localizedAddress,
  localizedAddresses,
  normalizeSegments,
  type PhraseValue,
  report,
  LOCALES,
  type Page,
} from '@idmp/model';
import { foldAddress, slugFault } from './slugFault';
import type { SiteEntry, TakenNames } from './entries';
import { z } from 'zod';
import { CONTENT_DIR, readTextFile } from '@idmp/files';
import { readJsonList, type ReadList } from '../words/jsonLists';

/** Collects the aliases of all pages; reports aliases that are in use, which also rules out redirect loops. */
export function placeAliases(
  entries: readonly SiteEntry[],
  { otherSlugs, ownNames }: TakenNames,
  problems: ContentProblem[],
): Map<string, string[]> {
  const owners = new Map<string, string | PhraseValue>(
    entries.map(({ address, document }) => [foldAddress(address), document.file]),
  );
  for (const { address } of otherSlugs.flatMap(localizedAddresses))
    owners.set(address, { phrase: 'site-itself' });
  const placed = new Map<string, string[]>();
  for (const { address, locale, document, fallback } of entries) {
    for (const written of document.frontmatter.aliases ?? []) {
      const slug = normalizeSegments(written.split('/')).join('/');
      const alias = localizedAddress(locale, slug);
      const owner = owners.get(foldAddress(alias));
      const unusable = slugFault(slug, ownNames);
      const place = { file: document.file, line: document.fieldLines['aliases'] ?? 1 };
      if (slug !== '' && unusable === undefined && owner === undefined) {
        owners.set(foldAddress(alias), document.file);
        const own = placed.get(address);
        if (own) own.push(alias);
        else placed.set(address, [alias]);
      } else if (fallback) continue;
      else if (slug === '') problems.push(report('alias.empty', place));
      else if (unusable) problems.push(report('alias.unusable', place, { reason: unusable }));
      else {
        const shown = owner === document.file ? ({ phrase: 'this-page' } as const) : owner;
        problems.push(report('alias', place, { alias: written, owner: shown }));
      }
    }
  }
  return placed;
}

/** Folders of addresses that moved whole, as when another site moved in; it may be absent. */
export const FORMER_FILE = `${CONTENT_DIR}/former-addresses.json`;

const address = z.string().regex(/^(?:\/[\p{L}\p{N}._~-]+)*\/?$/u, 'is not an address such as /docs/1.0');
const entry = z.strictObject({
  /** Where the addresses began, in any language: `/zh-CN/docs`. */
  from: address,
  language: z.enum(LOCALES),
  /** Where they begin now, without the language. */
  to: address,
});

/** A folder of addresses that moved. */
export type FormerAddresses = z.infer<typeof entry>;

/** Reads the list of a project. */
export function readFormerAddresses(root: string): ReadList<FormerAddresses> {
  return readJsonList(
    FORMER_FILE,
    readTextFile(root, FORMER_FILE) ?? '[]',
    entry,
    '{ "from": "/zh-CN/docs", "language": "zh-Hans", "to": "/docs" }',
  );
}

const trimmed = (written: string): string => written.replace(/\/$/, '');

/** The pages with their former addresses as aliases, unless another page has one of them. */
export function withFormerAddresses(pages: readonly Page[], moved: readonly FormerAddresses[]): Page[] {
  const taken = new Set(pages.flatMap((page) => [page.address, ...page.aliases]));
  // The folder that names most of an address is meant.
  const rules = moved
    .map(({ from, language, to }) => {
      const base = trimmed(localizedAddress(language, trimmed(to).slice(1)));
      return { from, language, base };
    })
    .sort((a, b) => b.base.length - a.base.length);
  return pages.map((page) => {
    const own = rules.filter(
      ({ language, base }) => page.locale === language && `${page.address}/`.startsWith(`${base}/`),
    );
    const former = own
      .filter(({ base }) => base === own[0]?.base)
      .map(({ from, base }) => trimmed(trimmed(from) + page.address.slice(base.length)))
      .filter((address) => address !== '' && !taken.has(address));
    return former.length > 0 ? { ...page, aliases: [...page.aliases, ...former] } : page;
  });
}
