import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { buildLedger, type LedgerEntry, type Reviews } from '../../model/ledger';
import { LOCALES, perLocale, type Locale } from '../../model/locale';
import type { ContentProblem } from '../../model/problem';
import type { Question } from '../../model/questions';
import type { Source } from '../../model/source';
import { VERSIONS_DIR } from '../../model/versions';
import { NAV_ITEMS } from '../../site/nav';
import { CODE_THEMES, cutVersions, VERSIONS } from '../../site/site';
import { checkCategories } from '../checks/categories';
import { checkNavbar, NAV_FILE } from '../checks/configuration';
import { checkFileNames } from '../checks/fileNames';
import { checkDownloads } from '../checks/downloads';
import { checkMessages, type MessageFile } from '../checks/messages';
import { checkStaticFiles } from '../checks/staticFiles';
import { CONTENT_DIR, STANDALONE_DIR } from './contentFolders';
import type { CompileOptions } from '../markdown/context';
import { listVisibleFiles } from '../files/listFiles';
import { readSources } from './readContent';
import { readQuestions } from './readQuestions';
import { readPublished } from './publishedAddresses';
import { readReviews } from './readReviews';
import { readFolders, type FolderSettings } from './readFolders';
import { readTextFile } from './readTextFile';
import { readWordLists } from './readWordLists';
import { compileDocuments } from './compileDocuments';
import { readVersions, type FrozenVersion } from './readVersions';
import { writeLedger } from './ledgerFile';
import { withLock } from './withLock';

export interface PrepareOptions {
  /** Folder of the project. */
  root: string;
  /** Folder of the compiled documents, relative to the project; not cached if absent. */
  cacheDir?: string;
  /** Number of worker threads for many cache misses; 0 compiles in this thread. */
  workers?: number;
  /** Sources to compile; defaults to those in `content/`. */
  sources?: readonly Source[];
}

type Messages = Record<Locale, Record<string, string>>;

/** Files of texts that appear in articles; `doc` is that of the layout around them. */
const NAMESPACES = ['content', 'doc'];

/** The compiled content, with all other inputs of `assembleSite`. */
export interface PreparedContent {
  documents: CompiledDocument[];
  /** Number of cache misses. */
  compiled: number;
  folders: FolderSettings['folders'];
  /** Texts of articles in each language. */
  messages: Messages;
  /** Every file below `content/`, and which of them are partials, relative to the project. */
  contentFiles: string[];
  partials: string[];
  /** The question bank of the search. */
  questions: Question[];
  /** Every section of the documents with its last review. */
  ledger: LedgerEntry[];
  /** Recorded reviews; undefined if there are none. */
  reviews: Reviews | undefined;
  /** Slugs of all pages that were ever published; undefined if not recorded. */
  published?: string[];
  /** Versions that were cut, newest first. */
  versions: FrozenVersion[];
  /** Faults outside documents: UI texts, folders, glossary, navbar. */
  problems: ContentProblem[];
}

/** Reads `content/` and compiles what changed. A lock serializes processes that share a cache. */
export async function prepareContent(options: PrepareOptions): Promise<PreparedContent> {
  const { root, cacheDir } = options;
  const sources = options.sources ?? [
    ...(await readSources(root, CONTENT_DIR)),
    ...(await readSources(root, STANDALONE_DIR)),
  ];
  const contentFiles = (await listVisibleFiles(path.join(root, CONTENT_DIR)))
    .map((file) => `${CONTENT_DIR}/${file}`)
    .filter((file) => !file.startsWith(`${VERSIONS_DIR}/`));
  const messageFiles = await readMessageFiles(root);
  const messages = articleMessages(messageFiles);
  const problems = checkMessages(messageFiles, LOCALES);
  const compileOptions = await compileOptionsOf(root, messages, problems);
  const compile = async () => {
    const settings = { ...options, options: compileOptions };
    const current = await compileDocuments(sources, settings);
    return { ...current, versions: await readVersions(sources, current.documents, settings) };
  };
  const { documents, compiled, versions } = await (cacheDir === undefined
    ? compile()
    : withLock(path.join(root, cacheDir), compile));
  const { folders, problems: folderProblems } = await readFolders(root, contentFiles);
  const { questions, problems: questionProblems } = await readQuestions(root);
  const { reviews, problems: reviewProblems } = await readReviews(root);
  const published = await readPublished(root);
  const ledger = buildLedger(documents, reviews ?? {});
  if (cacheDir !== undefined) await writeLedger(root, ledger);
  const navSource = await fs.readFile(path.join(root, NAV_FILE), 'utf8').catch(() => '');
  return {
    documents,
    compiled,
    folders,
    messages,
    contentFiles,
    partials: sources.filter(({ kind }) => kind === 'partial').map(({ file }) => file),
    questions,
    ledger,
    reviews,
    versions,
    ...(published && { published }),
    problems: [
      ...problems,
      ...reviewProblems,
      ...questionProblems,
      ...folderProblems,
      ...checkCategories(documents, folders),
      ...(await checkStaticFiles(root)),
      ...(await checkFileNames(root, CONTENT_DIR, LOCALES)),
      ...checkNavbar(NAV_ITEMS, navSource, [...VERSIONS, ...cutVersions(versions.map(({ name }) => name))]),
      ...checkDownloads(documents, (file) => readTextFile(root, file)),
    ],
  };
}

/** Every file below `locales/`. */
async function readMessageFiles(root: string): Promise<MessageFile[]> {
  const files = LOCALES.map(async (locale) => {
    const names = (await listVisibleFiles(path.join(root, 'locales', locale))).filter((name) =>
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

/** Texts of articles; unreadable files are skipped. */
function articleMessages(files: readonly MessageFile[]): Messages {
  const textsOf = ({ json }: MessageFile): Record<string, string> => {
    try {
      return JSON.parse(json) as Record<string, string>;
    } catch {
      return {};
    }
  };
  return perLocale((locale) => {
    const own = files.filter((file) => file.locale === locale && NAMESPACES.includes(file.namespace));
    return Object.assign({}, ...own.map(textsOf)) as Record<string, string>;
  });
}

async function compileOptionsOf(
  root: string,
  messages: Messages,
  problems: ContentProblem[],
): Promise<Record<Locale, CompileOptions>> {
  const words = await readWordLists(root, problems);
  return perLocale((locale) => ({ messages: messages[locale], codeThemes: CODE_THEMES, ...words[locale] }));
}
