import fs from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { type ContentProblem, report } from '@idmp/model';

/** Content of a file: a text, or the absolute path of the file to copy. */
export type NewFile = string | { copyOf: string };

/** A change of several files; all paths are relative to the project. */
export interface ContentChange {
  write: ReadonlyMap<string, NewFile>;
  /** Files and folders to remove. */
  remove?: readonly string[];
}

/** A command that changes nothing; the message is one sentence without its full stop. */
export class RefusedChange extends Error {}

/** Lock of the content, and the folders of a change under way, relative to the project. */
const CHANGES = '.content-change';
const RETRY_MS = 100;
const WAIT_MS = 60_000;
/** When the lock of a killed command expires; longer than a check blocks its thread. */
const STALE_MS = 20_000;

/**
 * Makes a change, or none of it, one at a time: new files are prepared aside and moved into place, and what they replace
 * returns if a step or the check fails. If the process is killed, git shows and restores what it has moved.
 * @param planned - the change, or what reads the content to plan it
 * @param check - returns what is wrong with the changed content
 */
export async function changeContent(
  root: string,
  planned: ContentChange | (() => Promise<ContentChange>),
  check: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const release = await acquire(path.join(root, CHANGES));
  const aside = await fs.mkdtemp(path.join(root, `${CHANGES}-`));
  own.add(path.basename(aside));
  try {
    await make(root, aside, typeof planned === 'function' ? await planned() : planned, check);
  } finally {
    await fs.rm(aside, { recursive: true });
    await release();
  }
}

/** Folders of the changes of this process. */
const own = new Set<string>();

/** Reports the folder of a change that was killed, whose content may be half the new one. */
export async function checkInterrupted(root: string): Promise<ContentProblem[]> {
  const names = (await fs.readdir(root)).filter((name) => name.startsWith(`${CHANGES}-`) && !own.has(name));
  return names.map((file) => report('interrupted-change', { file, line: 1 }));
}

async function acquire(place: string): Promise<() => Promise<void>> {
  const retries = { retries: WAIT_MS / RETRY_MS, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };
  try {
    return await lock(place, { realpath: false, stale: STALE_MS, retries });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new RefusedChange('another command is changing the content: wait until it has finished');
  }
}

async function make(
  root: string,
  aside: string,
  { write, remove = [] }: ContentChange,
  check: () => Promise<string | undefined>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const files = [...write.keys()];
  try {
    for (const [index, file] of [...write.values()].entries()) {
      const place = path.join(aside, `new-${index}`);
      await (typeof file === 'string' ? fs.writeFile(place, file) : fs.copyFile(file.copyOf, place));
    }
    for (const target of [...remove, ...files]) {
      const place = path.join(root, target);
      const old = path.join(aside, `old-${undo.length}`);
      if (await moveIfThere(place, old)) undo.push(() => fs.rename(old, place));
    }
    for (const [index, target] of files.entries()) {
      const place = path.join(root, target);
      const made = await fs.mkdir(path.dirname(place), { recursive: true });
      undo.push(() => fs.rm(made ?? place, { recursive: true, force: true }));
      await fs.rename(path.join(aside, `new-${index}`), place);
    }
    const reason = await check();
    if (reason !== undefined) throw new RefusedChange(reason);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw refusalOf(error, root);
  }
}

/** Moves a file or folder; returns whether there was one. */
const moveIfThere = (from: string, to: string): Promise<boolean> =>
  fs.rename(from, to).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** A refusal that names the file of a file system error. */
function refusalOf(error: unknown, root: string): unknown {
  const { code, path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const name = dest ?? file;
  if (code === undefined || name === undefined) return error;
  return new RefusedChange(`${path.relative(root, name)} cannot be written (${code})`);
}
