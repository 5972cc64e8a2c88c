import {
  type ContentProblem,
  extensionPoint,
  type Locale,
  asTexts,
  LOCALES,
  perLocale,
  readJson,
  type Source,
  VERSIONS_DIR,
} from '@idmp/model';
import { type CompileOptions, checkConflicts, siteContext } from '@idmp/compile';
import { type GlossaryEntry, readEntries } from '../words/glossary';
import { type ReadList, HOUSE_RULES_FILE, readHouseRules } from '../words/jsonFaults';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Question } from '@idmp/search';
import { checkFileNames, checkPortableNames } from './fileNames';
import { checkMessages, type MessageFile } from './messages';
import { checkStaticFiles } from './publishable';
import { CONTENT_DIR, GLOSSARY_FILE, listVisibleFiles, readTextFile, STANDALONE_DIR } from '@idmp/files';
import { readSources } from './readSources';
import { readQuestions } from '../words/questions';
import { readValues } from './values';
import { readFolders, type FolderSettings } from './readFolders';
import type { CompileSettings } from './compileDocuments';

/** What word lists are read from. */
export interface ListInput {
  /** Folder of the project. */
  root: string;
  glossary: ReadList<GlossaryEntry>;
  /** Takes what is wrong with the lists. */
  problems: ContentProblem[];
}

/** The word lists of a feature. */
export interface WordLists {
  /** Reads the word lists of each language; a compiled document depends on them. */
  readLists?: (input: ListInput) => Promise<Readonly<Record<Locale, Partial<CompileOptions>>>>;
}

/** The word lists of the features. */
export const wordLists = extensionPoint<WordLists>('registerBuildFeatures');

export interface ReadOptions extends Pick<CompileSettings, 'root' | 'cacheDir' | 'workers'> {
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

/** What documents are compiled from, and what else was read for that. */
interface CompileInput extends Pick<Content, 'sources' | 'compile' | 'messages' | 'glossary' | 'problems'> {
  messageFiles: readonly MessageFile[];
}

/** Reads the part of the content that documents are compiled from. */
export async function readCompileInput({ root, sources, ...settings }: ReadOptions): Promise<CompileInput> {
  const messageFiles = await readMessageFiles(root);
  const messages = articleMessages(messageFiles);
  const problems = checkMessages(messageFiles, LOCALES);
  const glossary = readEntries(readTextFile(root, GLOSSARY_FILE) ?? '[]');
  problems.push(...glossary.problems);
  const options = await compileOptionsOf(messages, { root, glossary, problems });
  const read = sources ?? [
    ...(await readSources(root, CONTENT_DIR)),
    ...(await readSources(root, STANDALONE_DIR)),
  ];
  return {
    sources: read,
    compile: { root, options, ...settings },
    messages,
    messageFiles,
    glossary,
    problems,
  };
}

/** Reads `content/` and the texts in `locales/`. */
export async function readContent(input: ReadOptions): Promise<Content> {
  const { root } = input;
  const contentFiles = (await listVisibleFiles(path.join(root, CONTENT_DIR)))
    .map((file) => `${CONTENT_DIR}/${file}`)
    .filter((file) => !file.startsWith(`${VERSIONS_DIR}/`));
  const { messageFiles, problems, ...compileInput } = await readCompileInput(input);
  const { folders, problems: folderProblems } = await readFolders(root, contentFiles);
  const { questions, problems: questionProblems } = await readQuestions(root, {
    isCached: input.cacheDir !== undefined,
  });
  const conflicts = checkConflicts(root, [...contentFiles, ...messageFiles.map(({ file }) => file)]);
  const values = readValues(root);
  const houseRules = readHouseRules(readTextFile(root, HOUSE_RULES_FILE) ?? '[]');
  return {
    ...compileInput,
    folders,
    contentFiles,
    questions,
    houseRules: houseRules.entries,
    problems: [
      ...conflicts,
      // Those of pages are part of their documents.
      ...compileInput.sources.filter(({ kind }) => kind === 'partial').flatMap((partial) => partial.problems),
      ...problems,
      ...houseRules.problems,
      ...values.problems,
      ...questionProblems,
      ...folderProblems,
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
  const textsOf = ({ json }: MessageFile): Record<string, string> => readJson(json, asTexts) ?? {};
  return perLocale((locale) => {
    const own = files.filter((file) => file.locale === locale && NAMESPACES.includes(file.namespace));
    return Object.assign({}, ...own.map(textsOf)) as Record<string, string>;
  });
}

async function compileOptionsOf(
  messages: Messages,
  input: ListInput,
): Promise<Record<Locale, CompileOptions>> {
  const lists: Readonly<Record<Locale, Partial<CompileOptions>>>[] = [];
  for (const { readLists } of wordLists.all()) if (readLists) lists.push(await readLists(input));
  return perLocale((locale) => {
    const own: CompileOptions = { messages: messages[locale], codeThemes: siteContext().codeThemes };
    return Object.assign(own, ...lists.map((list) => list[locale])) as CompileOptions;
  });
}
