import fs from 'node:fs/promises';
import path from 'node:path';
import { anyJson, type ContentProblem, readJson } from '@idmp/model';
import { type Reviews, REVIEWS_FILE, parseReviews } from '@idmp/content';
import { report } from './problems';

/** Reads the recorded reviews, unless the file is missing. An unreadable file is a problem. */
export async function readReviews(root: string): Promise<{ reviews?: Reviews; problems: ContentProblem[] }> {
  const text = await fs.readFile(path.join(root, REVIEWS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { problems: [] };
  const reviews = parseReviews(text);
  if (reviews) return { reviews, problems: [] };
  const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<')) + 1;
  const broken = readJson(text, anyJson) ? 'reviews.form' : 'reviews.json';
  const code = conflict ? 'reviews.conflict' : broken;
  return { problems: [report(code, { file: REVIEWS_FILE, line: conflict || 1 })] };
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
