import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { writeWhole } from '@idmp/files';
import { parseOwn } from '@idmp/model';

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

/** Folder of changes under way, relative to the project: new files, replaced ones, and the journal to undo them by. */
const CHANGES = '.content-change';
const JOURNAL = 'journal.json';
const RETRY_MS = 100;
const WAIT_MS = 60_000;
/** When the lock of a killed command expires; longer than a check blocks its thread. */
const STALE_MS = 20_000;

/** A place that a change has to take back. */
interface Step {
  target: string;
  /** Whether something was there, which then lies in the folder as `old-<number of the step>`. */
  existed: boolean;
  /** Hash of the new file, which lies in the folder as `new-<number>` until then. */
  hash?: string;
}

/**
 * Makes a change, or none of it, one at a time: new files are prepared aside and renamed into place, and what they replace
 * returns if a step or the check fails, or by the next change if the process is killed.
 * @param planned - the change, or what reads the content to plan it
 * @param check - returns what is wrong with the changed content
 */
export async function changeContent(
  root: string,
  planned: ContentChange | (() => Promise<ContentChange>),
  check: () => Promise<string | undefined> = () => Promise.resolve(undefined),
): Promise<void> {
  const folder = path.join(root, CHANGES);
  const release = await acquire(folder);
  try {
    await fs.mkdir(folder, { recursive: true });
    await recover(root);
    await make(root, typeof planned === 'function' ? await planned() : planned, check);
  } finally {
    await fs.rmdir(folder).catch(() => undefined);
    await release().catch(() => undefined);
  }
}

async function acquire(folder: string): Promise<() => Promise<void>> {
  const retries = { retries: WAIT_MS / RETRY_MS, minTimeout: RETRY_MS, maxTimeout: RETRY_MS };
  try {
    // A stopped process loses the lock: its change is then undone, and its next step fails.
    return await lock(folder, { realpath: false, stale: STALE_MS, retries, onCompromised: () => undefined });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new RefusedChange('another command is changing the content: wait until it has finished');
  }
}

async function make(root: string, change: ContentChange, check: () => Promise<string | undefined>) {
  const stage = await fs.mkdtemp(path.join(root, CHANGES, 'change-'));
  try {
    const steps = await prepare(root, stage, change);
    await writeWhole(path.join(stage, JOURNAL), JSON.stringify(steps));
    for (const [index, { target, existed, hash }] of steps.entries()) {
      const place = path.join(root, target);
      if (existed) await fs.rename(place, path.join(stage, `old-${index}`));
      if (hash === undefined) continue;
      await fs.mkdir(path.dirname(place), { recursive: true });
      await fs.rename(path.join(stage, `new-${index}`), place);
    }
    const reason = await check();
    if (reason !== undefined) throw new RefusedChange(reason);
    // From here on the change is made.
    await fs.rename(stage, doneName(stage));
  } catch (error) {
    await undo(root, stage);
    throw refusalOf(error, root);
  }
  await fs.rm(doneName(stage), { recursive: true, force: true });
}

/** Writes the new files aside; returns the steps of the change. */
async function prepare(root: string, stage: string, { write, remove = [] }: ContentChange): Promise<Step[]> {
  const steps: Step[] = [];
  const isGone = (target: string): boolean =>
    remove.some((folder) => target !== folder && target.startsWith(`${folder}/`));
  for (const target of remove)
    if (await exists(path.join(root, target))) steps.push({ target, existed: true });
  for (const [target, file] of write) {
    const place = path.join(stage, `new-${steps.length}`);
    if (typeof file === 'string') await fs.writeFile(place, file);
    else await fs.copyFile(file.copyOf, place);
    const existed = !isGone(target) && (await exists(path.join(root, target)));
    steps.push({ target, existed, hash: await hashOf(place) });
  }
  return steps;
}

/** Undoes changes that were killed, and removes what others left. */
async function recover(root: string): Promise<void> {
  const folder = path.join(root, CHANGES);
  for (const name of await fs.readdir(folder)) {
    if (name.startsWith('done-')) await fs.rm(path.join(folder, name), { recursive: true, force: true });
    else if (/^(?:change|undo)-/.test(name)) await undo(root, path.join(folder, name));
  }
}

const doneName = (stage: string): string =>
  path.join(path.dirname(stage), path.basename(stage).replace(/^\w+-/, 'done-'));

/**
 * Puts back what a change has replaced, and removes what it has made, unless somebody has changed that since.
 * @throws RefusedChange that names the folder with the former files, if something is in their place
 */
async function undo(root: string, stage: string): Promise<void> {
  const claimed = path.join(path.dirname(stage), path.basename(stage).replace(/^\w+-/, 'undo-'));
  // A process that was stopped and goes on finds its folder gone.
  if (claimed !== stage && !(await renamed(stage, claimed)))
    throw new RefusedChange('another command has undone this change while it was stopped: run it again');
  const journal = await fs.readFile(path.join(claimed, JOURNAL), 'utf8').catch(() => '[]');
  let kept: string | undefined;
  for (const [index, { target, existed, hash }] of [...parseOwn<Step[]>(journal).entries()].reverse()) {
    const place = path.join(root, target);
    const old = path.join(claimed, `old-${index}`);
    const isToReturn = existed && (await exists(old));
    if (!isToReturn && existed) continue;
    if (hash !== undefined && (await hashOf(place).catch(() => undefined)) === hash) await fs.rm(place);
    if (isToReturn && !(await exists(place))) {
      await fs.mkdir(path.dirname(place), { recursive: true });
      await fs.rename(old, place);
    } else if (isToReturn) kept = target;
    else await removeEmptyFolders(root, path.dirname(place));
  }
  const where = path.relative(root, claimed);
  if (kept !== undefined)
    throw new RefusedChange(
      `${kept} has changed since a command was interrupted: its former files are in ${where}, put back what you need and delete that folder`,
    );
  await fs.rm(claimed, { recursive: true, force: true });
}

async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  for (let each = folder; each.startsWith(root + path.sep); each = path.dirname(each))
    if (
      !(await fs.rmdir(each).then(
        () => true,
        () => false,
      ))
    )
      return;
}

const exists = (file: string): Promise<boolean> =>
  fs.lstat(file).then(
    () => true,
    () => false,
  );
const renamed = (from: string, to: string): Promise<boolean> =>
  fs.rename(from, to).then(
    () => true,
    () => false,
  );

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await fs.readFile(file))
    .digest('hex');
}

/** A refusal that names the file of a file system error. */
function refusalOf(error: unknown, root: string): unknown {
  const { code, path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const name = dest ?? file;
  if (code === undefined || name === undefined) return error;
  return new RefusedChange(`${path.relative(root, name)} cannot be written (${code})`);
}
