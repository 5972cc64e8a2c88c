import fs from 'node:fs';
import path from 'node:path';
import type { FormerAddresses } from '@idmp/markdown';
import { join, type SiteLanguage } from './siteModel';

/** What decides where the links of a site lead. */
export interface LinkRules {
  site: string;
  staticDirectories: readonly string[];
  /** Addresses that stay behind: of blogs, and of pages that are code. */
  staying: readonly string[];
  former: readonly FormerAddresses[];
}

/** A folder of documents in a language. */
export interface LinkedTree {
  language: SiteLanguage;
  from: string;
  /** Folder of the documents that this one translates. */
  original: string;
}

/** Where a link of a file leads here; undefined if it stays. */
export function targetOf(
  written: string,
  { from, language, original }: LinkedTree,
  file: string,
  { site, staticDirectories, staying, former }: LinkRules,
): string | undefined {
  const isThere = (place: string): boolean => fs.existsSync(path.join(site, place));
  const [address = ''] = written.split(/[?#]/, 1);
  const isRooted = address.startsWith('/');
  const place = isRooted ? address.slice(1) : path.posix.join(path.posix.dirname(join(from, file)), address);
  const shared = staticDirectories.find((each) => place.startsWith(`${each}/`));
  if (shared !== undefined && (!isRooted || isThere(place)))
    return written.replace(address, place.slice(shared.length));
  if (!isRooted) {
    // Docusaurus looks for documents in the folder of the page, then below that of all documents.
    const isNamed = /^[^.:][^:]*\.mdx?$/.test(address) && !isThere(place);
    const isBelow = isNamed && [from, original].some((root) => isThere(join(root, address)));
    return isBelow ? path.posix.relative(path.posix.dirname(file), written) : undefined;
  }
  const isAt = (start: string): boolean => address === start || address.startsWith(`${start}/`);
  if (staticDirectories.some((each) => isThere(each + address))) return undefined;
  if (staying.some(isAt)) return `pathname://${written}`;
  const [rule] = former.filter((each) => isAt(each.from)).sort((a, b) => b.from.length - a.from.length);
  if (!rule) return undefined;
  const other = rule.language === language.locale ? '' : rule.language;
  return `/${join(other, rule.to.slice(1))}${written.slice(rule.from.length)}`.replace(/\/{2,}/g, '/');
}
