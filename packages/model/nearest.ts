/**
 * The candidate that a writer most likely meant, or undefined when none is close.
 * @example nearest('titel', ['title', 'slug']) // 'title'
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  // Not further away than a word of which nothing is left.
  let bestDistance = Math.min(Math.max(2, Math.floor(wanted.length * 0.4)) + 1, wanted.length);
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Edit distance of two texts (insertions, deletions, replacements, swaps of adjacent characters), at most `limit`. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
