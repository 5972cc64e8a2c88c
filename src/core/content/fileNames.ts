import fs from 'node:fs/promises';
import path from 'node:path';
import { lostDocument, type LostDocument } from '../model/contentFiles';
import { groupBy } from '../model/groupBy';
import type { Locale } from '../model/locale';
import type { ContentProblem } from '../model/problem';
import { DEVICE, foldAddress } from '../model/slugFault';
import { isUnreadableName, listVisibleFiles } from '../files/listFiles';

/** Reports every file that looks like a document but is not read as one, so that none is silently ignored. */
export async function checkFileNames(
  root: string,
  contentDir: string,
  locales: readonly Locale[],
): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const report = (file: string, { message, hint }: LostDocument): void => {
    problems.push({ file: shown(file), line: 1, severity: 'error', code: 'lost-document', message, hint });
  };
  const visit = async (base: string, below: string): Promise<void> => {
    const folder = path.join(root, base, below);
    const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const relative = below ? `${below}/${entry.name}` : entry.name;
      const file = `${base}/${relative}`;
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      if (isUnreadableName(entry.name)) {
        report(file, {
          message: `a name in ${path.posix.join(base, below)} is not UTF-8, so it is not read`,
          hint: 'rename the file or folder, or unpack the archive again with the encoding of its names',
        });
        continue;
      }
      if (entry.isSymbolicLink() && (await leadsToDocuments(path.join(root, file))))
        report(file, {
          message: 'the document or folder is not read: it is a symbolic link',
          hint: 'put the file itself in its place, or import it as a partial',
        });
      else if (entry.isDirectory()) await visit(base, relative);
      else {
        const lost = entry.isFile() ? lostDocument(relative) : undefined;
        if (lost) report(file, lost);
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
    .map((file): ContentProblem => ({
      file: `${contentDir}/${shown(file)}`,
      line: 1,
      severity: 'error',
      code: 'file-name',
      message: 'the name contains "\\", which addresses cannot contain',
      hint: 'rename the file or folder',
    }));
}

/** Signs that no name on Windows has; a backslash is reported on its own. */
const NOT_ON_WINDOWS = /["*:<>?|]|\p{Cc}/u;

/** Reports files and folders that can't be checked out on Windows, or that it and macOS take for one. */
export async function checkPortableNames(root: string, contentDir: string): Promise<ContentProblem[]> {
  const files = await listVisibleFiles(path.join(root, contentDir));
  const entries = [...new Set(files.flatMap(withFolders))];
  const report = (entry: string, message: string, hint: string): ContentProblem => ({
    file: `${contentDir}/${shown(entry)}`,
    line: 1,
    severity: 'error',
    code: 'file-name',
    message,
    hint,
  });
  const faults = entries.flatMap((entry) => {
    const fault = portabilityFault(path.posix.basename(entry));
    return fault === undefined ? [] : report(entry, fault, 'rename it, so that colleagues on Windows get it');
  });
  const alike = [...groupBy(entries, foldAddress).values()].flatMap(([first = '', ...others]) =>
    others.map((entry) =>
      report(
        entry,
        `the name differs from ${shown(first)} in case or Unicode form only`,
        'rename one of them: Windows and macOS take both for one',
      ),
    ),
  );
  return [...faults, ...alike];
}

/** Leaves out a name that is reported already, for the address that it gives a page: the mistake is one. */
export function onePerName(problems: readonly ContentProblem[]): ContentProblem[] {
  // That of an address in the front matter has the line of its field.
  const named = problems.filter(({ code, line }) => /^(?:duplicate-)?address$/.test(code) && line === 1);
  const isNamed = (file: string): boolean =>
    named.some((problem) => problem.file === file || problem.file.startsWith(`${file}/`));
  return problems.filter(({ code, file }) => code !== 'file-name' || !isNamed(file));
}

/** A file and the folders in which it lies: `a/b.md` → `a`, `a/b.md`. */
function withFolders(file: string): string[] {
  const names = file.split('/');
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}

/** Why no file on Windows can have a name. */
function portabilityFault(name: string): string | undefined {
  const sign = NOT_ON_WINDOWS.exec(name)?.[0];
  if (sign !== undefined)
    return `the name contains ${JSON.stringify(sign)}, which names on Windows cannot contain`;
  if (DEVICE.test(name)) return `"${name}" is the name of a device on Windows`;
  return /[. ]$/.test(name) ? `"${name}" ends with a dot or a space, which Windows drops` : undefined;
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
