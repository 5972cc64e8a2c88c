import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../model/locale';
import type { ContentProblem } from '../model/problem';
import type { Source } from '../model/source';
import { NAV_ITEMS } from '../site/nav';
import { CODE_THEMES } from '../site/site';
import { assembleSite, type Site } from './assembleSite';
import { checkCategories } from './checks/categories';
import { checkNavbar, NAV_FILE } from './checks/configuration';
import { checkDefaults } from './checks/defaults';
import { checkDownloads } from './checks/downloads';
import { checkMessages, type MessageFile } from './checks/messages';
import { compileDocuments } from './compileDocuments';
import { CONTENT_DIR, STANDALONE_DIR } from './contentFolders';
import { createFileStore } from './images';
import type { CompileOptions } from './markdown/compileDocument';
import { codeStyles } from './markdown/highlight';
import { listFiles, readSources } from './readContent';
import { readFolders } from './readFolders';
import { readTextFile } from './readTextFile';
import { readWordLists } from './readWordLists';

export interface LoadOptions {
  /** Folder of the project. */
  root: string;
  pathPrefix: string;
  production: boolean;
  /** Absolute address of the site. */
  siteUrl?: string;
  recordBase?: string;
  /** Folder of the cache relative to the project; absent: nothing is kept. */
  cacheDir?: string;
  /** Worker threads for many new documents; 0 compiles in this thread. */
  workers?: number;
  /** Sources that were read elsewhere; absent: they are read from `content/`. */
  sources?: readonly Source[];
  /** Takes work that the site need not wait for, such as filling the cache; absent: it is done before. */
  later?: (task: () => Promise<void>) => void;
}

export interface LoadedSite extends Site {
  /** Style sheet of the code blocks. */
  codeCss: string;
  /** How many documents were compiled anew. */
  compiled: number;
}

/** Pages of the site that are no documents: their addresses are taken, and links to them are alive. */
const STANDALONE_SLUGS = ['blog-redirect', 'redirect', '404'] as const;

/** Reads `content/`, compiles what changed, assembles the site. The one entry point for Gatsby, tests and scripts. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const { root } = options;
  const sources = options.sources ?? [
    ...(await readSources(root, CONTENT_DIR)),
    ...(await readSources(root, STANDALONE_DIR)),
  ];
  const contentFiles = (await listFiles(path.join(root, CONTENT_DIR))).map(
    (file) => `${CONTENT_DIR}/${file}`,
  );
  const messageFiles = await readMessageFiles(root);
  const messages = contentMessages(messageFiles);
  const problems = checkMessages(messageFiles, LOCALES);
  const compileOptions = await compileOptionsOf(root, messages, problems);
  const { documents, compiled } = await compileDocuments(sources, { ...options, options: compileOptions });
  const { folders, problems: folderProblems } = await readFolders(root, contentFiles);
  const site = assembleSite({
    ...options,
    documents,
    locales: LOCALES,
    messages,
    otherSlugs: STANDALONE_SLUGS,
    siteUrls: options.siteUrl ? [options.siteUrl] : [],
    files: createFileStore(root),
    folders,
    contentFiles,
    partials: sources.filter(({ kind }) => kind === 'partial').map(({ file }) => file),
  });
  return {
    ...site,
    problems: [
      ...site.problems,
      ...problems,
      ...folderProblems,
      ...checkCategories(documents, folders),
      ...checkDownloads(documents, (file) => readTextFile(root, file)),
      ...checkDefaults(sources),
      ...checkNavbar(NAV_ITEMS, await fs.readFile(path.join(root, NAV_FILE), 'utf8').catch(() => '')),
    ],
    codeCss: await codeStyles(CODE_THEMES),
    compiled,
  };
}

type Messages = Record<Locale, Record<string, string>>;

/** Every file below `locales/`. */
async function readMessageFiles(root: string): Promise<MessageFile[]> {
  const files = LOCALES.map(async (locale) => {
    const names = (await listFiles(path.join(root, 'locales', locale))).filter((name) =>
      name.endsWith('.json'),
    );
    return names.map(async (name) => {
      const file = `locales/${locale}/${name}`;
      const json = await fs.readFile(path.join(root, file), 'utf8');
      return { file, locale, namespace: name.slice(0, -'.json'.length), json };
    });
  });
  return Promise.all((await Promise.all(files)).flat());
}

/** Texts that the content itself shows; those of a file that cannot be read are left out. */
function contentMessages(files: readonly MessageFile[]): Messages {
  const textsOf = (locale: Locale): Record<string, string> => {
    const file = files.find((candidate) => candidate.locale === locale && candidate.namespace === 'content');
    try {
      return JSON.parse(file?.json ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  };
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])) as Messages;
}

async function compileOptionsOf(
  root: string,
  messages: Messages,
  problems: ContentProblem[],
): Promise<Record<Locale, CompileOptions>> {
  const words = await readWordLists(root, problems);
  const options = LOCALES.map((locale) => {
    const own: CompileOptions = { messages: messages[locale], codeThemes: CODE_THEMES, ...words[locale] };
    return [locale, own] as const;
  });
  return Object.fromEntries(options) as Record<Locale, CompileOptions>;
}
