import { isLocale } from '@idmp/model';
import {
  pathBelowLocale,
  type CompiledPage,
  compilePages,
  type Content,
  DOCUMENTS_DIR,
  readContent,
  readSource,
  removeOtherDocuments,
} from '@idmp/content';
import { compiler } from '../assemble/dialect';

let saves = 0;

/** Counts a file that was saved. */
export function countSave(): void {
  saves += 1;
}

/** Runs a task, and runs it again if a file was saved meanwhile. */
export async function repeatWhileSaving(work: () => Promise<void>): Promise<void> {
  let before;
  do {
    before = saves;
    await work();
  } while (saves !== before);
}

/** The content at a moment, with every page compiled to the store. */
export interface ContentSnapshot {
  content: Content;
  /** By file. */
  pages: ReadonlyMap<string, CompiledPage>;
}

let latest: Promise<ContentSnapshot> | undefined;

/** Reads the content, and compiles what has changed: in workers, if that is much. */
export function readSnapshot(): Promise<ContentSnapshot> {
  latest = takeSnapshot({ isFirst: latest === undefined });
  // Those who wait for it get the error; nobody may wait yet.
  latest.catch(() => undefined);
  return latest;
}

/** The latest snapshot; reads the first one. */
export const latestSnapshot = (): Promise<ContentSnapshot> => latest ?? readSnapshot();

async function takeSnapshot({ isFirst }: { isFirst: boolean }): Promise<ContentSnapshot> {
  const content = await readContent({ root: process.cwd(), cacheDir: DOCUMENTS_DIR, ...(await compiler()) });
  const pages = await compilePages(content.sources, content.compile);
  const files = pages.map(({ fields }) => fields.file);
  // Later, Gatsby asks for the documents of removed files until it has seen that they are gone.
  if (isFirst) await removeOtherDocuments(DOCUMENTS_DIR, files);
  return { content, pages: new Map(pages.map(({ key, fields }) => [fields.file, { key, fields }])) };
}

/** A page as it is saved: from the latest snapshot, or compiled if it has changed since. */
export async function compiledPage(file: string): Promise<CompiledPage | undefined> {
  const { content, pages } = await latestSnapshot();
  const { sources, compile } = content;
  const locale = file.split('/').find(isLocale);
  if (!locale) return undefined;
  const { root, dialect } = compile;
  const source = await readSource(root, file, locale, pathBelowLocale(file), dialect.site).catch(
    () => undefined,
  );
  if (!source) return undefined;
  if (sources.find((known) => known.file === file)?.raw === source.raw) return pages.get(file);
  const partials = sources.filter(({ kind }) => kind === 'partial');
  const [page] = await compilePages([source, ...partials], compile);
  return page;
}
