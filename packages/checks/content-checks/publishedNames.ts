import { foldAddress, type OwnNames, STATIC_DIR } from '@idmp/content';
import { downloadAddress, DOWNLOADS_DIR } from '@idmp/files';
import { type ContentProblem, isLocale, report } from '@idmp/model';

/** What is published under the names that writers gave it, and what the site publishes itself. */
interface PublishedNames {
  /** Files of `static/`, relative to it. */
  staticFiles: readonly string[];
  /** Files that pages show or offer, relative to the project. */
  usedFiles: ReadonlySet<string>;
  /** Addresses of the pages. */
  addresses: readonly string[];
  /** Names at the top of the published site that the build writes. */
  builtNames: OwnNames;
}

/** The icons of the site. */
const ICONS = new Set([`${STATIC_DIR}/favicon.svg`, `${STATIC_DIR}/favicon.ico`]);
const COMPRESSED = /\.(?:br|gz)$/;

/** Reports files whose published name the site needs itself, or hosts take for the compressed form of another file. */
export function checkPublishedNames(names: PublishedNames): ContentProblem[] {
  const downloads = [...names.usedFiles].filter((file) => file.startsWith(`${DOWNLOADS_DIR}/`));
  const files = new Map([
    ...names.staticFiles.map((file) => [`/${file}`, `${STATIC_DIR}/${file}`] as const),
    ...downloads.map((file) => [downloadAddress(file.slice(DOWNLOADS_DIR.length + 1)), file] as const),
  ]);
  const pages = new Set(names.addresses.map(foldAddress));
  return [...files].flatMap(([address, file]) => {
    const place = { file, line: 1 };
    const original = address.replace(COMPRESSED, '');
    if (original !== address && files.has(original))
      return report('published-name.compressed', place, { original });
    if (!file.startsWith(`${STATIC_DIR}/`) || ICONS.has(file)) return [];
    const folded = foldAddress(original);
    const top = folded.split('/')[1] ?? '';
    if (names.builtNames.has(top) || isLocale(top))
      return report('published-name.site', place, { name: `/${top}` });
    const page = folded.replace(/(?:\/index)?\.(?:html|md)$/, '') || '/';
    return page !== folded && pages.has(page) ? report('published-name.page', place, { page }) : [];
  });
}
