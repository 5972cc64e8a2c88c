import fs from 'node:fs/promises';
import path from 'node:path';

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

/** Folder for new files before the change, and for replaced ones until it is complete; relative to the project. */
const STAGE = '.cache/content-change';

/**
 * Makes a change, or none of it: new files are prepared aside and renamed into place, and what they replace returns if a
 * step or the check fails.
 * @param check - returns what is wrong with the changed content
 */
export async function changeContent(
  root: string,
  { write, remove = [] }: ContentChange,
  check: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const stage = path.join(root, STAGE);
  const undo: (() => Promise<unknown>)[] = [];
  const setAside = async (file: string): Promise<void> => {
    const aside = path.join(stage, `old-${undo.length}`);
    if (await move(file, aside)) undo.unshift(() => move(aside, file));
  };
  const finish = (): Promise<void> => fs.rm(stage, { recursive: true, force: true });
  try {
    await finish();
    await fs.mkdir(stage, { recursive: true });
    const staged = await prepare(stage, write);
    for (const name of remove) await setAside(path.join(root, name));
    for (const [name, source] of staged) {
      const target = path.join(root, name);
      const made = await fs.mkdir(path.dirname(target), { recursive: true });
      if (made !== undefined) undo.unshift(() => fs.rm(made, { recursive: true, force: true }));
      await setAside(target);
      undo.unshift(() => fs.rm(target, { recursive: true, force: true }));
      await move(source, target);
    }
    const reason = await check();
    if (reason !== undefined) throw new RefusedChange(reason);
  } catch (error) {
    try {
      for (const step of undo) await step();
    } catch (cause) {
      const message = `the change could not be undone: the former files are in ${STAGE}`;
      throw new Error(message, { cause });
    }
    await finish().catch(() => undefined);
    throw refusalOf(error, root);
  }
  await finish();
}

/** A refusal that names the file of a file system error. */
function refusalOf(error: unknown, root: string): unknown {
  const { code, path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const name = dest ?? file;
  if (code === undefined || name === undefined) return error;
  return new RefusedChange(`${path.relative(root, name)} cannot be written (${code})`);
}

/** Writes the new files aside; returns the target of each with its place there. */
async function prepare(stage: string, write: ContentChange['write']): Promise<[string, string][]> {
  const staged: [string, string][] = [];
  for (const [name, file] of write) {
    const place = path.join(stage, `new-${staged.length}`);
    if (typeof file === 'string') await fs.writeFile(place, file);
    else await fs.copyFile(file.copyOf, place);
    staged.push([name, place]);
  }
  return staged;
}

/** Moves a file or folder, across file systems if need be; returns false if it does not exist. */
async function move(from: string, to: string): Promise<boolean> {
  try {
    await fs.rename(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code !== 'EXDEV') throw error;
    await fs.cp(from, to, { recursive: true });
    await fs.rm(from, { recursive: true });
  }
  return true;
}
