import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Reviews } from '../../model/ledger';
import type { ContentProblem } from '../../model/problem';
import { CONTENT_DIR } from './contentFolders';

/** File with the reviews of all sections, relative to the project. */
export const REVIEWS_FILE = `${CONTENT_DIR}/translations.json`;

const schema = z.record(
  z.string(),
  z.record(z.string(), z.partialRecord(z.enum(['zh-Hans', 'en']), z.string())),
);

/** Reads the recorded reviews; undefined if the file is missing. An unreadable file is a problem. */
export async function readReviews(
  root: string,
): Promise<{ reviews: Reviews | undefined; problems: ContentProblem[] }> {
  const text = await fs.readFile(path.join(root, REVIEWS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return { reviews: undefined, problems: [] };
  try {
    return { reviews: schema.parse(JSON.parse(text)), problems: [] };
  } catch (error) {
    const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<')) + 1;
    return { reviews: undefined, problems: [broken(conflict, error instanceof SyntaxError)] };
  }
}

/** Writes one section per line to keep merge conflicts rare. */
export async function writeReviews(root: string, reviews: Reviews): Promise<void> {
  const pages = Object.entries(reviews).map(([slug, sections]) => {
    const lines = Object.entries(sections).map(
      ([id, review]) => `    ${JSON.stringify(id)}: ${JSON.stringify(review)}`,
    );
    return `  ${JSON.stringify(slug)}: {\n${lines.join(',\n')}\n  }`;
  });
  await fs.writeFile(path.join(root, REVIEWS_FILE), `{\n${pages.join(',\n')}\n}\n`);
}

function broken(conflict: number, isSyntax: boolean): ContentProblem {
  return {
    file: REVIEWS_FILE,
    line: Math.max(1, conflict),
    severity: 'error',
    code: 'reviews',
    message: conflict
      ? 'the reviews of translations hold a merge conflict'
      : `the reviews of translations are ${isSyntax ? 'not valid JSON' : 'not of the expected form'}`,
    hint: 'keep the newer lines of a conflict, or restore the file from version control',
  };
}
