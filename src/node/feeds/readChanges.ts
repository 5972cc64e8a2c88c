import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Reviews } from '../../model/ledger';
import { REVIEWS_FILE } from '../content/readReviews';

/** A page whose sections were reviewed with a new meaning. */
export interface PageChange {
  slug: string;
  /** ISO time of the commit. */
  time: string;
  /** Ids of the sections; '' is the top of the page. */
  sections: string[];
}

const run = promisify(execFile);
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_COMMITS = 30;
/** A commit that changes a larger share of the sections changes how they are recorded, not what they mean. */
const MAX_SHARE = 0.5;

/** Pages whose meaning changed, newest first, from the history of the reviews; empty without git. */
export async function readChanges(root: string): Promise<PageChange[]> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: root, maxBuffer: MAX_BYTES })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return [];
    const log = await git('log', `-${MAX_COMMITS}`, '--format=%H %cI', '--', REVIEWS_FILE);
    const commits = log
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]);
    const states = await Promise.all(
      commits.map(async ([hash, time]) => {
        try {
          return [{ time, reviews: JSON.parse(await git('show', `${hash}:./${REVIEWS_FILE}`)) as Reviews }];
        } catch {
          // The file was missing or had a merge conflict: skip this state.
          return [];
        }
      }),
    );
    const known = states.flat();
    return known.flatMap(({ time, reviews }, index) => {
      const before = known[index + 1];
      return before ? changesBetween(before.reviews, reviews, time) : [];
    });
  } catch {
    return [];
  }
}

/** Pages with sections whose hash differs between two states of the reviews. */
export function changesBetween(before: Reviews, after: Reviews, time: string): PageChange[] {
  const meaning = (reviews: Reviews, slug: string, id: string): string =>
    Object.values(reviews[slug]?.[id] ?? {})
      .map((record) => record.split(' ', 1)[0])
      .join();
  const changes = Object.entries(after).flatMap(([slug, sections]) => {
    const ids = Object.keys(sections).filter((id) => meaning(before, slug, id) !== meaning(after, slug, id));
    return ids.length > 0 ? [{ slug, time, sections: ids }] : [];
  });
  const count = (pages: readonly { length: number }[]): number =>
    pages.reduce((sum, { length }) => sum + length, 0);
  const total = count(Object.values(after).map((sections) => Object.keys(sections)));
  return count(changes.map(({ sections }) => sections)) > total * MAX_SHARE ? [] : changes;
}
