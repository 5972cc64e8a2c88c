import { z } from 'zod';
import { CONTENT_DIR } from '../content/contentFolders';
import { readJsonList, type ReadList } from './jsonFaults';

/** What is filled in is kept in the browser and shown on the page. */
const SECRET = /passw|secret|token|credential|\bkey\b|密码|口令|令牌|密钥/i;

const text = z.string().min(1);
const label = text.refine(
  (value) => !SECRET.test(value),
  'names a secret, which may not be kept in a browser',
);
const entry = z.strictObject({
  id: label.regex(/^[a-z][a-z\d-]*$/),
  find: z.array(text.refine(isExpression, 'is not a regular expression')).min(1),
  en: label,
  'zh-Hans': label,
});

/** A value in commands that each reader has another one of, such as the address of a host. */
export type Placeholder = z.infer<typeof entry>;

/** File of the placeholders, relative to the project; it may be absent. */
export const PLACEHOLDERS_FILE = `${CONTENT_DIR}/placeholders.json`;

/** The placeholders, from the text of their file. */
export function readPlaceholders(json: string): ReadList<Placeholder> {
  return readJsonList(PLACEHOLDERS_FILE, json, entry, {
    noun: 'the list of placeholders',
    example: '{ "id": "host", "find": ["your-host-ip"], "en": "…", "zh-Hans": "…" }',
  });
}

function isExpression(pattern: string): boolean {
  try {
    // One that matches nothing at all would be found everywhere.
    return !new RegExp(pattern, 'u').test('');
  } catch {
    return false;
  }
}
