import { z } from 'zod';
import type { Release } from '../hosts/release';

const schema = z.record(z.string().min(1), z.string().regex(/^[\da-f]{64}$/));

/** Parses a `release.json`; null if it is not one. */
export function parseRelease(text: string): Release | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
  } catch {
    return null;
  }
}

/**
 * Public address of a file.
 * @example addressOfFile('en/intro/index.html') // '/en/intro'
 */
export function addressOfFile(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  return path.split('/').map(encodeURIComponent).join('/');
}
