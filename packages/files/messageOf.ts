import { types } from 'node:util';

/** What the system says, and what to do. */
const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'may not be read or written by this user: change its owner or its permissions',
  EISDIR: 'is a folder where a file belongs: move it away',
  EMFILE: 'cannot be opened, as too many files are: raise the limit (ulimit -n)',
  ELOOP: 'is a link to itself: put the file itself in its place',
  ENOENT: 'does not exist',
  ENOSPC: 'cannot be written, as the disk is full: make room, and run the command again',
  ENOTEMPTY: 'was filled by another process while it was removed: run the command again',
  ENOTDIR: 'lies below a file where a folder belongs: move that file away',
  EPERM: 'may not be changed by this user: change its owner or its permissions',
  EROFS: 'cannot be written, as its disk is read-only',
};

/** A message for people: instead of a raw sentence of the system, the file, what is wrong with it and what to do. */
export function messageOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { code, path, dest }: NodeJS.ErrnoException & { dest?: string } = error;
  const fault = Object.entries(FAULTS).find(([name]) => code === name || code === `ERR_FS_${name}`)?.[1];
  return fault === undefined ? error.message : `${dest ?? path ?? 'A path'} ${fault}.`;
}
