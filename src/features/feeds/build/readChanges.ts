import { reviewedHash, REVIEWS_FILE, type Reviews } from '../../../core/model/reviews';
import { gitLog, gitTexts } from '../../../core/files/git';
import { ownValue } from '../../../core/model/plainRecord';
import { parseReviews } from '../../../core/content/parseReviews';

/** A page whose sections were reviewed with a new meaning. */
export interface PageChange {
  slug: string;
  /** ISO time of the commit. */
  time: string;
  /** Ids of the sections; '' is the top of the page. */
  sections: string[];
}

const MAX_COMMITS = 30;
/** A commit that changes a larger share of the sections changes how they are recorded, not what they mean. */
const MAX_SHARE = 0.5;

/** Pages whose meaning changed, newest first, from the history of the reviews; empty without git. */
export async function readChanges(root: string): Promise<PageChange[]> {
  const lines = await gitLog(root, `-${MAX_COMMITS}`, '--format=%H %cI', '--', REVIEWS_FILE);
  const commits = lines.map((line) => line.split(' '));
  const names = commits.map(([hash = '']) => `${hash}:./${REVIEWS_FILE}`);
  const texts = names.length > 0 ? await gitTexts(root, names) : [];
  // Not those that miss the file, or have a merge conflict or something else in it.
  const states = commits.flatMap(([, time = ''], index) => {
    const reviews = parseReviews(texts[index]);
    return reviews ? [{ time, reviews }] : [];
  });
  return states.flatMap(({ time, reviews }, index) => {
    const before = states[index + 1];
    return before ? changesBetween(before.reviews, reviews, time) : [];
  });
}

/** Pages with sections whose hash differs between two states of the reviews. */
export function changesBetween(before: Reviews, after: Reviews, time: string): PageChange[] {
  const meaning = (reviews: Reviews, slug: string, id: string): string =>
    Object.values(ownValue(ownValue(reviews, slug) ?? {}, id) ?? {})
      .map(reviewedHash)
      .join();
  const changes = Object.entries(after).flatMap(([slug, sections]) => {
    const ids = Object.keys(sections).filter((id) => meaning(before, slug, id) !== meaning(after, slug, id));
    return ids.length > 0 ? [{ slug, time, sections: ids }] : [];
  });
  const changed = changes.flatMap(({ sections }) => sections).length;
  const total = Object.values(after).flatMap(Object.keys).length;
  return changed > total * MAX_SHARE ? [] : changes;
}
