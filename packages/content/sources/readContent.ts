import {
  type ContentProblem,
  type Locale,
  asTexts,
  LOCALES,
  perLocale,
  readJson,
  type Source,
  VERSIONS_DIR,
} from '@idmp/model';
import { checkFiles } from '@idmp/compile';
import { type GlossaryEntry, readEntries } from '../words/glossary';
import { readWordLists } from '../words/wordLists';
import { type ReadList, HOUSE_RULES_FILE, readHouseRules } from '../words/jsonLists';
import path from 'node:path';
import type { Question } from '@idmp/search';
import { checkFileNames, checkPortableNames } from './fileNames';
import { checkInterrupted } from './changeContent';
import { checkMessages, type MessageFile } from './messages';
import { checkStaticFiles } from './publishable';
import { CONTENT_DIR, GLOSSARY_FILE, listVisibleFiles, readTextFile, STANDALONE_DIR } from '@idmp/files';
import { readSources } from './readSources';
import { readQuestions } from '../words/questions';
import { readValues } from './values';
import { readFolders, type FolderSettings } from './readFolders';
import type { CompileSettings } from './compileDocuments';

export interface ReadOptions extends Omit<CompileSettings, 'options'> {
  /** Sources of the documents; defaults to those in `content/` and of the site itself. */
  sources?: readonly Source[];
}

type Messages = Record<Locale, Record<string, string>>;

/** Files of texts that appear in articles; `doc` is that of the layout around them. */
const NAMESPACES = ['content', 'doc'];

/** All that the site is made of besides its code: the documents as sources, and what surrounds them. */
export interface Content {
  sources: readonly Source[];
  /** How documents are compiled. */
  compile: CompileSettings;
  folders: FolderSettings['folders'];
  /** Texts of articles in each language. */
  messages: Messages;
  /** Every file below `content/`, relative to the project. */
  contentFiles: string[];
  /** The question bank of the search. */
  questions: Question[];
  glossary: ReadList<GlossaryEntry>;
  /** House rules that the content switches on. */
  houseRules: readonly string[];
  /** Faults outside documents: UI texts, folders, glossary, file names. */
  problems: ContentProblem[];
}

/** Reads `content/` and the texts in `locales/`. */
export async function readContent({ root, sources, ...settings }: ReadOptions): Promise<Content> {
  const contentFiles = (await listVisibleFiles(path.join(root, CONTENT_DIR)))
    .map((file) => `${CONTENT_DIR}/${file}`)
    .filter((file) => !file.startsWith(`${VERSIONS_DIR}/`));
  const messageFiles = await readMessageFiles(root);
  const messages = articleMessages(messageFiles);
  const glossary = readEntries(readTextFile(root, GLOSSARY_FILE) ?? '[]');
  const lists = readWordLists(root, glossary);
  const { site } = settings.dialect;
  const read = sources ?? [
    ...(await readSources(root, site, CONTENT_DIR)),
    ...(await readSources(root, site, STANDALONE_DIR)),
  ];
  const folders = await readFolders(root, contentFiles);
  const bank = await readQuestions(root);
  const houseRules = readHouseRules(readTextFile(root, HOUSE_RULES_FILE) ?? '[]');
  return {
    sources: read,
    compile: {
      root,
      options: perLocale((locale) => ({ messages: messages[locale], ...lists.of[locale] })),
      ...settings,
    },
    messages,
    glossary,
    folders: folders.folders,
    contentFiles,
    questions: bank.questions,
    houseRules: houseRules.entries,
    problems: [
      ...(await checkInterrupted(root)),
      ...checkFiles(root, [...contentFiles, ...messageFiles.map(({ file }) => file)]),
      // Those of pages are part of their documents.
      ...read.filter(({ kind }) => kind === 'partial').flatMap((partial) => partial.problems),
      ...checkMessages(messageFiles, LOCALES),
      ...glossary.problems,
      ...lists.problems,
      ...houseRules.problems,
      ...readValues(root).problems,
      ...bank.problems,
      ...folders.problems,
      ...(await checkStaticFiles(root)),
      ...(await checkFileNames(root, CONTENT_DIR, LOCALES)),
      ...(await checkPortableNames(root, CONTENT_DIR)),
    ],
  };
}

/** Every file below `locales/`. */
async function readMessageFiles(root: string): Promise<MessageFile[]> {
  const files = LOCALES.map(async (locale) => {
    const names = (await listVisibleFiles(path.join(root, 'locales', locale))).filter((name) =>
      name.endsWith('.json'),
    );
    return names.map((name) => {
      const file = `locales/${locale}/${name}`;
      const json = readTextFile(root, file) ?? '';
      return { file, locale, namespace: name.slice(0, -'.json'.length), json };
    });
  });
  return (await Promise.all(files)).flat();
}

/** Texts of articles; unreadable files are skipped. */
function articleMessages(files: readonly MessageFile[]): Messages {
  const textsOf = ({ json }: MessageFile): Record<string, string> => readJson(json, asTexts) ?? {};
  return perLocale((locale) => {
    const own = files.filter((file) => file.locale === locale && NAMESPACES.includes(file.namespace));
    return Object.assign({}, ...own.map(textsOf)) as Record<string, string>;
  });
}
