import fs from 'node:fs/promises';
import path from 'node:path';
import {
  type ContentProblem,
  type Finding,
  groupBy,
  kindOf,
  type Locale,
  lostDocument,
  type LostDocument,
  type PhraseValue,
  report,
  type SourcePlace,
} from '@idmp/model';
import { DEVICE, foldAddress } from '../assemble/slugFault';
import { isUnreadableName, listVisibleFiles } from '@idmp/files';

/** Reports every file that looks like a document but is not read as one, so that none is silently ignored. */
export async function checkFileNames(
  root: string,
  contentDir: string,
  locales: readonly Locale[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const add = (file: string, { code, values }: Finding<LostDocument>): void => {
    problems.push(report(code, { file: shown(file), line: 1 }, values));
  };
  const visit = async (base: string, below: string): Promise<void> => {
    const folder = path.join(root, base, below);
    const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const relative = below ? `${below}/${entry.name}` : entry.name;
      const file = `${base}/${relative}`;
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      if (isUnreadableName(entry.name)) {
        add(file, { code: 'lost-document.not-utf8', values: { folder: path.posix.join(base, below) } });
        continue;
      }
      if (entry.isSymbolicLink() && (await leadsToDocuments(path.join(root, file))))
        add(file, { code: 'lost-document.link' });
      else if (entry.isDirectory()) await visit(base, relative);
      else {
        const lost = entry.isFile() ? lostDocument(relative) : undefined;
        if (lost) add(file, lost);
      }
    }
  };
  for (const locale of locales) await visit(`${contentDir}/${locale}`, '');
  return problems;
}

/** Reports names that crash Gatsby's file reader before the content is checked: it treats a backslash as a slash. */
export async function findBackslashes(root: string, contentDir: string): Promise<ContentProblem[]> {
  const files = await listVisibleFiles(path.join(root, contentDir));
  return files
    .filter((file) => file.includes('\\'))
    .map((file) => report('file-name.backslash', { file: `${contentDir}/${shown(file)}`, line: 1 }));
}

/** Signs that no name on Windows has; a backslash is reported on its own. */
const NOT_ON_WINDOWS = /["*:<>?|]|\p{Cc}/u;

/** Reports files and folders that can't be checked out on Windows, or that it and macOS take for one. */
export async function checkPortableNames(root: string, contentDir: string): Promise<ContentProblem[]> {
  const files = await listVisibleFiles(path.join(root, contentDir));
  const entries = [...new Set(files.flatMap(withFolders))];
  const placeOf = (entry: string): SourcePlace => ({ file: `${contentDir}/${shown(entry)}`, line: 1 });
  const faults = entries.flatMap((entry) => {
    const reason = portabilityFault(path.posix.basename(entry));
    return reason ? report('file-name', placeOf(entry), { reason }) : [];
  });
  const alike = [...groupBy(entries, foldAddress).values()].flatMap(([first = '', ...others]) =>
    others.map((entry) => report('file-name.form', placeOf(entry), { name: shown(first) })),
  );
  return [...faults, ...alike];
}

/** Leaves out a name that is reported already, for the address that it gives a page: the mistake is one. */
export function onePerName(problems: readonly ContentProblem[]): ContentProblem[] {
  // That of an address in the front matter has the line of its field.
  const named = problems.filter(
    ({ code, line }) => /^(?:duplicate-)?address$/.test(kindOf(code)) && line === 1,
  );
  const isNamed = (file: string): boolean =>
    named.some((problem) => problem.file === file || problem.file.startsWith(`${file}/`));
  return problems.filter(({ code, file }) => kindOf(code) !== 'file-name' || !isNamed(file));
}

/** A file and the folders in which it lies: `a/b.md` → `a`, `a/b.md`. */
function withFolders(file: string): string[] {
  const names = file.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Why no file on Windows can have a name. */
function portabilityFault(name: string): PhraseValue | undefined {
  const sign = NOT_ON_WINDOWS.exec(name)?.[0];
  if (sign !== undefined) return { phrase: 'windows-sign', values: { sign: JSON.stringify(sign) } };
  if (DEVICE.test(name)) return { phrase: 'windows-device', values: { name } };
  return /[. ]$/.test(name) ? { phrase: 'windows-end', values: { name } } : undefined;
}

async function leadsToDocuments(link: string): Promise<boolean> {
  if (/\.mdx?$/i.test(link)) return true;
  return fs.stat(link).then(
    (target) => target.isDirectory(),
    () => false,
  );
}

/** Prints a name on one line, whatever characters it contains. */
function shown(file: string): string {
  return file.replace(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1));
}
