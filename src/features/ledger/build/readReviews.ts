import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { REVIEWS_FILE, type Reviews } from '../../../core/model/reviews';
import { LOCALES } from '../../../core/model/locale';
import type { ContentProblem } from '../../../core/model/problem';
import { report } from './problems';

const schema = z.record(z.string(), z.record(z.string(), z.partialRecord(z.enum(LOCALES), z.string())));

/** Reads the recorded reviews, unless the file is missing. An unreadable file is a problem. */
export async function readReviews(root: string): Promise<{ reviews?: Reviews; problems: ContentProblem[] }> {
  const text = await fs.readFile(path.join(root, REVIEWS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { problems: [] };
  try {
    return { reviews: schema.parse(JSON.parse(text)), problems: [] };
  } catch (error) {
    const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<')) + 1;
    const code = conflict
      ? 'reviews.conflict'
      : error instanceof SyntaxError
        ? 'reviews.json'
        : 'reviews.form';
    return { problems: [report(code, { file: REVIEWS_FILE, line: conflict || 1 })] };
  }
}

/** Text of the reviews: one section per line, to keep merge conflicts rare. */
export function reviewsText(reviews: Reviews): string {
  const pages = Object.entries(reviews).map(([slug, sections]) => {
    const lines = Object.entries(sections).map(
      ([id, review]) => `    ${JSON.stringify(id)}: ${JSON.stringify(review)}`,
    );
    return `  ${JSON.stringify(slug)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${pages.join(',\n')}\n}\n`;
}
